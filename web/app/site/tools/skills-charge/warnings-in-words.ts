import type { Warning } from '@portway/rules/kernel';
import type { Line } from '@portway/rules/sponsorship-cost';
import { withDaysInWords } from '../../../text/days.ts';
import { alternativesIn } from './alternatives.ts';
import { caseFields } from './case-fields.ts';
import { lineInWords } from './line-in-words.ts';

/** Warnings above the prices, without repeating what a line of the bill says itself. */
export function warningsInWords(warnings: readonly Warning[], lines: readonly Line[]): string[] {
  const remarks = lines.flatMap((line) => lineInWords(line).remark ?? []);
  return warnings.map(({ message }) => {
    const said = withDaysInWords(message);
    return conditionsToldAtLine(said, remarks) ?? withoutRemarks(said, remarks);
  });
}

/** The conditions of a switch from Student are shown at the charge that is then not due. */
function conditionsToldAtLine(said: string, remarks: readonly string[]): string | undefined {
  const conditions = alternativesIn(said).conditions.join();
  const atLine =
    conditions !== '' && remarks.some((remark) => alternativesIn(remark).conditions.join() === conditions);
  return atLine
    ? `A Student can switch to Skilled Worker inside the UK only if they meet one of the conditions beside the Immigration Skills Charge. Answer “${caseFields.studentSwitch.label}” to have that checked.`
    : undefined;
}

function withoutRemarks(said: string, remarks: readonly string[]): string {
  return remarks.reduce((left, remark) => left.replace(remark, ''), said).trim();
}

import type { Line, WhoPays } from '@portway/rules/sponsorship-cost';
import { withDaysInWords } from '../../../../text/days.ts';
import { inPounds } from '../../../../text/money.ts';
import { noLawInWords } from '../../../../text/outcome.ts';
import { type CaseField, caseFields } from '../case-fields.ts';

export interface BillLineShown {
  readonly key: string;
  readonly title: string;
  readonly figure: string;
  /** Why there is no amount. */
  readonly remark: string | undefined;
  /** Who must pay it, if the section's lines differ. */
  readonly whoPays: WhoPays | undefined;
}

const chooseALength = 'Choose a length';
const answerNeeded = 'Answer needed';
export const noFigure = 'No figure';
const noTotal = 'No total';
/** Why there is no total with family who cannot come. */
export const withoutFamilyTotal = `${noTotal}. Not all of the family can come. You can still see what the employer and the candidate pay.`;

/** One line of the bill in words. */
export function lineInWords(line: Line): BillLineShown {
  const { payer, item } = line;
  const person = payer === 'partner' ? 'Partner: ' : payer === 'children' ? 'Children: ' : '';
  // Nobody pays for family who do not come.
  const whoPays = item === 'family' ? undefined : line.whoPays;
  return { key: `${payer}-${item}`, title: `${person}${line.title}`, whoPays, ...figureInWords(line) };
}

function figureInWords(line: Line): Pick<BillLineShown, 'figure' | 'remark'> {
  if ('amountPence' in line) return { figure: inPounds(line.amountPence), remark: undefined };
  if ('notApplicable' in line)
    return { figure: 'Not Applicable', remark: withDaysInWords(line.notApplicable) };
  if ('cannotCome' in line) return whyNotCome(line.cannotCome);
  if ('noLaw' in line) return { figure: noFigure, remark: noLawInWords(line.noLaw) };
  return waitsForLength(line.needsFacts)
    ? { figure: chooseALength, remark: undefined }
    : { figure: answerNeeded, remark: whatToAnswer(line.needsFacts) };
}

/** The first sentence in place of an amount, the rest beneath it. */
function whyNotCome(reason: string): Pick<BillLineShown, 'figure' | 'remark'> {
  const [first = reason, ...rest] = reason.split('. ');
  return { figure: first, remark: withDaysInWords(rest.join('. ')) };
}

function waitsForLength(facts: readonly string[]): boolean {
  return facts.includes('months');
}

function whatToAnswer(facts: readonly string[]): string {
  const fields: Readonly<Record<string, CaseField>> = caseFields;
  const questions = facts.flatMap((fact) => fields[fact]?.label ?? []);
  return `To see whether they can come, answer ${questions.map((label) => `“${label}”`).join(' and ')}.`;
}

/** The total of some lines; without one, the reason of the first line that has no figure. */
export function totalInWords(pence: number | null | undefined, lines: readonly Line[]): string {
  if (typeof pence === 'number') return inPounds(pence);
  if (lines.some((line) => 'cannotCome' in line)) return noTotal;
  const waiting = lines.flatMap((line) => ('needsFacts' in line ? line.needsFacts : []));
  if (waiting.length === 0 || lines.some((line) => 'noLaw' in line)) return noFigure;
  return waitsForLength(waiting) ? chooseALength : answerNeeded;
}

import type { Warning } from '@portway/rules/kernel';
import type { Bill, Line, Payer, SponsorshipCost, WhoPays } from '@portway/rules/sponsorship-cost';
import { withDaysInWords } from '../../../../text/days.ts';
import { noLawInWords } from '../../../../text/outcome.ts';
import { costWords } from '../../../../text/reader/cost-words.ts';
import type { Reader } from '../../../../text/reader/reader.ts';
import { type WorkingStepShown, workingSteps } from '../../../../text/working-steps.ts';
import { caseFields } from '../case-fields.ts';
import { alternativesIn } from './alternatives.ts';
import { eitherTotal } from './either-total.ts';
import {
  type BillLineShown,
  lineInWords,
  noFigure,
  totalInWords,
  withoutFamilyTotal,
} from './line-in-words.ts';
import { ownSteps } from './own-steps.ts';
import { presentShares, type ShareShown, shares, shareTotal } from './present-shares.ts';

export interface BillSection {
  readonly title: string;
  /** The title in short. */
  readonly short: string;
  /** Who must pay, if it is the same for every line. */
  readonly whoPays: WhoPays | undefined;
  readonly total: string;
  readonly lines: readonly BillLineShown[];
  readonly steps: readonly WorkingStepShown[];
}

export interface BillShown {
  /** What sponsoring costs the employer. */
  readonly employer: string;
  /** What the worker pays, also for the family; the employer may pay it. */
  readonly worker: string;
  /** Each payer's share; empty while a line has no figure. */
  readonly shares: readonly ShareShown[];
  /** Some of the family cannot come with this job, so there is no total. */
  readonly withoutFamily: boolean;
  readonly sections: readonly BillSection[];
  readonly gap: string | undefined;
  readonly warnings: readonly string[];
  readonly steps: readonly WorkingStepShown[];
}

const groups: readonly {
  words: 'candidate' | 'dependants' | 'employer';
  short: string;
  payers: readonly Payer[];
  total: 'candidatePence' | 'dependantsPence' | 'employerPence';
}[] = [
  { words: 'candidate', short: 'Candidate', payers: ['candidate'], total: 'candidatePence' },
  { words: 'dependants', short: 'Dependants', payers: ['partner', 'children'], total: 'dependantsPence' },
  { words: 'employer', short: 'Employer', payers: ['employer'], total: 'employerPence' },
];

/** The bill in a reader's words, in the specified order: candidate, dependants, employer. */
export function presentBill(cost: SponsorshipCost, reader: Reader = 'employer'): BillShown {
  const steps = workingSteps(cost.steps);
  if (cost.status === 'not-applicable') {
    const gap = withDaysInWords(cost.reason);
    const none = {
      employer: noFigure,
      worker: noFigure,
      shares: [],
      withoutFamily: false,
      sections: [],
    };
    return { ...none, gap, warnings: [], steps };
  }
  const { lines = [], totals, warnings = [] } = cost;
  const withoutFamily = lines.some((line) => 'cannotCome' in line);
  const gap = withoutFamily ? withoutFamilyTotal : undefined;
  return {
    ...twoTotals(cost),
    shares: presentShares(lines, reader),
    withoutFamily,
    sections: groups.flatMap(({ payers, total, words, short }) => {
      const own = lines.filter(({ payer }) => payers.includes(payer));
      if (own.length === 0) return [];
      const summary = { total: totalInWords(totals?.[total], own), steps: sectionSteps(own, lines) };
      return [{ title: costWords(reader).fees[words], short, ...summary, ...linesShown(own) }];
    }),
    gap: cost.status === 'no-law' ? noLawInWords(cost) : gap,
    warnings: warningsInWords(warnings, lines),
    steps,
  };
}

function twoTotals({
  lines = [],
  byEmployer,
}: Pick<Partial<Bill>, 'lines' | 'byEmployer'>): Pick<BillShown, 'employer' | 'worker'> {
  const totalFor = (shared: (typeof shares)[number]) =>
    totalInWords(
      shareTotal(lines, shared),
      lines.filter(({ payer }) => shared.payers.includes(payer)),
    );
  const [employer, worker] = shares;
  return { employer: totalFor(employer), worker: eitherTotal(byEmployer) ?? totalFor(worker) };
}

function linesShown(lines: readonly Line[]): Pick<BillSection, 'lines' | 'whoPays'> {
  const wordedLines = sayOnce(lines.map(lineInWords));
  const [first, ...others] = new Set(wordedLines.map(({ whoPays }) => whoPays));
  if (others.length > 0) return { lines: wordedLines, whoPays: undefined };
  return { lines: wordedLines.map((line) => ({ ...line, whoPays: undefined })), whoPays: first };
}

/** If children cannot come for the same reason as the partner, refers to it instead of repeating it. */
function sayOnce(lines: readonly BillLineShown[]): BillLineShown[] {
  const partner = lines.find(({ key }) => key === 'partner-family')?.remark;
  return lines.map((line) =>
    line.key === 'children-family' && line.remark !== undefined && line.remark === partner
      ? { ...line, remark: 'The same as for the partner.' }
      : line,
  );
}

/** The working of each line under its own name; lines without steps are left out. */
function sectionSteps(lines: readonly Line[], bill: readonly Line[]): WorkingStepShown[] {
  return lines.flatMap((line) => {
    if (line.steps.length === 0) return [];
    const { asForCandidate, steps } = ownSteps(line, bill);
    const same = asForCandidate ? [{ label: 'Worked out in the same way as for the candidate' }] : [];
    return [{ label: lineInWords(line).title, heading: true }, ...same, ...workingSteps(steps)];
  });
}

/** Warnings above the prices, without repeating what a line of the bill says itself. */
function warningsInWords(warnings: readonly Warning[], lines: readonly Line[]): string[] {
  const remarks = lines.flatMap((line) => lineInWords(line).remark ?? []);
  return warnings.map(({ message }) => {
    const sentence = withDaysInWords(message);
    return conditionsToldAtLine(sentence, remarks) ?? withoutRemarks(sentence, remarks);
  });
}

/** The conditions of a switch from Student are shown at the charge that is then not due. */
function conditionsToldAtLine(sentence: string, remarks: readonly string[]): string | undefined {
  const conditions = alternativesIn(sentence).conditions.join();
  const atLine =
    conditions !== '' && remarks.some((remark) => alternativesIn(remark).conditions.join() === conditions);
  return atLine
    ? `A Student can switch to Skilled Worker inside the UK only if they meet one of the conditions beside the Immigration Skills Charge. Answer “${caseFields.studentSwitch.label}” to have that checked.`
    : undefined;
}

function withoutRemarks(sentence: string, remarks: readonly string[]): string {
  return remarks.reduce((rest, remark) => rest.replace(remark, ''), sentence).trim();
}

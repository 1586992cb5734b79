import type { Line, Payer, SponsorshipCost, WhoPays } from '@portway/rules/sponsorship-cost';
import { withDaysInWords } from '../../text/days.ts';
import { inPounds } from '../../text/money.ts';
import { noLawInWords } from '../../text/outcome.ts';
import { type WorkingStepShown, workingSteps } from '../../text/working-steps.ts';
import { ownSteps } from './own-steps.ts';
import { presentShares, type ShareShown } from './present-shares.ts';

export interface BillLineShown {
  readonly key: string;
  readonly title: string;
  readonly figure: string;
  /** Why there is no amount. */
  readonly remark: string | undefined;
  /** Who must pay it, where the section's lines differ. */
  readonly whoPays: WhoPays | undefined;
}

export interface BillSection {
  readonly title: string;
  /** What the head of the card calls it. */
  readonly short: string;
  /** Who must pay, where it is the same for every line. */
  readonly whoPays: WhoPays | undefined;
  readonly total: string;
  readonly lines: readonly BillLineShown[];
  readonly steps: readonly WorkingStepShown[];
}

export interface BillShown {
  readonly total: string;
  /** Who pays which part; empty while a line has no figure. */
  readonly shares: readonly ShareShown[];
  readonly sections: readonly BillSection[];
  readonly gap: string | undefined;
  readonly warnings: readonly string[];
  readonly steps: readonly WorkingStepShown[];
}

const chooseALength = 'Choose a length';
const noFigure = 'No figure';

const groups: readonly {
  title: string;
  short: string;
  payers: readonly Payer[];
  total: 'candidatePence' | 'dependantsPence' | 'employerPence';
}[] = [
  { title: 'Candidate fees', short: 'Candidate', payers: ['candidate'], total: 'candidatePence' },
  { title: 'Dependant fees', short: 'Dependants', payers: ['partner', 'children'], total: 'dependantsPence' },
  { title: 'Employer fees', short: 'Employer', payers: ['employer'], total: 'employerPence' },
];

/** The household's bill in words, in the specified order: candidate, dependants, employer. */
export function presentBill(cost: SponsorshipCost): BillShown {
  const steps = workingSteps(cost.steps);
  if (cost.status === 'not-applicable') {
    return {
      total: noFigure,
      shares: [],
      sections: [],
      gap: withDaysInWords(cost.reason),
      warnings: [],
      steps,
    };
  }
  const gap = cost.status === 'no-law' ? noLawInWords(cost) : undefined;
  const waiting = cost.status === 'needs-facts' ? chooseALength : noFigure;
  const amount = (pence: number | null | undefined) =>
    typeof pence === 'number' ? inPounds(pence) : waiting;
  const { lines = [], totals, warnings = [] } = cost;
  const sections = groups
    .map(({ title, short, payers, total }) => ({
      title,
      short,
      total: amount(totals?.[total]),
      lines: lines.filter(({ payer }) => payers.includes(payer)),
    }))
    .filter((group) => group.lines.length > 0)
    .map(({ lines, ...group }) => ({
      ...group,
      ...linesShown(lines),
      steps: sectionSteps(lines, cost.lines ?? []),
    }));
  return {
    total: amount(totals?.allPence),
    shares: presentShares(lines),
    sections,
    gap,
    warnings: warnings.map(({ message }) => withDaysInWords(message)),
    steps,
  };
}

function linesShown(lines: readonly Line[]): Pick<BillSection, 'lines' | 'whoPays'> {
  const [first, ...others] = new Set(lines.map(({ whoPays }) => whoPays));
  if (others.length > 0) return { lines: lines.map(lineShown), whoPays: undefined };
  return { lines: lines.map((line) => ({ ...lineShown(line), whoPays: undefined })), whoPays: first };
}

function lineShown(line: Line): BillLineShown {
  const { payer, item, whoPays } = line;
  const person = payer === 'partner' ? 'Partner: ' : payer === 'children' ? 'Children: ' : '';
  const title = `${person}${line.title}`;
  return { key: `${payer}-${item}`, title, whoPays, ...lineFigure(line) };
}

function lineFigure(line: Line): { figure: string; remark: string | undefined } {
  if ('amountPence' in line) return { figure: inPounds(line.amountPence), remark: undefined };
  if ('notApplicable' in line)
    return { figure: 'Not Applicable', remark: withDaysInWords(line.notApplicable) };
  if ('needsFacts' in line) return { figure: chooseALength, remark: undefined };
  return { figure: noFigure, remark: noLawInWords(line.noLaw) };
}

/** The working of each line under its own name; a line without steps has nothing to show. */
function sectionSteps(lines: readonly Line[], bill: readonly Line[]): WorkingStepShown[] {
  return lines.flatMap((line) => {
    if (line.steps.length === 0) return [];
    const { asForCandidate, steps } = ownSteps(line, bill);
    const same = asForCandidate ? [{ label: 'Worked out as for the candidate' }] : [];
    return [{ label: lineShown(line).title, heading: true }, ...same, ...workingSteps(steps)];
  });
}

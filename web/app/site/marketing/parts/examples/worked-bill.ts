import { wholeMonths } from '@portway/rules/certificate';
import type { CalendarDate } from '@portway/rules/kernel';
import type { SponsorSize } from '@portway/rules/licence-fee';
import {
  type Line,
  type Payer,
  type SponsorshipFacts,
  sponsorshipCost,
} from '@portway/rules/sponsorship-cost';
import { inShortPounds } from '../../../../text/money.ts';
import { type WorkingStepShown, workingSteps } from '../../../../text/working-steps.ts';
import { type LawFigure, lawFigure } from '../law-figure.ts';

/** A move as a page assumes it: no priority service, no Health and Care job, and no family unless stated. */
export interface Move {
  readonly occupationCode: string;
  readonly sponsorSize: SponsorSize;
  readonly years: number;
  /** The visa held in the UK; `abroad` for none. */
  readonly holds: 'student' | 'graduate' | 'skilled' | 'abroad';
  readonly partner?: boolean;
  /** Number of children, all under 18. */
  readonly children?: number;
  /** Whether to include the sponsor's licence, which the calculator leaves out. */
  readonly licence?: boolean;
}

/** What a move costs by the law of a day: each line with its rule, and a link to the calculator. */
export interface WorkedBill {
  readonly lines: readonly (LawFigure & { readonly title: string; readonly payer: Payer })[];
  readonly employer: string;
  readonly candidate: string;
  readonly family: string;
  /** The candidate and family together. */
  readonly household: string;
  /** The calculator, prefilled with the same answers. */
  readonly address: string;
}

/** The bill of a move; undefined when the law of the day gives none. */
export function workedBill(move: Move, day: CalendarDate): WorkedBill | undefined {
  const cost = sponsorshipCost(factsOf(move, day));
  if (cost.status !== 'answered') return undefined;
  const { employerPence, candidatePence, dependantsPence } = cost.totals;
  if (employerPence === null || candidatePence === null || dependantsPence === null) return undefined;
  return {
    lines: cost.lines.map((line) => ({ title: line.title, payer: line.payer, ...figureOf(line) })),
    employer: inShortPounds(employerPence),
    candidate: inShortPounds(candidatePence),
    family: inShortPounds(dependantsPence),
    household: inShortPounds(candidatePence + dependantsPence),
    address: addressOf(move),
  };
}

/** How the employer's lines of a bill were calculated, by name. */
export function billWorking(move: Move, day: CalendarDate): WorkingStepShown[] {
  const cost = sponsorshipCost(factsOf(move, day));
  if (cost.status !== 'answered') return [];
  return cost.lines
    .filter(({ payer }) => payer === 'employer')
    .flatMap(({ title, steps }) => [{ label: title, heading: true }, ...workingSteps(steps)]);
}

function factsOf(move: Move, day: CalendarDate): SponsorshipFacts {
  const { occupationCode, sponsorSize, years, holds, partner = false, children = 0, licence = false } = move;
  const outside = holds === 'abroad';
  return {
    assignedOn: day,
    appliedOn: day,
    sponsorSize,
    length: wholeMonths(12 * years),
    location: outside ? 'outside' : 'inside',
    visaType: outside ? 'other' : holds,
    enteredAsStudent: holds === 'student',
    occupationCode,
    healthAndCare: false,
    priority: 'none',
    ...(licence && { licence: { type: 'worker', priority: false, appliedOn: day } }),
    ...(partner && { partner: { priority: 'none' } }),
    ...(children > 0 && { children: { count: children, under18: children, priority: 'none' } }),
  };
}

function figureOf(line: Line): LawFigure {
  if ('amountPence' in line)
    return lawFigure({ status: 'answered', amountPence: line.amountPence, steps: line.steps }, amount);
  return lawFigure({ status: 'not-applicable', reason: '', steps: line.steps }, amount);
}

const amount = ({ amountPence }: { amountPence: number }) => amountPence;

function addressOf({ occupationCode, sponsorSize, years, holds, partner, children }: Move): string {
  const answers = new URLSearchParams({
    role: occupationCode,
    sponsorSize,
    years: String(years),
    location: holds === 'abroad' ? 'outside' : 'inside',
    ...(holds !== 'abroad' && { visaType: holds }),
    enteredAsStudent: holds === 'student' ? 'yes' : 'no',
    ...(partner && { partner: 'yes' }),
    ...(children && {
      children: 'yes',
      childrenCount: String(children),
      childrenUnder18: String(children),
    }),
  });
  return `/immigration-skill-charge-calculator/calculate?${answers}`;
}

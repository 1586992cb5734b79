import type { CalendarDate, Pence } from '../kernel/index.ts';
import { type OptionLetter, optionFigure, optionLetters } from '../minimum-salary/index.ts';

export interface PayOnRecord {
  readonly code: string;
  readonly hours: number;
  readonly payPence: Pence;
  /** The salary option under which permission was granted; null where it is not recorded. */
  readonly option: OptionLetter | null;
  /** The day whose rule the pay is held against. */
  readonly onDay: CalendarDate;
}

/** What an option asks for, or why there is no single figure. */
export type LeastOn = Pence | 'pay-scale' | 'pay-not-recorded';

/** Finds the figure of an option for a job by the rule of a day. */
export type FindLeast = (
  option: OptionLetter,
  job: { code: string; hours: number },
  onDay: CalendarDate,
) => LeastOn;

export interface PayMeasured {
  readonly verdict: 'met' | 'under' | 'depends-on-option' | 'pay-scale' | 'pay-not-recorded';
  /** The figure that the pay is held against: of the option granted, or else the standard one. */
  readonly requiredPence: Pence | null;
  /** The lowest figure of any option, where the option is not recorded. */
  readonly lowestPence: Pence | null;
  /** Options whose figure the pay meets, where the option is not recorded. */
  readonly metBy: readonly OptionLetter[];
}

/** Whether the pay on record meets the rule of its day; without an option, whether it does by all, by none or by some. */
export function measurePay(
  { payPence, option, onDay, ...job }: PayOnRecord,
  find: FindLeast = minOn,
): PayMeasured {
  if (option !== null) {
    const least = find(option, job, onDay);
    if (typeof least !== 'number') return { ...nothing, verdict: least };
    return { ...nothing, verdict: payPence >= least ? 'met' : 'under', requiredPence: least };
  }
  const minimums = optionLetters.map((letter) => ({ letter, least: find(letter, job, onDay) }));
  const figures = minimums.flatMap(({ letter, least }) =>
    typeof least === 'number' ? [{ letter, least }] : [],
  );
  if (figures.length === 0)
    return {
      ...nothing,
      verdict: minimums.some(({ least }) => least === 'pay-scale') ? 'pay-scale' : 'pay-not-recorded',
    };
  const lowestPence = Math.min(...figures.map(({ least }) => least));
  const standard = figures.find(({ letter }) => letter === 'A')?.least ?? lowestPence;
  const metBy = figures.filter(({ least }) => payPence >= least).map(({ letter }) => letter);
  if (metBy.length === 0) return { verdict: 'under', requiredPence: lowestPence, lowestPence, metBy };
  const verdict = metBy.length === figures.length ? 'met' : 'depends-on-option';
  return { verdict, requiredPence: standard, lowestPence, metBy };
}

const nothing = { requiredPence: null, lowestPence: null, metBy: [] } as const;

/** What an option asks for on a day. That it is open to the worker was decided with the permission. */
export function minOn(
  option: OptionLetter,
  { code, hours }: { code: string; hours: number },
  onDay: CalendarDate,
): LeastOn {
  const outcome = optionFigure({
    assignedOn: onDay,
    occupationCode: code,
    option,
    hours: { perWeek: hours },
  });
  if (outcome.status !== 'answered') return 'pay-not-recorded';
  return outcome.figure.decidedBy === 'national-pay-scale' ? 'pay-scale' : outcome.figure.minimumAnnualPence;
}

interface Certificate {
  readonly state: string;
  readonly assignedOn: CalendarDate | null;
}

/** The day whose rule pay is held against: when the certificate was assigned, or began where that is not recorded. */
export function payRuleDay(
  certificates: readonly Certificate[],
  certificateStart: CalendarDate | null,
): { readonly day: CalendarDate; readonly isAssigned: boolean } | null {
  const assigned = certificates
    .flatMap(({ state, assignedOn }) => (state === 'assigned' || state === 'used' ? (assignedOn ?? []) : []))
    .toSorted()
    .at(-1);
  if (assigned !== undefined) return { day: assigned, isAssigned: true };
  return certificateStart === null ? null : { day: certificateStart, isAssigned: false };
}

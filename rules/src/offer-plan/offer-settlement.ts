import { type CalendarDate, calendarDate, inPounds, type Pence, type Step } from '../kernel/index.ts';
import { salaryList } from '../occupations/index.ts';
import { earliestSettlement } from '../settlement/index.ts';
import { type SettlementPay, settlementSalary } from '../settlement-salary/index.ts';
import { type OfferFacts, scaleFor } from './offer-plan.ts';

/** When the time that counts towards settlement begins: a known day, planned days, or not known. */
export type CountsFrom =
  | { readonly kind: 'since'; readonly day: CalendarDate }
  | { readonly kind: 'planned'; readonly earliest: CalendarDate; readonly latest: CalendarDate }
  | { readonly kind: 'unknown'; readonly why: string };

/** What settlement asks of the pay of an offer. Money in whole pence. */
export interface OfferSettlementPay {
  readonly minPence: Pence | null;
  readonly shortByPence: Pence | null;
  /** A lower figure that would do if something is confirmed. */
  readonly lowerPence: Pence | null;
  readonly note: string;
}

export interface OfferSettlement {
  readonly settlement: OfferSettlementPay;
  /** Between which days an application to settle could first be made; null where it is not known. */
  readonly settlementFrom: { readonly earliest: CalendarDate; readonly latest: CalendarDate } | null;
  readonly settlementNote: string;
  readonly steps: readonly Step[];
}

/** What settlement asks of an offer by the rules of today: the pay, and from when one could apply. */
export function settlementOfOffer(
  offer: OfferFacts,
  { countsFrom, today }: { readonly countsFrom: CountsFrom; readonly today: CalendarDate },
): OfferSettlement {
  const pay = payOf(offer, countsFrom, today);
  const days = daysOf(countsFrom, today);
  return { ...pay, ...days, steps: [...pay.steps, ...days.steps] };
}

function payOf(offer: OfferFacts, countsFrom: CountsFrom, today: CalendarDate) {
  const { occupationCode, hoursPerWeek, payPence, workNation } = offer;
  const inRouteSince = countsFrom.kind === 'unknown' ? undefined : firstDayOf(countsFrom);
  const outcome = settlementSalary({
    ...scaleFor(offer, today),
    appliedOn: today,
    occupationCode,
    hours: { perWeek: hoursPerWeek },
    salaryPence: payPence,
    inRouteSince,
    firstCertificateOn: countsFrom.kind === 'planned' ? inRouteSince : undefined,
    lastSponsoredOnList: salaryList.has(occupationCode) ? undefined : false,
    workNation,
  });
  const { steps } = outcome;
  if (outcome.status === 'not-applicable') return { settlement: without(outcome.reason), steps };
  if (outcome.status === 'no-law') return { settlement: without(outcome.message), steps };
  const { lowest, ifConfirmed, offer: comparison } = outcome;
  return {
    settlement: {
      minPence: lowest?.minimumAnnualPence ?? null,
      shortByPence: lowest === null ? null : (comparison?.shortByPence ?? null),
      lowerPence: ifConfirmed?.minimumAnnualPence ?? null,
      note: noteOf(outcome),
    },
    steps,
  };
}

const without = (note: string) => ({ minPence: null, shortByPence: null, lowerPence: null, note });

const firstDayOf = (countsFrom: Exclude<CountsFrom, { kind: 'unknown' }>) =>
  countsFrom.kind === 'since' ? countsFrom.day : countsFrom.latest;

function noteOf({ lowest, ifConfirmed, rows }: SettlementPay): string {
  if (lowest !== null) return `Row ${lowest.row} of the rule: ${lowest.title}.`;
  if (ifConfirmed !== null) return `Row ${ifConfirmed.row} of the rule, if it applies: ${ifConfirmed.reason}`;
  const [scale] = rows;
  return scale === undefined ? '' : `${scale.reason} Never below ${inPounds(scale.thresholdPence)}.`;
}

function daysOf(countsFrom: CountsFrom, today: CalendarDate) {
  if (countsFrom.kind === 'unknown')
    return { settlementFrom: null, settlementNote: countsFrom.why, steps: [] };
  const begin = countsFrom.kind === 'since' ? countsFrom.day : countsFrom.earliest;
  const first = earliestSettlement({ countsFrom: begin, lawOf: today });
  const last = earliestSettlement({ countsFrom: firstDayOf(countsFrom), lawOf: today });
  if (first.status === 'no-law') return { settlementFrom: null, settlementNote: first.message, steps: [] };
  if (last.status === 'no-law') return { settlementFrom: null, settlementNote: last.message, steps: [] };
  const { years, earlyDays, notChecked, steps } = first;
  const origin =
    countsFrom.kind === 'since' ? 'the day that you gave' : 'the planned visa decision, which can come later';
  return {
    settlementFrom: { earliest: first.earliestDay, latest: last.earliestDay },
    settlementNote: `${years} years of permission that counts, less ${earlyDays} days, from ${origin}. ${notChecked.join(' ')}`,
    steps,
  };
}

/** When the time of an offer begins to count, by what the worker says and what is planned. */
export function countsFromOf({
  inRouteSince,
  currentVisa,
  decision,
}: {
  readonly inRouteSince: string | undefined;
  readonly currentVisa: string | undefined;
  /** The planned days of the visa decision. */
  readonly decision: { readonly earliest: CalendarDate; readonly latest: CalendarDate } | undefined;
}): CountsFrom {
  if (inRouteSince !== undefined) return { kind: 'since', day: calendarDate(inRouteSince) };
  if (currentVisa === 'skilled')
    return {
      kind: 'unknown',
      why: 'It counts from the first day of your Skilled Worker permission: enter that day to see this.',
    };
  if (decision === undefined)
    return { kind: 'unknown', why: 'No visa is planned in this offer, so there is no day to count from.' };
  return { kind: 'planned', ...decision };
}

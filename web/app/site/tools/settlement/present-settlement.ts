import { lawOn } from '@portway/rules/kernel';
import { earliestSettlement, settlementFee } from '@portway/rules/settlement';
import {
  type SettlementFacts,
  type SettlementPay,
  type SettlementRow,
  settlementSalary,
  tenYearsAnnounced,
} from '@portway/rules/settlement-salary';
import { partnerWork } from '@portway/rules/sponsorship-cost';
import { withDaysInWords } from '../../../text/days.ts';
import { inPounds, inShortPounds } from '../../../text/money.ts';
import { noLawInWords } from '../../../text/outcome.ts';
import type { Reader } from '../../../text/reader/reader.ts';
import { type SettlementWords, settlementWords } from '../../../text/reader/settlement-words.ts';
import { type WorkingStepShown, workingSteps } from '../../../text/working-steps.ts';
import { payScaleDecides, payScaleNote } from '../salary/result/pay-scale-note.ts';

export interface RowShown {
  readonly row: string;
  readonly title: string;
  readonly needs: string;
  readonly state: string;
  readonly minimum: string;
  readonly decides: boolean;
}

/** A salary compared with the figure. */
export interface OfferShown {
  readonly kind: 'success' | 'error' | 'warning' | 'info';
  readonly title: string;
  readonly text: string;
}

/** A salary for settlement as shown: formatted figures, and why there is none. */
export interface SettlementShown {
  readonly figure: string;
  readonly tag: string | undefined;
  readonly beside: readonly { label: string; figure: string }[];
  readonly note: string | undefined;
  /** Why there is no figure. */
  readonly gap: string | undefined;
  /** What would lower the figure. */
  readonly less: { readonly title: string; readonly text: string } | undefined;
  readonly offer: OfferShown | undefined;
  readonly rows: readonly RowShown[];
  /** The rows that do not apply: how many, and why. */
  readonly closedTitle: string;
  readonly closed: readonly string[];
  readonly reasons: readonly string[];
  /** What is announced, said above the figure; undefined where there is none. */
  readonly announced: string | undefined;
  /** From when one could apply, what that costs, and what family may do meanwhile. */
  readonly more: readonly { readonly label: string; readonly text: string }[];
  readonly warnings: readonly string[];
  readonly notChecked: readonly string[];
  readonly steps: readonly WorkingStepShown[];
}

const nothing = {
  tag: undefined,
  beside: [],
  note: undefined,
  gap: undefined,
  less: undefined,
  offer: undefined,
  rows: [],
  closedTitle: '',
  closed: [],
  reasons: [],
  announced: undefined,
  more: [],
  warnings: [],
  notChecked: [],
};

/** An outcome in a reader's words. */
export function presentSettlement(facts: SettlementFacts, reader: Reader = 'worker'): SettlementShown {
  const words = settlementWords(reader);
  const outcome = settlementSalary(facts);
  const steps = workingSteps(outcome.steps);
  if (outcome.status === 'not-applicable')
    return { ...nothing, figure: 'No figure', gap: withDaysInWords(outcome.reason), steps };
  if (outcome.status === 'no-law')
    return { ...nothing, figure: 'No law recorded', gap: noLawInWords(outcome), steps };
  const { lowest, rows, warnings, notChecked } = outcome;
  const may = rows.filter(({ applies }) => applies !== false);
  const inapplicable = rows.filter(({ applies }) => applies === false);
  return {
    ...headOf(outcome, facts, words),
    gap: undefined,
    less: lessOf(outcome, words),
    offer: offerOf(outcome, words),
    rows: may.map((row) => rowShown(row, lowest)),
    closedTitle: `${inapplicable.length === 1 ? '1 row that doesn’t' : `${inapplicable.length} rows that don’t`} apply, and why`,
    closed: inapplicable.map(({ row, title, reason }) => withDaysInWords(`${row} · ${title}: ${reason}`)),
    reasons: may.map(({ row, reason }) => withDaysInWords(`Row ${row}: ${reason}`)),
    more: moreOf(facts, words),
    announced: warnings.find(({ code }) => code === tenYearsAnnounced.code)?.message,
    warnings: warnings
      .filter(({ code }) => code !== tenYearsAnnounced.code)
      .map(({ message }) => withDaysInWords(message)),
    notChecked: notChecked.map(withDaysInWords),
    steps,
  };
}

/** What people who settle ask next, by the law of the day they apply on. */
function moreOf(
  { appliedOn, inRouteSince }: SettlementFacts,
  words: SettlementWords,
): SettlementShown['more'] {
  const fee = lawOn(settlementFee, appliedOn);
  const partner = lawOn(partnerWork, appliedOn);
  return [
    {
      label: words.firstApply,
      text: withDaysInWords(earliestInWords({ appliedOn, inRouteSince }, words)),
    },
    {
      label: 'What the application costs',
      text: fee.status === 'in-force' ? `${inShortPounds(fee.value)} for each person.` : noLawInWords(fee),
    },
    {
      label: words.partner,
      text: partner.status === 'in-force' ? partner.value : noLawInWords(partner),
    },
  ];
}

function earliestInWords(
  { appliedOn, inRouteSince }: Pick<SettlementFacts, 'appliedOn' | 'inRouteSince'>,
  { enterSince }: SettlementWords,
): string {
  const outcome = earliestSettlement({ countsFrom: inRouteSince ?? appliedOn, lawOf: appliedOn });
  if (outcome.status === 'no-law') return noLawInWords(outcome);
  const { years, earlyDays, earliestDay } = outcome;
  const rule = `${years} years of permission that counts, and up to ${earlyDays} days earlier.`;
  return inRouteSince === undefined
    ? `${rule} ${enterSince}`
    : `From ${earliestDay}, counted from the day that you entered: ${rule} Earlier time in another route that counts can bring it forward.`;
}

/** The figure, and a sentence on where it comes from. */
function headOf(
  { lowest, rows }: SettlementPay,
  { occupationCode, appliedOn }: SettlementFacts,
  words: SettlementWords,
) {
  const scale = rows.find(({ decidedBy }) => decidedBy === 'national-pay-scale');
  if (scale)
    return {
      figure: `At least ${inShortPounds(scale.thresholdPence)}`,
      tag: payScaleDecides({ occupationCode, assignedOn: appliedOn }),
      beside: [],
      note: payScaleNote({ occupationCode, assignedOn: appliedOn }, scale),
    };
  if (lowest?.minimumAnnualPence == null || lowest.monthlyPence === null || lowest.hourlyPence === null)
    return { figure: 'Not answered yet', tag: undefined, beside: [], note: undefined };
  return {
    figure: inShortPounds(lowest.minimumAnnualPence),
    tag: `Row ${lowest.row} of the rule${lowest.payScale === undefined ? '' : `: ${lowest.payScale}`}`,
    beside: [
      { label: 'Per month', figure: inPounds(lowest.monthlyPence) },
      { label: 'Per hour', figure: inPounds(lowest.hourlyPence) },
    ],
    note: whatDecides(lowest, words),
  };
}

function whatDecides(
  { decidedBy, thresholdPence, goingRatePence, payScale }: SettlementRow,
  { goingRate }: SettlementWords,
): string {
  const general = `the general salary of ${inShortPounds(thresholdPence)}`;
  const name = payScale === undefined ? goingRate : `the rate of ${payScale}`;
  const rate = `${name} of ${inShortPounds(goingRatePence ?? 0)}`;
  if (decidedBy === 'minimum-wage')
    return 'The National Living Wage for these hours decides because it is above the figures of the Rules.';
  if (decidedBy === 'both') return `The general salary and ${name} are the same.`;
  return decidedBy === 'going-rate'
    ? `${name.charAt(0).toUpperCase()}${name.slice(1)} decides because it is above ${general}.`
    : `The general salary decides because it is above ${rate}.`;
}

function lessOf({ lowest, ifConfirmed }: SettlementPay, { ifRow }: SettlementWords): SettlementShown['less'] {
  if (ifConfirmed?.minimumAnnualPence == null) return undefined;
  const figure = inShortPounds(ifConfirmed.minimumAnnualPence);
  return {
    title: lowest === null ? `${figure}, ${ifRow(ifConfirmed.row)}` : `It may be less: ${figure}`,
    text: withDaysInWords(`${lowest === null ? '' : `Row ${ifConfirmed.row}. `}${ifConfirmed.reason}`),
  };
}

function offerOf(
  { offer, ifConfirmed, rows }: SettlementPay,
  words: SettlementWords,
): OfferShown | undefined {
  if (!offer) return undefined;
  const { salaryPence, shortByPence } = offer;
  const salary = inShortPounds(salaryPence);
  const scale = rows.some(({ decidedBy }) => decidedBy === 'national-pay-scale');
  if (shortByPence === 0)
    return { kind: 'success', title: 'Enough', text: `${salary} is enough, if all of it counts.` };
  if (shortByPence === null && scale)
    return {
      kind: 'info',
      title: words.scaleTitle,
      text: `${salary} is not below the lowest figure for anyone. ${words.scaleText}`,
    };
  if (shortByPence === null) return undefined;
  const short = `${salary} is ${inPounds(shortByPence)} short.`;
  return ifConfirmed?.minimumAnnualPence != null && ifConfirmed.minimumAnnualPence <= salaryPence
    ? {
        kind: 'warning',
        title: `Too low, ${words.unlessRow(ifConfirmed.row)}`,
        text: `${short} Under row ${ifConfirmed.row}, it is enough.`,
      }
    : { kind: 'error', title: 'Too low', text: short };
}

const decides = {
  threshold: 'the general salary decides',
  'going-rate': 'the going rate decides',
  both: 'both are the same',
  'national-pay-scale': 'the pay scale decides',
  'minimum-wage': 'the National Living Wage decides',
} as const;

function rowShown(row: SettlementRow, lowest: SettlementRow | null): RowShown {
  const { applies, goingRatePence, thresholdPence, decidedBy } = row;
  const name = row.payScale ?? 'Going rate';
  const rate = goingRatePence === null ? '' : `${name} ${inShortPounds(goingRatePence)}, `;
  const general = `general salary ${inShortPounds(thresholdPence)}`;
  const needs = rate === '' ? `G${general.slice(1)}` : `${rate}${general}`;
  return {
    row: row.row,
    title: row.title,
    needs: decidedBy === null ? `${needs}(no going rate is published)` : `${needs}: ${decides[decidedBy]}`,
    state: applies === true ? 'Applies' : 'Not answered',
    minimum: minimumOf(row),
    decides: row.row === lowest?.row,
  };
}

/** On a national pay scale the general salary is the least, and the band decides above it. */
function minimumOf({ minimumAnnualPence, thresholdPence, decidedBy }: SettlementRow): string {
  if (minimumAnnualPence !== null) return inShortPounds(minimumAnnualPence);
  return decidedBy === 'national-pay-scale' ? `At least ${inShortPounds(thresholdPence)}` : 'No figure';
}

import { mayStayMediumSkilled } from '../eligible-role/index.ts';
import {
  type Answered,
  figureStep,
  type InForce,
  inPounds,
  lawOn,
  lawStep,
  type NeedsFacts,
  type NoLaw,
  type NotApplicable,
  notApplicable,
  type Pence,
  type Step,
  type Warning,
} from '../kernel/index.ts';
import { payFigure, weeklyHours } from '../minimum-salary/index.ts';
import {
  findOccupation,
  type GoingRates,
  goingRates,
  type Occupation,
  salaryList,
} from '../occupations/index.ts';
import { type NationalPayScale, nationalPayScale } from '../pay-scales/index.ts';
import { rulesReadTo } from '../recorded/index.ts';
import { tenYearsAnnounced } from './announced.ts';
import { settlementEnglish } from './english-parameters.ts';
import { type LowerRateCondition, lowerRateCondition } from './lower-rate-condition.ts';
import { rowConditions } from './row-conditions.ts';
import type { SettlementFacts } from './settlement-facts.ts';
import {
  figureOf,
  lowestOf,
  payScaleRow,
  type RowFigures,
  type RowThresholds,
  rowsOf,
  type SettlementRow,
} from './settlement-row.ts';
import { settlementThresholds } from './threshold-parameters.ts';

interface StepFigures extends RowFigures {
  readonly row: SettlementRow;
  readonly rates: InForce<Readonly<Record<string, GoingRates>>>;
  readonly lower: LowerRateCondition;
  /** The rate of a national pay scale, in place of a going rate. */
  readonly scale?: Answered<NationalPayScale> | undefined;
}

/** The working of the row that is shown: hours, which row, general salary, going rate and the higher of both. */
function stepsOf(
  facts: SettlementFacts,
  { row, rates, lower, thresholds, hours, scale }: StepFigures,
): Step[] {
  const { occupationCode, lastSponsoredOnList } = facts;
  const { publishedRatePence, goingRatePence, thresholdPence, minimumAnnualPence, hourlyPence } = row;
  const threshold = thresholds[row.row];
  const list =
    lastSponsoredOnList === undefined
      ? []
      : [figureStep('Last visa for a listed job', { text: lastSponsoredOnList ? 'yes' : 'no' })];
  const hoursStep =
    thresholdPence === threshold.value
      ? []
      : [figureStep('General salary, by the hours whose pay counts', { pence: thresholdPence })];
  const figures =
    publishedRatePence === null ||
    goingRatePence === null ||
    minimumAnnualPence === null ||
    hourlyPence === null
      ? [lawStep(rates, { text: `${occupationCode} has none of its own` })]
      : [
          ...(scale?.steps ?? [
            lawStep(rates, { pence: publishedRatePence }, `Going rate of ${occupationCode}, ${rateOf(row)}`),
          ]),
          figureStep('Going rate for these hours', { pence: goingRatePence }),
          figureStep('The higher of the two, up to the next penny, a year', { pence: minimumAnnualPence }),
          figureStep('An hour', { pence: hourlyPence }),
        ];
  const working = [...hours.steps, ...lower.steps, ...list];
  return [...working, lawStep(threshold, { pence: threshold.value }), ...hoursStep, ...figures].map(
    byApplication,
  );
}

const rateOf = ({ row }: SettlementRow) => (row === 'A' || row === 'B' ? 'standard' : 'lower');

/** Settlement has no certificate of its own: the day of the application picks every version. */
function byApplication(step: Step): Step {
  return step.law ? { ...step, law: { ...step.law, governedBy: 'appliedOn' } } : step;
}

/** Row D of a job on a national pay scale, by its band or role and place, or why there is no such job. */
type ScaleRow =
  | {
      readonly status: 'read';
      readonly row: SettlementRow;
      readonly scale: Answered<NationalPayScale> | undefined;
      /** Facts that would give a figure. */
      readonly missing: readonly string[];
    }
  | NotApplicable;

/** Row D (SW 24.3): the general salary, and the rate of the band or role in Tables 3 to 5. */
function scaleRow(facts: SettlementFacts, name: string, figures: RowFigures): ScaleRow {
  const { appliedOn, shareOfFullTime } = facts;
  const ofRoute = { ...facts, assignedOn: appliedOn, visaType: 'skilled', inUk: true } as const;
  const scale = nationalPayScale({ ...ofRoute, mayStayMediumSkilled: mayStayMediumSkilled(ofRoute) });
  const open = payScaleRow(name, figures);
  if (scale.status === 'not-applicable') return scale;
  if (scale.status !== 'answered') {
    const missing = scale.status === 'needs-facts' ? scale.missing.map(routeNamed) : [];
    return { status: 'read', row: open, scale: undefined, missing };
  }
  const base = baseOf(scale, shareOfFullTime);
  if (base === undefined) {
    const reason = `${scale.title}: ${inPounds(scale.ratePence)} for a full-time post. The answers do not say what percentage of full time the job is.`;
    return { status: 'read', row: { ...open, reason }, scale, missing: ['shareOfFullTime'] };
  }
  const figure = payFigure(figures.thresholds.D.value, scale.ratePence, { ...figures.hours, base });
  const row = {
    ...open,
    ...figureOf(figure),
    reason: `The national pay scale decides: ${scale.title}.`,
    publishedRatePence: scale.ratePence,
    payScale: scale.title,
  };
  return { status: 'read', row, scale, missing: [] };
}

/** Whether a worker may stay in a lower band depends on when they entered the route. */
const routeNamed = (fact: string) => (fact === 'mayStayMediumSkilled' ? 'inRouteSince' : fact);

function baseOf({ baseHours }: NationalPayScale, share: number | undefined) {
  if (typeof baseHours === 'number') return baseHours * 100;
  return share === undefined ? undefined : { percentOfFullTime: share };
}

/**
 * The salary required for settlement: the rows of SW 24.3, and the one that applies. Money in whole pence.
 */
export interface SettlementPay {
  /** The row that applies given these answers; null on a national pay scale, which is no single figure. */
  readonly lowest: SettlementRow | null;
  /** The lowest row that the answers leave undecided, if it would require less. */
  readonly ifConfirmed: SettlementRow | null;
  readonly rows: readonly SettlementRow[];
  /** The salary that was given; `shortByPence` is null if it is undecided whether it is enough. */
  readonly offer: { readonly salaryPence: Pence; readonly shortByPence: Pence | null } | null;
  readonly warnings: readonly Warning[];
  /** What this rule does not check. */
  readonly notChecked: readonly string[];
}

export type SettlementSalary = Answered<SettlementPay> | (NeedsFacts & SettlementPay) | NotApplicable | NoLaw;

interface LawOfDay extends RowFigures {
  readonly rates: InForce<Readonly<Record<string, GoingRates>>>;
}

/** The least a Skilled Worker must be paid to settle (SW 24.3), for the code, hours and day given. */
export function settlementSalary(facts: SettlementFacts): SettlementSalary {
  const occupation = findOccupation(facts.occupationCode);
  if (!occupation) return notApplicable(`${facts.occupationCode} is not an occupation code of SOC 2020.`, []);
  const laws = readLaw(facts);
  if ('status' in laws) return laws;
  if (occupation.payScale !== undefined) return onPayScale(facts, occupation, laws);
  const rates = laws.rates.value[occupation.code];
  if (!rates)
    return notApplicable(
      `No going rate of ${occupation.code} ${occupation.title} is published, so no pay in it meets the rule. Check the code with the employer.`,
      [],
    );
  const lower = lowerRateCondition(facts, occupation);
  const rows = rowsOf(rowConditions(lower, facts.lastSponsoredOnList), rates, laws);
  return answerOf(facts, occupation, { ...laws, lower, rows });
}

interface Judged extends LawOfDay {
  readonly lower: LowerRateCondition;
  readonly rows: readonly SettlementRow[];
}

function answerOf(facts: SettlementFacts, occupation: Occupation, reading: Judged): SettlementSalary {
  const { lower, rows } = reading;
  const { lowest, ifConfirmed } = lowestOf(rows);
  const row = lowest ?? ifConfirmed;
  if (row === null) return withoutStandardRate(occupation, lower);
  const pay = {
    lowest,
    ifConfirmed,
    rows,
    offer: offerOf(facts, lowest?.minimumAnnualPence ?? null),
    warnings: warningsOf(facts, occupation),
    notChecked: notChecked(facts, occupation),
    steps: stepsOf(facts, { ...reading, row }),
  };
  return lowest === null
    ? { status: 'needs-facts', missing: lower.missing, ...pay }
    : { status: 'answered', ...pay };
}

/** A code with only a lower rate (Table 2a), and a worker who is not one of those it is for. */
function withoutStandardRate({ code, title }: Occupation, lower: LowerRateCondition): NotApplicable {
  const reason = `No standard going rate of ${code} ${title} is published: pay in it counts only on the ground of earlier permission.`;
  return notApplicable(`${reason} ${lower.reason}`, lower.steps);
}

function onPayScale(facts: SettlementFacts, occupation: Occupation, laws: LawOfDay): SettlementSalary {
  const onScale = scaleRow(facts, occupation.payScale ?? '', laws);
  return onScale.status === 'read' ? scaleAnswer(facts, occupation, { ...laws, ...onScale }) : onScale;
}

type OnScale = LawOfDay & Extract<ScaleRow, { status: 'read' }>;

function scaleAnswer(facts: SettlementFacts, occupation: Occupation, reading: OnScale): SettlementSalary {
  const { row } = reading;
  const lowest = row.minimumAnnualPence === null ? null : row;
  const offer = offerOf(facts, row.minimumAnnualPence ?? row.thresholdPence);
  const lower: LowerRateCondition = { met: false, reason: '', steps: [], missing: [] };
  const undecided = lowest === null && offer?.shortByPence === 0;
  return {
    status: 'answered',
    lowest,
    ifConfirmed: null,
    rows: [row],
    // At or above the general salary only the scale can decide, while its band or role is not given.
    offer: offer && { ...offer, shortByPence: undecided ? null : offer.shortByPence },
    warnings: warningsOf(facts, occupation),
    notChecked: notChecked(facts, occupation, lowest !== null),
    steps: stepsOf({ ...facts, lastSponsoredOnList: undefined }, { ...reading, lower }),
  };
}

function offerOf({ salaryPence }: SettlementFacts, needed: Pence | null): SettlementPay['offer'] {
  if (salaryPence === undefined) return null;
  return { salaryPence, shortByPence: needed === null ? null : Math.max(0, needed - salaryPence) };
}

function readLaw({ appliedOn, hours: weekly }: SettlementFacts): LawOfDay | NoLaw | NotApplicable {
  const thresholds = thresholdsOn(appliedOn);
  if ('status' in thresholds) return thresholds;
  const rates = lawOn(goingRates, appliedOn, 'appliedOn');
  if (rates.status === 'no-law') return rates;
  const hours = weeklyHours({ hours: weekly, assignedOn: appliedOn });
  return hours.status === 'read' ? { thresholds, rates, hours } : hours;
}

function thresholdsOn(day: SettlementFacts['appliedOn']): RowThresholds | NoLaw {
  const A = lawOn(settlementThresholds.A, day);
  const B = lawOn(settlementThresholds.B, day);
  const C = lawOn(settlementThresholds.C, day);
  const D = lawOn(settlementThresholds.D, day);
  if (A.status === 'no-law') return A;
  if (B.status === 'no-law') return B;
  if (C.status === 'no-law') return C;
  if (D.status === 'no-law') return D;
  return { A, B, C, D };
}

/** What no outcome about settlement pay checks. */
function notChecked(facts: SettlementFacts, { payScale }: Occupation, scaleIsRead = false): string[] {
  return [
    'Whether five years in the route, or in another that counts, are complete, and whether permission was continuous.',
    'Absences from the UK during that time.',
    'The Life in the UK test.',
    english(facts),
    'Whether the sponsor still has its licence, still needs the worker, and confirms the salary.',
    'Whether all of the salary counts: guaranteed basic gross pay, and guaranteed payments treated in exactly the same way for tax, pension and National Insurance (SW 14.1); without overtime, bonuses, allowances or benefits in kind, and less what the worker pays back to the sponsor.',
    'Leave from work, such as parental or sick leave. The salary on the return to work counts then.',
    'Time as a Tier 2 (General) worker in one of seven science, research and university teaching codes: row E of the table has its own figures for it.',
    ...(payScale === undefined || scaleIsRead
      ? []
      : ['The rates of the national pay scale, and each scale’s own full-time hours.']),
    'Suitability, such as criminality or earlier breaches of conditions.',
    `Changes to the Rules after ${rulesReadTo}, which were not read.`,
  ];
}

/** By the day of the application: none was asked of the worker in the copy that was read. */
function english({ appliedOn }: SettlementFacts): string {
  const law = lawOn(settlementEnglish, appliedOn);
  return law.status === 'in-force' ? `English: ${law.value}` : `English: ${law.message}`;
}

/** What a reader should know before relying on the figure. */
function warningsOf({ lastSponsoredOnList }: SettlementFacts, occupation: Occupation): Warning[] {
  const { code, title, payScale, skillLevel } = occupation;
  const warnings: Warning[] = [tenYearsAnnounced];
  if (lastSponsoredOnList && payScale === undefined && !salaryList.has(code))
    warnings.push({
      code: 'list-not-recorded',
      message: `${code} ${title} is not on the Immigration Salary List in our records. Ask the employer for which list the permission was granted: the earlier Shortage Occupation List counts in row D only.`,
    });
  if (payScale !== undefined && skillLevel !== 'higher')
    warnings.push({
      code: 'table-3a',
      message: `The row for national pay scales names Table 3. ${code} ${title} is in Table 3a: that the row covers it is to be confirmed on GOV.UK.`,
    });
  return warnings;
}

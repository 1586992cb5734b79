import {
  type Answered,
  type InForce,
  lawOn,
  type NeedsFacts,
  type NoLaw,
  type NotApplicable,
  notApplicable,
  type Pence,
  type Warning,
} from '../kernel/index.ts';
import { weeklyHours } from '../minimum-salary/index.ts';
import { findOccupation, type GoingRates, goingRates, type Occupation } from '../occupations/index.ts';
import { type LowerRateCondition, lowerRateCondition } from './lower-rate-condition.ts';
import { notChecked } from './not-checked.ts';
import { rowConditions } from './row-conditions.ts';
import { type ScaleRow, scaleRow } from './scale-row.ts';
import type { SettlementFacts } from './settlement-facts.ts';
import {
  lowestOf,
  type RowFigures,
  type RowThresholds,
  rowsOf,
  type SettlementRow,
} from './settlement-row.ts';
import { stepsOf } from './settlement-steps.ts';
import { settlementThresholds } from './threshold-parameters.ts';
import { warningsOf } from './warnings.ts';

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

interface Read extends RowFigures {
  readonly rates: InForce<Readonly<Record<string, GoingRates>>>;
}

/** The least a Skilled Worker must be paid to settle (SW 24.3), for the code, hours and day given. */
export function settlementSalary(facts: SettlementFacts): SettlementSalary {
  const occupation = findOccupation(facts.occupationCode);
  if (!occupation) return notApplicable(`${facts.occupationCode} is not an occupation code of SOC 2020.`, []);
  const read = readLaw(facts);
  if ('status' in read) return read;
  if (occupation.payScale !== undefined) return onPayScale(facts, occupation, read);
  const rates = read.rates.value[occupation.code];
  if (!rates)
    return notApplicable(
      `No going rate of ${occupation.code} ${occupation.title} is published, so no pay in it meets the rule. Check the code with the employer.`,
      [],
    );
  const lower = lowerRateCondition(facts, occupation);
  const rows = rowsOf(rowConditions(lower, facts.lastSponsoredOnList), rates, read);
  return answerOf(facts, occupation, { ...read, lower, rows });
}

interface Judged extends Read {
  readonly lower: LowerRateCondition;
  readonly rows: readonly SettlementRow[];
}

function answerOf(facts: SettlementFacts, occupation: Occupation, read: Judged): SettlementSalary {
  const { lower, rows } = read;
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
    steps: stepsOf(facts, { ...read, row }),
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

function onPayScale(facts: SettlementFacts, occupation: Occupation, read: Read): SettlementSalary {
  const onScale = scaleRow(facts, occupation.payScale ?? '', read);
  return onScale.status === 'read' ? scaleAnswer(facts, occupation, { ...read, ...onScale }) : onScale;
}

type OnScale = Read & Extract<ScaleRow, { status: 'read' }>;

function scaleAnswer(facts: SettlementFacts, occupation: Occupation, read: OnScale): SettlementSalary {
  const { row } = read;
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
    steps: stepsOf({ ...facts, lastSponsoredOnList: undefined }, { ...read, lower }),
  };
}

function offerOf({ salaryPence }: SettlementFacts, needed: Pence | null): SettlementPay['offer'] {
  if (salaryPence === undefined) return null;
  return { salaryPence, shortByPence: needed === null ? null : Math.max(0, needed - salaryPence) };
}

function readLaw({ appliedOn, hours: given }: SettlementFacts): Read | NoLaw | NotApplicable {
  const thresholds = thresholdsOn(appliedOn);
  if ('status' in thresholds) return thresholds;
  const rates = lawOn(goingRates, appliedOn, 'appliedOn');
  if (rates.status === 'no-law') return rates;
  const hours = weeklyHours({ hours: given, assignedOn: appliedOn });
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

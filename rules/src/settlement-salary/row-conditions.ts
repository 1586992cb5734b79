import type { YesNoUnknown } from '../eligible-role/index.ts';
import type { LowerRateCondition } from './lower-rate-condition.ts';
import type { SettlementRowLetter } from './threshold-parameters.ts';

/** Whether a row of SW 24.3 applies to the worker, and why. */
export interface RowCondition {
  readonly applies: YesNoUnknown;
  readonly reason: string;
}

const listWords = {
  true: 'The most recent permission was for a job on the Immigration Salary List.',
  false: 'The most recent permission was not for a job on the Immigration Salary List.',
  unknown: 'Not answered: whether the most recent permission was for a job on the Immigration Salary List.',
} as const;

/** Which rows apply to the worker: each row gives way if a later one applies. */
export function rowConditions(
  lower: LowerRateCondition,
  lastSponsoredOnList: boolean | undefined,
): Readonly<Record<SettlementRowLetter, RowCondition>> {
  const isOnList: YesNoUnknown = lastSponsoredOnList ?? 'unknown';
  const list = listWords[`${isOnList}`];
  const B: RowCondition =
    lower.met === true
      ? { applies: false, reason: 'Row C or D applies instead.' }
      : { applies: isOnList, reason: list };
  const C: RowCondition =
    isOnList === true
      ? { applies: false, reason: 'For a listed job row B or D applies instead.' }
      : { applies: lower.met, reason: lower.reason };
  const D = bothOf({ applies: lower.met, reason: lower.reason }, { applies: isOnList, reason: list });
  const instead = Object.entries({ B, C, D }).find(([, { applies }]) => applies === true)?.[0];
  const A: RowCondition =
    instead === undefined
      ? { applies: true, reason: 'Applies where no other row does.' }
      : { applies: false, reason: `Row ${instead} applies instead.` };
  return { A, B, C, D };
}

function bothOf(one: RowCondition, other: RowCondition): RowCondition {
  const conditions = [one, other];
  const applies = conditions.some((each) => each.applies === false)
    ? false
    : conditions.some((each) => each.applies === 'unknown')
      ? 'unknown'
      : true;
  const reasons = conditions.filter((each) => each.applies === applies).map(({ reason }) => reason);
  return { applies, reason: reasons.join(' ') };
}

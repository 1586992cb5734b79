import { annualPay } from '../pay-period/index.ts';
import {
  close,
  different,
  type HoursBasis,
  type Likeness,
  notComparable,
  type StatedValue,
  same,
} from './statement.ts';

type Pay = Extract<StatedValue, { kind: 'pay' }>;
type Hours = Extract<StatedValue, { kind: 'hours' }>;

/** From a year to the shortest stretch of time. */
const bySize = ['year', 'month', 'four-weeks', 'fortnight', 'week', 'day', 'hour'] as const;
/** A shorter stretch is written in whole pence: so much of its pay may be rounded away. */
const roundedPence = 1;

/**
 * Two amounts of pay, each for a stretch of time. A year has 12 months or 52 weeks, as everywhere in these rules. The
 * one for the shorter stretch may differ by the penny to which it is rounded: £4,333.33 a month is £52,000 a year.
 */
export function samePay(one: Pay, other: Pay): Likeness {
  const [long, short] =
    bySize.indexOf(one.basis) <= bySize.indexOf(other.basis) ? [one, other] : [other, one];
  const hoursPerWeek = short.hoursPerWeek ?? long.hoursPerWeek;
  const daysPerWeek = short.daysPerWeek ?? long.daysPerWeek;
  const yearOf = (pay: Pay, pence: number) =>
    annualPay({
      pence,
      basis: pay.basis,
      hoursPerWeek: pay.hoursPerWeek ?? hoursPerWeek,
      daysPerWeek: pay.daysPerWeek ?? daysPerWeek,
    });
  if (long.basis === short.basis) return sameStretch(long, short);
  const amount = yearOf(long, long.pence);
  const [low, high] = [yearOf(short, short.pence - roundedPence), yearOf(short, short.pence + roundedPence)];
  if (amount === null || low === null || high === null)
    return notComparable(`the ${short.basis === 'day' ? 'days' : 'hours'} a week of this pay are not stated`);
  return low <= amount && amount <= high ? same : different;
}

/** A year that is written as 12 or 52 times a rounded amount is less or more by so many pence at most. */
const roundedInAYear = 52 * roundedPence;

function sameStretch(one: Pay, other: Pay): Likeness {
  const apart = Math.abs(one.pence - other.pence);
  if (apart === 0) return same;
  return apart <= (one.basis === 'year' ? roundedInAYear : roundedPence) ? close('by rounding') : different;
}

const weeksIn: Readonly<Record<HoursBasis, number>> = {
  week: 1,
  fortnight: 2,
  'four-weeks': 4,
  month: 52 / 12,
};
/** Hours are written with two decimals at most, and often with one. */
const roundedHours = 0.05;

/** Two numbers of hours; 37.5 a week are 162.5 a month. */
export function sameHours(one: Hours, other: Hours): Likeness {
  if (one.basis === other.basis) return Math.abs(one.hours - other.hours) < 0.005 ? same : different;
  const weeks = Math.max(weeksIn[one.basis], weeksIn[other.basis]);
  const hoursIn = ({ hours, basis }: Hours) => (hours / weeksIn[basis]) * weeks;
  return Math.abs(hoursIn(one) - hoursIn(other)) <= roundedHours ? same : different;
}

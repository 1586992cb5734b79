import { addDays, addMonths, daysBetween } from '../kernel/index.ts';
import type { PaperFacts, Statement } from './statement.ts';

const daysIn = { week: 7, fortnight: 14, 'four-weeks': 28 } as const;

/** Why the pay or hours of a payslip are not held against those of a year; undefined where they are. */
export function notFullBecause(
  { source, value, from, to }: Statement,
  { unpaid = [], firstDay = null, lastDay = null }: PaperFacts,
): string | undefined {
  if (source !== 'payslip' || (value.kind !== 'pay' && value.kind !== 'hours')) return undefined;
  const { basis } = value;
  if (from === null || to === null) return 'the period of this payslip is not stated';
  const isFull =
    basis === 'month'
      ? addDays(addMonths(from, 1), -1) === to
      : basis in daysIn
        ? Object.entries(daysIn).some(([name, days]) => name === basis && daysBetween(from, to) + 1 === days)
        : true;
  if (!isFull) return 'this payslip is for part of a pay period';
  if (firstDay !== null && from < firstDay) return 'work began within this period';
  if (lastDay !== null && lastDay < to) return 'work ended within this period';
  const isUnpaid = unpaid.some((each) => each.from <= to && (each.to === null || each.to >= from));
  return isUnpaid ? 'days of this period were not paid in full' : undefined;
}

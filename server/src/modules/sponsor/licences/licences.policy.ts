import { Refusal } from '../../../platform/refusal.ts';
import type { KeyPersonRow } from './licences.repository.ts';

/** What has happened lies behind us. */
export function requireNotAfter(today: string, day: string | undefined, field: string): void {
  if (day === undefined || day <= today) return;
  throw wrong(field, 'This day is still to come. Enter today or an earlier day.');
}

/** A licence has one Authorising Officer at a time. */
export function requireOneOfficer(
  role: string,
  keyPeople: readonly KeyPersonRow[],
  field: 'role' | 'untilDay',
): void {
  if (role !== 'authorising-officer') return;
  const now = keyPeople.find((each) => each.role === role && each.until_day === null);
  if (now === undefined) return;
  throw wrong(field, `${now.full_name} is recorded as Authorising Officer. Enter the day that ended first.`);
}

export function requireEndNotBefore(from: string, until: string | undefined): void {
  if (until === undefined || until >= from) return;
  throw wrong('untilDay', `The role began on ${from}. Enter that day or a later one.`);
}

export function requireColleague(
  id: string | undefined,
  colleagues: readonly { readonly id: string }[],
): void {
  if (id === undefined || colleagues.some((each) => each.id === id)) return;
  throw wrong('colleague', 'Choose a colleague of your organisation.');
}

function wrong(field: string, message: string): Refusal {
  return new Refusal('invalid', message, { status: 422, fields: { [field]: message } });
}

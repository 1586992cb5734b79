import { missing, Refusal } from '../../../platform/refusal.ts';

const refuse = (field: string, message: string): Refusal =>
  new Refusal('invalid', message, { status: 422, fields: { [field]: message } });

interface Person {
  readonly account: string | null;
  readonly until_day: string | null;
}

/** A key person confirms for themselves, and those who keep the records for a colleague too. */
export function requireReader<Found extends Person>(
  person: Found | undefined,
  { account, keepsRecords }: { account: string; keepsRecords: boolean },
): asserts person is Found {
  if (person === undefined) throw refuse('person', 'Choose one of your key people.');
  if (!keepsRecords && person.account !== account) throw missing();
}

/** Refuses an edition of which nothing is on record, and a day on which it could not have been read. */
export function requireReadable(
  { edition, readOn }: { edition: string; readOn: string },
  { editions, today }: { editions: readonly string[]; today: string },
): void {
  if (!editions.includes(edition)) throw refuse('edition', 'There is no such edition on record.');
  if (readOn > today) throw refuse('readOn', 'This day is still to come.');
  if (readOn < edition) throw refuse('readOn', 'This edition was not out yet on this day.');
}

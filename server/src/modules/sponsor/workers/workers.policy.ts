import type { WorkerSort } from '@portway/contracts/sponsor/workers/workers';
import { Refusal } from '../../../platform/refusal.ts';

/** The days of a worker’s facts, YYYY-MM-DD. */
export interface WorkerDays {
  readonly certificate_start: string | null;
  readonly certificate_ends: string | null;
  readonly visa_from: string | null;
  readonly visa_ends: string | null;
  readonly grant_notified_on: string | null;
  readonly started_on: string | null;
  readonly sponsorship_ended_on: string | null;
  readonly employment_ended_on: string | null;
  readonly rights_information_on: string | null;
  readonly contact_confirmed_on: string | null;
}

/** Refuses days that contradict each other, naming each field. */
export function requireSoundDays(
  days: WorkerDays,
  { today, startedEarlier }: { readonly today: string; readonly startedEarlier: boolean },
): void {
  const faults: Record<string, string> = {};
  const notToCome = (field: string, day: string | null) => {
    if (day !== null && day > today)
      faults[field] = 'This day is still to come. Record it once it has happened.';
  };
  const inOrder = (first: string | null, [field, last]: readonly [string, string | null], words: string) => {
    if (first !== null && last !== null && last < first) faults[field] = words;
  };
  notToCome('startedOn', days.started_on);
  notToCome('grantNotifiedOn', days.grant_notified_on);
  notToCome('rightsInformationOn', days.rights_information_on);
  notToCome('contactConfirmedOn', days.contact_confirmed_on);
  const { started_on: started, certificate_start: certificate } = days;
  inOrder(
    certificate,
    ['certificateEnds', days.certificate_ends],
    'The certificate would end before it starts.',
  );
  inOrder(days.visa_from, ['visaEnds', days.visa_ends], 'The permission would end before it starts.');
  if (!startedEarlier)
    inOrder(
      certificate,
      ['startedOn', started],
      'This is before the start day on the certificate. Check both days, or say that the worker started under an earlier certificate.',
    );
  inOrder(
    started,
    ['sponsorshipEndedOn', days.sponsorship_ended_on],
    'Sponsorship would end before the worker’s first day.',
  );
  inOrder(
    started,
    ['employmentEndedOn', days.employment_ended_on],
    'The last day would be before the worker’s first day.',
  );
  refuse(faults);
}

interface Absence {
  readonly id: string;
  readonly first_day: string;
  readonly last_day: string | null;
}

interface NewAbsence {
  readonly firstDay: string;
  readonly lastDay: string | null;
  readonly agreed: boolean;
}

/** Refuses an absence that cannot be, or that is on record already. */
export function requireSoundAbsence(
  absence: NewAbsence,
  { others, started, today }: { others: readonly Absence[]; started: string | null; today: string },
): void {
  const { firstDay, lastDay, agreed } = absence;
  if (!agreed && firstDay > today)
    refuse({ firstDay: 'This day is still to come. Only leave that was agreed can be recorded ahead.' });
  if (started !== null && firstDay < started) refuse({ firstDay: 'This is before the worker’s first day.' });
  requireLastDay(absence, today);
  const end = lastDay ?? '9999-12-31';
  const isThere = others.some(
    ({ first_day: first, last_day: last }) => first <= end && (last ?? '9999-12-31') >= firstDay,
  );
  if (isThere) refuse({ firstDay: 'An absence on these days is on record already.' });
}

export function requireLastDay({ firstDay, lastDay, agreed }: NewAbsence, today: string): void {
  if (lastDay === null) return;
  if (lastDay < firstDay) refuse({ lastDay: 'The last day is before the first.' });
  if (!agreed && lastDay > today)
    refuse({ lastDay: 'This day is still to come. Leave it empty until the worker is back.' });
}

export function requireSoundCheck(
  { checkedOn, nextOn }: { readonly checkedOn: string; readonly nextOn: string | null },
  today: string,
): void {
  if (checkedOn > today)
    refuse({ checkedOn: 'This day is still to come. Record the check once it was made.' });
  if (nextOn !== null && nextOn <= checkedOn) refuse({ nextOn: 'The next check comes after this one.' });
}

const neededDays: Readonly<Record<string, string>> = {
  expiresOn: 'Enter the last day of the permission.',
  documentExpiresOn: 'Enter the last day of the passport.',
  noticeOn: 'Enter the day in the notice.',
};

/** Refuses a check without the facts that its excuse is counted from. */
export function requireFacts(notGiven: readonly string[]): void {
  for (const fact of notGiven) refuseField(fact, neededDays[fact] ?? 'Enter this day.');
}

/** What a line manager’s list may be ordered by. */
const teamSorts: readonly WorkerSort[] = ['name', 'job', 'place', 'manager', 'newest'];

/**
 * The order and filters that the caller may use. Another order would tell a line manager whose permission ends before
 * whose, and a gap what is on record of it.
 */
export function visibleQuery<Query extends { readonly sort: WorkerSort; readonly gap?: string | undefined }>(
  query: Query,
  sees: 'everything' | 'team',
): Query {
  if (sees === 'everything') return query;
  return { ...query, sort: teamSorts.includes(query.sort) ? query.sort : 'name', gap: undefined };
}

/** Refuses a change by someone who saw an older version. */
export function requireVersion(seenVersion: number, storedVersion: number): void {
  if (seenVersion === storedVersion) return;
  throw new Refusal(
    'changed',
    'A colleague has changed this worker in the meantime. Nothing was saved. Look again, then make your change.',
    { status: 409 },
  );
}

/** A refusal that names one field. */
export function refuseField(field: string, message: string): never {
  throw new Refusal('invalid', message, { status: 422, fields: { [field]: message } });
}

function refuse(faults: Readonly<Record<string, string>>): void {
  const [message] = Object.values(faults);
  if (message !== undefined) throw new Refusal('invalid', message, { status: 422, fields: faults });
}

/** Refuses to erase a worker whose records have to be kept. */
export function refuseErasure(message: string): never {
  throw new Refusal('kept', message, { status: 409 });
}

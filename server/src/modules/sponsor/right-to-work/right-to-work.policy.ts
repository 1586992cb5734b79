import { Refusal } from '../../../platform/refusal.ts';

type Faults = Readonly<Record<string, string>>;

interface PersonDays {
  readonly plannedStart?: string | null | undefined;
  readonly startedOn?: string | null | undefined;
  readonly endedOn?: string | null | undefined;
}

/** What is wrong with the days of a person, by field. */
export function dayFaults({ plannedStart, startedOn, endedOn }: PersonDays, today: string): Faults {
  const faults: Record<string, string> = {};
  if (startedOn && startedOn > today)
    faults.startedOn = 'This day is still to come: enter it as the planned first day.';
  if (plannedStart && plannedStart <= today && !startedOn)
    faults.plannedStart = 'This day has been. Enter the first day of work instead.';
  if (endedOn && startedOn && endedOn < startedOn)
    faults.endedOn = 'The last day would be before the first day of work.';
  if (endedOn && !startedOn) faults.startedOn = 'Enter the first day of work too.';
  return faults;
}

const neededFacts: Faults = {
  expiresOn: 'Enter the last day of the permission.',
  documentExpiresOn: 'Enter the last day of the passport.',
  noticeOn: 'Enter the day in the notice.',
};

/** What is wrong with a check, by field; `missing`: facts that its excuse is counted from. */
export function checkFaults(
  { checkedOn, missing }: { readonly checkedOn: string; readonly missing: readonly string[] },
  today: string,
): Faults {
  if (checkedOn > today)
    return { checkedOn: 'This day is still to come. Record the check once it was made.' };
  return Object.fromEntries(missing.map((fact) => [fact, neededFacts[fact] ?? 'Enter this day.']));
}

/** Refuses where a fault is named. */
export function refuseFaults(faults: Faults): void {
  const [message] = Object.values(faults);
  if (message !== undefined) throw new Refusal('invalid', message, { status: 422, fields: faults });
}

/** The faults of a row of a list, each with its place. */
export const faultsAt = (list: string, at: number, faults: Faults): Faults =>
  Object.fromEntries(Object.entries(faults).map(([field, words]) => [`${list}.${at}.${field}`, words]));

/** The first day of a person without an excuse is recorded with a reason: nobody lifts the hold. */
export const noReason: Faults = {
  withoutCheckBecause:
    'No check gives an excuse on this day. Record the check first, or say why work began without one.',
};

export const sameCheck: Faults = { checkedOn: 'This check is on record already.' };

/** Refuses a change by someone who saw an older version. */
export function requirePersonVersion(seenVersion: number, storedVersion: number): void {
  if (seenVersion === storedVersion) return;
  throw new Refusal(
    'changed',
    'A colleague has changed this record in the meantime. Nothing was saved. Look again, then make your change.',
    { status: 409 },
  );
}

export function requireName(typed: string, name: string): void {
  if (typed.trim().toLowerCase() !== name.toLowerCase())
    refuseFaults({ fullName: 'This is not the name on record.' });
}

/** The checks are kept for their time: nobody erases them before. */
export function refuseErasure(keepUntil: string | null): never {
  const until = keepUntil === null ? 'the last day of work is on record' : `${keepUntil} is over`;
  throw new Refusal('kept', `The checks of this person are kept until ${until}.`, { status: 409 });
}

export function refuseHeldCopy(): never {
  throw new Refusal(
    'held',
    'A hold stands on the copy of a check of this person. End it first, if it is over.',
    {
      status: 409,
    },
  );
}

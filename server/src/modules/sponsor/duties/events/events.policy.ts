import { Refusal } from '../../../../platform/refusal.ts';

function refuse(code: string, message: string, field: string, status: 409 | 422 = 422): never {
  throw new Refusal(code, message, { status, fields: { [field]: message } });
}

/** What happened has happened, and after the certificate began. */
export function requireSoundDay(
  happenedOn: string,
  { today, certificateStart, field }: { today: string; certificateStart?: string | null; field: string },
): void {
  if (happenedOn > today)
    refuse('to-come', 'This day is still to come. Record it when it has happened.', field);
  if (certificateStart != null && happenedOn < certificateStart)
    refuse('before-certificate', `This is before the certificate begins, on ${certificateStart}.`, field);
}

/** A first day without an excuse is recorded with a reason; nobody waives it, an owner neither. */
export function requireReasonWithoutCheck(hasExcuse: boolean, because: string | undefined): void {
  if (hasExcuse || because !== undefined) return;
  refuse(
    'no-excuse',
    'No right to work check gives an excuse for this first day. Record the check first, or say why work began without one.',
    'withoutCheckBecause',
  );
}

export function requireNew(
  same: { readonly by_name: string; readonly recorded_at: Date } | undefined,
  field: string,
): void {
  if (same === undefined) return;
  const day = same.recorded_at.toISOString().slice(0, 10);
  const message = `${same.by_name} recorded this on ${day}. Look at the duty that followed, or correct that record.`;
  refuse('recorded-before', message, field, 409);
}

export function requireWorkers(foundCount: number, expectedCount: number, field: string): void {
  if (foundCount < expectedCount)
    refuse('invalid', 'A worker you chose is not on record, or is not one you may see.', field);
}

interface Ends {
  readonly startedOn?: string | null;
  readonly sponsorshipEndedOn?: string | null;
  readonly employmentEndedOn?: string | null;
}

/** A last day comes after the first; `eventDays` are those that the event itself gives. */
export function requireSoundEnd(record: Required<Ends>, eventDays: Ends): void {
  const { startedOn: started, sponsorshipEndedOn: sponsored, employmentEndedOn: employed } = record;
  const isBefore = (day: string | null) => started !== null && day !== null && day < started;
  if (eventDays.startedOn != null && (isBefore(sponsored) || isBefore(employed)))
    refuse(
      'after-the-end',
      `The last day on record is ${sponsored ?? employed}, before this first day.`,
      'startedOn',
    );
  if (eventDays.sponsorshipEndedOn != null && isBefore(sponsored))
    refuse(
      'before-start',
      `The first day at work was ${started}. The last day cannot be before it.`,
      'happenedOn',
    );
  if (eventDays.employmentEndedOn != null && sponsored !== null && eventDays.employmentEndedOn < sponsored)
    refuse(
      'before-end',
      `Employment does not end before the last day of sponsored work, ${sponsored}.`,
      'employmentEndedOn',
    );
}

export function requireKnownCode(isKnown: boolean): void {
  if (!isKnown) refuse('invalid', 'There is no occupation code with these four digits.', 'newCode');
}

/** Who corrects a record says why. */
export function requireReason(corrects: string | null, because: string | undefined): void {
  if (corrects !== null && because === undefined)
    refuse('invalid', 'Say what was wrong in the first record.', 'correctedBecause');
}

/** An event is corrected once, and by one about the same worker. */
export function requireCorrectable(
  event: { readonly worker: string | null; readonly later: string | null } | undefined,
  worker: string | null,
): void {
  if (event === undefined || event.worker !== worker)
    refuse('invalid', 'There is no such record to correct.', 'corrects');
  requireUncorrected(event);
}

export function requireUncorrected({ later }: { readonly later: string | null }): void {
  if (later !== null)
    refuse('corrected', 'This record was corrected before. Correct the newer one.', 'corrects', 409);
}

/** Why nothing is concluded: something that the rule asks is missing in the worker’s record. */
export const notRecorded = (what: string) =>
  `The worker’s ${what} is not on record, so nothing can be concluded. Record it, then look at this again.`;

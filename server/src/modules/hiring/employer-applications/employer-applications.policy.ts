import type { ApplicationState, Decision } from '@portway/contracts/candidate/jobs/job-choices';
import { Refusal } from '../../../platform/refusal.ts';
import type { ReceivedRow, StatusChangeRow } from './employer-applications.repository.ts';

/** A candidate who withdrew is no longer decided about. */
export function requireNotWithdrawn(state: ApplicationState): asserts state is Decision {
  if (state !== 'withdrawn') return;
  throw new Refusal('withdrawn', 'The candidate has withdrawn this application.', { status: 409 });
}

/**
 * Refuses a change by somebody who saw the applicant at another status: a colleague was quicker. It says who did what,
 * so that the second can choose.
 */
export function requireSeenAt(
  from: Decision,
  row: ReceivedRow,
  { history, now }: { readonly history: readonly StatusChangeRow[]; readonly now: number },
): void {
  if (row.state === from) return;
  const { author, at } = history.findLast(({ state }) => state === row.state) ?? {
    author: null,
    at: row.changed_at,
  };
  const who = author ?? 'A colleague';
  throw new Refusal(
    'moved',
    `${who} moved ${nameOf(row)} to ${stages[row.state]} ${ago(now - at.getTime())}. Nothing was changed.`,
    { status: 409 },
  );
}

/** What is said of a move to Hired, or away from it. */
export interface HireAnswers {
  readonly hiredOutsideOn?: string | undefined;
  readonly noLongerHired?: string | undefined;
}

/**
 * Nobody becomes hired by a move alone: an accepted offer does that, or the employer says from which day they work for
 * them. Nobody who was hired stops being so without a reason.
 */
export function requireHireAnswers(
  row: ReceivedRow,
  { status, hiredOutsideOn, noLongerHired = '' }: HireAnswers & { readonly status: Decision },
): void {
  if (status === 'hired' && row.state !== 'hired') {
    if (row.offer === 'sent' || row.offer === 'question') {
      const message = `${nameOf(row)} has an open offer. They are hired when they accept it; or withdraw it first.`;
      throw new Refusal('open-offer', message, { status: 409 });
    }
    if (hiredOutsideOn === undefined)
      refuseAnswer(
        'hiredOutsideOn',
        `${nameOf(row)} has accepted no offer here. Send one, or say from which day they work for you.`,
      );
  }
  if (status !== 'hired' && row.state === 'hired' && noLongerHired === '')
    refuseAnswer('noLongerHired', `${nameOf(row)} is hired. Say why they no longer are.`);
}

function refuseAnswer(field: string, message: string): never {
  throw new Refusal('hire-answer', message, { status: 422, fields: { [field]: message } });
}

/** Someone who is hired is taken back with a reason before they are rejected. */
export function requireNotHired(row: ReceivedRow): void {
  if (row.state !== 'hired') return;
  const message = `${nameOf(row)} is hired. Move them to another stage first, and say why.`;
  throw new Refusal('hired', message, { status: 409 });
}

/** An applicant who is being rejected is not moved at the same time. */
export function requireNoRejection(row: ReceivedRow): void {
  if (row.rejection === null) return;
  const who = row.rejection.by ?? 'A colleague';
  throw new Refusal(
    'rejecting',
    `${who} is rejecting ${nameOf(row)} at this moment. Undo that first, or leave it.`,
    { status: 409 },
  );
}

function nameOf({ candidate }: ReceivedRow): string {
  return candidate?.fullName ?? 'this applicant';
}

const stages: Readonly<Record<ApplicationState, string>> = {
  pending: 'Pending',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

function ago(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`;
  const hours = Math.round(minutes / 60);
  if (hours < 24) return hours === 1 ? 'an hour ago' : `${hours} hours ago`;
  const days = Math.round(hours / 24);
  return days === 1 ? 'a day ago' : `${days} days ago`;
}

export function requireAtInterview(state: ApplicationState): void {
  if (state === 'interview') return;
  throw new Refusal('not-at-interview', 'Move them to Interview first, then say when and where.', {
    status: 409,
  });
}

export function requireToCome(startsAt: number, now: number): void {
  if (startsAt > now) return;
  const message = 'This time is over. Choose one that is to come.';
  throw new Refusal('invalid', message, { status: 422, fields: { date: message } });
}

/** An interview that the employer changed since the candidate saw it: their answer was to another time. */
export function interviewChanged(): Refusal {
  return new Refusal(
    'interview-changed',
    'The employer has changed this interview. Look at the new time, then answer.',
    { status: 409 },
  );
}

import type { ApplicationState } from '@portway/contracts/candidate/jobs/job-choices';
import { Refusal } from '../../../platform/refusal.ts';
import type { RequestRow } from './visa-facts.repository.ts';

const afterInvitation: readonly ApplicationState[] = ['interview', 'offer', 'hired'];

/** Nobody is asked about sponsorship before they are invited to an interview. */
export function isAfterInvitation(state: ApplicationState): boolean {
  return afterInvitation.includes(state);
}

export function requireAskable(state: ApplicationState, status: RequestRow['status'] | undefined): void {
  if (!isAfterInvitation(state))
    throw new Refusal('too-early', 'You can ask from the invitation to an interview on.', { status: 409 });
  if (status === 'asked' || status === 'shared')
    throw new Refusal('asked', 'Your organisation has asked already.', { status: 409 });
}

/** Only what an employer asked for is answered. */
export function requireAsked(status: RequestRow['status'] | undefined): void {
  if (status !== undefined) return;
  throw new Refusal('not-asked', 'This employer has not asked, so there is nothing to answer.', {
    status: 409,
  });
}

export function requireNotShared(status: RequestRow['status'] | undefined): void {
  if (status !== 'shared') return;
  throw new Refusal('shared', 'You share these answers already. Stop sharing them first.', { status: 409 });
}

export function requireShared(status: RequestRow['status'] | undefined): void {
  if (status === 'shared') return;
  throw new Refusal('not-shared', 'You share nothing with this employer, so there is nothing to stop.', {
    status: 409,
  });
}

export function answersChanged(): Refusal {
  return new Refusal(
    'changed',
    'The answers have changed since you saw them, so nothing was shared. Look at them again.',
    { status: 409 },
  );
}

export function answersMissing(): Refusal {
  return new Refusal('incomplete', 'Some answers in your profile are missing, so nothing was shared.', {
    status: 409,
  });
}

export function jobGone(): Refusal {
  return new Refusal('job-gone', 'This job is gone, so there is nothing to work out for it.', {
    status: 409,
  });
}

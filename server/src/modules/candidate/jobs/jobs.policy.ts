import type { JobState } from '@portway/contracts/candidate/jobs/job-choices';
import type { JobAnswers } from '@portway/contracts/candidate/jobs/job-fields';
import { Refusal } from '../../../platform/refusal.ts';

/** The page of a closed job; that of a paused one says that it is paused. */
export function requireNotClosed({ state }: { readonly state: JobState }): void {
  if (state === 'published' || state === 'paused') return;
  throw new Refusal('closed', 'This job is closed. You can no longer apply for it.', { status: 410 });
}

/** A job's state on a day: past its closing date it is closed, even before the upkeep closes it. */
export function stateOn(today: string, state: JobState, { closesOn }: JobAnswers): JobState {
  const isOver = closesOn !== undefined && closesOn !== null && closesOn < today;
  return (state === 'published' || state === 'paused') && isOver ? 'closed' : state;
}

/** `for-me` has no effect where nobody is logged in. */
export function forMeNeedsLogIn(): Refusal {
  const message = 'Log in to see what could be sponsored for you.';
  return new Refusal('invalid', message, { status: 422, fields: { sponsored: message } });
}

import type { ApplicationState, JobState } from '@portway/contracts/candidate/jobs/job-choices';
import { Refusal } from '../../../platform/refusal.ts';

/**
 * The message for a candidate who applies for a job that closed or was paused while they wrote. It is returned,
 * not thrown, so that the draft is saved.
 */
export function jobNotOpen(state: JobState): Refusal {
  return state === 'paused'
    ? new Refusal(
        'job-paused',
        'The employer has paused this job, so nobody can apply for now. Your text is still saved.',
        { status: 409 },
      )
    : new Refusal(
        'job-closed',
        'This job has now closed. Your text is still saved, so that you can use it elsewhere.',
        { status: 409 },
      );
}

/** What is written after an application went is no draft any more. */
export function requireNotApplied(application: object | undefined): void {
  if (application === undefined) return;
  throw new Refusal('applied', 'You have already applied for this job, so there is no draft to save.', {
    status: 409,
  });
}

export function requireResume(isOwn: boolean): void {
  if (isOwn) return;
  const message = 'Choose one of your CVs, or none.';
  throw new Refusal('invalid', message, { status: 422, fields: { resume: message } });
}

/** An application that was withdrawn comes back by being reopened, and is not made a second time. */
export function requireNotWithdrawn(state: ApplicationState): void {
  if (state !== 'withdrawn') return;
  throw new Refusal(
    'withdrawn',
    'You withdrew your application for this job. You can reopen it under Applied.',
    {
      status: 409,
    },
  );
}

export function requireWithdrawable(state: ApplicationState): void {
  if (state !== 'hired' && state !== 'rejected') return;
  throw new Refusal('decided', 'This application has been decided, so you can no longer withdraw it.', {
    status: 409,
  });
}

/** What the employer has erased does not come back to it. */
export function requireStillThere(row: { readonly erasedOn: string | null } | undefined): void {
  if (row?.erasedOn === null) return;
  throw new Refusal(
    'erased',
    'The employer no longer has this application, so you cannot reopen it. Write to it in a new one.',
    { status: 409 },
  );
}

export function requireOpenToReturn(isOpen: boolean): void {
  if (isOpen) return;
  throw new Refusal('job-closed', 'This job has closed, so you cannot reopen your application.', {
    status: 409,
  });
}

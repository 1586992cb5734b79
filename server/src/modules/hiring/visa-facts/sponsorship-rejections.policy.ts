import type { ApplicationState } from '@portway/contracts/candidate/jobs/job-choices';
import { Refusal } from '../../../platform/refusal.ts';
import type { RejectionRow } from './sponsorship-rejections.repository.ts';

const ongoing: readonly ApplicationState[] = ['interview', 'offer'];

/** Why an applicant cannot be rejected for sponsorship; undefined if they can. */
export function whyNot(
  state: ApplicationState,
  shared: { readonly needs_sponsorship: boolean } | undefined,
  hasRule: boolean,
): string | undefined {
  if (!ongoing.includes(state)) return 'This application is not at the interview or offer stage.';
  if (shared === undefined)
    return 'This applicant shares nothing about sponsorship, so it cannot be the reason.';
  if (!shared.needs_sponsorship) return 'This applicant needs no sponsor, so it cannot be the reason.';
  return hasRule ? undefined : 'The job is gone, so there is no rule to show.';
}

export function requireRejectable(why: string | undefined): void {
  if (why === undefined) return;
  throw new Refusal('no-reason', why, { status: 409 });
}

/** The second look sees what was written: another text was not looked at. */
export function requireSeen(draft: RejectionRow | undefined, seen: string): asserts draft is RejectionRow {
  if (draft === undefined || draft.rejected_at !== null)
    throw new Refusal('no-draft', 'Write down the reason first, then look at it again.', { status: 409 });
  if (draft.text === seen) return;
  throw new Refusal('changed', 'A colleague has changed the text. Read it again first.', { status: 409 });
}

/** Somebody who was rejected for sponsorship asks once for each rejection. */
export function requireReviewable(rejection: RejectionRow | undefined): void {
  if (rejection === undefined)
    throw new Refusal('not-rejected', 'There is no rejection for sponsorship to look at again.', {
      status: 409,
    });
  if (rejection.review_asked_at !== null)
    throw new Refusal('asked', 'You have asked for a review already.', { status: 409 });
}

export function requireReviewAsked(rejection: RejectionRow | undefined, state: ApplicationState): void {
  if (rejection?.review_asked_at == null)
    throw new Refusal('not-asked', 'Nobody has asked for a review of this.', { status: 409 });
  if (rejection.review_answered_at !== null)
    throw new Refusal('answered', 'A colleague has answered this review already.', { status: 409 });
  if (state !== 'rejected')
    throw new Refusal('moved', 'The application has moved on since, so there is nothing to review.', {
      status: 409,
    });
}

import type { ApplicationState } from '@portway/contracts/candidate/jobs/job-choices';
import type { OfferTerms } from '@portway/contracts/hiring/offers/offer-terms';
import type { OfferState } from '@portway/contracts/hiring/offers/offers';
import { Refusal } from '../../../platform/refusal.ts';
import type { OfferRow } from './offers.repository.ts';

/** Somebody may have been met elsewhere: an offer needs no invitation to an interview first. */
const offerable: readonly ApplicationState[] = ['pending', 'interview', 'offer'];

const endWords: Readonly<Partial<Record<ApplicationState, string>>> = {
  hired: 'This applicant is hired already.',
  rejected: 'This applicant is rejected. Move them to another stage first.',
};

/** Why no offer can be sent to this applicant now; undefined if one can. */
export function whyNoOffer(state: ApplicationState, offer: OfferRow | undefined): string | undefined {
  if (offer?.state === 'accepted') return 'This offer has been accepted, so it can no longer be changed.';
  if (state === 'withdrawn') return 'The candidate has withdrawn this application.';
  if (!offerable.includes(state)) return endWords[state] ?? 'No offer can be sent at this stage.';
  return undefined;
}

export function requireOfferable(why: string | undefined): void {
  if (why === undefined) return;
  throw new Refusal('no-offer', why, { status: 409 });
}

/** Nothing is answered, changed or withdrawn that was not seen. */
export function requireSeen(offer: OfferRow | undefined, seen: number): void {
  if ((offer?.version ?? 0) === seen) return;
  throw new Refusal('changed', 'The offer has changed since you saw it. Read the new version first.', {
    status: 409,
  });
}

const words: Readonly<Partial<Record<OfferState, string>>> = {
  accepted: 'This offer has been accepted.',
  declined: 'This offer has been declined.',
  withdrawn: 'The employer has withdrawn this offer.',
  expired: 'The last day to answer this offer has passed.',
  closed: 'The application has ended, and this offer with it.',
};

/** Whether an offer can still be answered. */
export const isOpen = (status: OfferState | undefined): boolean => status === 'sent' || status === 'question';

export function requireOpen(status: OfferState | undefined): void {
  if (isOpen(status)) return;
  const message = status === undefined ? 'There is no offer to answer.' : words[status];
  throw new Refusal('not-open', message ?? 'This offer can no longer be answered.', { status: 409 });
}

export function requireDaysAhead({ expiresOn, startsOn }: OfferTerms, today: string): void {
  const fields = {
    ...(expiresOn < today ? { 'terms.expiresOn': 'Choose today or a later day.' } : {}),
    ...(startsOn < today ? { 'terms.startsOn': 'Choose today or a later day.' } : {}),
  };
  if (Object.keys(fields).length === 0) return;
  throw new Refusal('invalid', 'Check the days.', { status: 422, fields });
}

import type { ApplicationState } from '@portway/contracts/candidate/jobs/job-choices';
import type { OfferState } from '@portway/contracts/hiring/offers/offers';

interface Stored {
  readonly state: 'sent' | 'question' | 'accepted' | 'declined' | 'withdrawn';
  /** The last day to accept it, YYYY-MM-DD. */
  readonly expires_on: string;
}

/** The status that both sides see: an offer ends with its last day, and with the application. */
export function statusOf(offer: Stored, state: ApplicationState, today: string): OfferState {
  if (offer.state !== 'sent' && offer.state !== 'question') return offer.state;
  if (state !== 'offer') return 'closed';
  return offer.expires_on < today ? 'expired' : offer.state;
}

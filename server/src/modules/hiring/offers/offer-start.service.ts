import type { JobAnswers } from '@portway/contracts/candidate/jobs/job-fields';
import type { OfferDraft } from '@portway/contracts/hiring/offers/offer-terms';
import { payBasisOf } from '@portway/rules/job-sponsorship';
import { calendarDate } from '@portway/rules/kernel';
import { postFactsOf } from '../../law/sponsorship/post-facts.presenter.ts';
import { offerForJob } from './offer-start.presenter.ts';

/** What an offer begins with. `today` is YYYY-MM-DD. */
export function offerStart(position: string, job: JobAnswers | null, today: string): OfferDraft {
  const payBasis = job === null ? 'actual' : payBasisOf(postFactsOf(job, calendarDate(today)));
  return offerForJob(position, job, { today, payBasis });
}

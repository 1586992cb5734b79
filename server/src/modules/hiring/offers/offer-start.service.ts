import type { JobAnswers } from '@portway/contracts/candidate/jobs/job-fields';
import type { OfferDraft } from '@portway/contracts/hiring/offers/offer-terms';
import type { EmployerOffer } from '@portway/contracts/hiring/offers/offers';
import { hirePlan, sponsorForPlan } from '@portway/rules/hire-plan';
import { payBasisOf } from '@portway/rules/job-sponsorship';
import { calendarDate } from '@portway/rules/kernel';
import { postFactsOf } from '../../law/sponsorship/post-facts.presenter.ts';
import type { SponsorOfOffer } from './offer-judgement.service.ts';
import { offerForJob } from './offer-start.presenter.ts';

/** What an offer begins with. */
export interface OfferStart extends SponsorOfOffer {
  readonly position: string;
  /** Null where the job is gone. */
  readonly job: JobAnswers | null;
  /** For how many years the job's editor counts with a certificate. */
  readonly years: number;
  /** What the candidate shared; null while nothing is shared. */
  readonly needsSponsorship: boolean | null;
}

/** What an offer begins with: the job, the sponsor's own answers, and what the candidate shared about sponsorship. */
export function offerStart(start: OfferStart): OfferDraft {
  const { position, job, today } = start;
  const payBasis = job === null ? 'actual' : payBasisOf(postFactsOf(job, calendarDate(today)));
  return offerForJob(position, job, { today, payBasis, sponsored: sponsoredAtFirst(start) });
}

/** Sponsored where the candidate needs it, and left to the employer where nobody has said and the job allows it. */
function sponsoredAtFirst(start: OfferStart): OfferDraft['sponsored'] {
  const { needsSponsorship, job, facts } = start;
  if (needsSponsorship === false) return null;
  if (needsSponsorship === null)
    return job?.sponsorship === 'yes' || job?.sponsorship === 'depends' ? undefined : null;
  return {
    ...ifSponsored(start),
    appliesFrom: 'outside',
    ...(facts.size !== null && { sponsorSize: facts.size }),
    ...(facts.holdsLicence !== null && { holdsLicence: facts.holdsLicence }),
  };
}

/** What an offer begins with once it sponsors the job. */
export function ifSponsored(start: OfferStart): EmployerOffer['ifSponsored'] {
  return { certificateOn: firstCertificateDay(start), months: 12 * start.years };
}

/** Hours while a job has none: they decide no day. */
const usualHours = 37.5;

/** The day on which a certificate can usually be assigned: without a licence after the decision on it. */
function firstCertificateDay({ job, years, facts, today }: OfferStart): string {
  if (job?.occupationCode == null) return today;
  const { timeline } = hirePlan({
    occupationCode: job.occupationCode,
    hours: { perWeek: job.hoursPerWeek ?? usualHours },
    months: 12 * years,
    assignedOn: calendarDate(today),
    location: 'outside',
    ...sponsorForPlan(
      { size: facts.size ?? 'large', holdsLicence: facts.holdsLicence ?? true },
      facts,
      calendarDate(facts.licenceAppliedOn ?? today),
    ),
  });
  return timeline.find(({ id }) => id === 'certificate')?.expected ?? today;
}

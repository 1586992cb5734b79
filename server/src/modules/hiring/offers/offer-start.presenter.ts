import type { JobAnswers } from '@portway/contracts/candidate/jobs/job-fields';
import type { RateAnswers } from '@portway/contracts/candidate/jobs/rate-fields';
import type { OfferDraft } from '@portway/contracts/hiring/offers/offer-terms';
import type { PayBasis } from '@portway/rules/advertised-pay';

interface OfferBeginning {
  /** YYYY-MM-DD */
  readonly today: string;
  readonly payBasis: PayBasis;
  /** Whether and how the job is sponsored; undefined where the employer has to say. */
  readonly sponsored: OfferDraft['sponsored'];
}

/** What the job says already: an offer begins with it, but for pay that is a range or not what the post pays. */
export function offerForJob(
  position: string,
  job: JobAnswers | null,
  { today, payBasis, sponsored }: OfferBeginning,
): OfferDraft {
  return {
    title: job?.title ?? position,
    ...(job?.currency === 'GBP' &&
    job.payTo !== undefined &&
    job.payTo === job.payFrom &&
    payBasis === 'actual'
      ? { pay: job.payTo }
      : {}),
    ...(job?.hoursPerWeek === undefined ? {} : { hoursPerWeek: job.hoursPerWeek }),
    ...(job?.place == null ? {} : { place: job.place }),
    nation: job?.nation ?? null,
    ...(job?.employment === undefined ? {} : { employment: job.employment }),
    years: null,
    occupationCode: job?.occupationCode ?? null,
    ...rateIn(job ?? {}),
    ...(sponsored === undefined ? {} : { sponsored }),
    note: null,
    expiresOn: inAWeek(today),
  };
}

/** What the job says of its rate on a national pay scale and of its employer: it can be changed in the offer. */
function rateIn({ payScaleRole, londonArea, shareOfFullTime, healthCareEmployer }: RateAnswers): RateAnswers {
  return {
    ...(payScaleRole == null ? {} : { payScaleRole }),
    ...(londonArea == null ? {} : { londonArea }),
    ...(shareOfFullTime == null ? {} : { shareOfFullTime }),
    ...(healthCareEmployer == null ? {} : { healthCareEmployer }),
  };
}

function inAWeek(today: string): string {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 7);
  return day.toISOString().slice(0, 10);
}

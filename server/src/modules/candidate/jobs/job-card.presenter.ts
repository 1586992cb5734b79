import type { JobCard } from '@portway/contracts/candidate/jobs/jobs';
import type { RateAnswers } from '@portway/contracts/candidate/jobs/rate-fields';

/** A job as a row of the search results. */
export interface StoredCard {
  readonly job: string;
  readonly slug: string;
  readonly title: string;
  readonly employer: string;
  readonly employer_slug: string;
  readonly size: JobCard['employer']['size'];
  readonly logo: string | null;
  readonly register: JobCard['employer']['register'];
  readonly register_word: JobCard['employer']['registerWord'];
  readonly place: string | null;
  readonly nation: JobCard['nation'];
  readonly workplace: JobCard['workplace'];
  readonly level: JobCard['level'];
  readonly currency: JobCard['currency'];
  readonly pay_from: number;
  readonly pay_to: number;
  readonly hours_per_week: string;
  readonly occupation_code: string | null;
  readonly skills: readonly string[];
  readonly published_at: Date;
  readonly closes_on: string | null;
  readonly actively_hiring: boolean;
  readonly growing_fast: boolean;
  readonly sponsorable: JobCard['sponsorable'];
  readonly sponsorship_offered: JobCard['sponsorshipOffered'];
  readonly pay_note: string | null;
  readonly depends_on: JobCard['dependsOn'];
  readonly rate_answers: NonNullable<JobCard['rate']>;
}

export function jobCardOf(row: StoredCard): JobCard {
  const { slug, title, place, nation, workplace, level, currency, sponsorable } = row;
  return {
    id: row.job,
    slug,
    title,
    employer: {
      name: row.employer,
      slug: row.employer_slug,
      size: row.size,
      logo: row.logo,
      register: row.register,
      registerWord: row.register_word,
    },
    place,
    nation,
    workplace,
    level,
    currency,
    payFrom: row.pay_from,
    payTo: row.pay_to,
    hoursPerWeek: Number(row.hours_per_week),
    occupationCode: row.occupation_code,
    skills: [...row.skills],
    publishedAt: row.published_at.toISOString(),
    closesOn: row.closes_on,
    badges: { activelyHiring: row.actively_hiring, growingFast: row.growing_fast },
    sponsorable,
    sponsorshipOffered: row.sponsorship_offered,
    payNote: row.pay_note,
    ...rateOf(row.depends_on ?? null, row.rate_answers),
  };
}

/** Left out by the jobs that are on no pay scale: most are not. */
export function rateOf(
  dependsOn: 'pay-scale' | null,
  { payScaleRole, londonArea, shareOfFullTime, healthCareEmployer }: RateAnswers,
): Pick<JobCard, 'dependsOn' | 'rate'> {
  const rate = {
    ...(payScaleRole == null ? {} : { payScaleRole }),
    ...(londonArea == null ? {} : { londonArea }),
    ...(shareOfFullTime == null ? {} : { shareOfFullTime }),
    ...(healthCareEmployer == null ? {} : { healthCareEmployer }),
  };
  return {
    ...(dependsOn === null ? {} : { dependsOn }),
    ...(Object.keys(rate).length === 0 ? {} : { rate }),
  };
}

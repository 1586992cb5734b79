import type { JobAnswers } from '@portway/contracts/candidate/jobs/job-fields';
import type { JobSponsorship } from '@portway/contracts/candidate/jobs/job-sponsorship';
import type { Job, JobCard } from '@portway/contracts/candidate/jobs/jobs';
import { rateOf } from './job-card.presenter.ts';

/** A stored job that was published. */
export interface StoredJob {
  readonly id: string;
  readonly slug: string;
  readonly state: Job['state'];
  readonly contact_name: string | null;
  readonly sponsorable: JobCard['sponsorable'];
  readonly pay_note: string | null;
  readonly judgement: unknown;
  readonly published_at: Date;
  readonly closed_at: Date | null;
  readonly employer: {
    readonly name: string;
    readonly slug: string;
    readonly logo: string | null;
    readonly register: JobCard['employer']['register'];
    readonly register_word: JobCard['employer']['registerWord'];
    readonly about: string | null;
    readonly website: string | null;
    readonly industry: string | null;
    readonly size: JobCard['employer']['size'];
    readonly town: string | null;
    readonly actively_hiring: boolean;
    readonly growing_fast: boolean;
  };
}

/** The whole of a job, for its page. */
export function publicJobOf(stored: StoredJob, answers: JobAnswers, sponsorship: JobSponsorship): Job {
  const { state, employer, contact_name, published_at, closed_at } = stored;
  const { name, about, website, industry, size, town } = employer;
  return {
    card: cardOfStored(stored, answers),
    answers,
    state,
    employer: { name, about, website, industry, size, town },
    hiringContact: contact_name,
    publishedAt: published_at.toISOString(),
    closedAt: closed_at?.toISOString() ?? null,
    sponsorship,
  };
}

/**
 * The card of a job that may be closed and no longer in the index. Everything that publishing requires is
 * present.
 */
export function cardOfStored(stored: StoredJob, answers: JobAnswers): JobCard {
  const { employer } = stored;
  return {
    id: stored.id,
    slug: stored.slug,
    title: answers.title ?? '',
    employer: {
      name: employer.name,
      slug: employer.slug,
      size: employer.size,
      logo: employer.logo,
      register: employer.register,
      registerWord: employer.register_word,
    },
    place: answers.place ?? null,
    nation: answers.nation ?? null,
    workplace: answers.workplace ?? 'on-site',
    level: answers.level ?? 'mid',
    currency: answers.currency ?? 'GBP',
    payFrom: answers.payFrom ?? 0,
    payTo: answers.payTo ?? 0,
    hoursPerWeek: answers.hoursPerWeek ?? 0,
    occupationCode: answers.occupationCode ?? null,
    skills: [...(answers.skills ?? [])],
    publishedAt: stored.published_at.toISOString(),
    closesOn: answers.closesOn ?? null,
    badges: { activelyHiring: employer.actively_hiring, growingFast: employer.growing_fast },
    sponsorable: stored.sponsorable,
    sponsorshipOffered: answers.sponsorship ?? null,
    payNote: stored.pay_note,
    ...rateOf(dependsOnScale(stored, answers) ? 'pay-scale' : null, answers),
  };
}

const ofTheScale: ReadonlySet<string> = new Set(['payScaleRole', 'londonArea', 'shareOfFullTime']);

/** As the search index has it: `depends_on_pay_scale`. */
function dependsOnScale({ sponsorable, judgement }: StoredJob, { payScaleRole }: JobAnswers): boolean {
  if (sponsorable !== 'unknown' || typeof judgement !== 'object' || judgement === null) return false;
  const missing: unknown = 'missing' in judgement ? judgement.missing : [];
  if (!Array.isArray(missing)) return false;
  return missing.some((fact) => ofTheScale.has(fact) || (fact === 'workNation' && payScaleRole != null));
}

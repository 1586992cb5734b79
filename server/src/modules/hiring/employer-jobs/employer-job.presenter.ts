import type { JobAnswers } from '@portway/contracts/candidate/jobs/job-fields';
import type { PostSponsorship } from '@portway/contracts/candidate/jobs/job-sponsorship';
import type { EmployerJob, EmployerJobRow } from '@portway/contracts/hiring/employer-jobs/employer-jobs';
import type { LawChange } from '@portway/contracts/hiring/employer-jobs/law-change';

/** What is stored of a job, as far as its organisation sees it. */
interface Stored {
  readonly id: string;
  readonly slug: string;
  readonly state: EmployerJob['state'];
  readonly contact_name: string | null;
  readonly sponsorable: EmployerJobRow['sponsorable'];
  readonly pay_note: string | null;
  readonly law_change: unknown;
  readonly closed_because: NonNullable<EmployerJob['closed']>['because'] | null;
  readonly closed_note: string | null;
  readonly created_at: Date;
  readonly changed_at: Date;
  readonly published_at: Date | null;
  readonly closed_at: Date | null;
  readonly applicants: EmployerJob['applicants'];
}

interface Worked {
  readonly answers: JobAnswers;
  readonly missing: readonly string[];
  readonly sponsorship: PostSponsorship | null;
  readonly lawChange: LawChange | null;
}

/** A job for those who write it. */
export function employerJobOf(
  row: Stored,
  { answers, missing, sponsorship, lawChange }: Worked,
): EmployerJob {
  return {
    id: row.id,
    slug: row.slug,
    state: row.state,
    answers,
    hiringContact: row.contact_name,
    ...datesOf(row),
    closed: row.closed_because === null ? null : { because: row.closed_because, note: row.closed_note },
    applications: sum(row.applicants),
    applicants: row.applicants,
    missing: [...missing],
    sponsorship,
    lawChange,
  };
}

/** The same as a row of the list. */
export function employerJobRowOf(
  row: Stored,
  { answers, missing }: Pick<Worked, 'answers' | 'missing'>,
): EmployerJobRow {
  return {
    id: row.id,
    slug: row.slug,
    state: row.state,
    title: answers.title ?? '',
    place: answers.place ?? null,
    workplace: answers.workplace ?? null,
    currency: answers.currency ?? null,
    payFrom: answers.payFrom ?? null,
    payTo: answers.payTo ?? null,
    closesOn: answers.closesOn ?? null,
    ...datesOf(row),
    applications: sum(row.applicants),
    applicants: row.applicants,
    missing: missing.length,
    sponsorable: row.sponsorable,
    sponsorshipOffered: answers.sponsorship ?? null,
    payNote: row.pay_note,
    lawChanged: row.law_change !== null,
  };
}

function datesOf({ created_at, changed_at, published_at, closed_at }: Stored) {
  return {
    createdAt: created_at.toISOString(),
    changedAt: changed_at.toISOString(),
    publishedAt: published_at?.toISOString() ?? null,
    closedAt: closed_at?.toISOString() ?? null,
  };
}

function sum({ pending, interview, offer, hired, rejected }: EmployerJob['applicants']): number {
  return pending + interview + offer + hired + rejected;
}

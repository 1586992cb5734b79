import { SearchX } from 'lucide-react';
import { data, redirect } from 'react-router';
import { keepForAMinute } from '../../kit/page/keep-for-a-minute.ts';
import { londonToday } from '../../kit/page/london-today.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { JobCard } from '../../subjects/job/job-card.tsx';
import type { JobSearch } from '../../subjects/job/job-search.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../../ui/page-hero.tsx';
import type { Route } from './+types/jobs.ts';
import { JobsForm } from './jobs-form.tsx';
import { countInWords, isNarrowed, jobsAddress, readPublicSearch } from './public-job-search.ts';
import { searchJobs } from './search-jobs.server.ts';

export const headers = keepForAMinute;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Jobs in the UK, with what sponsoring them needs',
    description:
      'Open jobs in the UK with their pay. Each says whether that is enough to be sponsored for a Skilled Worker visa, and by which rule.',
    canonical: '/jobs',
    index: loaderData === undefined || !(isNarrowed(loaderData.search) || loaderData.isLater),
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const search = readPublicSearch(query);
  const after = query.get('after');
  const { found, fieldErrors } = await searchJobs({ request, context }, search, after);
  // A cursor that is invalid, or belongs to another order, leads back to the first page.
  if (found === undefined && after !== null) throw redirect(jobsAddress(search), 303);
  const answer = { search, found, fieldErrors, isLater: after !== null, today: londonToday() };
  return data(answer, { status: found === undefined ? 422 : 200 });
}

export default function Jobs({ loaderData }: Route.ComponentProps) {
  const { search, found, fieldErrors, isLater, today } = loaderData;
  return (
    <>
      <PageHead
        eyebrow="Jobs"
        title="Jobs, and what sponsoring them needs"
        lead="Each job says what it pays, and whether that is enough to be sponsored. You need no account to look."
      />
      <div className="page-width flex flex-col gap-8 pb-section">
        <JobsForm search={search} fieldErrors={fieldErrors} />
        {found === undefined ? (
          <NotUnderstood />
        ) : (
          <Found search={search} found={found} isLater={isLater} today={today} />
        )}
      </div>
    </>
  );
}

interface FoundProps {
  search: JobSearch;
  found: NonNullable<Route.ComponentProps['loaderData']['found']>;
  isLater: boolean;
  today: string;
}

function Found({ search, found: { jobs, next, total }, isLater, today }: FoundProps) {
  if (jobs.length === 0) return <NoneFound search={search} />;
  return (
    <section aria-labelledby="found">
      <h2 id="found" className="mb-4 text-22">
        {countInWords(total)}
      </h2>
      <div className="job-list">
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} to={`/jobs/${job.slug}`} today={today} />
        ))}
      </div>
      {(next !== null || isLater) && (
        <nav aria-label="Pages of jobs" className="mt-8 flex flex-wrap gap-3">
          {next !== null && <LinkButton to={jobsAddress(search, next)}>More jobs</LinkButton>}
          {isLater && (
            <LinkButton to={jobsAddress(search)} look="outline">
              Back to the first
            </LinkButton>
          )}
        </nav>
      )}
    </section>
  );
}

function NoneFound({ search }: { search: JobSearch }) {
  const narrowed = isNarrowed(search);
  return (
    <EmptyState
      Icon={SearchX}
      title={narrowed ? 'No open job fits this search' : 'No job is open at the moment'}
      action={
        narrowed ? (
          <LinkButton to="/jobs">See all jobs</LinkButton>
        ) : (
          <LinkButton to="/signup?role=candidate">Create an account</LinkButton>
        )
      }
    >
      {narrowed
        ? 'Use fewer words, or take a filter away.'
        : 'With an account you can keep a search, and hear by e-mail when a job fits it.'}
    </EmptyState>
  );
}

function NotUnderstood() {
  return <p className="text-ink-2">Fix the highlighted field and search again.</p>;
}

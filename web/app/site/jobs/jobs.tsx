import { SearchX } from 'lucide-react';
import { data, redirect } from 'react-router';
import { keepForAMinute } from '../../kit/page/keep-for-a-minute.ts';
import { londonToday } from '../../kit/page/london-today.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { JobCard } from '../../subjects/job/job-card.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../../ui/page-hero.tsx';
import type { Route } from './+types/jobs.ts';
import { searchJobs } from './ask-jobs.server.ts';
import { type Asked, askedIn, countInWords, isNarrowed, jobsAddress } from './asked.ts';
import { JobsForm } from './jobs-form.tsx';

export const headers = keepForAMinute;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Jobs in the UK, with what sponsoring them needs',
    description:
      'Open jobs in the UK with their pay. Each says whether that is enough to be sponsored for a Skilled Worker visa, and by which rule.',
    canonical: '/jobs',
    index: loaderData === undefined || !(isNarrowed(loaderData.asked) || loaderData.isLater),
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const asked = askedIn(query);
  const after = query.get('after');
  const { found, faults } = await searchJobs({ request, context }, asked, after);
  // A later page that the list does not have, or not in this order, begins it again.
  if (found === undefined && after !== null) throw redirect(jobsAddress(asked), 303);
  const answer = { asked, found, faults, isLater: after !== null, today: londonToday() };
  return data(answer, { status: found === undefined ? 422 : 200 });
}

export default function Jobs({ loaderData }: Route.ComponentProps) {
  const { asked, found, faults, isLater, today } = loaderData;
  return (
    <>
      <PageHead
        eyebrow="Jobs"
        title="Jobs, and what sponsoring them needs"
        lead="Each job says what it pays, and whether that is enough to be sponsored. You need no account to look."
      />
      <div className="page-width flex flex-col gap-8 pb-section">
        <JobsForm asked={asked} faults={faults} />
        {found === undefined ? (
          <NotUnderstood />
        ) : (
          <Found asked={asked} found={found} isLater={isLater} today={today} />
        )}
      </div>
    </>
  );
}

interface FoundProps {
  asked: Asked;
  found: NonNullable<Route.ComponentProps['loaderData']['found']>;
  isLater: boolean;
  today: string;
}

function Found({ asked, found: { jobs, next, total }, isLater, today }: FoundProps) {
  if (jobs.length === 0) return <NoneFound asked={asked} />;
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
          {next !== null && <LinkButton to={jobsAddress(asked, next)}>More jobs</LinkButton>}
          {isLater && (
            <LinkButton to={jobsAddress(asked)} look="outline">
              Back to the first
            </LinkButton>
          )}
        </nav>
      )}
    </section>
  );
}

function NoneFound({ asked }: { asked: Asked }) {
  const narrowed = isNarrowed(asked);
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

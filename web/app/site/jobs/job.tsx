import type { JobCard as Job } from '@portway/contracts/candidate/jobs/jobs';
import { data } from 'react-router';
import { keepForAMinute } from '../../kit/page/keep-for-a-minute.ts';
import { londonToday } from '../../kit/page/london-today.ts';
import { pageMeta } from '../../kit/page/page-meta.ts';
import { JobWords } from '../../subjects/job/description/job-words.tsx';
import { JobFacts } from '../../subjects/job/facts/job-facts.tsx';
import { JobCard } from '../../subjects/job/job-card.tsx';
import { SponsorshipPanel } from '../../subjects/job/sponsorship/sponsorship-panel.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-hero.tsx';
import type { Route } from './+types/job.ts';
import { JobHead } from './job-head.tsx';
import { jobMeta } from './job-meta.ts';
import { jobPosting } from './job-posting.ts';
import { jobAt } from './search-jobs.server.ts';

export const headers = keepForAMinute;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(
    loaderData && 'job' in loaderData
      ? { ...jobMeta(loaderData.job), index: loaderData.job.state === 'published' }
      : {
          title: loaderData?.status === 410 ? 'This job is closed' : 'There is no such job',
          description: 'The job at this address is not open. Others are.',
          index: false,
        },
  );

/** `described` holds structured data for search engines. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const at = await jobAt({ request, context }, params.slug);
  const today = londonToday();
  if (at.status !== 200) return data({ ...at, today }, { status: at.status });
  // Search engines list what people can apply for.
  const described = at.job.state === 'published' ? [jobPosting(at.job)] : [];
  return data({ ...at, today, described }, { status: 200 });
}

export default function PublicJob({ loaderData }: Route.ComponentProps) {
  if (!('job' in loaderData)) return <NotOpen {...loaderData} />;
  const { job, today } = loaderData;
  return (
    <article>
      <JobHead job={job} today={today} />
      {/* The answer first, on a phone too: whether it can be sponsored, then what the job is. */}
      <div className="page-width grid items-start gap-x-12 gap-y-10 pb-section lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
        <SponsorshipPanel sponsorship={job.sponsorship} className="min-w-0 lg:col-start-2" />
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <JobWords job={job} />
        </div>
        <JobFacts job={job} className={`${card} lg:col-start-2`} />
      </div>
    </article>
  );
}

const card = 'rounded-28 border border-line bg-card p-6 shadow-soft';

interface NotOpenProps {
  status: 404 | 410;
  others: readonly Job[];
  today: string;
}

/** Shown for a closed (410) or unknown (404) job; lists the newest open ones. */
function NotOpen({ status, others, today }: NotOpenProps) {
  const isClosed = status === 410;
  return (
    <>
      <PageHead
        eyebrow="Jobs"
        title={isClosed ? 'This job is closed' : 'We could not find this job'}
        lead={
          isClosed
            ? 'Nobody can apply for it any more. If you applied, your application stays in your account.'
            : 'The address may be mistyped, or the job was never published.'
        }
      />
      <div className="page-width flex flex-col gap-8 pb-section">
        {others.length > 0 && (
          <section aria-labelledby="others">
            <h2 id="others" className="mb-4 text-22">
              Newest jobs
            </h2>
            <div className="job-list">
              {others.map((job) => (
                <JobCard key={job.id} job={job} to={`/jobs/${job.slug}`} today={today} />
              ))}
            </div>
          </section>
        )}
        <p className="flex flex-wrap gap-3">
          <LinkButton to="/jobs">See all jobs</LinkButton>
          <LinkButton to="/dashboard/applied" look="outline">
            Your applications
          </LinkButton>
        </p>
      </div>
    </>
  );
}

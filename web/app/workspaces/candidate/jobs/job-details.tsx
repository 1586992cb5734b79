import { plainly } from '@portway/contracts/candidate/profile/profile-texts';
import { SearchX } from 'lucide-react';
import { redirect } from 'react-router';
import { applyAction } from '../job-details/apply-action.ts';
import { ApplyBox } from '../job-details/apply-box.tsx';
import '../job-details/job-details.css';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { JobWords } from '../../../subjects/job/description/job-words.tsx';
import { JobFacts } from '../../../subjects/job/facts/job-facts.tsx';
import { SponsorshipPanel } from '../../../subjects/job/sponsorship/sponsorship-panel.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ForCandidates } from '../for-candidates.tsx';
import { JobHead } from '../job-details/job-head.tsx';
import { loadJob } from '../job-details/load-job.ts';
import { ReportJob } from '../job-details/report-job.tsx';
import type { Route } from './+types/job-details.ts';

const none = 'There is no such job';

/** Until the job is here, as in the page's first bytes, its title names none. */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData === null ? none : (loaderData?.job.card.title ?? 'Job details'),
    description: 'One job that an employer published here.',
    index: false,
  });

/** The address names the job: `?job=<id>`. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const job = new URL(request.url).searchParams.get('job') ?? '';
  if (job === '') throw redirect('/dashboard/jobs');
  return (await loadJob(request)) ?? null;
}

export const clientAction = ({ request }: Route.ClientActionArgs) => applyAction(request);

export default function JobDetails({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return <NoSuchJob />;
  const { job, resumes, ownSkills } = loaderData;
  return (
    <article key={job.card.id}>
      <JobHead job={job} />
      <div className="job-columns">
        <div className="job-side">
          <JobFacts job={job} className="panel" />
        </div>
        <div className="job-main">
          <SponsorshipPanel sponsorship={job.sponsorship} forMe={job.forMe} className="panel" />
          <JobWords job={job} hasSkill={(skill) => ownSkills.has(plainly(skill))} className="panel" />
          <ApplyBox job={job} resumes={resumes} />
          <ReportJob id={job.card.id} />
        </div>
      </div>
    </article>
  );
}

function NoSuchJob() {
  return (
    <ForCandidates title={none}>
      <EmptyState
        Icon={SearchX}
        title="We could not find this job"
        action={<LinkButton to="/dashboard/jobs">Go to all jobs</LinkButton>}
      >
        The address may be mistyped, or the job is no longer published.
      </EmptyState>
    </ForCandidates>
  );
}

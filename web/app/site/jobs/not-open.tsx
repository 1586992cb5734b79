import type { JobCard as Job } from '@portway/contracts/candidate/jobs/jobs';
import { JobCard } from '../../subjects/job/job-card.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-hero.tsx';

interface NotOpenProps {
  status: 404 | 410;
  others: readonly Job[];
  today: string;
}

/** Shown for a closed (410) or unknown (404) job; lists the newest open ones. */
export function NotOpen({ status, others, today }: NotOpenProps) {
  const closed = status === 410;
  return (
    <>
      <PageHead
        eyebrow="Jobs"
        title={closed ? 'This job is closed' : 'We could not find this job'}
        lead={
          closed
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

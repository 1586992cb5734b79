import type { RecommendedJob, RecommendedJobs } from '@portway/contracts/candidate/jobs/recommended-jobs';
import { BriefcaseBusiness, Check } from 'lucide-react';
import { Link } from 'react-router';
import { londonToday } from '../../../kit/page/london-today.ts';
import { JobCard } from '../../../subjects/job/job-card.tsx';
import { profilePaths } from '../../../text/profile/profile-paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SaveJob } from '../jobs/saving/save-job.tsx';

interface MissingField {
  readonly to: string;
  readonly label: string;
}

/** The fields of the profile that recommend jobs, as worded within a sentence. */
const fields = new Map<string, MissingField>([
  ['primaryRole', { to: `${profilePaths.profile}#primaryRole`, label: 'your primary role' }],
  ['openToRoles', { to: `${profilePaths.profile}#openToRoles`, label: 'other roles you are open to' }],
  ['skills', { to: `${profilePaths.profile}#skills`, label: 'your skills' }],
  ['locations', { to: `${profilePaths.preferences}#locations`, label: 'where you want to work' }],
  ['salary', { to: `${profilePaths.preferences}#salary`, label: 'your desired salary' }],
]);

/** Links to the missing fields. A key that this version of the page does not know is skipped. */
function missingFields(keys: readonly string[]): MissingField[] {
  return keys.flatMap((key) => fields.get(key) ?? []);
}

/** As many as can be scanned at a glance; the others are found by searching. */
const maxJobs = 3;
const maxReasons = 3;

/** Jobs that fit, each with the reason, and what would improve the matches. */
export function RecommendedList({ recommended: { jobs, missing } }: { recommended: RecommendedJobs }) {
  if (jobs.length === 0) return <None missing={missing} />;
  return (
    <>
      <ul className="panel job-list">
        {jobs.slice(0, maxJobs).map((one) => (
          <li key={one.job.id}>
            <RecommendedRow recommended={one} />
          </li>
        ))}
      </ul>
      <Missing missing={missing} />
      <Link to="/dashboard/jobs" className="file-act">
        Search all jobs
      </Link>
    </>
  );
}

function RecommendedRow({ recommended: { job, because } }: { recommended: RecommendedJob }) {
  const path = `/dashboard/job-details?job=${job.id}`;
  return (
    <JobCard
      job={job}
      to={path}
      today={londonToday()}
      reasons={
        because.length > 0 && (
          <ul className="home-reasons" aria-label="Why it fits">
            {because.slice(0, maxReasons).map((reason) => (
              <li key={reason}>
                <Check size={18} />
                {reason}
              </li>
            ))}
          </ul>
        )
      }
      actions={
        <>
          <SaveJob job={job} />
          <LinkButton to={path}>
            Learn More<span className="sr-only"> about {job.title}</span>
          </LinkButton>
        </>
      }
    />
  );
}

/** Fields of the profile that would improve the matches, each a link. */
function Missing({ missing }: { missing: readonly string[] }) {
  const fields = missingFields(missing);
  if (fields.length === 0) return null;
  return (
    <p className="home-better">
      To get better matches, add to your profile:{' '}
      {fields.map(({ to, label }, place) => (
        <span key={to}>
          {place > 0 && ', '}
          <Link to={to} className="text-link underline underline-offset-4">
            {label}
          </Link>
        </span>
      ))}
      .
    </p>
  );
}

function None({ missing }: { missing: readonly string[] }) {
  const [first] = missingFields(missing);
  return (
    <EmptyState
      Icon={BriefcaseBusiness}
      title="No jobs match yet"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to={first?.to ?? profilePaths.preferences}>
            {first === undefined ? 'Set your preferences' : `Add ${first.label}`}
          </LinkButton>
          <LinkButton to="/dashboard/jobs" look="outline">
            Search for Jobs
          </LinkButton>
        </div>
      }
    >
      {first === undefined
        ? 'None of the jobs that are open now is like what you are looking for. New ones appear here as employers publish them.'
        : 'We choose these jobs from your profile, and part of it is missing.'}
    </EmptyState>
  );
}

import type { Application } from '@portway/contracts/candidate/applications/applications';
import type { RecommendedJobs } from '@portway/contracts/candidate/jobs/recommended-jobs';
import { Send } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { useLive } from '../../../kit/live/live.ts';
import { type Beside, backgroundQuery } from '../../../kit/loading/background-query.ts';
import { ApplicationTag } from '../../../subjects/job/application-tag.tsx';
import { CompanyMark } from '../../../subjects/job/company-mark.tsx';
import { nextStepWords } from '../../../text/job/next-step-words.ts';
import { onDay } from '../../../text/moments.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { placeOf } from '../applications/place-of.ts';
import type { Recent } from './recent-applications.ts';
import { RecommendedList } from './recommended-list.tsx';
import './job-lists.css';

/** Fetched in the background: the schemas of jobs and applications load after the page. */
const recent = backgroundQuery<Recent>(async (me) => {
  const { recentApplications } = await import('./recent-applications.ts');
  return await recentApplications(me);
});

const recommended = backgroundQuery<RecommendedJobs>(async (me) => {
  const { recommendedJobs } = await import('./recommended-jobs.ts');
  return await recommendedJobs(me);
});

/** The candidate's applications, and recommended jobs. */
export function JobLists() {
  const applications = recent.use();
  const jobs = recommended.use();
  useEffect(() => {
    void recent.ask();
    void recommended.ask();
  }, []);
  useLive(['application', 'message', 'read'], recent.ask);
  return (
    <div className="home-lists">
      <List id="recent" title="Recent Applications">
        <WhenLoaded data={applications} what="your applications" again={recent.ask}>
          {(recentApplications) => <RecentList recent={recentApplications} />}
        </WhenLoaded>
      </List>
      <List id="recommended" title="Recommended Jobs">
        <WhenLoaded data={jobs} what="jobs for you" again={recommended.ask}>
          {(recommendedJobs) => <RecommendedList recommended={recommendedJobs} />}
        </WhenLoaded>
      </List>
    </div>
  );
}

function List({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-22">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface WhenLoadedProps<Data> {
  data: Beside<Data>;
  what: string;
  again: () => Promise<void>;
  children: (data: Data) => ReactNode;
}

/** Loading, failed, or loaded. */
function WhenLoaded<Data extends object>({ data, what, again, children }: WhenLoadedProps<Data>) {
  if (data === 'asking')
    return (
      <div className="panel">
        <Skeleton lines={[5, 9, 7]} card={false} />
      </div>
    );
  if (data !== 'unreadable') return children(data);
  return (
    <div className="panel">
      <Notice kind="error" live title={`We could not load ${what}`}>
        <p>Check your connection, then try again.</p>
      </Notice>
      <Button type="button" look="outline" className="mt-4" onClick={() => void again()}>
        Try again
      </Button>
    </div>
  );
}

/** The latest applications, and a link to all of them. */
function RecentList({ recent: { applications, counts } }: { recent: Recent }) {
  if (applications.length === 0)
    return (
      <EmptyState
        Icon={Send}
        title="You have not applied yet"
        action={
          <LinkButton to="/dashboard/jobs" look="outline">
            Search for Jobs
          </LinkButton>
        }
      >
        Your applications will appear here.
      </EmptyState>
    );
  const all = counts.ongoing + counts.archived;
  return (
    <div className="panel home-recent">
      <ul>
        {applications.map((application) => (
          <RecentRow key={application.id} application={application} />
        ))}
      </ul>
      {all > applications.length && (
        <Link
          to={counts.ongoing > 0 ? '/dashboard/applied' : '/dashboard/applied?tab=archived'}
          className="file-act"
        >
          See all {all} applications
        </Link>
      )}
    </div>
  );
}

function RecentRow({ application }: { application: Application }) {
  const { id, position, company, status, nextStep, appliedAt, unread } = application;
  return (
    <li>
      <CompanyMark name={company} />
      <div className="min-w-0">
        <h3>
          <Link to={`/dashboard/applied?application=${id}`} className="row-link">
            {position}
          </Link>
        </h3>
        <p className="text-15 text-ink-2 wrap-anywhere">{placeOf(application)}</p>
        <p className="mt-1 text-14 wrap-anywhere">
          {nextStep === null ? `Applied on ${onDay(appliedAt)}` : nextStepWords(nextStep)}
        </p>
      </div>
      <div className="home-tags">
        <ApplicationTag status={status} />
        {unread > 0 && <Tag look="gold">{unread === 1 ? '1 new message' : `${unread} new messages`}</Tag>}
      </div>
    </li>
  );
}

import type { RecommendedJobs } from '@portway/contracts/candidate/jobs/recommended-jobs';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useLive } from '../../../kit/live/live.ts';
import { type Beside, backgroundQuery } from '../../../kit/loading/background-query.ts';
import { later } from '../../../kit/loading/lazy-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Recent } from './recent-applications.ts';
import '../../../subjects/job/job.css';
import '../../../ui/name-tint.css';
import '../jobs/saving/save-job.css';
import './job-lists.css';

const loadRecentList = async () => (await import('./recent-list.tsx')).RecentList;
const loadRecommendedList = async () => (await import('./recommended-list.tsx')).RecommendedList;

/** Each loads with what it shows. Lazy chunks load no style sheet, so their styles are imported here. */
const RecentList = later(loadRecentList);
const RecommendedList = later(loadRecommendedList);

/** Fetched in the background: the schemas of jobs and applications load after the page. */
const recent = backgroundQuery<Recent>(async (me) => {
  void loadRecentList().catch(() => undefined);
  const { recentApplications } = await import('./recent-applications.ts');
  return await recentApplications(me);
});

const recommended = backgroundQuery<RecommendedJobs>(async (me) => {
  void loadRecommendedList().catch(() => undefined);
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
  if (data === 'asking') return <Waiting />;
  if (data !== 'unreadable') return <Suspense fallback={<Waiting />}>{children(data)}</Suspense>;
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

function Waiting() {
  return (
    <div className="panel">
      <Skeleton lines={[5, 9, 7]} card={false} />
    </div>
  );
}

import type { RecommendedJobs } from '@portway/contracts/candidate/jobs/recommended-jobs';
import { backgroundQuery } from '../../../kit/loading/background-query.ts';
import type { Recent } from './recent-applications.ts';

/** Fetched in the background: the schemas of jobs and applications load after the page. */
export const recent = backgroundQuery<Recent>(async (me) => {
  const { recentApplications } = await import('./recent-applications.ts');
  return await recentApplications(me);
});

export const recommended = backgroundQuery<RecommendedJobs>(async (me) => {
  const { recommendedJobs } = await import('./recommended-jobs.ts');
  return await recommendedJobs(me);
});

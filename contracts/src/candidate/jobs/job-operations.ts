import { showJobForMeOperation, showJobOperation } from './job.ts';
import { browseJobsOperation, jobPlacesOperation, jobTitlesOperation, searchJobsOperation } from './jobs.ts';
import { recommendedJobsOperation } from './recommended-jobs.ts';

/** Open jobs, for everybody. */
export const publicJobOperations = {
  searchJobsOperation,
  showJobOperation,
} as const;

/** Suggestions for a search, and jobs as a candidate sees them. */
export const jobOperations = {
  browseJobsOperation,
  showJobForMeOperation,
  jobTitlesOperation,
  jobPlacesOperation,
  recommendedJobsOperation,
} as const;

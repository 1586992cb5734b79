import {
  type RecommendedJobs,
  recommendedJobsOperation,
} from '@portway/contracts/candidate/jobs/recommended-jobs';
import { call } from '@portway/contracts/client';
import type { AsMe } from '../../../kit/forms/read-action.ts';

export function recommendedJobs(me: AsMe): Promise<RecommendedJobs> {
  return call(recommendedJobsOperation, undefined, me);
}

import { ongoingStates } from '@portway/contracts/jobs/job-choices';

/** Where something is still to come. */
export const ongoing = new Set(ongoingStates);

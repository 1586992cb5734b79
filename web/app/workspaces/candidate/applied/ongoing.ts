import { ongoingStates } from '@portway/contracts/jobs/job-choices';

/** The statuses in which something is still to come. */
export const ongoing = new Set(ongoingStates);

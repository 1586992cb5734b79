import { ongoingStates } from '@portway/contracts/candidate/jobs/job-choices';

/** The statuses in which something is still to come. */
export const ongoing = new Set(ongoingStates);

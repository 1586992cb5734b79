import type { AccessRows } from '../../../testing/access/access-rows.ts';
import { validPlan } from '../../../testing/requests/valid-job-requests.ts';

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  listPlans: {},
  savePlan: { body: validPlan },
  showPlan: { id: (cast, whose, asking) => cast.jobs.planOf(whose, asking) },
  renamePlan: { body: { name: 'Backend' }, id: (cast, whose, asking) => cast.jobs.planOf(whose, asking) },
  removePlan: { id: (cast, whose, asking) => cast.jobs.planOf(whose, asking) },
  restorePlan: { id: (cast, whose, asking) => cast.jobs.planOf(whose, asking) },
  draftJobOfPlan: { id: (cast, whose, asking) => cast.jobs.planOf(whose, asking) },
};

import type { AccessRows } from '../../testing/access-rows.ts';

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  listOfferedJobs: {},
  addJob: { body: { title: 'Backend engineer' } },
  showOfferedJob: { id: (cast, whose, asking) => cast.jobs.offeredJob(whose, asking) },
  changeJob: {
    body: { title: 'Platform engineer' },
    id: (cast, whose, asking) => cast.jobs.offeredJob(whose, asking),
  },
  publishJob: { id: (cast, whose, asking) => cast.jobs.offeredJob(whose, asking) },
  closeJob: { id: (cast, whose, asking) => cast.jobs.offeredJob(whose, asking) },
};

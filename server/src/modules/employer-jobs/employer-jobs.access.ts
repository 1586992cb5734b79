import type { AccessRows } from '../../testing/access-rows.ts';

/** How each operation is called by somebody who may, for the tests of access and the fuzzer. */
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

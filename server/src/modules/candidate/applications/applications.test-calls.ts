import type { AccessRows } from '../../../testing/access/access-rows.ts';

const answer = { text: 'Your work on settlement.', resume: null };

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  saveApplicationDraft: { body: answer, id: (cast, whose) => cast.jobs.publicJob(whose) },
  apply: { body: answer, id: (cast, whose) => cast.jobs.publicJob(whose) },
  listApplications: {},
  showApplication: { id: (cast, whose, asking) => cast.jobs.applicationOf(whose, asking) },
  withdrawApplication: { id: (cast, whose, asking) => cast.jobs.applicationOf(whose, asking) },
  reopenApplication: { id: (cast, whose, asking) => cast.jobs.applicationOf(whose, asking) },
  showUnreadCounts: {},
};

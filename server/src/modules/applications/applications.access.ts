import type { AccessRows } from '../../testing/access-rows.ts';

const answer = { text: 'Your work on settlement.', resume: null };

/** How each operation is called by somebody who may, for the tests of access and the fuzzer. */
export const access: AccessRows = {
  saveApplicationDraft: { body: answer, id: (cast, whose) => cast.jobs.publicJob(whose) },
  apply: { body: answer, id: (cast, whose) => cast.jobs.publicJob(whose) },
  listApplications: {},
  showApplication: { id: (cast, whose, asking) => cast.jobs.applicationOf(whose, asking) },
  withdrawApplication: { id: (cast, whose, asking) => cast.jobs.applicationOf(whose, asking) },
  reopenApplication: { id: (cast, whose, asking) => cast.jobs.applicationOf(whose, asking) },
  showStanding: {},
};

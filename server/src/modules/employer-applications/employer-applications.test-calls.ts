import type { AccessRows } from '../../testing/access-rows.ts';

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  listEmployerApplications: {},
  showEmployerApplication: { id: (cast, whose, asking) => cast.jobs.applicationOf(whose, asking) },
  decideApplication: {
    body: { status: 'interview', nextStep: { text: 'A call with the team', on: '2026-12-01' } },
    id: (cast, whose, asking) => cast.jobs.applicationOf(whose, asking),
  },
  downloadApplicationResume: { id: (cast, whose, asking) => cast.jobs.applicationOf(whose, asking) },
  downloadApplicationResumeOriginal: { id: (cast, whose, asking) => cast.jobs.applicationOf(whose, asking) },
};

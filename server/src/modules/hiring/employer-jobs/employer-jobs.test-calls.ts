import type { AccessRows } from '../../../testing/access/access-rows.ts';

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  listEmployerJobs: {},
  addJob: { body: { title: 'Backend engineer' } },
  showEmployerJob: { id: (cast, whose, asking) => cast.jobs.employerJob(whose, asking) },
  changeJob: {
    body: { title: 'Platform engineer' },
    id: (cast, whose, asking) => cast.jobs.employerJob(whose, asking),
  },
  showJobEditing: { id: (cast, whose, asking) => cast.jobs.employerJob(whose, asking) },
  saveJobEditing: {
    body: { years: 5 },
    id: (cast, whose, asking) => cast.jobs.employerJob(whose, asking),
  },
  publishJob: { id: (cast, whose, asking) => cast.jobs.employerJob(whose, asking) },
  readAdvertisement: { body: { text: 'Backend engineer\nLeeds' } },
  checkJobDraft: { body: { title: 'Backend engineer', occupationCode: '2134' } },
  checkJobWording: { body: { texts: { title: 'Salesman' }, sponsorable: true } },
  pauseJob: { id: (cast, whose, asking) => cast.jobs.employerJob(whose, asking) },
  duplicateJob: { id: (cast, whose, asking) => cast.jobs.employerJob(whose, asking) },
  closeJob: {
    body: { because: 'filled' },
    id: (cast, whose, asking) => cast.jobs.employerJob(whose, asking),
  },
};

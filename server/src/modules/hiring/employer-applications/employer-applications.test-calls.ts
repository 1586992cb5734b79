import type { AccessCast, Asking, Whose } from '../../../testing/access/access-cast.ts';
import type { AccessRows } from '../../../testing/access/access-rows.ts';

const applicationOf = (cast: AccessCast, whose: Whose, asking: Asking) =>
  cast.jobs.applicationOf(whose, asking);
const noteOf = (cast: AccessCast, whose: Whose, asking: Asking) => cast.jobs.noteOf(whose, asking);
const templateOf = (cast: AccessCast, whose: Whose, asking: Asking) => cast.jobs.templateOf(whose, asking);
const letter = { subject: 'Your application', text: 'Thank you, {first name}.' };

/** An applicant of the caller's organisation; somebody without one names one that is not there. */
async function applicantOf(cast: AccessCast, asking: Asking): Promise<string> {
  return (await cast.jobs.applicationOf(asking.organisation === undefined ? 'missing' : 'own', asking)) ?? '';
}
const applicantsSeen = async (cast: AccessCast, asking: Asking) => [
  { id: await applicantOf(cast, asking), from: 'pending' },
];

const interview = { date: '2030-01-15', time: '10:30', minutes: 45, place: 'https://meet.example/rohan' };

/** An applicant who has an interview. */
async function interviewed(cast: AccessCast, whose: Whose, asking: Asking): Promise<string | undefined> {
  const application = await cast.jobs.applicationOf(whose, asking);
  if (application !== undefined && whose !== 'missing') await cast.jobs.inviteToInterview(application);
  return application;
}

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  listEmployerApplications: {},
  listApplicantPeople: {},
  chooseApplicants: {},
  showBoard: { id: (cast, whose, asking) => cast.jobs.employerJob(whose, asking) },
  showEmployerApplication: { id: applicationOf },
  decideApplication: {
    body: {
      from: 'pending',
      status: 'interview',
      nextStep: { text: 'A call with the team', on: '2026-12-01' },
    },
    id: applicationOf,
  },
  downloadApplicationResume: { id: applicationOf },
  downloadApplicationResumeOriginal: { id: applicationOf },
  addApplicantNote: { body: { text: 'Knows settlement well.' }, id: applicationOf },
  changeApplicantNote: { body: { text: 'Knows settlement very well.' }, id: noteOf },
  removeApplicantNote: { id: noteOf },
  setInterview: { body: interview, id: interviewed },
  cancelInterview: { id: interviewed },
  answerInterview: {
    body: { startsAt: '2030-01-11T10:00:00.000Z', answer: 'confirmed' },
    id: interviewed,
  },
  moveApplicants: {
    body: async (cast, asking) => ({ applicants: await applicantsSeen(cast, asking), status: 'interview' }),
  },
  undoMove: { body: async (cast, asking) => ({ applicants: [await applicantOf(cast, asking)] }) },
  tagApplicants: {
    body: async (cast, asking) => ({
      applicants: [await applicantOf(cast, asking)],
      tag: 'Strong',
      on: true,
    }),
  },
  rejectApplicants: {
    body: async (cast, asking) => ({ applicants: await applicantsSeen(cast, asking), ...letter }),
  },
  undoRejection: { body: async (cast, asking) => ({ applicants: [await applicantOf(cast, asking)] }) },
  exportApplicants: { body: async (cast, asking) => ({ applicants: [await applicantOf(cast, asking)] }) },
  showApplicantsKept: {},
  changeApplicantsKept: { body: { months: 3 } },
  listRejectionTemplates: {},
  saveRejectionTemplate: { body: { name: 'Short', ...letter } },
  removeRejectionTemplate: { id: templateOf },
};

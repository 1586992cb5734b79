import { wholeJob } from '../access/access-cast-jobs.ts';

const someId = '8f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const letter = {
  subject: 'Your application',
  text: 'Dear {first name},\n\nThank you for applying for {job}.',
};
const answer = { text: 'Your work on settlement.', resume: null };

const search = {
  title: 'C++ engineer',
  place: 'Leeds',
  workplace: 'hybrid',
  currency: 'GBP',
  pay: '40000',
  level: 'mid',
  size: 'early',
  occupation: '2134',
  posted: '30',
  nation: 'england',
  sponsored: 'new-entrants',
  sort: 'pay',
};

/** A hire plan with all that it can say of the job. */
export const validPlan = {
  name: 'Backend engineer from abroad',
  answers: { role: '2134', hours: '37.5', salary: '58,000', location: 'outside', sponsorSize: 'small' },
  job: {
    title: 'Backend engineer',
    occupationCode: '2134',
    hoursPerWeek: 37.5,
    currency: 'GBP',
    payFrom: 58_000,
    payTo: 58_000,
    nation: 'england',
  },
};

/** A sound request of every operation around jobs, the applications for them and what is written about them. */
export const validJobs: Readonly<Record<string, Record<string, unknown>>> = {
  searchJobs: search,
  listJobAddresses: { part: '1' },
  browseJobs: { ...search, sponsored: 'for-me' },
  keepSearch: { name: 'Backend in Leeds', search: { ...search, sort: 'newest' }, alerts: 'daily' },
  changeSavedSearch: { name: 'Backend', alerts: 'weekly' },
  stopJobAlerts: { token: 'a.b.c' },
  suggestJobTitles: { text: 'eng' },
  findRecords: { text: 'amara' },
  suggestJobPlaces: { text: 'lon' },
  listSavedJobs: {},

  listPlans: { search: 'backend' },
  savePlan: validPlan,
  renamePlan: { name: 'Backend' },

  saveApplicationDraft: answer,
  apply: answer,
  listApplications: { tab: 'archived' },

  listEmployerJobs: { state: 'draft', search: 'engineer', sort: 'closes' },
  addJob: {
    ...wholeJob,
    about: 'We move money.',
    responsibilities: 'Own a service.',
    qualifications: 'Five years of it.',
    sponsorship: 'yes',
    collaborationHours: { from: '10:00', to: '15:00' },
    hiresFrom: ['Nigeria'],
    relocation: true,
    closesOn: '2030-01-31',
  },
  readAdvertisement: {
    text: '<p>Backend engineer</p><p>Leeds, £45k&ndash;£55k, 37.5 hours per week</p><p>Closing date: 14 December 2026</p>',
  },
  checkJobDraft: {
    title: 'Backend engineer',
    occupationCode: '2134',
    hoursPerWeek: 30,
    currency: 'GBP',
    payFrom: 50_000,
    payTo: 62_000,
    years: 5,
    sponsorSize: 'small',
  },
  checkJobWording: {
    texts: { title: 'Salesman', about: 'You are a native English speaker.' },
    sponsorable: true,
    requires: ['driving'],
  },
  // Of a draft: its questions are kept, and it has nothing public to change.
  saveJobEditing: {
    changes: {},
    was: { payTo: 70_000 },
    requires: [],
    years: 3,
  },
  changeJob: { payTo: 72_000, closesOn: null, was: { payTo: 70_000, closesOn: null } },
  closeJob: { because: 'other', note: 'The team grew otherwise.' },
  listApplicantPeople: { status: 'interview', search: 'settlement', unread: 'yes', sort: 'newest' },
  chooseApplicants: { status: 'pending', search: 'settlement' },
  listEmployerApplications: { status: 'pending', search: 'settlement', unread: 'yes', sort: 'name' },
  claimRegisterEntry: { entry: null },
  followSponsor: { town: 'Leeds' },
  changeSponsorEmails: { emails: false },
  stopSponsorAlerts: { token: 'a.b.c' },
  stopNotificationMail: { token: 'a.b.c' },
  askRegisterClaim: { slug: null },
  decideApplication: {
    from: 'pending',
    status: 'interview',
    note: 'We liked your work.',
    nextStep: { text: 'A call with the team', on: '2026-12-01' },
  },
  addApplicantNote: { text: 'Knows settlement well.' },
  changeApplicantNote: { text: 'Knows settlement very well.' },
  setInterview: {
    date: '2030-01-15',
    time: '10:30',
    timeZone: 'Europe/London',
    minutes: 45,
    place: 'https://meet.example/rohan',
    words: 'Bring something you built.',
  },
  answerInterview: {
    startsAt: '2030-01-15T10:30:00.000Z',
    answer: 'another-time',
    words: 'Any day after the 20th, before noon.',
  },
  moveApplicants: { applicants: [{ id: someId, from: 'pending' }], status: 'offer' },
  undoMove: { applicants: [someId] },
  tagApplicants: { applicants: [someId], tag: 'Strong', on: true },
  rejectApplicants: { applicants: [{ id: someId, from: 'interview' }], ...letter },
  exportApplicants: { applicants: [someId], cvs: true },
  changeApplicantsKept: { months: 3 },
  undoRejection: { applicants: [someId] },
  saveRejectionTemplate: { name: 'Short', ...letter },

  listConversations: { unread: 'yes', mine: 'yes', text: 'amara' },
  showConversation: { before: '9' },
  sendMessage: {
    id: '8f9619ff-8b86-4d01-b42d-00cf4fc964ff',
    text: 'Are you free on Tuesday?',
    attachments: [],
  },
  markRead: { upTo: 3 },
  attachFile: { name: 'cv.txt' },
  reportJob: { reason: 'not-a-real-job', text: 'It asks for a fee.' },
  reportConversation: { reason: 'asks-for-money', text: 'For a laptop.' },
};

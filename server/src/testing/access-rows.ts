import { randomUUID } from 'node:crypto';
import { noIdentityAnswers } from '@portway/contracts/identity';
import { signedLinks } from '../signed-link.ts';
import type { AccessCast, Asking, Knocker, Whose } from './access-cast.ts';
import { jobRows } from './access-rows-jobs.ts';
import { soundFile, soundPhoto } from './sound-files.ts';

/** How one operation is asked, so that whoever may ask it is answered. */
export interface AccessRow {
  /** A file that is sent in the place of a body. */
  readonly file?: Uint8Array<ArrayBuffer>;
  readonly query?: string;
  readonly body?: unknown | ((cast: AccessCast, asking: Asking) => unknown);
  /** What whoever may ask is answered; 200 if nothing else is said. */
  readonly allowed?: number | ((knocker: Knocker) => number);
  /** The thing that the path names; undefined where there can be none. */
  readonly id?: (cast: AccessCast, whose: Whose, asking: Asking) => Promise<string | undefined>;
}

const email = () => `somebody-${randomUUID()}@example.com`;
const password = 'quiet copper lantern drift';
const noSuchLink = { token: 'a.b.c' };
const nowhere = 422;
const links = signedLinks('a secret for tests of 32 characters', Date.now);

/** Every operation of the API. One without a row fails the test. */
export const accessRows: Readonly<Record<string, AccessRow>> = {
  estimateLicenceCost: {
    body: { appliedOn: '2026-11-20', licenceType: 'worker', sponsorSize: 'large', priority: true },
  },
  estimateSkillsCharge: { body: {}, allowed: nowhere },
  estimateSponsorshipCost: { body: {}, allowed: nowhere },
  estimateMinimumSalary: { body: {}, allowed: nowhere },
  estimateSettlementSalary: { body: {}, allowed: nowhere },
  estimatePayPeriods: { body: {}, allowed: nowhere },
  searchSalaries: {},
  showSalaryDetails: { body: { occupationCode: '2134' } },
  showOccupation: {},
  assessSponsor: { body: {}, allowed: nowhere },
  sendContactMessage: { body: { firstName: 'Amara', email: 'amara@example.com', message: 'Hello' } },
  askAboutPricing: { body: {}, allowed: nowhere },
  registerUniversity: { body: {}, allowed: nowhere },
  listDemoSlots: {},
  bookDemo: { body: {}, allowed: nowhere },
  showBooking: { allowed: nowhere },
  moveBooking: { body: {}, allowed: nowhere },
  cancelBooking: { body: noSuchLink, allowed: nowhere },
  subscribeToNewsletter: { body: { email: 'amara@example.com' } },
  confirmSubscription: { body: noSuchLink, allowed: nowhere },
  unsubscribeFromNewsletter: { body: noSuchLink, allowed: nowhere },
  listRules: {},
  showRule: {},

  signUp: { body: () => ({ fullName: 'Amara', email: email(), password, role: 'candidate' }) },
  verifyOtp: { body: () => ({ email: email(), otp: '000000' }), allowed: 422 },
  resendCode: { body: () => ({ email: email() }) },
  logIn: { body: () => ({ email: email(), password }), allowed: 401 },
  forgotPassword: { body: () => ({ email: email() }) },
  checkResetCode: { body: () => ({ email: email(), otp: '000000' }), allowed: 422 },
  resetPassword: { body: () => ({ email: email(), otp: '000000', password }), allowed: 422 },
  logOut: {},
  listSessions: {},
  endSession: { id: (cast, whose, asking) => cast.sessionOf(whose, asking) },
  endOtherSessions: {},
  showMe: {},
  confirmIdentity: { body: { password }, allowed: 422 },
  showLogInWays: {},
  finishGoogle: { body: {}, allowed: 401 },

  beginPasskeyLogIn: {},
  logInWithPasskey: { body: { challenge: randomUUID(), credential: {} }, allowed: 401 },
  showSecurity: {},
  beginPasskey: {},
  addPasskey: { body: { challenge: randomUUID(), credential: {}, name: 'A key' }, allowed: 409 },
  removePasskey: { id: (cast, whose, asking) => cast.passkeyOf(whose, asking) },
  beginAuthenticator: {},
  confirmAuthenticator: { body: { code: '000000' }, allowed: 422 },
  removeAuthenticator: {},
  renewRecoveryCodes: { allowed: 409 },

  changeDetails: { body: { fullName: 'Amara Okafor' } },
  changeEmail: { body: () => ({ email: email() }) },
  confirmEmail: { body: () => ({ email: email(), otp: '000000' }), allowed: 422 },
  changePassword: { body: { password } },
  showNotifications: {},
  changeNotifications: { body: { messages: true, jobAlerts: false, productNews: false } },
  downloadMyData: {},
  deleteAccount: {},
  keepAccount: {},

  showProfile: {},
  saveProfileAnswer: { body: { field: 'location', value: 'Lagos, Nigeria' } },
  previewProfile: {},
  addProfileEntry: { body: () => ({ id: randomUUID(), kind: 'work' }) },
  saveWorkAnswer: {
    body: { field: 'company', value: 'Harbour Lights' },
    id: (cast, whose, asking) => cast.entryOf('work', whose, asking),
  },
  saveEducationAnswer: {
    body: { field: 'institution', value: 'University of Ibadan' },
    id: (cast, whose, asking) => cast.entryOf('education', whose, asking),
  },
  moveProfileEntry: {
    body: { to: 'up' },
    id: (cast, whose, asking) => cast.entryOf('work', whose, asking),
  },
  removeProfileEntry: { id: (cast, whose, asking) => cast.entryOf('work', whose, asking) },
  restoreProfileEntry: { id: (cast, whose, asking) => cast.entryOf('work', whose, asking) },

  showIdentity: {},
  saveIdentity: { body: { consent: 1, answers: noIdentityAnswers } },
  deleteIdentity: {},

  setPhoto: { file: soundPhoto },
  removePhoto: {},
  listResumes: {},
  uploadResume: { file: soundFile, query: '?name=cv.txt' },
  replaceResume: {
    file: soundFile,
    query: '?name=cv.txt',
    id: (cast, whose, asking) => cast.resumeOf(whose, asking),
  },
  makeMainResume: { id: (cast, whose, asking) => cast.resumeOf(whose, asking) },
  removeResume: { id: (cast, whose, asking) => cast.resumeOf(whose, asking) },
  restoreResume: { id: (cast, whose, asking) => cast.resumeOf(whose, asking) },
  downloadResume: { id: (cast, whose, asking) => cast.resumeOf(whose, asking) },
  readResume: { id: (cast, whose, asking) => cast.resumeOf(whose, asking) },

  ...jobRows,

  showOrganisation: {},
  changeOrganisation: { body: { name: 'Northgate Systems' } },
  changeMember: {
    body: { role: 'viewer' },
    id: async (cast, whose, asking) => (whose === 'own' ? undefined : await cast.accountOf(whose, asking)),
  },
  removeMember: {
    id: async (cast, whose, asking) => (whose === 'own' ? undefined : await cast.accountOf(whose, asking)),
  },
  leaveOrganisation: {},
  invite: { body: () => ({ email: email(), role: 'member' }) },
  revokeInvitation: { id: (cast, whose, asking) => cast.invitationOf(whose, asking) },
  showInvitation: { body: noSuchLink, allowed: nowhere },
  acceptInvitation: {
    body: async (cast: AccessCast, asking: Asking) => {
      const id = await cast.invitationOf('other', asking, asking.person?.email);
      return { token: links.sign('invitation', id ?? '', Date.now() + 60_000) };
    },
    // Whoever belongs to an organisation with a name has to leave it first.
    allowed: (knocker) => (knocker === 'unattached' ? 200 : 409),
  },

  listEnquiries: {},
  showEnquiry: { id: (cast, whose) => cast.enquiryOf(whose) },
  assignEnquiry: { body: { to: null }, id: (cast, whose) => cast.enquiryOf(whose) },
  noteEnquiry: { body: { text: 'A note' }, id: (cast, whose) => cast.enquiryOf(whose) },
  answerEnquiry: { body: { text: 'An answer' }, id: (cast, whose) => cast.enquiryOf(whose) },
  markEnquiry: { body: { state: 'closed' }, id: (cast, whose) => cast.enquiryOf(whose) },
  listUsers: {},
  endUserSessions: { id: (cast, whose, asking) => cast.accountOf(whose, asking) },
  resetUserSecondFactor: { id: (cast, whose, asking) => cast.accountOf(whose, asking) },
  listOrganisations: {},
  listDeadLetters: {},
  retryLetter: { id: (cast, whose) => cast.deadLetterOf(whose) },
  listAudit: {},
  listStaff: {},
};

/** What stands for the parameters of a path that name no row of the database, and for a query that must have some. */
export const fixedParameters: Readonly<Record<string, string>> = {
  showOccupation: '/api/occupations/2134',
  showRule: '/api/rules/licence-fee',
  searchSalaries: '/api/salary/search?keyword=engineer',
  showBooking: '/api/demo/bookings?token=a.b.c',
};

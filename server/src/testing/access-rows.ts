import { randomUUID } from 'node:crypto';
import { noIdentityAnswers } from '@portway/contracts/identity';
import type { AccessCast, Asking, Knocker, Whose } from './access-cast.ts';
import { testPassword as password } from './access-cast-proofs.ts';
import { jobRows } from './access-rows-jobs.ts';
import { soundFile, soundPhoto } from './sound-files.ts';
import { soundTools } from './sound-tool-requests.ts';

type Sent = Readonly<Record<string, unknown>> | undefined;

/** How one operation is asked, so that whoever may ask it is answered. */
export interface AccessRow {
  /** A file that is sent in the place of a body. */
  readonly file?: Uint8Array<ArrayBuffer>;
  readonly query?: string | ((cast: AccessCast) => Promise<string>);
  /** What is sent besides who asks. */
  readonly headers?: (cast: AccessCast) => Promise<Readonly<Record<string, string>>>;
  /** What is there before the call. */
  readonly before?: (cast: AccessCast, asking: Asking) => Promise<void>;
  readonly body?: Sent | ((cast: AccessCast, asking: Asking) => Sent | Promise<Sent>);
  /** What whoever may ask is answered; 200 if nothing else is said. */
  readonly allowed?: number | ((knocker: Knocker) => number);
  /** The thing that the path names; undefined where there can be none. */
  readonly id?: (cast: AccessCast, whose: Whose, asking: Asking) => Promise<string | undefined>;
}

const email = () => `somebody-${randomUUID()}@example.com`;

/** Every operation of the API. One without a row fails the test. */
export const accessRows: Readonly<Record<string, AccessRow>> = {
  estimateLicenceCost: { body: soundTools.estimateLicenceCost },
  estimateSkillsCharge: { body: soundTools.estimateSkillsCharge },
  estimateSponsorshipCost: { body: soundTools.estimateSponsorshipCost },
  estimateMinimumSalary: { body: soundTools.estimateMinimumSalary },
  estimateSettlementSalary: { body: soundTools.estimateSettlementSalary },
  estimatePayPeriods: { body: soundTools.estimatePayPeriods },
  searchSalaries: {},
  showSalaryDetails: { body: soundTools.showSalaryDetails },
  showOccupation: {},
  assessSponsor: { body: soundTools.assessSponsor },
  sendContactMessage: { body: soundTools.sendContactMessage },
  askAboutPricing: { body: soundTools.askAboutPricing },
  registerUniversity: { body: soundTools.registerUniversity },
  listDemoSlots: {},
  bookDemo: {
    body: async ({ links }) => ({ ...soundTools.bookDemo, ...(await links.freeTime()) }),
  },
  showBooking: { query: async ({ links }) => `?token=${(await links.booking()).token}` },
  moveBooking: {
    body: async ({ links }) => ({ ...(await links.booking()), ...(await links.freeTime()) }),
  },
  cancelBooking: { body: ({ links }) => links.booking() },
  subscribeToNewsletter: { body: soundTools.subscribeToNewsletter },
  confirmSubscription: { body: ({ links }) => links.newsletter('confirm-newsletter') },
  unsubscribeFromNewsletter: { body: ({ links }) => links.newsletter('end-newsletter') },
  listRules: {},
  showRule: {},

  signUp: { body: () => ({ fullName: 'Amara', email: email(), password, role: 'candidate' }) },
  verifyOtp: { body: ({ proofs }) => proofs.signedUp() },
  resendCode: { body: () => ({ email: email() }) },
  logIn: { body: ({ proofs }) => proofs.logIn() },
  forgotPassword: { body: () => ({ email: email() }) },
  checkResetCode: { body: ({ proofs }) => proofs.resetCode() },
  resetPassword: {
    body: async ({ proofs }) => ({ ...(await proofs.resetCode()), password }),
  },
  logOut: {},
  listSessions: {},
  endSession: { id: (cast, whose, asking) => cast.sessionOf(whose, asking) },
  endOtherSessions: {},
  showMe: {},
  confirmIdentity: { body: ({ proofs }, asking) => proofs.ownPassword(asking) },
  showLogInWays: {},
  finishGoogle: { body: {}, headers: ({ proofs }) => proofs.vouchedByGoogle() },

  beginPasskeyLogIn: {},
  logInWithPasskey: { body: ({ proofs }) => proofs.passkeyLogIn() },
  showSecurity: {},
  beginPasskey: {},
  addPasskey: { body: ({ proofs }, asking) => proofs.newPasskey(asking) },
  removePasskey: { id: (cast, whose, asking) => cast.passkeyOf(whose, asking) },
  beginAuthenticator: {},
  confirmAuthenticator: { body: ({ proofs }, asking) => proofs.newAuthenticator(asking) },
  removeAuthenticator: {},
  renewRecoveryCodes: {
    before: ({ proofs }, asking) => proofs.usedAuthenticator(asking),
    // Staff who logged in with a password alone have no app, and so no codes for when they lose it.
    allowed: (knocker) => (knocker === 'staff-once' ? 409 : 200),
  },

  changeDetails: { body: { fullName: 'Amara Okafor' } },
  changeEmail: { body: () => ({ email: email() }) },
  confirmEmail: { body: ({ proofs }, asking) => proofs.newAddress(asking) },
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
  showInvitation: {
    body: async (cast, asking) => cast.links.invitation(await cast.invitationOf('other', asking)),
  },
  acceptInvitation: {
    body: async (cast, asking) =>
      cast.links.invitation(await cast.invitationOf('other', asking, asking.person?.email)),
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
};

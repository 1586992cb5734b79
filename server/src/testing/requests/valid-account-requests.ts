const email = 'amara@example.com';
const password = 'quiet copper lantern drift';
/** Stands where a whole link to a fresh invitation goes. */
export const invitationHere = 'INVITATION';
const somebody = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const testimonial = {
  quote: 'We knew what it would cost before we wrote the offer.',
  name: 'Priya Raman',
  role: 'Head of People',
  organisation: 'Wexcombe Avionics',
  email: 'priya@example.com',
  evidence: 'Her e-mail of 3 November 2026.\nShe may be named.',
};
const operatorFigure = { value: '98%', label: 'said yes', source: 'Our own survey', on: '2026-11-02' };
const before = 'MTc2MzYzMjgwMDAwMDAwMHw2Zjk2MTlmZg';

/** A sound request of every operation around accounts, organisations and the staff desk. */
export const validAccounts: Readonly<Record<string, Record<string, unknown>>> = {
  signUp: {
    fullName: 'Amara Okafor',
    email,
    password,
    role: 'recruiter',
    organizationName: 'Northgate Systems',
    website: 'northgate.example',
    industry: 'Software',
    invitation: invitationHere,
  },
  verifyOtp: { email, otp: '000000' },
  resendCode: { email, purpose: 'reset' },
  logIn: { email, password, code: '123 456' },
  forgotPassword: { email },
  checkResetCode: { email, otp: '000000' },
  resetPassword: { email, otp: '000000', password },
  setFirstPassword: { link: `${somebody}.zzzzzz.seal`, password },
  confirmIdentity: { password, code: '123 456' },
  finishGoogle: { code: '123 456' },

  logInWithPasskey: { challenge: somebody, credential: credential('authenticatorData') },
  addPasskey: { challenge: somebody, credential: credential('attestationObject'), name: 'A key' },
  confirmAuthenticator: { code: '123 456' },

  changeDetails: { fullName: 'Amara Okafor' },
  changeEmail: { email },
  confirmEmail: { email, otp: '000000' },
  changePassword: { password },
  changeNotifications: {
    messages: 'at-once',
    applications: 'at-once',
    applicants: 'daily',
    jobs: 'never',
    jobAlerts: false,
    productNews: false,
  },
  assignConversation: { account: null },
  addMessageTemplate: { id: somebody, name: 'Invite', text: 'Dear {name}, about {job}' },
  changeMessageTemplate: { name: 'Invite', text: 'Dear {name}, about {job}' },
  readNotificationsAbout: { application: somebody },
  readAllNotifications: { upTo: '2026-11-23T09:30:00.000Z' },

  saveProfileAnswer: { field: 'salary', value: 62_000, was: null },
  addProfileEntry: { id: somebody, kind: 'work' },
  saveWorkAnswer: { field: 'start', value: '03/2021', was: null },
  saveEducationAnswer: { field: 'graduation', value: '07/2019', was: null },
  moveProfileEntry: { to: 'up' },
  addToProfile: {
    answers: [{ field: 'skills', value: ['Go'], was: null }],
    entries: [{ id: somebody, kind: 'work', values: { title: 'Engineer', start: '03/2021', current: true } }],
  },
  takeBackFromProfile: {
    answers: [{ field: 'skills', value: ['Go'], before: null }],
    entries: [{ id: somebody, values: { title: 'Engineer' } }],
  },

  uploadResume: { name: 'cv.txt' },
  replaceResume: { name: 'cv.txt' },

  saveIdentity: {
    consent: 1,
    answers: {
      pronouns: 'own-words',
      pronounsInOwnWords: 'ze/zir',
      displayPronouns: true,
      gender: 'own-words',
      genderInOwnWords: 'agender',
      ethnicity: ['South Asian', 'Self-describe'],
      ethnicityInOwnWords: 'Tamil',
    },
    was: null,
  },

  changeOrganisation: {
    name: 'Northgate Systems',
    website: 'northgate.example',
    industry: 'Software',
    markets: ['Energy'],
  },
  saveOffices: {
    offices: [{ town: 'Leeds', nation: 'england', address: '1 Wharf Street, LS1 4AB', head: true }],
  },
  changeMember: { role: 'member', hiring: 'read' },
  exportOrganisationLog: { from: '2026-11-01' },
  invite: { email, role: 'member', hiring: 'write' },
  showInvitation: { token: invitationHere },
  acceptInvitation: { token: invitationHere },

  listEnquiries: {
    text: 'licence',
    kind: 'contact',
    state: 'new',
    assigned: 'me',
    suspected: 'no',
    after: before,
  },
  assignEnquiry: { to: null },
  noteEnquiry: { text: 'Called back.' },
  decideReport: { decision: 'upheld', reason: 'It asks applicants for a fee.' },
  noteOrganisation: { text: 'Called back.' },
  addAnswerTemplate: { id: somebody, name: 'Prices', text: 'Our prices are on the site.' },
  changeAnswerTemplate: { name: 'Prices', text: 'Our prices are on the site.' },
  inviteStaff: { fullName: 'Noor New', email },
  answerEnquiry: { text: 'About eight weeks.' },
  markEnquiry: { state: 'closed' },
  listNewsletterIssues: { after: before },
  addNewsletterIssue: {
    subject: 'Fees go up',
    summary: 'From April',
    lawChange: true,
    topics: ['fees', 'visas'],
    text: '## Fees\n\nA certificate costs {{certificate-fee.worker on 2026-11-22}}.\n\n- [All fees](/rules)',
  },
  saveNewsletterIssue: { subject: 'Fees go up', lawChange: false, topics: [], text: 'In April.', version: 1 },
  sendNewsletterIssue: { version: 1 },
  listTestimonials: { after: before },
  addTestimonial: testimonial,
  saveTestimonial: { ...testimonial, version: 1 },
  saveSponsoring: { answer: 'not-yet' },
  addOperatorFigure: operatorFigure,
  saveOperatorFigure: { ...operatorFigure, version: 1 },
  saveOperatorContact: { phone: '020 7946 0321', address: '1 Example Street\nLondon' },
  decideRegisterClaim: { confirm: true, reason: '' },
  addClaimEvidence: { name: 'letter.txt' },
  confirmTestimonial: { version: 1, real: true, agreed: true },
  listUsers: { text: 'amara', role: 'candidate', after: before },
  listOrganisations: { text: 'north', after: before },
  listFailedEmails: { after: before },
  listAudit: { action: 'logged-in', about: somebody, after: before },
};

function credential(proof: string) {
  const response = { clientDataJSON: 'e30', [proof]: 'AAAA', signature: 'AAAA' };
  return { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {}, response };
}

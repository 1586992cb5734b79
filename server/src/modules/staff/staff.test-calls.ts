import type { AccessRows } from '../../testing/access-rows.ts';

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
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
  listFailedEmails: {},
  retryFailedEmail: { id: (cast, whose) => cast.failedEmailOf(whose) },
  listAudit: {},
  listStaff: {},
};

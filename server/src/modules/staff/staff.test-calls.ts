import { randomUUID } from 'node:crypto';
import type { AccessCast, Whose } from '../../testing/access/access-cast.ts';
import type { AccessRows } from '../../testing/access/access-rows.ts';

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  listEnquiries: {},
  showEnquiry: { id: (cast, whose) => cast.enquiryOf(whose) },
  assignEnquiry: { body: { to: null }, id: (cast, whose) => cast.enquiryOf(whose) },
  noteEnquiry: { body: { text: 'A note' }, id: (cast, whose) => cast.enquiryOf(whose) },
  answerEnquiry: { body: { text: 'An answer' }, id: (cast, whose) => cast.enquiryOf(whose) },
  markEnquiry: { body: { state: 'closed' }, id: (cast, whose) => cast.enquiryOf(whose) },
  decideReport: {
    body: { decision: 'dismissed', reason: 'Nothing is against our terms.' },
    id: (cast, whose) => reportOf(cast, whose),
  },
  listUsers: {},
  endUserSessions: { id: (cast, whose, asking) => cast.accountOf(whose, asking) },
  resetUserSecondFactor: { id: (cast, whose, asking) => cast.accountOf(whose, asking) },
  listOrganisations: {},
  listFailedEmails: {},
  retryFailedEmail: { id: (cast, whose) => cast.failedEmailOf(whose) },
  listAudit: {},
  listStaff: {},
  listAnswerTemplates: {},
  addAnswerTemplate: { body: () => ({ id: randomUUID(), name: randomUUID(), text: 'Dear reader' }) },
  changeAnswerTemplate: {
    body: () => ({ name: randomUUID(), text: 'Dear reader' }),
    id: (cast, whose) => templateOf(cast, whose),
  },
  removeAnswerTemplate: { id: (cast, whose) => templateOf(cast, whose) },
  showFigures: {},
  showStaffTeam: {},
  inviteStaff: { body: () => ({ fullName: 'Noor New', email: `${randomUUID()}@portway.example` }) },
  revokeStaffInvitation: { id: (cast, whose) => invitationOf(cast, whose) },
  removeStaff: { id: (cast, whose) => colleagueOf(cast, whose) },
  showDeskOrganisation: { id: (cast, whose) => organisationOf(cast, whose) },
  noteOrganisation: { body: { text: 'A note' }, id: (cast, whose) => organisationOf(cast, whose) },
};

async function reportOf(cast: AccessCast, whose: Whose): Promise<string> {
  const id = await cast.enquiryOf(whose);
  if (whose === 'missing') return id;
  const nobody = { reporter: null, reporter_organisation: null, reported_account: null };
  const nothing = {
    about: 'job' as const,
    job: null,
    conversation: null,
    reported_organisation: null,
    position: 'A job',
  };
  await cast.queries
    .insertInto('report')
    .values({ id, ...nobody, ...nothing })
    .execute();
  return id;
}

async function templateOf({ queries }: AccessCast, whose: Whose): Promise<string> {
  const id = randomUUID();
  if (whose === 'missing') return id;
  await queries.insertInto('answer_template').values({ id, name: id, text: 'Dear reader' }).execute();
  return id;
}

async function invitationOf({ queries }: AccessCast, whose: Whose): Promise<string> {
  const id = randomUUID();
  if (whose === 'missing') return id;
  const expires_at = new Date(Date.now() + 60_000);
  const invited = { email: `${id}@portway.example`, full_name: 'Noor New', invited_by: null, expires_at };
  await queries
    .insertInto('staff_invitation')
    .values({ id, ...invited })
    .execute();
  return id;
}

async function colleagueOf({ queries }: AccessCast, whose: Whose): Promise<string> {
  const id = randomUUID();
  if (whose === 'missing') return id;
  const values = { email: `${id}@portway.example`, full_name: 'Lea Leaving', role: 'staff' as const };
  await queries
    .insertInto('account')
    .values({ id, ...values })
    .execute();
  return id;
}

async function organisationOf({ queries }: AccessCast, whose: Whose): Promise<string> {
  const id = randomUUID();
  if (whose === 'missing') return id;
  const values = { name: 'Another', website: null, industry: null };
  await queries
    .insertInto('organisation')
    .values({ id, ...values })
    .execute();
  return id;
}

import {
  answerEnquiryOperation,
  assignEnquiryOperation,
  colleaguesOperation,
  markEnquiryOperation,
  noteEnquiryOperation,
  staffEnquiriesOperation,
  staffEnquiryOperation,
} from '@portway/contracts/staff/staff';
import {
  auditLogOperation,
  deadLettersOperation,
  endUserSessionsOperation,
  resetUserSecondFactorOperation,
  retryLetterOperation,
  staffOrganisationsOperation,
  staffUsersOperation,
} from '@portway/contracts/staff/staff-records';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../platform/http/signed-in.ts';
import type { StaffAudit } from './staff-audit.service.ts';
import type { StaffEnquiries } from './staff-enquiries.service.ts';
import type { StaffMail } from './staff-mail.service.ts';
import type { StaffPeople } from './staff-people.service.ts';

export interface Desk {
  readonly enquiries: StaffEnquiries;
  readonly people: StaffPeople;
  readonly mail: StaffMail;
  readonly log: StaffAudit;
}

/** The staff desk. Each service first checks the caller with its policy. */
export function staffRoutes(api: Hono<AppEnv>, deps: SignedInDeps & { readonly desk: Desk }): void {
  const { enquiries, people, mail, log } = deps.desk;
  const on = { api, ...deps };
  serveSignedIn(on, staffEnquiriesOperation, (query, { work }) => enquiries.list(work, query));
  serveSignedIn(on, staffEnquiryOperation, (_, { work, parameters: { id } }) => enquiries.show(work, id));
  serveSignedIn(on, assignEnquiryOperation, ({ to }, { work, parameters: { id } }) =>
    enquiries.assign(work, id, to),
  );
  serveSignedIn(on, noteEnquiryOperation, ({ text }, { work, parameters: { id } }) =>
    enquiries.note(work, id, text),
  );
  serveSignedIn(on, answerEnquiryOperation, ({ text }, { work, parameters: { id } }) =>
    enquiries.answer(work, id, text),
  );
  serveSignedIn(on, markEnquiryOperation, ({ state }, { work, parameters: { id } }) =>
    enquiries.mark(work, id, state),
  );
  serveSignedIn(on, colleaguesOperation, async (_, { work }) => ({
    staff: await enquiries.colleagues(work),
  }));
  serveSignedIn(on, staffUsersOperation, (query, { work }) => people.list(work, query));
  serveSignedIn(on, endUserSessionsOperation, (_, { work, parameters: { id } }) =>
    people.endSessions(work, id),
  );
  serveSignedIn(on, resetUserSecondFactorOperation, (_, { work, parameters: { id } }) =>
    people.resetSecondFactor(work, id),
  );
  serveSignedIn(on, staffOrganisationsOperation, (query, { work }) => people.organisations(work, query));
  serveSignedIn(on, deadLettersOperation, ({ after }, { work }) => mail.dead(work, after));
  serveSignedIn(on, retryLetterOperation, (_, { work, parameters: { id } }) => mail.retry(work, id));
  serveSignedIn(on, auditLogOperation, (query, { work }) => log.list(work, query));
}

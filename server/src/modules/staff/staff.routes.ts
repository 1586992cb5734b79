import {
  answerEnquiryOperation,
  assignEnquiryOperation,
  colleaguesOperation,
  deskEnquiriesOperation,
  deskEnquiryOperation,
  markEnquiryOperation,
  noteEnquiryOperation,
} from '@portway/contracts/staff/staff';
import {
  auditLogOperation,
  deadLettersOperation,
  deskOrganisationsOperation,
  deskUsersOperation,
  endUserSessionsOperation,
  resetUserSecondFactorOperation,
  retryLetterOperation,
} from '@portway/contracts/staff/staff-records';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../platform/http/signed-in.ts';
import type { DeskAudit } from './staff-audit.service.ts';
import type { DeskEnquiries } from './staff-enquiries.service.ts';
import type { DeskMail } from './staff-mail.service.ts';
import type { DeskPeople } from './staff-people.service.ts';

export interface Desk {
  readonly enquiries: DeskEnquiries;
  readonly people: DeskPeople;
  readonly mail: DeskMail;
  readonly log: DeskAudit;
}

/** The staff desk. Each service asks its policy first who is there. */
export function staffRoutes(api: Hono<AppEnv>, deps: SignedInDeps & { readonly desk: Desk }): void {
  const { enquiries, people, mail, log } = deps.desk;
  const on = { api, ...deps };
  serveSignedIn(on, deskEnquiriesOperation, (query, { work }) => enquiries.list(work, query));
  serveSignedIn(on, deskEnquiryOperation, (_, { work, parameters: { id } }) => enquiries.show(work, id));
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
  serveSignedIn(on, deskUsersOperation, (query, { work }) => people.list(work, query));
  serveSignedIn(on, endUserSessionsOperation, (_, { work, parameters: { id } }) =>
    people.endSessions(work, id),
  );
  serveSignedIn(on, resetUserSecondFactorOperation, (_, { work, parameters: { id } }) =>
    people.resetSecondFactor(work, id),
  );
  serveSignedIn(on, deskOrganisationsOperation, (query, { work }) => people.organisations(work, query));
  serveSignedIn(on, deadLettersOperation, ({ after }, { work }) => mail.dead(work, after));
  serveSignedIn(on, retryLetterOperation, (_, { work, parameters: { id } }) => mail.retry(work, id));
  serveSignedIn(on, auditLogOperation, (query, { work }) => log.list(work, query));
}

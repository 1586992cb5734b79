import type { Hono } from 'hono';
import { deskRoutes } from './modules/staff/staff.routes.ts';
import { deskAuditRepository } from './modules/staff/staff-audit.repository.ts';
import { deskAuditService } from './modules/staff/staff-audit.service.ts';
import { deskEnquiriesRepository } from './modules/staff/staff-enquiries.repository.ts';
import { deskEnquiriesService } from './modules/staff/staff-enquiries.service.ts';
import { deskMailRepository } from './modules/staff/staff-mail.repository.ts';
import { deskMailService } from './modules/staff/staff-mail.service.ts';
import { deskPeopleRepository } from './modules/staff/staff-people.repository.ts';
import { deskPeopleService } from './modules/staff/staff-people.service.ts';
import { deskSourcesRepository } from './modules/staff/staff-sources.repository.ts';
import type { Audit } from './platform/db/audit.ts';
import type { Door } from './platform/http/app-env.ts';
import type { SignedInNeeds } from './platform/http/signed-in.ts';
import type { Outbox } from './platform/mail/outbox.ts';

export interface DeskNeeds {
  readonly door: SignedInNeeds;
  readonly audit: Audit;
  readonly outbox: Outbox;
  /** Where answers to our mails go. */
  readonly staff: string;
  readonly origin: string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** The staff desk, put together. */
export function deskWing({ door, now, ...needs }: DeskNeeds): { routes(api: Hono<Door>): void } {
  const desk = {
    enquiries: deskEnquiriesService(deskEnquiriesRepository, { ...needs, sources: deskSourcesRepository }),
    people: deskPeopleService(deskPeopleRepository(now), { ...needs, now }),
    mail: deskMailService(deskMailRepository, needs),
    log: deskAuditService(deskAuditRepository),
  };
  return { routes: (api) => deskRoutes(api, { ...door, desk }) };
}

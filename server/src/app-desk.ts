import type { Hono } from 'hono';
import type { Audit } from './db/audit.ts';
import { deskRoutes } from './features/desk/desk.routes.ts';
import { deskAuditRepository } from './features/desk/desk-audit.repository.ts';
import { deskAuditService } from './features/desk/desk-audit.service.ts';
import { deskEnquiriesRepository } from './features/desk/desk-enquiries.repository.ts';
import { deskEnquiriesService } from './features/desk/desk-enquiries.service.ts';
import { deskMailRepository } from './features/desk/desk-mail.repository.ts';
import { deskMailService } from './features/desk/desk-mail.service.ts';
import { deskPeopleRepository } from './features/desk/desk-people.repository.ts';
import { deskPeopleService } from './features/desk/desk-people.service.ts';
import { deskSourcesRepository } from './features/desk/desk-sources.repository.ts';
import type { Door } from './http/door.ts';
import type { SignedInNeeds } from './http/signed-in.ts';
import type { Outbox } from './mail/outbox.ts';

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

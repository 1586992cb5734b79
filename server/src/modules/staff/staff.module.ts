import type { SignedInDeps } from '../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../platform/module.ts';
import { staffRoutes } from './staff.routes.ts';
import { deskAuditRepository } from './staff-audit.repository.ts';
import { deskAuditService } from './staff-audit.service.ts';
import { deskEnquiriesRepository } from './staff-enquiries.repository.ts';
import { deskEnquiriesService } from './staff-enquiries.service.ts';
import { deskMailRepository } from './staff-mail.repository.ts';
import { deskMailService } from './staff-mail.service.ts';
import { deskPeopleRepository } from './staff-people.repository.ts';
import { deskPeopleService } from './staff-people.service.ts';
import { deskSourcesRepository } from './staff-sources.repository.ts';

/** What our own people see and do: enquiries, users, failed e-mails, the audit log. */
export function staffModule(
  platform: Platform,
  { signedIn }: { readonly signedIn: SignedInDeps },
): Module<undefined> {
  const { now } = platform;
  const desk = {
    enquiries: deskEnquiriesService(deskEnquiriesRepository, {
      ...platform,
      sources: deskSourcesRepository,
    }),
    people: deskPeopleService(deskPeopleRepository(now), platform),
    mail: deskMailService(deskMailRepository, platform),
    log: deskAuditService(deskAuditRepository),
  };
  return { service: undefined, routes: (api) => staffRoutes(api, { ...signedIn, desk }) };
}

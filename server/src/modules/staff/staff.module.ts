import type { SignedInDeps } from '../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../platform/module.ts';
import { addressHash } from '../../platform/refusal-log.ts';
import { staffRoutes } from './staff.routes.ts';
import { staffAuditRepository } from './staff-audit.repository.ts';
import { staffAuditService } from './staff-audit.service.ts';
import { staffEnquiriesRepository } from './staff-enquiries.repository.ts';
import { staffEnquiriesService } from './staff-enquiries.service.ts';
import { staffMailRepository } from './staff-mail.repository.ts';
import { staffMailService } from './staff-mail.service.ts';
import { staffPeopleRepository } from './staff-people.repository.ts';
import { staffPeopleService } from './staff-people.service.ts';
import { staffSourcesRepository } from './staff-sources.repository.ts';

/** What our own people see and do: enquiries, users, failed emails, the audit log. */
export function staffModule(
  platform: Platform,
  { signedIn }: { readonly signedIn: SignedInDeps },
): Module<undefined> {
  const { now } = platform;
  const desk = {
    enquiries: staffEnquiriesService(staffEnquiriesRepository, {
      ...platform,
      sources: staffSourcesRepository,
    }),
    people: staffPeopleService(staffPeopleRepository(now), platform),
    mail: staffMailService(staffMailRepository, platform),
    log: staffAuditService(staffAuditRepository, (email) => addressHash(platform.secret, email)),
  };
  return { service: undefined, routes: (api) => staffRoutes(api, { ...signedIn, desk }) };
}

import { identityAnswers } from '@portway/contracts/equality-monitoring/equality-monitoring';
import type { SignedInNeeds } from '../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../platform/module.ts';
import { identityRepository } from './equality-monitoring.repository.ts';
import { identityRoutes } from './equality-monitoring.routes.ts';
import { identitySeals, identityService, type OpenedIdentity } from './equality-monitoring.service.ts';
import { equalityMonitoringTables } from './equality-monitoring.tables.ts';

/** Pronouns, gender identity and ethnicity: encrypted, and for the person alone. */
export function equalityMonitoringModule(
  { limits, audit, secret, now }: Platform,
  { signedIn }: { readonly signedIn: SignedInNeeds },
): Module<{ readonly opened: OpenedIdentity }> {
  const seals = identitySeals(secret, (stored) => identityAnswers.parse(stored));
  const identity = identityService({ ...seals, repository: identityRepository(limits), audit, now });
  return {
    tables: equalityMonitoringTables,
    service: { opened: seals.opened },
    routes: (api) => identityRoutes(api, { ...signedIn, identity }),
  };
}

import { identityAnswers } from '@portway/contracts/equality-monitoring/equality-monitoring';
import type { SignedInDeps } from '../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../platform/module.ts';
import { equalityMonitoringRepository } from './equality-monitoring.repository.ts';
import { equalityMonitoringRoutes } from './equality-monitoring.routes.ts';
import {
  equalityMonitoringService,
  identityCiphers,
  type OpenedIdentity,
} from './equality-monitoring.service.ts';
import { equalityMonitoringTables } from './equality-monitoring.tables.ts';

/** Pronouns, gender identity and ethnicity: encrypted, and for the user alone. */
export function equalityMonitoringModule(
  { limits, audit, secret, now }: Platform,
  { signedIn }: { readonly signedIn: SignedInDeps },
): Module<{ readonly opened: OpenedIdentity }> {
  const seals = identityCiphers(secret, (stored) => identityAnswers.parse(stored));
  const identity = equalityMonitoringService({
    ...seals,
    repository: equalityMonitoringRepository(limits),
    audit,
    now,
  });
  return {
    tables: equalityMonitoringTables,
    service: { opened: seals.opened },
    routes: (api) => equalityMonitoringRoutes(api, { ...signedIn, identity }),
  };
}

import { actionWords } from '@portway/contracts/account/organisation-log/action-words';
import { maxLogRows } from '@portway/contracts/account/organisation-log/organisation-log';
import { verifyAudit } from '../../../platform/db/audit.ts';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import { organisationLogRepository } from './organisation-log.repository.ts';
import { organisationLogRoutes } from './organisation-log.routes.ts';
import { organisationLogService } from './organisation-log.service.ts';

/** The audit log of one organisation, for its owners. */
export function organisationLogModule(
  { audit, database, secret }: Platform,
  { signedIn }: { readonly signedIn: SignedInDeps },
): Module<undefined> {
  const log = organisationLogService({
    repository: organisationLogRepository,
    audit,
    max: maxLogRows,
    actionWords,
    verifyAll: () => verifyAudit(database.owner, secret),
  });
  return { service: undefined, routes: (api) => organisationLogRoutes(api, { ...signedIn, log }) };
}

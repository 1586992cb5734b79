import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import { sponsorCheckQueue } from '../duties/duties.queues.ts';
import { guidanceRepository } from './guidance.repository.ts';
import { guidanceRoutes } from './guidance.routes.ts';
import { guidanceService } from './guidance.service.ts';
import { guidanceTables } from './guidance.tables.ts';

/** Changes of the guidance, and who has read which edition. */
export function guidanceModule(
  { audit, queue, today }: Platform,
  { signedIn }: { readonly signedIn: SignedInDeps },
): Module<undefined> {
  const guidance = guidanceService({
    repository: guidanceRepository,
    audit,
    lookSoon: (transaction, organisation) => queue.add(transaction, sponsorCheckQueue.name, organisation),
    today,
  });
  return {
    tables: guidanceTables,
    service: undefined,
    routes: (api) => guidanceRoutes(api, { ...signedIn, guidance }),
  };
}

import { figuresShown } from '@portway/contracts/site/operator/operator';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import { requireStaff } from '../../staff/staff.policy.ts';
import { operatorRepository } from './operator.repository.ts';
import { operatorRoutes } from './operator.routes.ts';
import { operatorService } from './operator.service.ts';
import { operatorTables } from './operator.tables.ts';

/** Figures of the operator's own for the page About, and its contact details. */
export function operatorModule(
  { database, audit, dropPage, now }: Platform,
  { signedIn }: { readonly signedIn: SignedInDeps },
): Module<undefined> {
  const repository = operatorRepository(database, now);
  const operator = operatorService({ repository, audit, requireStaff, room: figuresShown, now });
  const dropPages = () => {
    for (const page of ['/about', '/contact']) dropPage(page);
  };
  let stopListening: (() => Promise<void>) | undefined;
  return {
    tables: operatorTables,
    service: undefined,
    routes: (api) => operatorRoutes({ api, ...signedIn }, operator),
    async start() {
      stopListening = await database.listen('operator', { onNotification: dropPages, again: dropPages });
      dropPages();
    },
    stop: async () => await stopListening?.(),
  };
}

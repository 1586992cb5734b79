import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import { clientsRepository } from './clients.repository.ts';
import { clientsRoutes } from './clients.routes.ts';
import { type ClientsDeps, clientsService } from './clients.service.ts';

/** What waits in each organisation of somebody who belongs to several. */
export function clientsModule(
  { today }: Platform,
  { signedIn, countDuties }: Pick<ClientsDeps, 'countDuties'> & { readonly signedIn: SignedInDeps },
): Module<undefined> {
  const clients = clientsService({ repository: clientsRepository, countDuties, today });
  return { service: undefined, routes: (api) => clientsRoutes(api, { ...signedIn, clients }) };
}

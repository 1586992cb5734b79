import { clientOperations } from '@portway/contracts/account/clients/clients';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { ClientList } from './clients.service.ts';

export function clientsRoutes(
  api: Hono<AppEnv>,
  { clients, ...deps }: SignedInDeps & { readonly clients: ClientList },
): void {
  serveSignedIn({ api, ...deps }, clientOperations, {
    listClientsOperation: (_, { requestContext }) => clients.list(requestContext),
  });
}

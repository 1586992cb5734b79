import { personalDataOperations } from '@portway/contracts/account/account-settings/account';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { OwnData } from './personal-data.service.ts';

interface Deps extends SignedInDeps {
  readonly ownData: OwnData;
}

export function personalDataRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { ownData } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, personalDataOperations, {
    exportOperation: (_, { requestContext }) => ownData.export(requestContext),
    deleteAccountOperation: (_, { requestContext }) => ownData.askDeletion(requestContext),
    keepAccountOperation: (_, { requestContext }) => ownData.keep(requestContext),
  });
}

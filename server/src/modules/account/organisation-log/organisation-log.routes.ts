import { organisationLogOperations } from '@portway/contracts/account/organisation-log/organisation-log';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { OrganisationLog } from './organisation-log.service.ts';

export function organisationLogRoutes(
  api: Hono<AppEnv>,
  deps: SignedInDeps & { readonly log: OrganisationLog },
): void {
  const { log } = deps;
  serveSignedIn({ api, ...deps }, organisationLogOperations, {
    listOrganisationLogOperation: (query, { requestContext }) => log.list(requestContext, query),
    exportOrganisationLogOperation: (filters, { requestContext }) => log.csv(requestContext, filters),
    verifyOrganisationLogOperation: (_, { requestContext }) => log.verify(requestContext),
  });
}

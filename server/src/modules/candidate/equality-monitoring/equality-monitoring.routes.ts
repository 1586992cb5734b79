import { equalityMonitoringOperations } from '@portway/contracts/candidate/equality-monitoring/equality-monitoring';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { Identity } from './equality-monitoring.service.ts';

export function equalityMonitoringRoutes(
  api: Hono<AppEnv>,
  deps: SignedInDeps & { readonly identity: Identity },
): void {
  const { identity } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, equalityMonitoringOperations, {
    showIdentityOperation: (_, { requestContext }) => identity.show(requestContext),
    saveIdentityOperation: (request, { requestContext }) => identity.save(requestContext, request),
    deleteIdentityOperation: (_, { requestContext }) => identity.remove(requestContext),
  });
}

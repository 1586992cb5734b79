import { applicationOperations } from '@portway/contracts/candidate/applications/applications';
import { unreadCountOperations } from '@portway/contracts/candidate/applications/unread-counts';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { Applications } from './applications.service.ts';
import type { Standing } from './unread-counts.service.ts';

interface Deps extends SignedInDeps {
  readonly applications: Applications;
  readonly standing: Standing;
}

export function applicationsRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { applications, standing } = deps;
  const on = { api, ...deps };
  serveSignedIn(
    on,
    { ...applicationOperations, ...unreadCountOperations },
    {
      saveDraftOperation: (draft, { requestContext, parameters }) =>
        applications.saveDraft(requestContext, parameters.id, draft),
      applyOperation: (application, { requestContext, parameters }) =>
        applications.apply(requestContext, parameters.id, application),
      listApplicationsOperation: (query, { requestContext }) => applications.list(requestContext, query),
      showApplicationOperation: (_, { requestContext, parameters }) =>
        applications.show(requestContext, parameters.id),
      withdrawOperation: (_, { requestContext, parameters }) =>
        applications.withdraw(requestContext, parameters.id),
      reopenOperation: (_, { requestContext, parameters }) =>
        applications.reopen(requestContext, parameters.id),
      unreadCountsOperation: (_, { requestContext }) => standing.of(requestContext),
    },
  );
}

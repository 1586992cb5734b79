import {
  applyOperation,
  listApplicationsOperation,
  reopenOperation,
  saveDraftOperation,
  showApplicationOperation,
  withdrawOperation,
} from '@portway/contracts/candidate/applications/applications';
import { unreadCountsOperation } from '@portway/contracts/candidate/applications/unread-counts';
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
  serveSignedIn(on, saveDraftOperation, (draft, { requestContext, parameters }) =>
    applications.saveDraft(requestContext, parameters.id, draft),
  );
  serveSignedIn(on, applyOperation, (application, { requestContext, parameters }) =>
    applications.apply(requestContext, parameters.id, application),
  );
  serveSignedIn(on, listApplicationsOperation, (query, { requestContext }) =>
    applications.list(requestContext, query),
  );
  serveSignedIn(on, showApplicationOperation, (_, { requestContext, parameters }) =>
    applications.show(requestContext, parameters.id),
  );
  serveSignedIn(on, withdrawOperation, (_, { requestContext, parameters }) =>
    applications.withdraw(requestContext, parameters.id),
  );
  serveSignedIn(on, reopenOperation, (_, { requestContext, parameters }) =>
    applications.reopen(requestContext, parameters.id),
  );
  serveSignedIn(on, unreadCountsOperation, (_, { requestContext }) => standing.of(requestContext));
}

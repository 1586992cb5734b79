import {
  applyOperation,
  listApplicationsOperation,
  reopenOperation,
  saveDraftOperation,
  showApplicationOperation,
  withdrawOperation,
} from '@portway/contracts/applications/applications';
import { unreadCountsOperation } from '@portway/contracts/applications/unread-counts';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../platform/http/signed-in.ts';
import type { Applications } from './applications.service.ts';
import type { Standing } from './unread-counts.service.ts';

interface Deps extends SignedInDeps {
  readonly applications: Applications;
  readonly standing: Standing;
}

export function applicationsRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { applications, standing } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, saveDraftOperation, (answer, { work, parameters }) =>
    applications.saveDraft(work, parameters.id, answer),
  );
  serveSignedIn(on, applyOperation, (answer, { work, parameters }) =>
    applications.apply(work, parameters.id, answer),
  );
  serveSignedIn(on, listApplicationsOperation, (asked, { work }) => applications.list(work, asked));
  serveSignedIn(on, showApplicationOperation, (_, { work, parameters }) =>
    applications.show(work, parameters.id),
  );
  serveSignedIn(on, withdrawOperation, (_, { work, parameters }) =>
    applications.withdraw(work, parameters.id),
  );
  serveSignedIn(on, reopenOperation, (_, { work, parameters }) => applications.reopen(work, parameters.id));
  serveSignedIn(on, unreadCountsOperation, (_, { work }) => standing.of(work));
}

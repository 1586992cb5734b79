import {
  changeSearchOperation,
  keepSearchOperation,
  openSearchOperation,
  removeSearchOperation,
  restoreSearchOperation,
  savedJobsOperation,
  savedSearchesOperation,
  saveJobOperation,
  stopAlertsOperation,
  unsaveJobOperation,
} from '@portway/contracts/candidate/saved-jobs/saved-jobs';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { serve } from '../../../platform/http/serve.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { JobAlerts } from './job-alerts.service.ts';
import type { SavedJobs } from './saved-jobs.service.ts';
import type { SavedSearches } from './saved-searches.service.ts';

interface Deps extends SignedInDeps {
  readonly saved: SavedJobs;
  readonly searches: SavedSearches;
  readonly alerts: JobAlerts;
}

export function savedJobsRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { saved, searches, alerts } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, savedJobsOperation, ({ after }, { requestContext }) => saved.list(requestContext, after));
  serveSignedIn(on, saveJobOperation, (_, { requestContext, parameters }) =>
    saved.save(requestContext, parameters.id),
  );
  serveSignedIn(on, unsaveJobOperation, (_, { requestContext, parameters }) =>
    saved.unsave(requestContext, parameters.id),
  );
  serveSignedIn(on, savedSearchesOperation, (_, { requestContext }) => searches.list(requestContext));
  serveSignedIn(on, keepSearchOperation, (newSearch, { requestContext }) =>
    searches.keep(requestContext, newSearch),
  );
  serveSignedIn(on, changeSearchOperation, (to, { requestContext, parameters }) =>
    searches.change(requestContext, parameters.id, to),
  );
  serveSignedIn(on, openSearchOperation, (_, { requestContext, parameters }) =>
    searches.open(requestContext, parameters.id),
  );
  serveSignedIn(on, removeSearchOperation, (_, { requestContext, parameters }) =>
    searches.remove(requestContext, parameters.id),
  );
  serveSignedIn(on, restoreSearchOperation, (_, { requestContext, parameters }) =>
    searches.restore(requestContext, parameters.id),
  );
  serve(api, stopAlertsOperation, ({ token }) => alerts.stop(token));
}

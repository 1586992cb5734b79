import { savedJobOperations } from '@portway/contracts/candidate/saved-jobs/saved-jobs';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { openRoute } from '../../../platform/http/serve.ts';
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
  serveSignedIn(on, savedJobOperations, {
    savedJobsOperation: ({ after }, { requestContext }) => saved.list(requestContext, after),
    saveJobOperation: (_, { requestContext, parameters }) => saved.save(requestContext, parameters.id),
    unsaveJobOperation: (_, { requestContext, parameters }) => saved.unsave(requestContext, parameters.id),
    savedSearchesOperation: (_, { requestContext }) => searches.list(requestContext),
    keepSearchOperation: (newSearch, { requestContext }) => searches.keep(requestContext, newSearch),
    changeSearchOperation: (to, { requestContext, parameters }) =>
      searches.change(requestContext, parameters.id, to),
    openSearchOperation: (_, { requestContext, parameters }) => searches.open(requestContext, parameters.id),
    removeSearchOperation: (_, { requestContext, parameters }) =>
      searches.remove(requestContext, parameters.id),
    restoreSearchOperation: (_, { requestContext, parameters }) =>
      searches.restore(requestContext, parameters.id),
    stopAlertsOperation: openRoute(api, ({ token }) => alerts.stop(token)),
  });
}

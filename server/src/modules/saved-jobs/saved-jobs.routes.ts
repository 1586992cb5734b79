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
} from '@portway/contracts/saved-jobs/saved-jobs';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serve } from '../../platform/http/serve.ts';
import { type SignedInDeps, serveSignedIn } from '../../platform/http/signed-in.ts';
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
  serveSignedIn(on, savedJobsOperation, ({ after }, { work }) => saved.list(work, after));
  serveSignedIn(on, saveJobOperation, (_, { work, parameters }) => saved.save(work, parameters.id));
  serveSignedIn(on, unsaveJobOperation, (_, { work, parameters }) => saved.unsave(work, parameters.id));
  serveSignedIn(on, savedSearchesOperation, (_, { work }) => searches.list(work));
  serveSignedIn(on, keepSearchOperation, (wanted, { work }) => searches.keep(work, wanted));
  serveSignedIn(on, changeSearchOperation, (to, { work, parameters }) =>
    searches.change(work, parameters.id, to),
  );
  serveSignedIn(on, openSearchOperation, (_, { work, parameters }) => searches.open(work, parameters.id));
  serveSignedIn(on, removeSearchOperation, (_, { work, parameters }) => searches.remove(work, parameters.id));
  serveSignedIn(on, restoreSearchOperation, (_, { work, parameters }) =>
    searches.restore(work, parameters.id),
  );
  serve(api, stopAlertsOperation, ({ token }) => alerts.stop(token));
}

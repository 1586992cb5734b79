import { jobSearch } from '@portway/contracts/candidate/jobs/jobs';
import { maxSavedSearches } from '@portway/contracts/candidate/saved-jobs/saved-jobs';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import type { JobsService } from '../jobs/jobs.service.ts';
import { jobAlertsRepository } from './job-alerts.repository.ts';
import { type JobAlerts, jobAlertsService } from './job-alerts.service.ts';
import { savedJobsRepository } from './saved-jobs.repository.ts';
import { savedJobsRoutes } from './saved-jobs.routes.ts';
import { savedJobsService } from './saved-jobs.service.ts';
import { savedJobsTables } from './saved-jobs.tables.ts';
import { savedSearchesRepository } from './saved-searches.repository.ts';
import { savedSearchesService } from './saved-searches.service.ts';

interface Deps {
  readonly signedIn: SignedInDeps;
  readonly jobs: JobsService;
}

/** Saved jobs, saved searches, and emails about new jobs that match one. */
export function savedJobsModule(
  { database, outbox, links, origin, now }: Platform,
  { signedIn, jobs }: Deps,
): Module<{ readonly alerts: JobAlerts }> {
  const readSearch = (stored: unknown) => jobSearch.safeParse(stored).data;
  const savedJobs = savedJobsService({ repository: savedJobsRepository(), jobs });
  const searches = savedSearchesService({
    repository: savedSearchesRepository(),
    jobs,
    readSearch,
    max: maxSavedSearches,
  });
  const alerts = jobAlertsService({
    repository: jobAlertsRepository(database, outbox),
    jobs,
    readSearch,
    links,
    origin,
    now,
  });
  return {
    tables: savedJobsTables,
    service: { alerts },
    routes: (api) => savedJobsRoutes(api, { ...signedIn, saved: savedJobs, searches, alerts }),
    schedules: [{ name: 'job-alerts', nightly: 7, run: alerts.send }],
  };
}

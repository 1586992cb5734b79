import { mostAddresses } from '@portway/contracts/job-addresses';
import { readStoredJob } from '@portway/contracts/job-fields';
import { postSponsorship } from '@portway/contracts/job-sponsorship';
import { jobSearch } from '@portway/contracts/jobs';
import { readStoredAnswers, readStoredEntry } from '@portway/contracts/profile';
import { mostSavedSearches } from '@portway/contracts/saved-jobs';
import type { Hono } from 'hono';
import { jobAddressesRepository } from './modules/job-addresses/job-addresses.repository.ts';
import { jobAddressesRoutes } from './modules/job-addresses/job-addresses.routes.ts';
import { jobAddresses } from './modules/job-addresses/job-addresses.service.ts';
import { jobSuggestionsRepository } from './modules/jobs/job-suggestions.repository.ts';
import { jobSuggestions } from './modules/jobs/job-suggestions.service.ts';
import { jobsRepository } from './modules/jobs/jobs.repository.ts';
import { jobsRoutes } from './modules/jobs/jobs.routes.ts';
import { jobsService } from './modules/jobs/jobs.service.ts';
import { recommendationsRepository } from './modules/jobs/recommendations.repository.ts';
import { recommendationsService } from './modules/jobs/recommendations.service.ts';
import { upkeepRepository } from './modules/jobs/upkeep.repository.ts';
import { type Upkeep, upkeepService } from './modules/jobs/upkeep.service.ts';
import { hiddenCompanies } from './modules/profile/hidden-companies.policy.ts';
import { jobAlertsRepository } from './modules/saved-jobs/job-alerts.repository.ts';
import { type JobAlerts, jobAlertsService } from './modules/saved-jobs/job-alerts.service.ts';
import { savedJobsRepository } from './modules/saved-jobs/saved-jobs.repository.ts';
import { savedJobsRoutes } from './modules/saved-jobs/saved-jobs.routes.ts';
import { savedJobsService } from './modules/saved-jobs/saved-jobs.service.ts';
import { savedSearchesRepository } from './modules/saved-jobs/saved-searches.repository.ts';
import { savedSearchesService } from './modules/saved-jobs/saved-searches.service.ts';
import { foldedName } from './modules/sponsor-register/folded-name.policy.ts';
import type { Sponsorship } from './modules/sponsorship/sponsorship.service.ts';
import type { SignedLinks } from './platform/crypto/signed-link.ts';
import type { Database } from './platform/db/database.ts';
import type { Door } from './platform/http/app-env.ts';
import type { SignedInNeeds } from './platform/http/signed-in.ts';
import type { Outbox } from './platform/mail/outbox.ts';
import { londonDay } from './platform/time/london-day.ts';

export interface JobsWingNeeds {
  readonly database: Pick<Database, 'queries' | 'owner' | 'read'>;
  readonly door: SignedInNeeds;
  readonly sponsorship: Sponsorship;
  readonly outbox: Outbox;
  readonly links: SignedLinks;
  /** Where people reach the site. */
  readonly origin: string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

export interface JobsWing {
  routes(api: Hono<Door>): void;
  readonly upkeep: Upkeep;
  readonly alerts: Pick<JobAlerts, 'send'>;
}

/** Jobs as they are found, saved and recommended, put together. */
export function jobsWing({
  database,
  door,
  sponsorship,
  outbox,
  links,
  origin,
  now,
}: JobsWingNeeds): JobsWing {
  const { queries } = database;
  const readAnswers = readStoredJob;
  const readSearch = (kept: unknown) => jobSearch.safeParse(kept).data;
  const today = () => londonDay(now());
  const jobs = jobsService({
    repository: jobsRepository(database),
    sponsorship,
    readAnswers,
    readJudgement: (stored) => postSponsorship.safeParse(stored).data,
    today,
  });
  const recommendations = recommendationsService({
    repository: recommendationsRepository(),
    jobs,
    readAnswers: readStoredAnswers,
    readEntry: readStoredEntry,
    hiddenFrom: hiddenCompanies,
    plainName: foldedName,
  });
  const suggestions = jobSuggestions(jobSuggestionsRepository(queries), now);
  const saved = savedJobsService({ repository: savedJobsRepository(), jobs });
  const searches = savedSearchesService({
    repository: savedSearchesRepository(),
    jobs,
    readSearch,
    most: mostSavedSearches,
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
    routes(api) {
      jobsRoutes(api, { ...door, jobs, suggestions, recommendations });
      jobAddressesRoutes(api, jobAddresses(jobAddressesRepository(database.read), mostAddresses));
      savedJobsRoutes(api, { ...door, saved, searches, alerts });
    },
    upkeep: upkeepService({ repository: upkeepRepository(database), sponsorship, readAnswers, today }),
    alerts,
  };
}

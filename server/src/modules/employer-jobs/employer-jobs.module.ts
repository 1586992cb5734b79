import { neededToPublish, readStoredJob } from '@portway/contracts/jobs/job-fields';
import type { SignedInNeeds } from '../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../platform/module.ts';
import type { Sponsorship } from '../sponsorship/sponsorship.service.ts';
import { offeredJobsRepository } from './employer-jobs.repository.ts';
import { offeredJobsRoutes } from './employer-jobs.routes.ts';
import { offeredJobsService } from './employer-jobs.service.ts';
import { employerJobsTables } from './employer-jobs.tables.ts';

/** The jobs of an organisation, as its members write, publish and close them. */
export function employerJobsModule(
  { limits, audit, today }: Platform,
  { signedIn, judge }: { readonly signedIn: SignedInNeeds; readonly judge: Sponsorship['judge'] },
): Module<undefined> {
  const jobs = offeredJobsService({
    repository: offeredJobsRepository(limits),
    audit,
    readAnswers: readStoredJob,
    neededToPublish,
    judge,
    today,
  });
  return {
    tables: employerJobsTables,
    service: undefined,
    routes: (api) => offeredJobsRoutes(api, { ...signedIn, jobs }),
  };
}

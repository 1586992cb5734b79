import { maxPlans, plannedJob, plannedSponsor } from '@portway/contracts/law/plans/plans';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import type { EmployerJobs } from '../../hiring/employer-jobs/employer-jobs.service.ts';
import type { SponsorFactsService } from '../../hiring/sponsor-facts/sponsor-facts.service.ts';
import { plansRepository } from './plans.repository.ts';
import { plansRoutes } from './plans.routes.ts';
import { plansService } from './plans.service.ts';
import { plansTables } from './plans.tables.ts';

interface Deps {
  readonly signedIn: SignedInDeps;
  readonly jobs: EmployerJobs;
  readonly sponsorFacts: SponsorFactsService;
}

/** Hire plans that people keep, and the job drafts that recruiters make of them. */
export function plansModule({ limits }: Platform, { signedIn, jobs, sponsorFacts }: Deps): Module<undefined> {
  const plans = plansService({
    repository: plansRepository(limits),
    jobs,
    sponsorFacts,
    readSponsor: (stored) => plannedSponsor.safeParse(stored).data ?? null,
    readJob: (stored) => plannedJob.parse(stored),
    max: maxPlans,
  });
  return {
    tables: plansTables,
    service: undefined,
    routes: (api) => plansRoutes(api, { ...signedIn, plans }),
  };
}

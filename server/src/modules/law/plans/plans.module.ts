import { maxPlans, plannedJob } from '@portway/contracts/law/plans/plans';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import type { EmployerJobs } from '../../hiring/employer-jobs/employer-jobs.service.ts';
import { plansRepository } from './plans.repository.ts';
import { plansRoutes } from './plans.routes.ts';
import { plansService } from './plans.service.ts';
import { plansTables } from './plans.tables.ts';

/** Hire plans that people keep, and the job drafts that recruiters make of them. */
export function plansModule(
  { limits }: Platform,
  { signedIn, jobs }: { readonly signedIn: SignedInDeps; readonly jobs: EmployerJobs },
): Module<undefined> {
  const plans = plansService({
    repository: plansRepository(limits),
    jobs,
    readJob: (stored) => plannedJob.parse(stored),
    max: maxPlans,
  });
  return {
    tables: plansTables,
    service: undefined,
    routes: (api) => plansRoutes(api, { ...signedIn, plans }),
  };
}

import { neededToPublish, readStoredJob } from '@portway/contracts/candidate/jobs/job-fields';
import { showJobEditingOperation } from '@portway/contracts/hiring/employer-jobs/job-editing';
import { lawChange } from '@portway/contracts/hiring/employer-jobs/law-change';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import type { Notifications } from '../../account/notifications/notifications.service.ts';
import type { Sponsorship } from '../../law/sponsorship/sponsorship.service.ts';
import type { Register } from '../../register/sponsor-register/sponsor-register.service.ts';
import type { SponsorFactsService } from '../sponsor-facts/sponsor-facts.service.ts';
import { readAdvertisement } from './advertisement/read-advertisement.ts';
import { sponsorshipIn } from './advertisement/sponsorship.ts';
import { draftCheck } from './draft-check.service.ts';
import { draftingHelp } from './drafting-help.service.ts';
import { employerJobsRepository } from './employer-jobs.repository.ts';
import { employerJobsRoutes } from './employer-jobs.routes.ts';
import { type EmployerJobs, employerJobsService } from './employer-jobs.service.ts';
import { employerJobsTables } from './employer-jobs.tables.ts';
import { jobEditingRepository } from './job-editing.repository.ts';
import { jobEditingService } from './job-editing.service.ts';

interface Deps {
  readonly signedIn: SignedInDeps;
  readonly judge: Sponsorship['judge'];
  readonly sponsorFacts: SponsorFactsService;
  readonly notify: Notifications['notify'];
  readonly register: Pick<Register, 'refreshMark'>;
}

/** The jobs of an organisation, as its members write, publish and close them. */
export function employerJobsModule(
  { limits, audit, today }: Platform,
  { signedIn, judge, sponsorFacts, notify, register }: Deps,
): Module<EmployerJobs> {
  const repository = employerJobsRepository(limits);
  const jobs = employerJobsService({
    repository,
    editing: jobEditingRepository,
    audit,
    readAnswers: readStoredJob,
    readLawChange: (stored) => lawChange.safeParse(stored).data,
    neededToPublish,
    judge,
    notify,
    lookUpInRegister: register.refreshMark,
    today,
  });
  const editing = jobEditingService({
    repository: jobEditingRepository,
    jobs: repository,
    read: (stored) => showJobEditingOperation.response.parse(stored),
  });
  const help = draftingHelp({ readAdvertisement, today });
  const checkDraft = draftCheck({ judge, sponsorFacts, sponsorshipIn, today });
  return {
    tables: employerJobsTables,
    service: jobs,
    routes: (api) => employerJobsRoutes(api, { ...signedIn, jobs, editing, help, checkDraft }),
  };
}

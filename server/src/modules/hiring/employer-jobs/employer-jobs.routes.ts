import { employerJobOperations } from '@portway/contracts/hiring/employer-jobs/employer-job-operations';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { DraftCheck } from './draft-check.service.ts';
import type { DraftingHelp } from './drafting-help.service.ts';
import type { EmployerJobs } from './employer-jobs.service.ts';
import type { JobEditings } from './job-editing.service.ts';

interface Deps extends SignedInDeps {
  readonly jobs: EmployerJobs;
  readonly editing: JobEditings;
  readonly help: DraftingHelp;
  readonly checkDraft: DraftCheck;
}

export function employerJobsRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { jobs, editing, help, checkDraft } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, employerJobOperations, {
    listEmployerJobsOperation: (query, { requestContext }) => jobs.list(requestContext, query),
    addJobOperation: (answers, { requestContext }) => jobs.add(requestContext, answers),
    showEmployerJobOperation: (_, { requestContext, parameters }) => jobs.show(requestContext, parameters.id),
    changeJobOperation: (change, { requestContext, parameters }) =>
      jobs.change(requestContext, parameters.id, change),
    showJobEditingOperation: (_, { requestContext, parameters }) =>
      editing.show(requestContext, parameters.id),
    saveJobEditingOperation: (changes, { requestContext, parameters }) =>
      editing.save(requestContext, parameters.id, changes),
    publishJobOperation: (_, { requestContext, parameters }) => jobs.publish(requestContext, parameters.id),
    pauseJobOperation: (_, { requestContext, parameters }) => jobs.pause(requestContext, parameters.id),
    closeJobOperation: (why, { requestContext, parameters }) =>
      jobs.close(requestContext, parameters.id, why),
    duplicateJobOperation: (_, { requestContext, parameters }) =>
      jobs.duplicate(requestContext, parameters.id),
    readAdvertisementOperation: (pasted, { requestContext }) =>
      help.readAdvertisement(requestContext, pasted),
    checkJobDraftOperation: (draft, { requestContext }) => checkDraft(requestContext, draft),
    checkJobWordingOperation: (wording, { requestContext }) => help.checkWording(requestContext, wording),
  });
}

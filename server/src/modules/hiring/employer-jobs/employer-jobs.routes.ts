import { readAdvertisementOperation } from '@portway/contracts/hiring/employer-jobs/advertisement';
import {
  addJobOperation,
  changeJobOperation,
  closeJobOperation,
  duplicateJobOperation,
  listEmployerJobsOperation,
  pauseJobOperation,
  publishJobOperation,
  showEmployerJobOperation,
} from '@portway/contracts/hiring/employer-jobs/employer-jobs';
import { checkJobDraftOperation } from '@portway/contracts/hiring/employer-jobs/job-draft-check';
import {
  saveJobEditingOperation,
  showJobEditingOperation,
} from '@portway/contracts/hiring/employer-jobs/job-editing';
import { checkJobWordingOperation } from '@portway/contracts/hiring/employer-jobs/job-wording';
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
  serveSignedIn(on, listEmployerJobsOperation, (query, { requestContext }) =>
    jobs.list(requestContext, query),
  );
  serveSignedIn(on, addJobOperation, (answers, { requestContext }) => jobs.add(requestContext, answers));
  serveSignedIn(on, showEmployerJobOperation, (_, { requestContext, parameters }) =>
    jobs.show(requestContext, parameters.id),
  );
  serveSignedIn(on, changeJobOperation, (change, { requestContext, parameters }) =>
    jobs.change(requestContext, parameters.id, change),
  );
  serveSignedIn(on, showJobEditingOperation, (_, { requestContext, parameters }) =>
    editing.show(requestContext, parameters.id),
  );
  serveSignedIn(on, saveJobEditingOperation, (changes, { requestContext, parameters }) =>
    editing.save(requestContext, parameters.id, changes),
  );
  serveSignedIn(on, publishJobOperation, (_, { requestContext, parameters }) =>
    jobs.publish(requestContext, parameters.id),
  );
  serveSignedIn(on, pauseJobOperation, (_, { requestContext, parameters }) =>
    jobs.pause(requestContext, parameters.id),
  );
  serveSignedIn(on, closeJobOperation, (why, { requestContext, parameters }) =>
    jobs.close(requestContext, parameters.id, why),
  );
  serveSignedIn(on, duplicateJobOperation, (_, { requestContext, parameters }) =>
    jobs.duplicate(requestContext, parameters.id),
  );
  serveSignedIn(on, readAdvertisementOperation, (pasted, { requestContext }) =>
    help.readAdvertisement(requestContext, pasted),
  );
  serveSignedIn(on, checkJobDraftOperation, (draft, { requestContext }) => checkDraft(requestContext, draft));
  serveSignedIn(on, checkJobWordingOperation, (wording, { requestContext }) =>
    help.checkWording(requestContext, wording),
  );
}

import {
  addJobOperation,
  changeJobOperation,
  closeJobOperation,
  offeredJobsOperation,
  publishJobOperation,
  showOfferedJobOperation,
} from '@portway/contracts/employer-jobs/employer-jobs';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../platform/http/signed-in.ts';
import type { OfferedJobs } from './employer-jobs.service.ts';

interface Deps extends SignedInDeps {
  readonly jobs: OfferedJobs;
}

export function employerJobsRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { jobs } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, offeredJobsOperation, (asked, { work }) => jobs.list(work, asked));
  serveSignedIn(on, addJobOperation, (answers, { work }) => jobs.add(work, answers));
  serveSignedIn(on, showOfferedJobOperation, (_, { work, parameters }) => jobs.show(work, parameters.id));
  serveSignedIn(on, changeJobOperation, (change, { work, parameters }) =>
    jobs.change(work, parameters.id, change),
  );
  serveSignedIn(on, publishJobOperation, (_, { work, parameters }) => jobs.publish(work, parameters.id));
  serveSignedIn(on, closeJobOperation, (_, { work, parameters }) => jobs.close(work, parameters.id));
}

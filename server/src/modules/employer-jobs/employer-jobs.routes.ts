import {
  addJobOperation,
  changeJobOperation,
  closeJobOperation,
  offeredJobsOperation,
  publishJobOperation,
  showOfferedJobOperation,
} from '@portway/contracts/employer-jobs/employer-jobs';
import type { Hono } from 'hono';
import type { Door } from '../../platform/http/app-env.ts';
import { type SignedInNeeds, serveSignedIn } from '../../platform/http/signed-in.ts';
import type { OfferedJobs } from './employer-jobs.service.ts';

interface Needs extends SignedInNeeds {
  readonly jobs: OfferedJobs;
}

export function offeredJobsRoutes(api: Hono<Door>, needs: Needs): void {
  const { jobs } = needs;
  const on = { api, ...needs };
  serveSignedIn(on, offeredJobsOperation, (asked, { work }) => jobs.list(work, asked));
  serveSignedIn(on, addJobOperation, (answers, { work }) => jobs.add(work, answers));
  serveSignedIn(on, showOfferedJobOperation, (_, { work, parameters }) => jobs.show(work, parameters.id));
  serveSignedIn(on, changeJobOperation, (change, { work, parameters }) =>
    jobs.change(work, parameters.id, change),
  );
  serveSignedIn(on, publishJobOperation, (_, { work, parameters }) => jobs.publish(work, parameters.id));
  serveSignedIn(on, closeJobOperation, (_, { work, parameters }) => jobs.close(work, parameters.id));
}

import {
  decideOperation,
  downloadReceivedResumeOperation,
  receivedApplicationsOperation,
  showReceivedOperation,
} from '@portway/contracts/employer-jobs/employer-jobs';
import type { Hono } from 'hono';
import type { Door } from '../../platform/http/app-env.ts';
import { serveFile } from '../../platform/http/serve-file.ts';
import { type SignedInNeeds, serveSignedIn } from '../../platform/http/signed-in.ts';
import type { ReceivedApplications } from './employer-applications.service.ts';

interface Needs extends SignedInNeeds {
  readonly received: ReceivedApplications;
}

export function employerApplicationsRoutes(api: Hono<Door>, needs: Needs): void {
  const { received } = needs;
  const on = { api, ...needs };
  serveSignedIn(on, receivedApplicationsOperation, (asked, { work }) => received.list(work, asked));
  serveSignedIn(on, showReceivedOperation, (_, { work, parameters }) => received.show(work, parameters.id));
  serveSignedIn(on, decideOperation, (decision, { work, parameters }) =>
    received.decide(work, parameters.id, decision),
  );
  serveFile(on, downloadReceivedResumeOperation, (work, { id }) => received.resume(work, id));
}

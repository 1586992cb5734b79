import {
  decideOperation,
  downloadReceivedResumeOperation,
  receivedApplicationsOperation,
  showReceivedOperation,
} from '@portway/contracts/employer-jobs/employer-jobs';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveFile } from '../../platform/http/serve-file.ts';
import { type SignedInDeps, serveSignedIn } from '../../platform/http/signed-in.ts';
import type { ReceivedApplications } from './employer-applications.service.ts';

interface Deps extends SignedInDeps {
  readonly received: ReceivedApplications;
}

export function employerApplicationsRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { received } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, receivedApplicationsOperation, (asked, { work }) => received.list(work, asked));
  serveSignedIn(on, showReceivedOperation, (_, { work, parameters }) => received.show(work, parameters.id));
  serveSignedIn(on, decideOperation, (decision, { work, parameters }) =>
    received.decide(work, parameters.id, decision),
  );
  serveFile(on, downloadReceivedResumeOperation, (work, { id }) => received.resume(work, id));
}

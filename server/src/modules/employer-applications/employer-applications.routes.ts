import {
  decideOperation,
  downloadApplicationResumeOperation,
  downloadApplicationResumeOriginalOperation,
  listEmployerApplicationsOperation,
  showEmployerApplicationOperation,
} from '@portway/contracts/employer-applications/employer-applications';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveFile } from '../../platform/http/serve-file.ts';
import { type SignedInDeps, serveSignedIn } from '../../platform/http/signed-in.ts';
import type { EmployerApplications } from './employer-applications.service.ts';

interface Deps extends SignedInDeps {
  readonly received: EmployerApplications;
}

export function employerApplicationsRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { received } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, listEmployerApplicationsOperation, (asked, { requestContext }) =>
    received.list(requestContext, asked),
  );
  serveSignedIn(on, showEmployerApplicationOperation, (_, { requestContext, parameters }) =>
    received.show(requestContext, parameters.id),
  );
  serveSignedIn(on, decideOperation, (decision, { requestContext, parameters }) =>
    received.decide(requestContext, parameters.id, decision),
  );
  serveFile(on, downloadApplicationResumeOperation, (requestContext, { id }) =>
    received.resume(requestContext, id),
  );
  serveFile(on, downloadApplicationResumeOriginalOperation, (requestContext, { id }) =>
    received.originalResume(requestContext, id),
  );
}

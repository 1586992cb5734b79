import {
  applyOperation,
  listApplicationsOperation,
  reopenOperation,
  saveDraftOperation,
  showApplicationOperation,
  withdrawOperation,
} from '@portway/contracts/applications';
import {
  decideOperation,
  downloadReceivedResumeOperation,
  receivedApplicationsOperation,
  showReceivedOperation,
} from '@portway/contracts/offered-jobs';
import { standingOperation } from '@portway/contracts/standing';
import type { Hono } from 'hono';
import type { Door } from '../../http/door.ts';
import { serveFile } from '../../http/serve-file.ts';
import { type SignedInNeeds, serveSignedIn } from '../../http/signed-in.ts';
import type { Applications } from './applications.service.ts';
import type { ReceivedApplications } from './received.service.ts';
import type { Standing } from './standing.service.ts';

interface Needs extends SignedInNeeds {
  readonly applications: Applications;
  readonly received: ReceivedApplications;
  readonly standing: Standing;
}

export function applicationsRoutes(api: Hono<Door>, needs: Needs): void {
  const { applications, received, standing } = needs;
  const on = { api, ...needs };
  serveSignedIn(on, saveDraftOperation, (answer, { work, parameters }) =>
    applications.saveDraft(work, parameters.id, answer),
  );
  serveSignedIn(on, applyOperation, (answer, { work, parameters }) =>
    applications.apply(work, parameters.id, answer),
  );
  serveSignedIn(on, listApplicationsOperation, (asked, { work }) => applications.list(work, asked));
  serveSignedIn(on, showApplicationOperation, (_, { work, parameters }) =>
    applications.show(work, parameters.id),
  );
  serveSignedIn(on, withdrawOperation, (_, { work, parameters }) =>
    applications.withdraw(work, parameters.id),
  );
  serveSignedIn(on, reopenOperation, (_, { work, parameters }) => applications.reopen(work, parameters.id));
  serveSignedIn(on, standingOperation, (_, { work }) => standing.of(work));

  serveSignedIn(on, receivedApplicationsOperation, (asked, { work }) => received.list(work, asked));
  serveSignedIn(on, showReceivedOperation, (_, { work, parameters }) => received.show(work, parameters.id));
  serveSignedIn(on, decideOperation, (decision, { work, parameters }) =>
    received.decide(work, parameters.id, decision),
  );
  serveFile(on, downloadReceivedResumeOperation, (work, { id }) => received.resume(work, id));
}

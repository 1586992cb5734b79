import {
  changeWorkersOperation,
  eraseWorkerOperation,
  exportWorkersOperation,
} from '@portway/contracts/sponsor/workers/worker-changes';
import {
  endAbsenceOperation,
  recordAbsenceOperation,
  recordRightToWorkOperation,
  saveWorkerTermsOperation,
} from '@portway/contracts/sponsor/workers/worker-records';
import { saveSealedOperation, showSealedOperation } from '@portway/contracts/sponsor/workers/worker-sealed';
import {
  addWorkerOperation,
  changeWorkerOperation,
  listWorkersOperation,
  showWorkerOperation,
} from '@portway/contracts/sponsor/workers/workers';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { WorkerChanges } from './bulk-changes/worker-changes.service.ts';
import type { WorkersExport } from './export/workers-export.service.ts';
import type { WorkerRecords } from './records/worker-records.service.ts';
import type { WorkerSealed } from './sealed/worker-sealed.service.ts';
import type { Workers } from './workers.service.ts';

interface Deps extends SignedInDeps {
  readonly workers: Workers;
  readonly records: WorkerRecords;
  readonly sealed: WorkerSealed;
  readonly together: WorkerChanges;
  readonly exporting: WorkersExport;
}

export function workersRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { workers, records, sealed, together, exporting } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, listWorkersOperation, (query, { requestContext }) => workers.list(requestContext, query));
  serveSignedIn(on, addWorkerOperation, (worker, { requestContext }) => workers.add(requestContext, worker));
  serveSignedIn(on, showWorkerOperation, (_, { requestContext, parameters }) =>
    workers.show(requestContext, parameters.id),
  );
  serveSignedIn(on, changeWorkerOperation, (facts, { requestContext, parameters }) =>
    workers.change(requestContext, parameters.id, facts),
  );
  serveSignedIn(on, saveWorkerTermsOperation, (terms, { requestContext, parameters }) =>
    records.saveTerms(requestContext, parameters.id, terms),
  );
  serveSignedIn(on, recordAbsenceOperation, (absence, { requestContext, parameters }) =>
    records.recordAbsence(requestContext, parameters.id, absence),
  );
  serveSignedIn(on, endAbsenceOperation, (end, { requestContext, parameters }) =>
    records.endAbsence(requestContext, parameters.id, end),
  );
  serveSignedIn(on, recordRightToWorkOperation, (check, { requestContext, parameters }) =>
    records.recordCheck(requestContext, parameters.id, check),
  );
  serveSignedIn(on, saveSealedOperation, (values, { requestContext, parameters }) =>
    sealed.save(requestContext, parameters.id, values),
  );
  serveSignedIn(on, showSealedOperation, (_, { requestContext, parameters }) =>
    sealed.look(requestContext, parameters.id),
  );
  serveSignedIn(on, changeWorkersOperation, (request, { requestContext }) =>
    together.change(requestContext, request),
  );
  serveSignedIn(on, exportWorkersOperation, (request, { requestContext }) =>
    exporting.csv(requestContext, request),
  );
  serveSignedIn(on, eraseWorkerOperation, (confirmed, { requestContext, parameters }) =>
    together.erase(requestContext, parameters.id, confirmed),
  );
}

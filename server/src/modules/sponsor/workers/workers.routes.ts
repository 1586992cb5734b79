import { workerOperations } from '@portway/contracts/sponsor/workers/worker-operations';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { WorkerChanges } from './bulk-changes/worker-changes.service.ts';
import type { WorkerEdits } from './bulk-changes/worker-edits.service.ts';
import type { WorkerSheets } from './export/worker-sheet.service.ts';
import type { WorkersExport } from './export/workers-export.service.ts';
import type { AbsenceConclusions } from './records/absence-conclusion.service.ts';
import type { WorkerRecords } from './records/worker-records.service.ts';
import type { WorkerSealed } from './sealed/worker-sealed.service.ts';
import type { Workers } from './workers.service.ts';

interface Deps extends SignedInDeps {
  readonly workers: Workers;
  readonly records: WorkerRecords;
  readonly absences: AbsenceConclusions;
  readonly sealed: WorkerSealed;
  readonly together: WorkerChanges;
  readonly edits: WorkerEdits;
  readonly exporting: WorkersExport;
  readonly sheets: WorkerSheets;
}

export function workersRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { workers, records, absences, sealed, together, edits, exporting, sheets } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, workerOperations, {
    listWorkersOperation: (query, { requestContext }) => workers.list(requestContext, query),
    addWorkerOperation: (worker, { requestContext }) => workers.add(requestContext, worker),
    showWorkerOperation: (_, { requestContext, parameters }) => workers.show(requestContext, parameters.id),
    changeWorkerOperation: (facts, { requestContext, parameters }) =>
      workers.change(requestContext, parameters.id, facts),
    saveWorkerTermsOperation: (terms, { requestContext, parameters }) =>
      records.saveTerms(requestContext, parameters.id, terms),
    concludeAbsenceOperation: (absence, { requestContext, parameters }) =>
      absences.conclude(requestContext, parameters.id, absence),
    recordAbsenceOperation: (absence, { requestContext, parameters }) =>
      records.recordAbsence(requestContext, parameters.id, absence),
    endAbsenceOperation: (end, { requestContext, parameters }) =>
      records.endAbsence(requestContext, parameters.id, end),
    recordRightToWorkOperation: (check, { requestContext, parameters }) =>
      records.recordCheck(requestContext, parameters.id, check),
    saveSealedOperation: (values, { requestContext, parameters }) =>
      sealed.save(requestContext, parameters.id, values),
    showSealedOperation: (_, { requestContext, parameters }) => sealed.look(requestContext, parameters.id),
    changeWorkersOperation: (request, { requestContext }) => together.change(requestContext, request),
    previewEditOperation: (wanted, { requestContext }) => edits.preview(requestContext, wanted),
    editWorkersOperation: (edit, { requestContext }) => edits.edit(requestContext, edit),
    exportWorkersOperation: (request, { requestContext }) => exporting.csv(requestContext, request),
    saveWorkersCsvOperation: (query, { requestContext }) => sheets.csv(requestContext, query),
    saveWorkersWorkbookOperation: (query, { requestContext }) => sheets.xlsx(requestContext, query),
    reportWorkersOperation: (query, { requestContext }) => sheets.report(requestContext, query),
    eraseWorkerOperation: (confirmed, { requestContext, parameters }) =>
      together.erase(requestContext, parameters.id, confirmed),
  });
}

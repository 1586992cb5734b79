import { importRepairOperations } from '@portway/contracts/sponsor/worker-imports/import-repair';
import { workerImportOperations } from '@portway/contracts/sponsor/worker-imports/worker-imports';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { type UploadRoutesDeps, uploadRoute } from '../../../platform/http/serve-upload.ts';
import { serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { Repairs } from './repair/repairs.service.ts';
import type { WorkerImports } from './worker-imports.service.ts';

interface Deps extends UploadRoutesDeps {
  readonly imports: WorkerImports;
  readonly repairs: Repairs;
}

export function workerImportsRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { imports, repairs } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, workerImportOperations, {
    listImportsOperation: (_, { requestContext }) => imports.list(requestContext),
    uploadImportOperation: uploadRoute(on, {
      admit: (requestContext) => imports.admit(requestContext),
      prepare: (bytes) => imports.prepare(bytes),
      keep: (requestContext, prepared, { request }) => imports.keep(requestContext, prepared, request),
    }),
    showImportOperation: (_, { requestContext, parameters }) => imports.show(requestContext, parameters.id),
    arrangeImportOperation: (request, { requestContext, parameters }) =>
      imports.arrange(requestContext, parameters.id, request),
    checkImportOperation: (request, { requestContext, parameters }) =>
      imports.check(requestContext, parameters.id, request),
    importFaultsOperation: (_, { requestContext, parameters }) =>
      imports.faults(requestContext, parameters.id),
    beginImportOperation: (_, { requestContext, parameters }) =>
      imports.begin(requestContext, parameters.id, { rightRowsOnly: false }),
    undoImportOperation: (_, { requestContext, parameters }) => imports.undo(requestContext, parameters.id),
    lookAtImportOperation: (_, { requestContext, parameters }) => imports.look(requestContext, parameters.id),
  });
  serveSignedIn(on, importRepairOperations, {
    repairImportOperation: (request, { requestContext, parameters }) =>
      imports.repair(requestContext, parameters.id, request),
    importRowsOperation: (request, { requestContext, parameters }) =>
      repairs.rows(requestContext, parameters.id, request),
    importChangesOperation: (request, { requestContext, parameters }) =>
      repairs.changes(requestContext, parameters.id, request),
    importRestOperation: (_, { requestContext, parameters }) => repairs.rest(requestContext, parameters.id),
    beginRightRowsOperation: (_, { requestContext, parameters }) =>
      imports.begin(requestContext, parameters.id, { rightRowsOnly: true }),
  });
}

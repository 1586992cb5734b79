import type { AccessRow, AccessRows } from '../../../testing/access/access-rows.ts';
import { validWorkers } from '../../../testing/requests/valid-worker-requests.ts';

const aWorker: AccessRow['id'] = (cast, whose, asking) => cast.workers.workerOf(whose, asking);

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  listWorkers: {},
  addWorker: { body: validWorkers.addWorker },
  showWorker: { id: aWorker },
  changeWorker: { body: validWorkers.changeWorker, id: aWorker },
  saveWorkerTerms: { body: validWorkers.saveWorkerTerms, id: aWorker },
  concludeAbsence: { body: validWorkers.concludeAbsence, id: aWorker },
  recordAbsence: { body: validWorkers.recordAbsence, id: aWorker },
  // The absence in the body is none of this worker's: workers.test.ts ends a real one.
  endAbsence: { body: validWorkers.endAbsence, allowed: 422, id: aWorker },
  saveWorkerSealed: { body: validWorkers.saveWorkerSealed, id: aWorker },
  showWorkerSealed: { id: aWorker },
  changeWorkers: {
    body: async (cast, asking) => ({
      workers: [await cast.workers.workerOf(asking.organisation === undefined ? 'missing' : 'own', asking)],
      tag: 'Leeds',
      on: true,
    }),
  },
  previewWorkersEdit: { body: { field: 'option', to: 'A', filters: {} } },
  editWorkers: {
    // The worker of the cast has another option than this: worker-edits.test.ts makes real edits.
    allowed: 409,
    body: async (cast, asking) => ({
      field: 'option',
      workers: [
        {
          id: await cast.workers.workerOf(asking.organisation === undefined ? 'missing' : 'own', asking),
          ...{ version: 1, from: 'K', to: 'A' },
        },
      ],
    }),
  },
  exportWorkers: { body: { table: 'workers' } },
  saveWorkersCsv: { body: validWorkers.saveWorkersCsv },
  saveWorkersWorkbook: { body: validWorkers.saveWorkersWorkbook },
  reportWorkers: { body: validWorkers.reportWorkers },
  // This worker still works here: worker-erasure.test.ts erases one who left long ago.
  eraseWorker: { body: validWorkers.eraseWorker, allowed: 409, id: aWorker },
  recordRightToWorkCheck: { body: validWorkers.recordRightToWorkCheck, id: aWorker },
};

import {
  endAbsenceOperation,
  recordAbsenceOperation,
  recordRightToWorkOperation,
  saveWorkerTermsOperation,
} from './worker-records.ts';
import {
  addWorkerOperation,
  changeWorkerOperation,
  listWorkersOperation,
  showWorkerOperation,
} from './workers.ts';

export const workerOperations = [
  listWorkersOperation,
  addWorkerOperation,
  showWorkerOperation,
  changeWorkerOperation,
  saveWorkerTermsOperation,
  recordAbsenceOperation,
  endAbsenceOperation,
  recordRightToWorkOperation,
] as const;

import { changeWorkersOperation, eraseWorkerOperation, exportWorkersOperation } from './worker-changes.ts';
import { editWorkersOperation, previewEditOperation } from './worker-edits.ts';
import {
  concludeAbsenceOperation,
  endAbsenceOperation,
  recordAbsenceOperation,
  recordRightToWorkOperation,
  saveWorkerTermsOperation,
} from './worker-records.ts';
import { saveSealedOperation, showSealedOperation } from './worker-sealed.ts';
import {
  reportWorkersOperation,
  saveWorkersCsvOperation,
  saveWorkersWorkbookOperation,
} from './worker-sheets.ts';
import {
  addWorkerOperation,
  changeWorkerOperation,
  listWorkersOperation,
  showWorkerOperation,
} from './workers.ts';

export const workerOperations = {
  listWorkersOperation,
  addWorkerOperation,
  showWorkerOperation,
  changeWorkerOperation,
  saveWorkerTermsOperation,
  concludeAbsenceOperation,
  recordAbsenceOperation,
  endAbsenceOperation,
  recordRightToWorkOperation,
  saveSealedOperation,
  showSealedOperation,
  changeWorkersOperation,
  previewEditOperation,
  editWorkersOperation,
  exportWorkersOperation,
  saveWorkersCsvOperation,
  saveWorkersWorkbookOperation,
  reportWorkersOperation,
  eraseWorkerOperation,
} as const;

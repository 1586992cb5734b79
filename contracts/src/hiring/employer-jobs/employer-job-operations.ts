import { readAdvertisementOperation } from './advertisement.ts';
import {
  addJobOperation,
  changeJobOperation,
  closeJobOperation,
  duplicateJobOperation,
  listEmployerJobsOperation,
  pauseJobOperation,
  publishJobOperation,
  showEmployerJobOperation,
} from './employer-jobs.ts';
import { checkJobDraftOperation } from './job-draft-check.ts';
import { saveJobEditingOperation, showJobEditingOperation } from './job-editing.ts';
import { checkJobWordingOperation } from './job-wording.ts';

export const employerJobOperations = {
  listEmployerJobsOperation,
  addJobOperation,
  duplicateJobOperation,
  showEmployerJobOperation,
  changeJobOperation,
  showJobEditingOperation,
  saveJobEditingOperation,
  publishJobOperation,
  pauseJobOperation,
  closeJobOperation,
  readAdvertisementOperation,
  checkJobWordingOperation,
  checkJobDraftOperation,
} as const;

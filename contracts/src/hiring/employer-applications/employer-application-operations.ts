import { moveApplicantsOperation, tagApplicantsOperation, undoMoveOperation } from './applicant-changes.ts';
import { addNoteOperation, changeNoteOperation, removeNoteOperation } from './applicant-notes.ts';
import { changeApplicantsKeptOperation, showApplicantsKeptOperation } from './applicant-retention.ts';
import { exportApplicantsOperation } from './applicants-export.ts';
import {
  boardOperation,
  decideOperation,
  downloadApplicationResumeOperation,
  downloadApplicationResumeOriginalOperation,
  listEmployerApplicationsOperation,
  showEmployerApplicationOperation,
} from './employer-applications.ts';
import { cancelInterviewOperation, setInterviewOperation } from './interviews.ts';
import {
  listTemplatesOperation,
  rejectOperation,
  removeTemplateOperation,
  saveTemplateOperation,
  undoRejectionOperation,
} from './rejections.ts';

export const employerApplicationOperations = {
  listEmployerApplicationsOperation,
  showEmployerApplicationOperation,
  decideOperation,
  downloadApplicationResumeOperation,
  downloadApplicationResumeOriginalOperation,
  boardOperation,
  addNoteOperation,
  changeNoteOperation,
  removeNoteOperation,
  setInterviewOperation,
  cancelInterviewOperation,
  moveApplicantsOperation,
  undoMoveOperation,
  tagApplicantsOperation,
  rejectOperation,
  undoRejectionOperation,
  listTemplatesOperation,
  saveTemplateOperation,
  removeTemplateOperation,
  exportApplicantsOperation,
  showApplicantsKeptOperation,
  changeApplicantsKeptOperation,
} as const;

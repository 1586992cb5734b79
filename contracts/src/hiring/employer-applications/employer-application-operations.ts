import { moveApplicantsOperation, tagApplicantsOperation, undoMoveOperation } from './applicant-changes.ts';
import { addNoteOperation, changeNoteOperation, removeNoteOperation } from './applicant-notes.ts';
import { chooseApplicantsOperation, listApplicantPeopleOperation } from './applicant-people.ts';
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
import { answerInterviewOperation, cancelInterviewOperation, setInterviewOperation } from './interviews.ts';
import {
  listTemplatesOperation,
  rejectOperation,
  removeTemplateOperation,
  saveTemplateOperation,
  undoRejectionOperation,
} from './rejections.ts';

export const employerApplicationOperations = {
  listEmployerApplicationsOperation,
  listApplicantPeopleOperation,
  chooseApplicantsOperation,
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
  answerInterviewOperation,
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

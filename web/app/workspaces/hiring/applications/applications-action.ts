import { call, download, submit } from '@portway/contracts/client';
import {
  chosenApplicants,
  moveApplicantsOperation,
  seenApplicants,
  tagApplicantsOperation,
  undoMoveOperation,
} from '@portway/contracts/hiring/employer-applications/applicant-changes';
import {
  addNoteOperation,
  changeNoteOperation,
  removeNoteOperation,
} from '@portway/contracts/hiring/employer-applications/applicant-notes';
import { changeApplicantsKeptOperation } from '@portway/contracts/hiring/employer-applications/applicant-retention';
import { downloadApplicationResumeOriginalOperation } from '@portway/contracts/hiring/employer-applications/employer-applications';
import {
  cancelInterviewOperation,
  setInterviewOperation,
} from '@portway/contracts/hiring/employer-applications/interviews';
import {
  rejectOperation,
  removeTemplateOperation,
  saveTemplateOperation,
  undoRejectionOperation,
} from '@portway/contracts/hiring/employer-applications/rejections';
import { readAction } from '../../../kit/forms/read-action.ts';

/** What the board and the list send: the same, wherever an applicant is shown. */
export async function applicantsAction(request: Request) {
  const { intent, values, callApi } = await readAction(request);
  const { id = '', applicants = '[]', ...rest } = values;
  const parameters = { id };
  switch (intent) {
    case 'move':
      return callApi((me) =>
        submit(moveApplicantsOperation, { applicants: seenIn(applicants), ...rest }, me),
      );
    case 'reject':
      return callApi((me) =>
        submit(
          rejectOperation,
          { applicants: seenIn(applicants), subject: rest.subject, text: rest.text },
          me,
        ),
      );
    case 'undo':
      return callApi((me) => call(undoRejectionOperation, { applicants: chosenIn(applicants) }, me));
    case 'undo-move':
      return callApi((me) => call(undoMoveOperation, { applicants: chosenIn(applicants) }, me));
    case 'tag':
      return callApi((me) =>
        submit(
          tagApplicantsOperation,
          { applicants: chosenIn(applicants), tag: rest.tag, on: rest.on === 'yes' },
          me,
        ),
      );
    case 'note':
      return callApi((me) => submit(addNoteOperation, rest, { ...me, parameters }));
    case 'change-note':
      return callApi((me) => submit(changeNoteOperation, rest, { ...me, parameters }));
    case 'remove-note':
      return callApi((me) => call(removeNoteOperation, undefined, { ...me, parameters }));
    case 'interview': {
      // The zone stands in a field of its own: how it was chosen is not sent.
      const { 'zone-choice': _, 'zone-search': __, ...interview } = rest;
      return callApi((me) => submit(setInterviewOperation, interview, { ...me, parameters }));
    }
    case 'cancel-interview':
      return callApi((me) => call(cancelInterviewOperation, undefined, { ...me, parameters }));
    case 'kept':
      return callApi((me) => submit(changeApplicantsKeptOperation, rest, me));
    case 'save-template':
      return callApi((me) => submit(saveTemplateOperation, rest, me));
    case 'remove-template':
      return callApi((me) => call(removeTemplateOperation, undefined, { ...me, parameters }));
    default:
      return callApi(async (me) => ({
        message: `${rest.name} is saved with your downloads.`,
        file: await download(downloadApplicationResumeOriginalOperation, undefined, { ...me, parameters }),
      }));
  }
}

const seenIn = (list: string) => seenApplicants.parse(JSON.parse(list));
const chosenIn = (list: string) => chosenApplicants.parse(JSON.parse(list));

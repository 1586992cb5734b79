import '../../jitless.ts';
import { z } from 'zod';
import { forRecordKeepersTheirs } from '../../access.ts';
import { byId, messageResponse } from '../../account/account-settings/account-fields.ts';
import { fileName } from '../../candidate/resumes/file-name.ts';
import { fileToSend, resumeTypes } from '../../candidate/resumes/resumes.ts';
import { defineOperation } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';

const tag = 'Sponsor’s duties';

/** In bytes. */
export const maxDutyFile = 10_000_000;
/** Said of a file of another type, before it is sent. */
export const wrongDutyFileType = 'Choose a PDF, DOCX or TXT file.';

export const addDutyFileOperation = defineOperation({
  id: 'addSponsorDutyFile',
  method: 'PUT',
  path: '/api/sponsor/duties/{id}/file',
  limit: costly.upload,
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'Adds what was sent with a report to a duty that is reported. One file: PDF, DOCX or TXT.',
  description:
    'It is checked, encrypted and kept with the duty. While there is one, another is refused: correct the record first, report again, and add the other in its place.',
  request: z.strictObject({ name: fileName }).meta({ id: 'SponsorDutyFileName' }),
  upload: { most: maxDutyFile },
  response: messageResponse,
});

export const openDutyFileOperation = defineOperation({
  id: 'openSponsorDutyFile',
  method: 'GET',
  path: '/api/sponsor/duties/{id}/file',
  limit: costly.copy,
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary:
    'For those who keep the records: the file that was added to a duty, as it was sent, after a recent log-in. Who opened it is recorded.',
  file: { types: [resumeTypes.pdf, resumeTypes.docx, resumeTypes.txt] },
  response: fileToSend,
});

export const dutyFileOperations = {
  addDutyFileOperation,
  openDutyFileOperation,
} as const;

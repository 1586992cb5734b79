import '../../jitless.ts';
import { z } from 'zod';
import {
  forAllWorkers,
  forAllWorkersTheirs,
  forOfficersTheirs,
  forRecordKeepers,
  forRecordKeepersTheirs,
} from '../../access.ts';
import {
  byId,
  messageResponse,
  nextPage,
  rowId,
  searchText,
} from '../../account/account-settings/account-fields.ts';
import { fileName } from '../../candidate/resumes/file-name.ts';
import { fileToSend, resumeTypes } from '../../candidate/resumes/resumes.ts';
import { day } from '../../day.ts';
import { defineOperation } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';
import { lineOfText } from '../../site/enquiries/enquiry-fields.ts';
import { workerStates } from '../workers/worker-facts.ts';
import { destroyedRecord, maxRecordFile, maxRecordPages, recordLine } from './kept-record.ts';

const tag = 'Records a sponsor keeps';

/** Which workers of the list; each may be in several. */
export const evidenceFilters = ['missing', 'not-known', 'ending', 'over', 'held'] as const;
export type EvidenceFilter = (typeof evidenceFilters)[number];
export const evidenceSorts = ['missing', 'name', 'ends', 'over'] as const;

/** A paper that ends within so many days ends soon: our own practice, not law. */
export const paperEndsSoonDays = 60;

const evidenceRow = z
  .object({
    id: rowId,
    fullName: z.string(),
    reference: z.string().nullable(),
    state: z.enum(workerStates),
    isCounted: z.boolean().describe('Before the first look at its records it is not.'),
    kept: z.int(),
    missing: z.int(),
    notKnown: z.int(),
    needed: z.int(),
    endsOn: z.string().nullable().describe('The first day on which a kept paper ends.'),
    keepUntil: z.string().nullable().describe('The last day of the record that may go first.'),
    isOver: z.boolean().describe('That day is over, and no hold stands: destroying it is due.'),
    held: z.int().describe('Records that a hold keeps.'),
  })
  .meta({ id: 'WorkerEvidence' });
export type WorkerEvidence = z.output<typeof evidenceRow>;

export const listEvidenceOperation = defineOperation({
  id: 'listSponsorRecords',
  method: 'GET',
  path: '/api/sponsor/records',
  tag,
  access: forAllWorkers,
  summary: 'How the records of every worker stand: how many are kept, missing, ending, or over their day.',
  description: 'Workers who have left are in it while something of them is kept.',
  request: z
    .strictObject({
      only: z.enum(evidenceFilters).optional().describe('Workers with such records alone.'),
      sort: z.enum(evidenceSorts).default('missing').describe('What comes first.'),
      search: searchText.describe('In names and your own numbers.'),
      after: rowId.optional().describe('The last worker of the page before.'),
    })
    .meta({ id: 'EvidenceQuery' }),
  response: z
    .object({
      today: z.string(),
      workers: z.array(evidenceRow),
      next: nextPage,
      counts: z
        .object({
          all: z.int(),
          missing: z.int(),
          'not-known': z.int(),
          ending: z.int(),
          over: z.int(),
          held: z.int(),
        })
        .describe('Workers that the search finds, by what their records are.'),
      missingRecords: z.int().describe('Records missing, of all of them.'),
    })
    .meta({ id: 'EvidenceList' }),
});

const evidencePage = z.object({
  today: z.string(),
  may: z.enum(['read', 'record', 'destroy']),
  lines: z.array(recordLine),
  destroyed: z.array(destroyedRecord).describe('What was destroyed after its day, without its content.'),
});

export const showWorkerRecordsOperation = defineOperation({
  id: 'showWorkerRecords',
  method: 'GET',
  path: '/api/sponsor/workers/{id}/records',
  tag,
  access: forAllWorkersTheirs,
  parameters: byId,
  summary: 'Every record of a worker: kept, missing, not needed and why, or not known.',
  response: evidencePage.extend({ id: rowId, fullName: z.string() }).meta({ id: 'WorkerRecords' }),
});

export const showOrganisationRecordsOperation = defineOperation({
  id: 'showOrganisationRecords',
  method: 'GET',
  path: '/api/sponsor/organisation-records',
  tag,
  access: forAllWorkers,
  summary: 'The records that the organisation keeps of itself.',
  response: evidencePage.meta({ id: 'OrganisationRecords' }),
});

const seenVersion = z.coerce
  .number('Load the page again.')
  .int()
  .min(0)
  .describe('The version that you saw: one who saw an older one is refused. 0 where nothing was kept.');

const recordName = z.string('Choose a record.').regex(/^[a-z0-9-]{1,60}$/, 'Choose a record.');

const filing = z
  .strictObject({
    record: recordName.describe('The id of the record in the rules.'),
    name: fileName,
    seen: seenVersion,
    adds: z
      .enum(['version', 'page'])
      .default('version')
      .describe('`page`: one more file of the newest version. A new version leaves those before it.'),
    validUntil: day.optional().describe('The last day on which the paper is valid.'),
  })
  .meta({ id: 'RecordFiling' });

const filed = z
  .object({ message: z.string(), id: rowId.describe('The record.'), file: rowId, version: z.int() })
  .meta({ id: 'FiledRecord' });

const howFiled = `PDF, JPG, PNG, DOCX or TXT, at most ${maxRecordPages} pages. It is checked and encrypted. Nothing is deleted before its day.`;

export const addWorkerRecordOperation = defineOperation({
  id: 'addWorkerRecord',
  method: 'POST',
  path: '/api/sponsor/workers/{id}/records',
  limit: costly.upload,
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  creates: true,
  summary: 'Adds a file to a record of a worker.',
  description: howFiled,
  request: filing,
  upload: { most: maxRecordFile },
  response: filed,
  location: ({ file }) => `/api/sponsor/record-files/${file}/file`,
});

export const addOrganisationRecordOperation = defineOperation({
  id: 'addOrganisationRecord',
  method: 'POST',
  path: '/api/sponsor/organisation-records',
  limit: costly.upload,
  tag,
  access: forRecordKeepers,
  creates: true,
  summary: 'Adds a file to a record of the organisation.',
  description: howFiled,
  request: filing,
  upload: { most: maxRecordFile },
  response: filed,
  location: ({ file }) => `/api/sponsor/record-files/${file}/file`,
});

export const addCheckCopyOperation = defineOperation({
  id: 'addCheckCopy',
  method: 'POST',
  path: '/api/sponsor/right-to-work-checks/{id}/copies',
  limit: costly.upload,
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  creates: true,
  summary: 'Adds a file to the copy of a right to work check of someone who is not sponsored.',
  description: `${howFiled} It is kept as long as the checks of this person, and goes with them.`,
  request: filing.pick({ name: true, seen: true, adds: true }).meta({ id: 'CheckCopyFiling' }),
  upload: { most: maxRecordFile },
  response: filed,
  location: ({ file }) => `/api/sponsor/record-files/${file}/file`,
});

export const answerRecordOperation = defineOperation({
  id: 'answerWorkerRecord',
  method: 'PUT',
  path: '/api/sponsor/workers/{id}/records',
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'Says whether a record of a worker is needed, where the facts do not say it.',
  request: z
    .strictObject({
      record: recordName,
      needed: z.boolean('Say whether it is needed.').nullable().describe('Null withdraws the answer.'),
    })
    .meta({ id: 'RecordAnswer' }),
  response: messageResponse,
});

export const changeRecordOperation = defineOperation({
  id: 'changeKeptRecord',
  method: 'PATCH',
  path: '/api/sponsor/records/{id}',
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary:
    'Changes until when the newest version of a record is valid, or sets or ends a hold on the record.',
  request: z
    .strictObject({
      seen: seenVersion,
      validUntil: day.nullable().optional(),
      holdReason: lineOfText('Say why it is held.', 300)
        .nullable()
        .optional()
        .describe('Nothing of the record is destroyed while it stands. Null ends the hold.'),
    })
    .meta({ id: 'RecordChange' }),
  response: messageResponse,
});

export const destroyRecordOperation = defineOperation({
  id: 'destroyKeptRecord',
  method: 'POST',
  path: '/api/sponsor/records/{id}/destruction',
  tag,
  access: forOfficersTheirs,
  parameters: byId,
  summary: 'Destroys a record after its day, with all its files. That it was done stays on record.',
  request: z.strictObject({ seen: seenVersion }).meta({ id: 'RecordDestruction' }),
  response: messageResponse,
});

export const openRecordFileOperation = defineOperation({
  id: 'openRecordFile',
  method: 'GET',
  path: '/api/sponsor/record-files/{id}/file',
  limit: costly.copy,
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'A file of a record as it was added, after a recent log-in. Who opened it is recorded.',
  file: { types: [resumeTypes.pdf, resumeTypes.docx, resumeTypes.txt, 'image/jpeg', 'image/png'] },
  response: fileToSend,
});

export const showRecordPageOperation = defineOperation({
  id: 'showRecordPage',
  method: 'GET',
  path: '/api/sponsor/record-files/{id}/page',
  limit: costly.copy,
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary:
    'The picture of one page of a PDF or picture, turned as it was turned by hand. Who looked is recorded.',
  request: z
    .strictObject({
      number: z.coerce.number().int().min(1).max(maxRecordPages).default(1).describe('Of the page.'),
    })
    .meta({ id: 'RecordPage' }),
  file: { types: ['image/jpeg'] },
  response: fileToSend,
});

export const turnRecordPageOperation = defineOperation({
  id: 'turnRecordPage',
  method: 'PUT',
  path: '/api/sponsor/record-files/{id}/page',
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'Turns a page of a file by hand. The file itself stays as it is.',
  request: z
    .strictObject({
      number: z.int().min(1).max(maxRecordPages),
      quarters: z.int().min(0).max(3).describe('Quarters of a turn to the right, from how the file has it.'),
    })
    .meta({ id: 'PageRotation' }),
  response: messageResponse,
});

export const takeBackRecordFileOperation = defineOperation({
  id: 'takeBackRecordFile',
  method: 'DELETE',
  path: '/api/sponsor/record-files/{id}',
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'Removes a file that you added by mistake within the last hour.',
  response: messageResponse,
});

export const keptRecordOperations = {
  listEvidenceOperation,
  showWorkerRecordsOperation,
  showOrganisationRecordsOperation,
  addWorkerRecordOperation,
  addOrganisationRecordOperation,
  addCheckCopyOperation,
  answerRecordOperation,
  changeRecordOperation,
  destroyRecordOperation,
  openRecordFileOperation,
  showRecordPageOperation,
  turnRecordPageOperation,
  takeBackRecordFileOperation,
} as const;

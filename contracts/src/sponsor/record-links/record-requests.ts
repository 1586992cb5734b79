import '../../jitless.ts';
import { z } from 'zod';
import {
  forAllWorkers,
  forAllWorkersTheirs,
  forRecordKeepers,
  forRecordKeepersTheirs,
} from '../../access.ts';
import { byId, messageResponse, moment, rowId } from '../../account/account-settings/account-fields.ts';
import { fileName } from '../../candidate/resumes/file-name.ts';
import { fileToSend, resumeTypes } from '../../candidate/resumes/resumes.ts';
import { day } from '../../day.ts';
import { emailAddress } from '../../email-address.ts';
import { defineOperation } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';
import { lineOfText, message, optionalLine } from '../../site/enquiries/enquiry-fields.ts';
import { maxRecordFile, maxRecordPages, recordFileKinds } from '../records/kept-record.ts';

const tag = 'Records asked for by a link';

/** How many days a link may open, the day on which it is made included: our own practice, not law. */
export const linkDays = [3, 7, 14, 30] as const;

/** The record of the rules of which a worker’s acknowledgement is the proof. */
export const rightsRecord = 'employment-rights-information';

const requestFile = z.object({
  id: rowId,
  name: z.string(),
  kind: z.enum(recordFileKinds),
  bytes: z.int(),
  pages: z.int().nullable(),
  turns: z.array(z.int()),
  isHere: z.boolean().describe('False once it is a file of the record.'),
});

const recordRequest = z
  .object({
    id: rowId,
    record: z.string().describe('The id of the record in the rules.'),
    title: z.string(),
    asks: z.string(),
    note: z.string().nullable(),
    state: z
      .enum(['open', 'over', 'withdrawn', 'arrived', 'not-given', 'confirmed', 'rejected'])
      .describe('`over`: its last day has passed. `not-given`: the worker says that nothing was given.'),
    by: z.string(),
    at: moment,
    openUntil: z.string(),
    mailed: z.boolean(),
    openedAt: moment.nullable(),
    arrivedAt: moment.nullable(),
    givenOn: z.string().nullable(),
    decidedBy: z.string().nullable(),
    decidedAt: moment.nullable(),
    reason: z.string().nullable().describe('Why it was rejected.'),
    files: z.array(requestFile).describe('What arrived, for those who keep the records.'),
  })
  .meta({ id: 'RecordRequest' });
export type RecordRequest = z.output<typeof recordRequest>;

export const listRecordRequestsOperation = defineOperation({
  id: 'listRecordRequests',
  method: 'GET',
  path: '/api/sponsor/workers/{id}/record-requests',
  tag,
  access: forAllWorkersTheirs,
  parameters: byId,
  summary: 'What a worker was asked for by a link, the newest first.',
  response: z
    .object({
      today: z.string(),
      may: z.enum(['read', 'record']),
      requests: z.array(recordRequest),
    })
    .meta({ id: 'RecordRequests' }),
});

export const askForRecordOperation = defineOperation({
  id: 'askForRecord',
  method: 'POST',
  path: '/api/sponsor/workers/{id}/record-requests',
  limit: costly.recordLink,
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'Makes a link by which a worker, without an account, sends one document. It is shown once.',
  description:
    'For the information on employment rights the link asks the worker to say that it was given, by the information that the employer recorded last. A link that was open for the same record is withdrawn.',
  request: z
    .strictObject({
      record: z.string('Choose a record.').regex(/^[a-z0-9-]{1,60}$/, 'Choose a record.'),
      asks: lineOfText('Say what you ask for.', 120),
      note: optionalLine(500).describe('A line to the worker.'),
      days: z.union(
        linkDays.map((days) => z.literal(days)),
        'Choose for how long the link opens.',
      ),
      email: emailAddress.optional().describe('Portway emails the link there. The address is not kept.'),
    })
    .meta({ id: 'RecordAsk' }),
  response: z
    .object({ message: z.string(), id: rowId, url: z.string(), openUntil: z.string() })
    .meta({ id: 'RecordAsked' }),
});

export const withdrawRecordRequestOperation = defineOperation({
  id: 'withdrawRecordRequest',
  method: 'DELETE',
  path: '/api/sponsor/record-requests/{id}',
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'Withdraws a link before it was used: it shows nothing any more.',
  response: messageResponse,
});

export const decideRecordRequestOperation = defineOperation({
  id: 'decideRecordRequest',
  method: 'POST',
  path: '/api/sponsor/record-requests/{id}/verdict',
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'Keeps what arrived as a version of the record, or rejects it with a reason: then it is deleted.',
  request: z
    .discriminatedUnion('verdict', [
      z.strictObject({
        verdict: z.literal('confirmed'),
        validUntil: day.optional().describe('The last day on which the paper is valid.'),
      }),
      z.strictObject({
        verdict: z.literal('rejected'),
        reason: lineOfText('Say why it is rejected.', 300),
      }),
    ])
    .meta({ id: 'RecordVerdict' }),
  response: messageResponse,
});

export const openRequestFileOperation = defineOperation({
  id: 'openRequestFile',
  method: 'GET',
  path: '/api/sponsor/record-request-files/{id}/file',
  limit: costly.copy,
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'A file that arrived by a link and waits for its check, after a recent log-in.',
  file: { types: [resumeTypes.pdf, resumeTypes.docx, resumeTypes.txt, 'image/jpeg', 'image/png'] },
  response: fileToSend,
});

export const showRequestPageOperation = defineOperation({
  id: 'showRequestPage',
  method: 'GET',
  path: '/api/sponsor/record-request-files/{id}/page',
  limit: costly.copy,
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'The picture of one page of such a file, turned as it was turned by hand.',
  request: z
    .strictObject({
      number: z.coerce.number().int().min(1).max(maxRecordPages).default(1).describe('Of the page.'),
    })
    .meta({ id: 'RequestPage' }),
  file: { types: ['image/jpeg'] },
  response: fileToSend,
});

export const turnRequestPageOperation = defineOperation({
  id: 'turnRequestPage',
  method: 'PUT',
  path: '/api/sponsor/record-request-files/{id}/page',
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'Turns a page of such a file by hand. The file itself stays as it is.',
  request: z
    .strictObject({
      number: z.int().min(1).max(maxRecordPages),
      quarters: z.int().min(0).max(3).describe('Quarters of a turn to the right, from how the file has it.'),
    })
    .meta({ id: 'RequestPageTurned' }),
  response: messageResponse,
});

export const showRightsInformationOperation = defineOperation({
  id: 'showRightsInformation',
  method: 'GET',
  path: '/api/sponsor/rights-information',
  tag,
  access: forAllWorkers,
  summary: 'The information on UK employment rights that the employer gives its workers.',
  response: z
    .object({
      current: z
        .object({
          words: z.string().nullable(),
          url: z.string().nullable(),
          file: z.string().nullable().describe('The name of the file.'),
          by: z.string(),
          at: moment,
        })
        .nullable(),
    })
    .meta({ id: 'RightsInformation' }),
});

export const saveRightsInformationOperation = defineOperation({
  id: 'saveRightsInformation',
  method: 'PUT',
  path: '/api/sponsor/rights-information',
  tag,
  access: forRecordKeepers,
  summary: 'Records the information that is given, as a text or a link. What was given before stays.',
  request: z
    .union(
      [
        z.strictObject({ words: message('Write or paste the information.') }),
        z.strictObject({
          url: z
            .string('Enter a web address that begins with https://.')
            .max(500, 'Use at most 500 characters.')
            .pipe(z.url({ protocol: /^https$/, error: 'Enter a web address that begins with https://.' })),
        }),
      ],
      'Enter a text or a web address.',
    )
    .meta({ id: 'RightsInformationGiven' }),
  response: messageResponse,
});

export const addRightsFileOperation = defineOperation({
  id: 'addRightsFile',
  method: 'POST',
  path: '/api/sponsor/rights-information/file',
  limit: costly.upload,
  tag,
  access: forRecordKeepers,
  summary: 'Records the information that is given, as a file. It is checked and encrypted.',
  request: z.strictObject({ name: fileName }).meta({ id: 'RightsFile' }),
  upload: { most: maxRecordFile },
  response: messageResponse,
});

export const recordRequestOperations = {
  listRecordRequestsOperation,
  askForRecordOperation,
  withdrawRecordRequestOperation,
  decideRecordRequestOperation,
  openRequestFileOperation,
  showRequestPageOperation,
  turnRequestPageOperation,
  showRightsInformationOperation,
  saveRightsInformationOperation,
  addRightsFileOperation,
} as const;

import '../../jitless.ts';
import { z } from 'zod';
import { forRecordKeepersTheirs } from '../../access.ts';
import { byId, messageResponse, rowId } from '../../account/account-settings/account-fields.ts';
import { fileName } from '../../candidate/resumes/file-name.ts';
import { defineOperation } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';
import { maxRecordFile } from './kept-record.ts';

const tag = 'Records a sponsor keeps';

/** What a certificate states of a worker that is on record too. Nationality is none of it. */
export const certificateFields = [
  ...(['certificate-number', 'name', 'birth-date', 'passport', 'certificate-start'] as const),
  ...(['certificate-end', 'job-title', 'occupation-code', 'pay', 'hours', 'work-place'] as const),
] as const;
export type CertificateField = (typeof certificateFields)[number];

const proposal = z
  .object({
    field: z.enum(certificateFields),
    title: z.string(),
    page: z.int().describe('On which the words stand.'),
    source: z.string().describe('The words of the file, with their label.'),
    readings: z
      .array(z.object({ words: z.string(), mayTake: z.boolean() }))
      .describe('What the words can mean. None where they cannot be read.'),
    question: z.string().nullable().describe('Why a person chooses, or why nothing can be taken over.'),
    onRecord: z.string().nullable().describe('What the record says now. What is sealed is not shown.'),
    standing: z
      .enum(['empty', 'same', 'different'])
      .describe(
        'How the record stands to the readings: it says nothing, the same as one of them, or something else.',
      ),
  })
  .meta({ id: 'CertificateProposal' });
export type CertificateProposal = z.output<typeof proposal>;

const reading = z
  .object({
    message: z.string(),
    worker: z.object({ id: rowId, fullName: z.string(), version: z.int() }),
    seen: z.int().describe('The version of the record of the certificate. Send it when confirming a file.'),
    another: z
      .string()
      .nullable()
      .describe('Why it looks like the certificate of someone else: another name or number.'),
    asksDays: z
      .boolean()
      .describe('No job is on record: the days of the week that are worked are needed with one.'),
    fields: z.array(proposal).describe('Empty where nothing could be read, as of a scan.'),
  })
  .meta({ id: 'CertificateReading' });
export type CertificateReading = z.output<typeof reading>;

const nameOfPdf = fileName.refine((name) => /\.pdf$/i.test(name), 'Choose the certificate as a PDF.');

const aTake = `(?:${certificateFields.join('|')}):[0-7]`;
const confirmation = {
  version: z.coerce
    .number('Load the page again.')
    .int()
    .min(1, 'Load the page again.')
    .describe('The version of the worker that you saw.'),
  take: z
    .string('Tick at least one value.')
    .regex(new RegExp(`^${aTake}(?:,${aTake}){0,10}$`), 'Tick at least one value, each once.')
    .describe('Fields to take over, each with the place of its reading: `pay:0,hours:0`.'),
  worksOn: z
    .string()
    .regex(/^[1-7]{1,7}$/, 'Choose from Monday to Sunday.')
    .refine((days) => new Set(days).size === days.length, 'Choose each day only once.')
    .optional()
    .describe('Of a first job on record: days of the week, 1 for Monday to 7 for Sunday, such as `12345`.'),
  anyway: z
    .enum(['yes'])
    .optional()
    .describe('It is about this worker although the name or the number differs.'),
};

const howRead =
  'By rules, from the labels of the printed certificate: nothing is guessed, and what has two readings is returned with both. Nationality is not read.';

export const readCertificateOperation = defineOperation({
  id: 'readCertificate',
  method: 'POST',
  path: '/api/sponsor/workers/{id}/certificate-file/reading',
  limit: costly.upload,
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary:
    'Reads the PDF of a worker’s certificate, and holds each value against the record. Nothing is kept.',
  description: howRead,
  request: z.strictObject({ name: nameOfPdf }).meta({ id: 'CertificateFile' }),
  upload: { most: maxRecordFile },
  response: reading,
});

export const confirmCertificateOperation = defineOperation({
  id: 'confirmCertificate',
  method: 'POST',
  path: '/api/sponsor/workers/{id}/certificate-file',
  limit: costly.upload,
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  creates: true,
  summary: 'Takes values of a certificate’s PDF over into the record of the worker, and keeps the file.',
  description: `${howRead} The values are read again from the file that is sent. Values and file are kept together, or neither is.`,
  request: z
    .strictObject({
      name: nameOfPdf,
      seen: z.coerce
        .number('Load the page again.')
        .int()
        .min(0)
        .describe('The version of the record of the certificate that you saw; 0 where nothing was kept.'),
      ...confirmation,
    })
    .meta({ id: 'CertificateFileConfirmation' }),
  upload: { most: maxRecordFile },
  response: messageResponse.extend({ file: rowId }).meta({ id: 'CertificateConfirmed' }),
  location: ({ file }) => `/api/sponsor/record-files/${file}/file`,
});

export const readKeptCertificateOperation = defineOperation({
  id: 'readKeptCertificate',
  method: 'GET',
  path: '/api/sponsor/record-files/{id}/reading',
  limit: costly.upload,
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'Reads a certificate that is kept as a PDF, and holds each value against the record.',
  description: `${howRead} Who looked is recorded.`,
  response: reading,
});

export const confirmKeptCertificateOperation = defineOperation({
  id: 'confirmKeptCertificate',
  method: 'POST',
  path: '/api/sponsor/record-files/{id}/reading',
  limit: costly.upload,
  tag,
  access: forRecordKeepersTheirs,
  parameters: byId,
  summary: 'Takes values of a kept certificate over into the record of the worker.',
  description: 'The values are read again from the kept file.',
  request: z.strictObject(confirmation).meta({ id: 'CertificateConfirmation' }),
  response: messageResponse,
});

export const certificatePaperOperations = {
  readCertificateOperation,
  confirmCertificateOperation,
  readKeptCertificateOperation,
  confirmKeptCertificateOperation,
} as const;

import '../../jitless.ts';
import { z } from 'zod';
import { forAnybody } from '../../access.ts';
import { messageResponse } from '../../account/account-settings/account-fields.ts';
import { fileName } from '../../candidate/resumes/file-name.ts';
import { fileToSend, resumeTypes } from '../../candidate/resumes/resumes.ts';
import { day } from '../../day.ts';
import { defineOperation } from '../../operation.ts';
import { lineOfText } from '../../site/enquiries/enquiry-fields.ts';
import { maxRecordFile } from '../records/kept-record.ts';

const tag = 'Links to send a record';

/** Files that one link takes. */
export const maxLinkFiles = 20;

const incomplete = 'This link is incomplete. Copy all of it.';
const token = z
  .string(incomplete)
  .regex(/^[\w-]{43}$/, incomplete)
  .describe('The secret of the link.');

const organisation = z.string().nullable();

const shownLink = z
  .discriminatedUnion('state', [
    z.object({
      state: z.literal('open'),
      organisation: organisation.describe('Who asks.'),
      asks: z.string(),
      note: z.string().nullable(),
      by: z.string().describe('The colleague there who asks.'),
      title: z.string().describe('The record for which it is.'),
      why: z.string().describe('When the law has the employer keep it.'),
      kept: z.string().describe('For how long it is kept.'),
      openUntil: z.string(),
      today: z.string(),
      arrivedFiles: z.int().describe('How many files came before the connection was cut.'),
      information: z
        .discriminatedUnion('is', [
          z.object({ is: z.literal('words'), words: z.string() }),
          z.object({ is: z.literal('url'), url: z.string() }),
          z.object({ is: z.literal('file'), name: z.string() }),
        ])
        .nullable()
        .describe('What the worker says was given; null where a document is asked for.'),
    }),
    z.object({ state: z.literal('sent'), on: z.string(), organisation }),
    z.object({ state: z.literal('over'), on: z.string().describe('Its last day.') }),
    z.object({ state: z.literal('withdrawn') }),
    z.object({ state: z.literal('unknown') }),
  ])
  .meta({ id: 'RecordLink' });
export type RecordLink = z.output<typeof shownLink>;

export const showRecordLinkOperation = defineOperation({
  id: 'showRecordLink',
  method: 'GET',
  path: '/api/record-links',
  tag,
  access: forAnybody,
  summary:
    'What a link asks for, for its holder. A link that was used, is over or was withdrawn says only that.',
  request: z.strictObject({ token }).meta({ id: 'RecordLinkToken' }),
  response: shownLink,
});

export const sendByLinkOperation = defineOperation({
  id: 'sendByLink',
  method: 'POST',
  path: '/api/record-links/files',
  tag,
  access: forAnybody,
  summary: 'Sends one file by a link. It is checked and encrypted, and counts as sent once all have come.',
  description:
    'A form without scripts sends all its files as `multipart/form-data`; it is led back to the page of the link.',
  request: z
    .strictObject({
      token,
      name: fileName.optional().describe('Of the file; a form names its files itself.'),
      page: z.uuid().optional().describe('The same for the same file: sent again, it is kept once.'),
    })
    .meta({ id: 'LinkFile' }),
  upload: { most: maxRecordFile },
  response: z.object({ message: z.string(), files: z.int() }).meta({ id: 'LinkFileSent' }),
});

export const finishLinkOperation = defineOperation({
  id: 'finishLink',
  method: 'POST',
  path: '/api/record-links/sent',
  tag,
  access: forAnybody,
  summary: 'Says that all files have come: they go to who asked, and the link is over.',
  request: z
    .strictObject({ token, files: z.int().min(1).max(maxLinkFiles).describe('How many were sent.') })
    .meta({ id: 'LinkFinished' }),
  response: messageResponse,
});

export const acknowledgeByLinkOperation = defineOperation({
  id: 'acknowledgeByLink',
  method: 'POST',
  path: '/api/record-links/acknowledgement',
  tag,
  access: forAnybody,
  summary: 'Says by a link that the information on employment rights was given, or was not.',
  request: z
    .discriminatedUnion('given', [
      z.strictObject({
        token,
        given: z.literal(true),
        name: lineOfText('Type your name.', 200),
        on: day.describe('The day on which it was given.'),
      }),
      z.strictObject({ token, given: z.literal(false) }),
    ])
    .meta({ id: 'LinkAcknowledgement' }),
  response: messageResponse,
});

export const openLinkInformationOperation = defineOperation({
  id: 'openLinkInformation',
  method: 'GET',
  path: '/api/record-links/information',
  tag,
  access: forAnybody,
  summary: 'The file of the information on employment rights, for the holder of a link that asks about it.',
  request: z.strictObject({ token }).meta({ id: 'LinkInformationToken' }),
  file: { types: [resumeTypes.pdf, resumeTypes.docx, resumeTypes.txt, 'image/jpeg', 'image/png'] },
  response: fileToSend,
});

export const recordLinkOperations = {
  showRecordLinkOperation,
  sendByLinkOperation,
  finishLinkOperation,
  acknowledgeByLinkOperation,
  openLinkInformationOperation,
} as const;

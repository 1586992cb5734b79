import '../../jitless.ts';
import { z } from 'zod';
import { forCandidates, forParties, forPartiesTheirs, forWritersTheirs } from '../../access.ts';
import {
  after,
  byId,
  messageResponse,
  moment,
  nextPage,
  rowId,
  searchText,
} from '../../account/account-settings/account-fields.ts';
import { applicationStates, reportReasons } from '../../candidate/jobs/job-choices.ts';
import { longText } from '../../candidate/profile/profile-texts.ts';
import { fileName } from '../../candidate/resumes/file-name.ts';
import {
  asOriginal,
  asRendering,
  fileToSend,
  maxOfResume,
  originalTypes,
  resumeKinds,
} from '../../candidate/resumes/resumes.ts';
import { defineOperation } from '../../operation.ts';
import { costly } from '../../operation-limit.ts';

const tag = 'Messages';

export const maxOfMessage = 5000;
export const maxAttachments = 5;
export const messageYears = 2;

const side = z.enum(['candidate', 'employer']);

const attachment = z
  .object({ id: rowId, name: z.string(), kind: z.enum(resumeKinds), bytes: z.int() })
  .meta({ id: 'MessageAttachment' });
export type MessageAttachment = z.output<typeof attachment>;

const message = z
  .object({
    id: rowId,
    number: z.int().describe('1, 2, 3 … within its conversation, without gaps.'),
    side,
    mine: z.boolean(),
    author: z.string().describe('Who wrote it, or the name of the organisation if the person has left.'),
    text: z.string(),
    attachments: z.array(attachment),
    sentAt: moment,
  })
  .meta({ id: 'Message' });
export type Message = z.output<typeof message>;

const conversation = z
  .object({
    id: rowId,
    application: rowId.nullable().describe('The one that it is about.'),
    with: z.string().describe('The organisation, or the candidate.'),
    job: z.object({ id: rowId, title: z.string() }).nullable(),
    position: z.string(),
    status: z.enum(applicationStates),
    last: z
      .object({ excerpt: z.string(), mine: z.boolean(), at: moment })
      .nullable()
      .describe('Null while nothing has been written.'),
    unread: z.int(),
    blocked: z.enum(['by-you', 'by-them', 'by-us']).nullable(),
    assigned: z
      .object({ account: rowId, name: z.string() })
      .nullable()
      .describe('For an employer: the colleague who answers it. Always null for a candidate.'),
  })
  .meta({ id: 'Conversation' });
export type Conversation = z.output<typeof conversation>;

export const listConversationsOperation = defineOperation({
  id: 'listConversations',
  method: 'GET',
  path: '/api/conversations',
  tag,
  access: forParties,
  summary:
    'Your conversations that have a message, newest first. Each application has one: search for its name.',
  request: z
    .strictObject({
      unread: z.enum(['yes']).optional().describe('Those with messages that you have not read.'),
      mine: z.enum(['yes']).optional().describe('For an employer: only those assigned to the caller.'),
      text: searchText.describe('In the name of the other side, or the job.'),
      after,
    })
    .meta({ id: 'ConversationsAsked' }),
  response: z
    .object({ conversations: z.array(conversation), next: nextPage, unread: z.int() })
    .meta({ id: 'Conversations' }),
});

const place = z
  .string()
  .regex(/^\d{1,9}$/, 'Enter the number of a message.')
  .transform(Number)
  .optional();

export const showConversationOperation = defineOperation({
  id: 'showConversation',
  method: 'GET',
  path: '/api/conversations/{id}',
  tag,
  access: forPartiesTheirs,
  parameters: byId,
  summary: 'Messages in a conversation. The newest, those before a number, or those after one.',
  request: z
    .strictObject({
      before: place.describe('Messages with a lower number than this.'),
      after: place.describe('Messages with a higher number than this.'),
    })
    .meta({ id: 'MessagesAsked' }),
  response: z
    .object({
      conversation,
      messages: z.array(message).describe('In the order in which they were written; at most 50.'),
      earlier: z.boolean().describe('There are messages before the first of these.'),
      later: z.boolean().describe('There are messages after the last of these.'),
      readUpTo: z.int().describe('The last message that you have read.'),
      theyReadUpTo: z.int().describe('The last message that the other side has read.'),
      keptUntil: z.string().describe('How long messages are kept, in words.'),
    })
    .meta({ id: 'ConversationWhole' }),
});
export type ConversationWhole = z.output<(typeof showConversationOperation)['response']>;

export const sendMessageOperation = defineOperation({
  id: 'sendMessage',
  method: 'POST',
  path: '/api/conversations/{id}/messages',
  tag,
  access: forWritersTheirs,
  parameters: byId,
  summary: 'Sends a message. If you send it again with the same ID, it is saved once.',
  request: z
    .strictObject({
      id: rowId.describe('A new UUID of your own.'),
      text: longText(maxOfMessage),
      attachments: z
        .array(rowId)
        .max(maxAttachments, `Attach at most ${maxAttachments} files.`)
        .default([])
        .describe('Files uploaded to this conversation and not sent yet.'),
    })
    .refine(({ text, attachments }) => text !== '' || attachments.length > 0, {
      path: ['text'],
      message: 'Write something, or attach a file.',
    })
    .meta({ id: 'NewMessage' }),
  response: message,
  location: ({ number }, { id }) => `/api/conversations/${id}?after=${number - 1}`,
});

export const markReadOperation = defineOperation({
  id: 'markRead',
  method: 'POST',
  path: '/api/conversations/{id}/read',
  tag,
  access: forPartiesTheirs,
  parameters: byId,
  summary: 'Marks a conversation as read up to a message.',
  request: z
    .strictObject({ upTo: z.int('Enter the number of a message.').min(0).max(1_000_000_000) })
    .meta({ id: 'ReadUpTo' }),
  response: z
    .object({ readUpTo: z.int(), unread: z.int().describe('Of all conversations.') })
    .meta({ id: 'ReadNoted' }),
});

export const attachFileOperation = defineOperation({
  id: 'attachFile',
  method: 'POST',
  path: '/api/conversations/{id}/attachments',
  limit: costly.upload,
  tag,
  access: forWritersTheirs,
  parameters: byId,
  creates: true,
  summary:
    'Uploads a file for a message that you have not sent yet. DOC, DOCX, PDF or TXT. If it is not sent, it is deleted after a day.',
  request: z.strictObject({ name: fileName }).meta({ id: 'AttachmentName' }),
  upload: { most: maxOfResume },
  response: attachment,
  location: ({ id }) => `/api/attachments/${id}/file`,
});

export const downloadAttachmentOperation = defineOperation({
  id: 'downloadAttachment',
  method: 'GET',
  path: '/api/attachments/{id}/file',
  limit: costly.copy,
  tag,
  access: forPartiesTheirs,
  parameters: byId,
  summary: 'A copy of a file of a conversation, as a download; of a file that you sent, the original.',
  description: asRendering,
  file: { types: originalTypes },
  response: fileToSend,
});

export const downloadAttachmentOriginalOperation = defineOperation({
  id: 'downloadAttachmentOriginal',
  method: 'GET',
  path: '/api/attachments/{id}/original',
  limit: costly.original,
  tag,
  access: forPartiesTheirs,
  parameters: byId,
  summary: 'A file of a conversation as it was sent, as a download. Open it only if you trust the sender.',
  description: asOriginal,
  file: { types: originalTypes },
  response: fileToSend,
});

export const blockConversationOperation = defineOperation({
  id: 'blockConversation',
  method: 'PUT',
  path: '/api/conversations/{id}/block',
  tag,
  access: forWritersTheirs,
  parameters: byId,
  summary: 'Blocks a conversation for both sides, until your side unblocks it.',
  response: messageResponse,
});

export const unblockConversationOperation = defineOperation({
  id: 'unblockConversation',
  method: 'DELETE',
  path: '/api/conversations/{id}/block',
  tag,
  access: forWritersTheirs,
  parameters: byId,
  summary: 'Unblocks a conversation that your side blocked.',
  response: messageResponse,
});

const reportFields = z.strictObject({
  reason: z.enum(reportReasons, 'Choose what is wrong.'),
  text: longText(2000).default(''),
});

export const reportJobOperation = defineOperation({
  id: 'reportJob',
  method: 'POST',
  path: '/api/jobs/{id}/report',
  tag: 'Jobs',
  access: { ...forCandidates, reach: 'all' },
  parameters: byId,
  creates: true,
  summary: 'Reports a job to us. We tell you what we decide, and nobody who reported it.',
  request: reportFields.meta({ id: 'JobReport' }),
  response: messageResponse,
});

export const reportConversationOperation = defineOperation({
  id: 'reportConversation',
  method: 'POST',
  path: '/api/conversations/{id}/report',
  tag,
  access: forPartiesTheirs,
  parameters: byId,
  creates: true,
  summary: 'Reports a conversation to us. We do not tell the other side who reported it.',
  request: reportFields.meta({ id: 'ConversationReport' }),
  response: messageResponse,
});

export const conversationOperations = {
  listConversationsOperation,
  showConversationOperation,
  sendMessageOperation,
  markReadOperation,
  attachFileOperation,
  downloadAttachmentOperation,
  downloadAttachmentOriginalOperation,
  blockConversationOperation,
  unblockConversationOperation,
  reportConversationOperation,
  reportJobOperation,
} as const;

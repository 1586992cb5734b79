import { randomUUID } from 'node:crypto';
import type { AccessRows } from '../../../testing/access/access-rows.ts';
import { validFile } from '../../../testing/files/valid-files.ts';

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  listConversations: {},
  showConversation: { id: (cast, whose, asking) => cast.jobs.conversationOf(whose, asking) },
  sendMessage: {
    body: () => ({ id: randomUUID(), text: 'Are you free on Tuesday?' }),
    id: (cast, whose, asking) => cast.jobs.conversationOf(whose, asking),
  },
  markRead: { body: { upTo: 1 }, id: (cast, whose, asking) => cast.jobs.conversationOf(whose, asking) },
  attachFile: {
    file: validFile,
    query: '?name=cv.txt',
    id: (cast, whose, asking) => cast.jobs.conversationOf(whose, asking),
  },
  downloadAttachment: { id: (cast, whose, asking) => cast.jobs.attachmentOf(whose, asking) },
  downloadAttachmentOriginal: { id: (cast, whose, asking) => cast.jobs.attachmentOf(whose, asking) },
  blockConversation: { id: (cast, whose, asking) => cast.jobs.conversationOf(whose, asking) },
  unblockConversation: { id: (cast, whose, asking) => cast.jobs.conversationOf(whose, asking) },
  reportConversation: {
    body: { reason: 'asks-for-money', text: 'For a laptop.' },
    id: (cast, whose, asking) => cast.jobs.conversationOf(whose, asking),
  },
  reportJob: {
    body: { reason: 'not-a-real-job', text: 'It asks for a fee.' },
    id: (cast, whose) => cast.jobs.publicJob(whose),
  },
  assignConversation: {
    body: { account: null },
    id: (cast, whose, asking) => cast.jobs.conversationOf(whose, asking),
  },
  listMessageTemplates: {},
  addMessageTemplate: { body: () => ({ id: randomUUID(), name: 'Invite', text: 'Dear {name}' }) },
  changeMessageTemplate: {
    body: { name: 'Invite', text: 'Dear {name}' },
    id: (cast, whose, asking) => cast.jobs.messageTemplateOf(whose, asking),
  },
  removeMessageTemplate: { id: (cast, whose, asking) => cast.jobs.messageTemplateOf(whose, asking) },
};

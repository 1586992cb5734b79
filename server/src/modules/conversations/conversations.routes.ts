import {
  attachFileOperation,
  blockConversationOperation,
  downloadAttachmentOperation,
  listConversationsOperation,
  markReadOperation,
  reportConversationOperation,
  sendMessageOperation,
  showConversationOperation,
  unblockConversationOperation,
} from '@portway/contracts/conversations/conversations';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveFile } from '../../platform/http/serve-file.ts';
import { serveUpload } from '../../platform/http/serve-upload.ts';
import { type SignedInDeps, serveSignedIn } from '../../platform/http/signed-in.ts';
import type { Attachments } from './attachments.service.ts';
import type { Conversations } from './conversations.service.ts';
import type { Reports } from './reports.service.ts';
import type { Sending } from './sending.service.ts';

interface Deps extends SignedInDeps {
  readonly conversations: Conversations;
  readonly sending: Sending;
  readonly attachments: Attachments;
  readonly reports: Reports;
}

export function conversationsRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { conversations, sending, attachments, reports } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, listConversationsOperation, ({ unread, after }, { work }) =>
    conversations.list(work, { unread: unread === 'yes', after }),
  );
  serveSignedIn(on, showConversationOperation, (asked, { work, parameters }) =>
    conversations.show(work, parameters.id, asked),
  );
  serveSignedIn(on, sendMessageOperation, (message, { work, parameters }) =>
    sending.send(work, parameters.id, message),
  );
  serveSignedIn(on, markReadOperation, ({ upTo }, { work, parameters }) =>
    conversations.markRead(work, parameters.id, upTo),
  );
  serveUpload(on, attachFileOperation, {
    admit: (work, { parameters }) => attachments.admit(work, parameters.id),
    prepare: (bytes, { request }) => attachments.prepare(bytes, request.name),
    keep: (work, file, { parameters }) => attachments.add(work, parameters.id, file),
    again: { remember: ({ id }) => id, recall: attachments.recall },
    drop: attachments.drop,
  });
  serveFile(on, downloadAttachmentOperation, (work, { id }) => attachments.download(work, id));
  serveSignedIn(on, reportConversationOperation, (report, { work, parameters }) =>
    reports.report(work, parameters.id, report),
  );
  serveSignedIn(on, blockConversationOperation, (_, { work, parameters }) =>
    conversations.block(work, parameters.id),
  );
  serveSignedIn(on, unblockConversationOperation, (_, { work, parameters }) =>
    conversations.unblock(work, parameters.id),
  );
}

import {
  attachFileOperation,
  blockConversationOperation,
  downloadAttachmentOperation,
  downloadAttachmentOriginalOperation,
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
import { serveUpload, type UploadRoutesDeps } from '../../platform/http/serve-upload.ts';
import { serveSignedIn } from '../../platform/http/signed-in.ts';
import type { Attachments } from './attachments.service.ts';
import type { Conversations } from './conversations.service.ts';
import type { Reports } from './reports.service.ts';
import type { Sending } from './sending.service.ts';

interface Deps extends UploadRoutesDeps {
  readonly conversations: Conversations;
  readonly sending: Sending;
  readonly attachments: Attachments;
  readonly reports: Reports;
}

export function conversationsRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { conversations, sending, attachments, reports } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, listConversationsOperation, ({ unread, after }, { requestContext }) =>
    conversations.list(requestContext, { unread: unread === 'yes', after }),
  );
  serveSignedIn(on, showConversationOperation, (asked, { requestContext, parameters }) =>
    conversations.show(requestContext, parameters.id, asked),
  );
  serveSignedIn(on, sendMessageOperation, (message, { requestContext, parameters }) =>
    sending.send(requestContext, parameters.id, message),
  );
  serveSignedIn(on, markReadOperation, ({ upTo }, { requestContext, parameters }) =>
    conversations.markRead(requestContext, parameters.id, upTo),
  );
  serveUpload(on, attachFileOperation, {
    admit: (requestContext, { parameters }) => attachments.admit(requestContext, parameters.id),
    prepare: (bytes, { request }) => attachments.prepare(bytes, request.name),
    keep: (requestContext, file, { parameters }) => attachments.add(requestContext, parameters.id, file),
    again: { remember: ({ id }) => id, recall: attachments.recall },
    drop: attachments.drop,
  });
  serveFile(on, downloadAttachmentOperation, (requestContext, { id }) =>
    attachments.download(requestContext, id),
  );
  serveFile(on, downloadAttachmentOriginalOperation, (requestContext, { id }) =>
    attachments.downloadOriginal(requestContext, id),
  );
  serveSignedIn(on, reportConversationOperation, (report, { requestContext, parameters }) =>
    reports.report(requestContext, parameters.id, report),
  );
  serveSignedIn(on, blockConversationOperation, (_, { requestContext, parameters }) =>
    conversations.block(requestContext, parameters.id),
  );
  serveSignedIn(on, unblockConversationOperation, (_, { requestContext, parameters }) =>
    conversations.unblock(requestContext, parameters.id),
  );
}

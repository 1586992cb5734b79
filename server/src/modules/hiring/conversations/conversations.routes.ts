import { conversationOperations } from '@portway/contracts/hiring/conversations/conversations';
import { employerMessageOperations } from '@portway/contracts/hiring/conversations/message-templates';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { fileRoute } from '../../../platform/http/serve-file.ts';
import { type UploadRoutesDeps, uploadRoute } from '../../../platform/http/serve-upload.ts';
import { serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { Assignments } from './assignments/assignments.service.ts';
import type { Attachments } from './attachments/attachments.service.ts';
import type { Conversations } from './conversations.service.ts';
import type { Reports } from './reports/reports.service.ts';
import type { Sending } from './sending.service.ts';
import type { Templates } from './templates/templates.service.ts';

interface Deps extends UploadRoutesDeps {
  readonly conversations: Conversations;
  readonly sending: Sending;
  readonly attachments: Attachments;
  readonly reports: Reports;
  readonly templates: Templates;
  readonly assignments: Assignments;
}

export function conversationsRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { conversations, sending, attachments, reports } = deps;
  employerRoutes(api, deps);
  const on = { api, ...deps };
  serveSignedIn(on, conversationOperations, {
    listConversationsOperation: ({ unread, mine, text, after }, { requestContext }) =>
      conversations.list(requestContext, { unread: unread === 'yes', mine: mine === 'yes', text, after }),
    showConversationOperation: (query, { requestContext, parameters }) =>
      conversations.show(requestContext, parameters.id, query),
    sendMessageOperation: (message, { requestContext, parameters }) =>
      sending.send(requestContext, parameters.id, message),
    markReadOperation: ({ upTo }, { requestContext, parameters }) =>
      conversations.markRead(requestContext, parameters.id, upTo),
    attachFileOperation: uploadRoute(on, {
      admit: (requestContext, { parameters }) => attachments.admit(requestContext, parameters.id),
      prepare: (bytes, { request }) => attachments.prepare(bytes, request.name),
      keep: (requestContext, file, { parameters }) => attachments.add(requestContext, parameters.id, file),
      again: { remember: ({ id }) => id, recall: attachments.recall },
      drop: attachments.drop,
    }),
    downloadAttachmentOperation: fileRoute(on, (requestContext, { id }) =>
      attachments.download(requestContext, id),
    ),
    downloadAttachmentOriginalOperation: fileRoute(on, (requestContext, { id }) =>
      attachments.downloadOriginal(requestContext, id),
    ),
    reportJobOperation: (report, { requestContext, parameters }) =>
      reports.reportJob(requestContext, parameters.id, report),
    reportConversationOperation: (report, { requestContext, parameters }) =>
      reports.report(requestContext, parameters.id, report),
    blockConversationOperation: (_, { requestContext, parameters }) =>
      conversations.block(requestContext, parameters.id),
    unblockConversationOperation: (_, { requestContext, parameters }) =>
      conversations.unblock(requestContext, parameters.id),
  });
}

/** What only the employer's side has. */
function employerRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { templates, assignments } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, employerMessageOperations, {
    assignConversationOperation: ({ account }, { requestContext, parameters }) =>
      assignments.assign(requestContext, parameters.id, account),
    listMessageTemplatesOperation: (_, { requestContext }) => templates.list(requestContext),
    addMessageTemplateOperation: (template, { requestContext }) => templates.add(requestContext, template),
    changeMessageTemplateOperation: (change, { requestContext, parameters }) =>
      templates.change(requestContext, { ...change, ...parameters }),
    removeMessageTemplateOperation: (_, { requestContext, parameters }) =>
      templates.remove(requestContext, parameters.id),
  });
}

import {
  attachFileOperation,
  blockConversationOperation,
  downloadAttachmentOperation,
  downloadAttachmentOriginalOperation,
  listConversationsOperation,
  markReadOperation,
  reportConversationOperation,
  reportJobOperation,
  sendMessageOperation,
  showConversationOperation,
  unblockConversationOperation,
} from '@portway/contracts/hiring/conversations/conversations';
import {
  addMessageTemplateOperation,
  assignConversationOperation,
  changeMessageTemplateOperation,
  listMessageTemplatesOperation,
  removeMessageTemplateOperation,
} from '@portway/contracts/hiring/conversations/message-templates';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { serveFile } from '../../../platform/http/serve-file.ts';
import { serveUpload, type UploadRoutesDeps } from '../../../platform/http/serve-upload.ts';
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
  serveSignedIn(on, listConversationsOperation, ({ unread, mine, text, after }, { requestContext }) =>
    conversations.list(requestContext, { unread: unread === 'yes', mine: mine === 'yes', text, after }),
  );
  serveSignedIn(on, showConversationOperation, (query, { requestContext, parameters }) =>
    conversations.show(requestContext, parameters.id, query),
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
  serveSignedIn(on, reportJobOperation, (report, { requestContext, parameters }) =>
    reports.reportJob(requestContext, parameters.id, report),
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

/** What only the employer's side has. */
function employerRoutes(api: Hono<AppEnv>, deps: Deps): void {
  const { templates, assignments } = deps;
  const on = { api, ...deps };
  serveSignedIn(on, assignConversationOperation, ({ account }, { requestContext, parameters }) =>
    assignments.assign(requestContext, parameters.id, account),
  );
  serveSignedIn(on, listMessageTemplatesOperation, (_, { requestContext }) => templates.list(requestContext));
  serveSignedIn(on, addMessageTemplateOperation, (template, { requestContext }) =>
    templates.add(requestContext, template),
  );
  serveSignedIn(on, changeMessageTemplateOperation, (change, { requestContext, parameters }) =>
    templates.change(requestContext, { ...change, ...parameters }),
  );
  serveSignedIn(on, removeMessageTemplateOperation, (_, { requestContext, parameters }) =>
    templates.remove(requestContext, parameters.id),
  );
}

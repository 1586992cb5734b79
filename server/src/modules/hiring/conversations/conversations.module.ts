import { resumeTypes } from '@portway/contracts/candidate/resumes/resumes';
import { messageYears } from '@portway/contracts/hiring/conversations/conversations';
import { maxTemplates } from '@portway/contracts/hiring/conversations/message-templates';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import type { NamedQueue } from '../../../platform/queue/queue.ts';
import type { MailStop } from '../../account/notifications/mail-stop.service.ts';
import type { Notifications } from '../../account/notifications/notifications.service.ts';
import { refuseFile } from '../../candidate/resumes/resumes.policy.ts';
import { assignmentsRepository } from './assignments/assignments.repository.ts';
import { assignmentsService } from './assignments/assignments.service.ts';
import { attachmentsRepository } from './attachments/attachments.repository.ts';
import { attachmentsService } from './attachments/attachments.service.ts';
import { conversationsRepository } from './conversations.repository.ts';
import { conversationsRoutes } from './conversations.routes.ts';
import { conversationsService } from './conversations.service.ts';
import { conversationsTables } from './conversations.tables.ts';
import { messagesRepository } from './messages.repository.ts';
import { noticesRepository } from './notices/notices.repository.ts';
import { type Notices, noticesService } from './notices/notices.service.ts';
import { reportsRepository } from './reports/reports.repository.ts';
import { reportsService } from './reports/reports.service.ts';
import { sendingService } from './sending.service.ts';
import { templatesRepository } from './templates/templates.repository.ts';
import { templatesService } from './templates/templates.service.ts';

/** Schedules emails about conversations in which someone may have unread messages. */
export const noticeQueue: NamedQueue = {
  name: 'message-notice',
  retryLimit: 10,
  retryDelay: 10,
  expireInSeconds: 60,
};

/** A message unread for this long is announced by email. */
const noticeAfterSeconds = 300;

/** Messages between the two sides of an application. */
export function conversationsModule(
  {
    database,
    queue,
    files,
    inspector,
    fileForOthers,
    uploads,
    outbox,
    origin,
    staff,
    limits,
    audit,
  }: Platform,
  {
    signedIn,
    notify,
    stopHeaders,
  }: { readonly signedIn: SignedInDeps } & Pick<Notifications, 'notify'> & Pick<MailStop, 'stopHeaders'>,
): Module<Notices> {
  const messages = messagesRepository(limits);
  const conversations = conversationsService({
    conversations: conversationsRepository,
    messages,
    audit,
    keptUntil: `A message, with the files in it, is deleted ${messageYears} years after it was sent.`,
  });
  const sending = sendingService({
    conversations: conversationsRepository,
    messages,
    notify,
    tellLater: ({ transaction }, id, sentAt) =>
      queue.add(transaction, noticeQueue.name, id, {
        at: new Date(sentAt.getTime() + noticeAfterSeconds * 1000 + 1),
      }),
  });
  const notices = noticesService(noticesRepository({ database, outbox, afterSeconds: noticeAfterSeconds }), {
    origin,
    stopHeaders,
  });
  const reports = reportsService({
    repository: reportsRepository(limits, outbox),
    conversations: conversationsRepository,
    messages,
    audit,
    staff,
  });
  const attachments = attachmentsService({
    repository: attachmentsRepository(database.queries),
    conversations: conversationsRepository,
    store: files,
    fileForOthers,
    audit,
    async checked(name, bytes) {
      const verdict = await inspector.check(name, bytes);
      return verdict.status === 'refused' ? refuseFile(verdict.because, name) : verdict.kind;
    },
    types: resumeTypes,
  });
  const templates = templatesService({ repository: templatesRepository, max: maxTemplates });
  const assignments = assignmentsService({
    conversations: conversationsRepository,
    repository: assignmentsRepository,
  });
  return {
    tables: conversationsTables,
    service: notices,
    routes: (api) =>
      conversationsRoutes(api, {
        ...signedIn,
        uploads,
        conversations,
        sending,
        attachments,
        reports,
        templates,
        assignments,
      }),
    start: () => queue.workMany(noticeQueue.name, 5, notices.tellAll),
  };
}

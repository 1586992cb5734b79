import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import { isPlain } from '../../../platform/mail/plain-words.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import type { NamedQueue } from '../../../platform/queue/queue.ts';
import { closingJobsRepository } from './closing-jobs.repository.ts';
import { closingJobsService } from './closing-jobs.service.ts';
import { mailStopRepository } from './mail-stop.repository.ts';
import { type MailStop, mailStopService } from './mail-stop.service.ts';
import { notificationListService } from './notification-list.service.ts';
import { notificationMailRepository } from './notification-mail.repository.ts';
import { type NotificationMail, notificationMailService } from './notification-mail.service.ts';
import { notificationsRepository } from './notifications.repository.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { type Notifications, notificationsService } from './notifications.service.ts';
import { notificationsTables } from './notifications.tables.ts';

/** Mails notifications that people want at once. */
export const notificationQueue: NamedQueue = {
  name: 'notification-mail',
  retryLimit: 10,
  retryDelay: 10,
  expireInSeconds: 60,
};

export interface NotificationsModule extends Notifications {
  readonly mail: NotificationMail;
  readonly stopHeaders: MailStop['stopHeaders'];
  /** Tells of jobs that close soon. */
  tellOfClosing(): Promise<number>;
}

/** What people are told: a list in the app, and mails as they choose. */
export function notificationsModule(
  { database, queue, outbox, origin, links, now, today }: Platform,
  { signedIn }: { readonly signedIn: SignedInDeps },
): Module<NotificationsModule> {
  const list = notificationListService(notificationsRepository);
  const notifications = notificationsService({
    repository: notificationsRepository,
    mailLater: (transaction, id) => queue.add(transaction, notificationQueue.name, id),
  });
  const stopping = mailStopService({ repository: mailStopRepository(database), links, origin, now });
  const mail = notificationMailService({
    stopHeaders: stopping.stopHeaders,
    repository: notificationMailRepository(database, outbox),
    origin,
    isPlain,
  });
  const tellOfClosing = closingJobsService(closingJobsRepository(database), notifications, today);
  return {
    tables: notificationsTables,
    service: { ...notifications, mail, stopHeaders: stopping.stopHeaders, tellOfClosing },
    routes: (api) => notificationsRoutes(api, { ...signedIn, list, stopping }),
    schedules: [
      { name: 'closing-jobs', nightly: 6, run: tellOfClosing },
      { name: 'notification-digest', nightly: 8, run: mail.sendDaily },
    ],
    start: () => queue.workMany(notificationQueue.name, 5, mail.sendAll),
  };
}

import '../../jitless.ts';
import { z } from 'zod';
import { forAnybody, forListeners, forListenersOwn } from '../../access.ts';
import { defineOperation } from '../../operation.ts';
import { after, byId, messageResponse, moment, nextPage, rowId } from '../account-settings/account-fields.ts';

const tag = 'Notifications';

/** What people are told about. */
export const notificationKinds = [
  'application-arrived',
  'application-sent',
  'status-changed',
  'message',
  'job-changed',
  'job-closing',
  'job-sponsorability-changed',
  'visa-facts-asked',
  'visa-facts-shared',
  'visa-facts-taken-back',
  'offer-sent',
  'offer-answered',
  'offer-accepted',
  'review-asked',
  'review-answered',
  'claim-decided',
  'sponsor-days-moved',
  'sponsor-record-arrived',
  'report-decided',
  'sponsor-planned',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

const notification = z
  .object({
    id: rowId,
    kind: z.enum(notificationKinds),
    title: z.string().describe('What happened.'),
    text: z.string().describe('About what, such as a job. May be empty.'),
    to: z.string().describe('The page that it is about, as a path of this site.'),
    deed: z.string().describe('What one does there, such as “Read the offer”.'),
    at: moment,
    read: z.boolean(),
    group: z
      .object({
        job: rowId,
        count: z.int().describe('All of them that we keep.'),
        unread: z.int(),
      })
      .nullable()
      .describe(
        'Set where one entry stands for all applications to a job. Its moment is that of the newest.',
      ),
  })
  .meta({ id: 'Notification' });
export type Notification = z.output<typeof notification>;

export const listNotificationsOperation = defineOperation({
  id: 'listNotifications',
  method: 'GET',
  path: '/api/notifications',
  tag,
  access: forListeners,
  summary: 'What the caller was told in this workspace, newest first. We keep it for 90 days.',
  description: 'Applications to one job are one entry. With `job`, each application to it is an entry.',
  request: z
    .strictObject({ after, job: rowId.optional().describe('Only the applications to this job, one by one.') })
    .meta({ id: 'NotificationsPage' }),
  response: z
    .object({
      notifications: z.array(notification),
      next: nextPage,
      unread: z.int().describe('All that are unread, at most 100.'),
    })
    .meta({ id: 'NotificationList' }),
});

export const readNotificationOperation = defineOperation({
  id: 'readNotification',
  method: 'POST',
  path: '/api/notifications/{id}/read',
  tag,
  access: forListenersOwn,
  summary: 'Marks one notification as read.',
  parameters: byId,
  response: messageResponse,
});

export const readAllNotificationsOperation = defineOperation({
  id: 'readAllNotifications',
  method: 'POST',
  path: '/api/notifications/read',
  tag,
  access: forListeners,
  summary: 'Marks all as read, up to a moment: what came after it stays unread.',
  request: z
    .strictObject({ upTo: moment.describe('The `at` of the newest one that was shown.') })
    .meta({ id: 'NotificationsRead' }),
  response: messageResponse,
});

export const readNotificationsAboutOperation = defineOperation({
  id: 'readNotificationsAbout',
  method: 'POST',
  path: '/api/notifications/read-about',
  tag,
  access: forListeners,
  summary:
    'Marks all about one application as read, when the caller has it open, or all applications to a job.',
  request: z
    .union([z.strictObject({ application: rowId }), z.strictObject({ job: rowId })])
    .meta({ id: 'NotificationsReadAbout' }),
  response: messageResponse,
});

const notWhole = 'This link is incomplete. Copy the whole link from the email.';

export const stopNotificationMailOperation = defineOperation({
  id: 'stopNotificationMail',
  method: 'POST',
  path: '/api/notification-emails/stop',
  tag,
  access: forAnybody,
  summary: 'Turns emails of one kind off, by the link that each of them carries.',
  description: 'What they would have said is still in the list of notifications.',
  request: z
    .strictObject({ token: z.string(notWhole).regex(/^[\w.-]{1,400}$/, notWhole) })
    .meta({ id: 'NotificationMailLink' }),
  response: messageResponse,
});

export const notificationOperations = {
  listNotificationsOperation,
  readNotificationOperation,
  readAllNotificationsOperation,
  readNotificationsAboutOperation,
  stopNotificationMailOperation,
} as const;

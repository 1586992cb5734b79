import { notificationOperations } from '@portway/contracts/account/notifications/notifications';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { openRoute } from '../../../platform/http/serve.ts';
import { type SignedInDeps, serveSignedIn } from '../../../platform/http/signed-in.ts';
import type { MailStop } from './mail-stop.service.ts';
import type { NotificationList } from './notification-list.service.ts';

export function notificationsRoutes(
  api: Hono<AppEnv>,
  {
    list,
    stopping,
    ...deps
  }: SignedInDeps & { readonly list: NotificationList; readonly stopping: Pick<MailStop, 'stop'> },
): void {
  const on = { api, ...deps };
  serveSignedIn(on, notificationOperations, {
    listNotificationsOperation: (request, { requestContext }) => list.page(requestContext, request),
    readNotificationOperation: (_, { requestContext, parameters }) =>
      list.read(requestContext, parameters.id),
    readAllNotificationsOperation: ({ upTo }, { requestContext }) => list.readAll(requestContext, upTo),
    readNotificationsAboutOperation: (about, { requestContext }) => list.readAbout(requestContext, about),
    stopNotificationMailOperation: openRoute(api, ({ token }) => stopping.stop(token)),
  });
}

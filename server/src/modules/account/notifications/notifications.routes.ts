import {
  listNotificationsOperation,
  readAllNotificationsOperation,
  readNotificationOperation,
  readNotificationsAboutOperation,
  stopNotificationMailOperation,
} from '@portway/contracts/account/notifications/notifications';
import type { Hono } from 'hono';
import type { AppEnv } from '../../../platform/http/app-env.ts';
import { serve } from '../../../platform/http/serve.ts';
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
  serveSignedIn(on, listNotificationsOperation, ({ after }, { requestContext }) =>
    list.page(requestContext, after),
  );
  serveSignedIn(on, readNotificationOperation, (_, { requestContext, parameters }) =>
    list.read(requestContext, parameters.id),
  );
  serveSignedIn(on, readAllNotificationsOperation, ({ upTo }, { requestContext }) =>
    list.readAll(requestContext, upTo),
  );
  serveSignedIn(on, readNotificationsAboutOperation, ({ application }, { requestContext }) =>
    list.readAbout(requestContext, application),
  );
  serve(api, stopNotificationMailOperation, ({ token }) => stopping.stop(token));
}

import {
  listNotificationsOperation,
  readAllNotificationsOperation,
  readNotificationOperation,
  readNotificationsAboutOperation,
} from '@portway/contracts/notifications/notifications';
import type { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { type SignedInDeps, serveSignedIn } from '../../platform/http/signed-in.ts';
import type { NotificationList } from './notification-list.service.ts';

export function notificationsRoutes(
  api: Hono<AppEnv>,
  { list, ...deps }: SignedInDeps & { readonly list: NotificationList },
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
}

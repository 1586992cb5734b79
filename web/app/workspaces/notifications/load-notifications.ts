import {
  listNotificationsOperation,
  type Notification,
  readAllNotificationsOperation,
  readNotificationOperation,
} from '@portway/contracts/account/notifications/notifications';
import { call, submit } from '@portway/contracts/client';
import { readAction } from '../../kit/forms/read-action.ts';
import { orLastGoodResult } from '../../kit/loading/last-good-result.ts';
import { asMe } from '../../kit/loading/signed-in.ts';
import { refreshUnreadCounts } from '../../kit/loading/unread-counts.ts';

const asked = (request: Request) => {
  const after = new URL(request.url).searchParams.get('after');
  return after === null ? {} : { after };
};

export const loadNotifications = orLastGoodResult(
  (request) => submit(listNotificationsOperation, asked(request), { fetch: asMe(request) }),
  (request) => JSON.stringify(asked(request)),
);

/** Marks all that were shown as read. */
export async function readAll(request: Request) {
  const { values, callApi } = await readAction(request);
  const state = await callApi((me) => submit(readAllNotificationsOperation, { upTo: values.upTo ?? '' }, me));
  void refreshUnreadCounts();
  return state;
}

/** Marks one as read while the page that it is about opens. */
export function markRead({ id, read }: Notification): void {
  if (read) return;
  const me = { fetch: asMe(new Request(location.href)) };
  call(readNotificationOperation, undefined, { ...me, parameters: { id } }).then(
    refreshUnreadCounts,
    // It stays unread, which the list says.
    () => undefined,
  );
}

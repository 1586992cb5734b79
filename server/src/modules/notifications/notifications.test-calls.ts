import type { AccessRows } from '../../testing/access-rows.ts';

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  listNotifications: {},
  readNotification: { id: (cast, whose, asking) => cast.jobs.notificationOf(whose, asking) },
  readAllNotifications: { body: { upTo: '2026-11-23T09:30:00.000Z' } },
};

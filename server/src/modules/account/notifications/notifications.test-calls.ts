import type { AccessRows } from '../../../testing/access/access-rows.ts';

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  stopNotificationMail: {
    body: async (cast) => cast.links.notifications((await cast.make('candidate')).person?.id),
  },
  listNotifications: {},
  readNotification: { id: (cast, whose, asking) => cast.jobs.notificationOf(whose, asking) },
  readNotificationsAbout: { body: { application: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' } },
  readAllNotifications: { body: { upTo: '2026-11-23T09:30:00.000Z' } },
};

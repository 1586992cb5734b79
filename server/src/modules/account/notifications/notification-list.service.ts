import type { Notification } from '@portway/contracts/account/notifications/notifications';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { missing } from '../../../platform/refusal.ts';
import { sentenceOf } from './notification-words.presenter.ts';
import { requireReader } from './notifications.policy.ts';
import type { NotificationsRepository } from './notifications.repository.ts';

interface Confirmation {
  readonly message: string;
}

/** The caller's own list, in the workspace that the request acts for. */
export function notificationListService(
  repository: Pick<NotificationsRepository, 'page' | 'unread' | 'read' | 'readAll' | 'readAbout'>,
) {
  return {
    async page(
      { caller, transaction }: RequestContext,
      after: string | undefined,
    ): Promise<{ notifications: Notification[]; next: string | null; unread: number }> {
      const reader = requireReader(caller);
      const { rows, next } = await repository.page(transaction, reader, after);
      return {
        notifications: rows.map((row) => ({
          id: row.id,
          kind: row.kind,
          ...sentenceOf(row),
          at: row.toldAt.toISOString(),
          read: row.readAt !== null,
        })),
        next,
        unread: await repository.unread(transaction, reader),
      };
    },
    async read({ caller, transaction }: RequestContext, id: string): Promise<Confirmation> {
      if (!(await repository.read(transaction, requireReader(caller), id))) throw missing();
      return { message: 'Marked as read.' };
    },
    async readAll({ caller, transaction }: RequestContext, upTo: string): Promise<Confirmation> {
      await repository.readAll(transaction, requireReader(caller), upTo);
      return { message: 'Nothing is unread.' };
    },
    /** Those about an application that the caller has opened; a message is read in its conversation. */
    async readAbout({ caller, transaction }: RequestContext, application: string): Promise<Confirmation> {
      await repository.readAbout(transaction, requireReader(caller), application);
      return { message: 'Marked as read.' };
    },
  };
}

export type NotificationList = ReturnType<typeof notificationListService>;

import type { Notification } from '@portway/contracts/account/notifications/notifications';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { missing } from '../../../platform/refusal.ts';
import { groupSentenceOf, sentenceOf } from './notification-words.presenter.ts';
import { requireReader } from './notifications.policy.ts';
import type { NotificationsRepository } from './notifications.repository.ts';

interface Confirmation {
  readonly message: string;
}

/** The caller's own list, in the workspace that the request acts for. */
export function notificationListService(
  repository: Pick<
    NotificationsRepository,
    'page' | 'unread' | 'read' | 'readAll' | 'readAbout' | 'readApplicationsTo'
  >,
) {
  return {
    async page(
      { caller, transaction }: RequestContext,
      request: { readonly after?: string | undefined; readonly job?: string | undefined },
    ): Promise<{ notifications: Notification[]; next: string | null; unread: number }> {
      const reader = requireReader(caller);
      const { rows, next } = await repository.page(transaction, reader, request);
      return {
        notifications: rows.map((row) => {
          const group = request.job === undefined ? groupOf(row) : null;
          return {
            id: row.id,
            kind: row.kind,
            ...(group === null ? sentenceOf(row) : groupSentenceOf(row, group)),
            at: row.toldAt.toISOString(),
            read: group === null ? row.readAt !== null : group.unread === 0,
            group,
          };
        }),
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
    async readAbout(
      { caller, transaction }: RequestContext,
      about: { readonly application: string } | { readonly job: string },
    ): Promise<Confirmation> {
      const reader = requireReader(caller);
      if ('job' in about) await repository.readApplicationsTo(transaction, reader, about.job);
      else await repository.readAbout(transaction, reader, about.application);
      return { message: 'Marked as read.' };
    },
  };
}

interface Counted {
  readonly job: string | null;
  readonly count: number | null;
  readonly unread: number | null;
}

/** One application alone is no group. */
function groupOf({ job, count, unread }: Counted): Notification['group'] {
  return job === null || count === null || count < 2 ? null : { job, count, unread: unread ?? 0 };
}

export type NotificationList = ReturnType<typeof notificationListService>;

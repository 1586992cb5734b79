import type { unreadCountsOperation } from '@portway/contracts/candidate/applications/unread-counts';
import { call } from '@portway/contracts/client';
import type { ResponseOf } from '@portway/contracts/operation';
import { type Beside, backgroundQuery } from './background-query.ts';

export type UnreadCounts = ResponseOf<typeof unreadCountsOperation>;
export type StoredUnreadCounts = Beside<UnreadCounts>;

/** The unread counts in the sidebar: fetched once, and again whenever something has changed them. */
export const {
  ask: refreshUnreadCounts,
  learn: loadUnreadCounts,
  use: useUnreadCounts,
} = backgroundQuery<UnreadCounts>(async (me) => {
  const { unreadCountsOperation: operation } = await import(
    '@portway/contracts/candidate/applications/unread-counts'
  );
  return await call(operation, undefined, me);
});

/** The result of a task that changes what is counted in the sidebar, which is then counted again. */
export async function countedAgain<Result>(task: Promise<Result>): Promise<Result> {
  const result = await task;
  void refreshUnreadCounts();
  return result;
}

import { type Kysely, sql, type Transaction } from 'kysely';
import { asAppWith } from './as-app.ts';
import { setRlsContext } from './rls-context.ts';
import type { Tables } from './tables.ts';

/**
 * Schedules the file of this key for deletion in an hour, unless a row references it. In its own transaction,
 * before the file is written.
 */
export async function announceFile(queries: Kysely<Tables>, file_key: string): Promise<void> {
  await asAppWith(queries, { file: file_key }, async (on) => {
    const due_at = sql<Date>`now() + interval '1 hour'`;
    await on
      .insertInto('file_to_delete')
      .values({ file_key, due_at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Removes the queue entry of a file that has been deleted. */
export async function forgetFile(queries: Kysely<Tables>, key: string): Promise<void> {
  await asAppWith(queries, { file: key }, async (on) => {
    await on.deleteFrom('file_to_delete').where('file_key', '=', key).execute();
  });
}

/**
 * Cancels the deletion of a file that a row references. After its hour the file is gone, and can no longer be
 * referenced.
 */
export async function keepFile(on: Transaction<Tables>, key: string): Promise<void> {
  await setRlsContext(on, { file: key });
  const pendingDelete = await on
    .deleteFrom('file_to_delete')
    .where('file_key', '=', key)
    .returning('file_key')
    .executeTakeFirst();
  await setRlsContext(on, { file: '' });
  if (pendingDelete === undefined)
    throw new Error('The file of an upload was deleted before its row was written.');
}

import { type Kysely, sql, type Transaction } from 'kysely';
import { asApp } from './as-app.ts';
import { setRlsContext } from './rls-context.ts';
import type { Tables } from './tables.ts';

/** The file of this key is deleted in an hour, unless a row keeps it. In a transaction of its own: it is written after. */
export async function announceFile(queries: Kysely<Tables>, file_key: string): Promise<void> {
  await asApp(queries, async (on) => {
    await setRlsContext(on, { file: file_key });
    const due_at = sql<Date>`now() + interval '1 hour'`;
    await on.insertInto('file_to_delete').values({ file_key, due_at }).execute();
  });
}

/** The file of this key is deleted. */
export async function forgetFile(queries: Kysely<Tables>, key: string): Promise<void> {
  await asApp(queries, async (on) => {
    await setRlsContext(on, { file: key });
    await on.deleteFrom('file_to_delete').where('file_key', '=', key).execute();
  });
}

/** Of a file that a row keeps, nothing is to be deleted. One whose hour is over was deleted, and cannot be kept. */
export async function keepFile(on: Transaction<Tables>, key: string): Promise<void> {
  await setRlsContext(on, { file: key });
  const kept = await on
    .deleteFrom('file_to_delete')
    .where('file_key', '=', key)
    .returning('file_key')
    .executeTakeFirst();
  await setRlsContext(on, { file: '' });
  if (kept === undefined) throw new Error('The file of an upload was deleted before its row was written.');
}

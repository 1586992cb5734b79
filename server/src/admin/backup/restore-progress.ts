import type pg from 'pg';
import { z } from 'zod';
import type { BackupNote } from './backup-note.ts';

const progress = z.object({ restoring: z.string() });

/**
 * Notes in the transaction that brings the rows back that files are still to come: as the comment of a table that is there at
 * every migration.
 */
export async function markRestore(client: pg.Client, { madeAt }: Pick<BackupNote, 'madeAt'>): Promise<void> {
  await client.query(`comment on table migration is '${JSON.stringify({ restoring: madeAt })}'`);
}

export async function endRestore(client: pg.Client): Promise<void> {
  await client.query('comment on table migration is null');
}

/** When the backup was made whose rows are back and whose files are not; undefined where no restore is unfinished. */
export async function unfinishedRestore(
  query: (statement: string) => Promise<readonly Readonly<Record<string, unknown>>[]>,
): Promise<string | undefined> {
  const [row] = await query(`select obj_description(to_regclass('public.migration'), 'pg_class') as comment`);
  const comment = typeof row?.comment === 'string' && row.comment.startsWith('{') ? row.comment : 'null';
  return progress.safeParse(JSON.parse(comment)).data?.restoring;
}

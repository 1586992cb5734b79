import { type Kysely, sql, type Transaction } from 'kysely';
import { announceFile, forgetFile, keepFile } from '../../../../platform/db/stored-file.ts';
import type { Tables } from '../../../../platform/db/tables.ts';

type On = Transaction<Tables>;

/** A file in the store, for a duty to reference. */
export interface DutyFile {
  readonly file_key: string;
  readonly name: string;
  readonly kind: 'pdf' | 'docx' | 'txt';
  readonly bytes: number;
}

interface Place {
  readonly duty: string;
  readonly organisation: string;
  readonly by_name: string;
}

/** What was sent with a report: encrypted in the store, and gone with its duty. */
export function dutyFilesRepository(queries: Kysely<Tables>) {
  return {
    /** Schedules the file of this key for deletion in an hour, unless a row references it. */
    announce: (key: string): Promise<void> => announceFile(queries, key),
    /** Removes the queue entry of a file that has been deleted. */
    forget: (key: string): Promise<void> => forgetFile(queries, key),
    /** In place of one before. */
    async add(
      on: On,
      { duty, organisation, by_name }: Place,
      { file_key, name, kind, bytes }: DutyFile,
    ): Promise<void> {
      const facts = { file_key, file_name: name, file_kind: kind, file_bytes: bytes, by_name };
      await on
        .insertInto('sponsor_duty_file')
        .values({ duty, organisation, ...facts })
        .onConflict((conflict) => conflict.column('duty').doUpdateSet({ ...facts, at: sql<Date>`now()` }))
        .execute();
      await keepFile(on, file_key);
    },
    find: (on: On, duty: string): Promise<DutyFile | undefined> =>
      on
        .selectFrom('sponsor_duty_file')
        .select(['file_key', 'file_name as name', 'file_kind as kind', 'file_bytes as bytes'])
        .where('duty', '=', duty)
        .executeTakeFirst(),
  };
}

export type DutyFilesRepository = ReturnType<typeof dutyFilesRepository>;

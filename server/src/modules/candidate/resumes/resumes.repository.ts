import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { announceFile, forgetFile, keepFile } from '../../../platform/db/stored-file.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { type ProfileRows, profileRows } from '../profile/profile-rows.repository.ts';
import type { ResumeTable } from './resumes.tables.ts';

type On = Transaction<Tables>;

export type ResumeRow = Selectable<ResumeTable>;

/** A file in the store, for a row to reference. */
export interface StoredFile {
  readonly file_key: string;
  readonly name: string;
  readonly kind: ResumeRow['kind'];
  readonly bytes: number;
  readonly sealed_text: string | null;
}

export type { ProfileRows };

const batch = 500;

export function resumesRepository({ queries, owner }: Pick<Database, 'queries' | 'owner'>) {
  return {
    /** Those that are not removed, the newest first. With `toChange` they are locked: another change waits. */
    async list(on: On, account: string, toChange = false): Promise<readonly ResumeRow[]> {
      if (toChange) await sql`select pg_advisory_xact_lock(hashtext(${`resumes ${account}`}))`.execute(on);
      return await on
        .selectFrom('resume')
        .selectAll()
        .where('account', '=', account)
        .where('removed_at', 'is', null)
        .orderBy('number', 'desc')
        .execute();
    },
    /** One that was removed within the last hour. */
    removed: (on: On, account: string, id: string): Promise<ResumeRow | undefined> =>
      on
        .selectFrom('resume')
        .selectAll()
        .where('account', '=', account)
        .where('id', '=', id)
        .where('removed_at', '>', sql<Date>`now() - interval '1 hour'`)
        .executeTakeFirst(),
    /** One not removed, or one an employer has: its owner may see what was sent while it exists. */
    readable: (on: On, account: string, id: string): Promise<ResumeRow | undefined> =>
      on
        .selectFrom('resume')
        .selectAll()
        .where('account', '=', account)
        .where('id', '=', id)
        .where(
          sql<boolean>`(removed_at is null or exists (select from application where application.resume = resume.id))`,
        )
        .executeTakeFirst(),
    /**
     * Schedules the file of this key for deletion in a day, unless a row references it. In its own transaction,
     * before the file is written.
     */
    announce: (key: string): Promise<void> => announceFile(queries, key),
    async add(on: On, row: StoredFile & { id: string; account: string; main: boolean }): Promise<void> {
      await on.insertInto('resume').values(row).execute();
      await keepFile(on, row.file_key);
    },
    /** Replaces a row's file; the old one is deleted. False if it was sent meanwhile. */
    async replace(on: On, { id, ...file }: StoredFile & { readonly id: string }): Promise<boolean> {
      const uploaded_at = sql<Date>`now()`;
      const replaced = await on
        .updateTable('resume')
        .set({ ...file, uploaded_at })
        .where('id', '=', id)
        .where('sent', '=', false)
        .returning('id')
        .executeTakeFirst();
      if (replaced !== undefined) await keepFile(on, file.file_key);
      return replaced !== undefined;
    },
    /** The same for one sent with an application: that stays unchanged, and the file gets its own row. */
    async supersede(
      on: On,
      { id: old, account, main, number }: ResumeRow,
      { id, ...file }: StoredFile & { readonly id: string },
    ): Promise<void> {
      const removed_at = sql<Date>`now()`;
      await on.updateTable('resume').set({ removed_at, main: false }).where('id', '=', old).execute();
      await sql`insert into resume (id, account, file_key, name, kind, bytes, sealed_text, main, number)
        overriding system value values (${id}, ${account}, ${file.file_key}, ${file.name}, ${file.kind}, ${file.bytes},
          ${file.sealed_text}, ${main}, ${number})`.execute(on);
      await on.updateTable('application_draft').set({ resume: id }).where('resume', '=', old).execute();
      await keepFile(on, file.file_key);
    },
    /** Makes one CV the main one, and no other of the account; including removed ones when `forGood`. */
    async setMain(on: On, account: string, id: string, forGood: boolean): Promise<void> {
      await on
        .updateTable('resume')
        .set({ main: false })
        .where('account', '=', account)
        .where('main', '=', true)
        .$if(!forGood, (query) => query.where('removed_at', 'is', null))
        .execute();
      await on.updateTable('resume').set({ main: true }).where('id', '=', id).execute();
    },
    async remove(on: On, id: string): Promise<void> {
      await on.updateTable('resume').set({ removed_at: sql`now()` }).where('id', '=', id).execute();
    },
    /** Deletes the oldest removed rows, except for this many. */
    async dropRemoved(on: On, account: string, keep: number): Promise<void> {
      await sql`delete from resume where id in (
        select id from resume where account = ${account} and removed_at is not null and not sent
        order by removed_at desc, id offset ${keep})`.execute(on);
    },
    async restore(on: On, id: string): Promise<void> {
      await on.updateTable('resume').set({ removed_at: null }).where('id', '=', id).execute();
    },
    /** What the profile already contains. */
    profile: profileRows,
    /** Deletes rows that were removed a while ago, as the operator. */
    async deleteExpired(): Promise<void> {
      await sql`delete from resume where (removed_at < now() - interval '1 hour' and not sent)
        or uploaded_at < now() - interval '5 years'`.execute(owner);
      await sql`delete from message_attachment
        where message is null and uploaded_at < now() - interval '1 day'`.execute(owner);
      await sql`delete from profile_entry where removed_at < now() - interval '1 day'`.execute(owner);
    },
    /** Keys of files due for deletion. */
    async due(): Promise<readonly string[]> {
      const rows = await owner
        .selectFrom('file_to_delete')
        .select('file_key')
        .where('due_at', '<=', sql<Date>`now()`)
        .orderBy('due_at')
        .limit(batch)
        .execute();
      return rows.map(({ file_key }) => file_key);
    },
    /** Removes the queue entry of a file that has been deleted. */
    forget: (key: string): Promise<void> => forgetFile(queries, key),
  };
}

export type ResumesRepository = ReturnType<typeof resumesRepository>;

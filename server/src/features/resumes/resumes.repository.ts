import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { asApp } from '../../db/as-app.ts';
import { bring } from '../../db/bring.ts';
import type { ResumeTable } from '../../db/profile-tables.ts';
import type { RateLimits } from '../../db/rate-limit.ts';
import type { Tables } from '../../db/tables.ts';

type On = Transaction<Tables>;

export type ResumeRow = Selectable<ResumeTable>;

/** A file that was put into the store, for a row to keep. */
export interface StoredFile {
  readonly file_key: string;
  readonly name: string;
  readonly kind: ResumeRow['kind'];
  readonly bytes: number;
  readonly sealed_text: string | null;
}

export interface ResumesRepository {
  /** Those that are not removed, the newest first. Whoever changes them at the same time waits when `toChange`. */
  list(on: On, account: string, toChange?: boolean): Promise<readonly ResumeRow[]>;
  /** One that was removed within the last hour. */
  removed(on: On, account: string, id: string): Promise<ResumeRow | undefined>;
  /** Counts an upload; throws a Refusal after too many. */
  takeUpload(on: On, account: string): Promise<void>;
  /** The file of this key is deleted in a day, unless a row keeps it. In a transaction of its own: it is written after. */
  announce(key: string): Promise<void>;
  add(on: On, row: StoredFile & { id: string; account: string; main: boolean }): Promise<void>;
  /** Puts another file in the place of a row's; the old one is deleted. */
  replace(on: On, id: string, file: StoredFile): Promise<void>;
  /** Makes one the main one, and all others of the account not; removed ones too when `forGood`. */
  setMain(on: On, account: string, id: string, forGood: boolean): Promise<void>;
  remove(on: On, id: string): Promise<void>;
  /** Deletes those removed first, but for so many. */
  dropRemoved(on: On, account: string, keep: number): Promise<void>;
  restore(on: On, id: string): Promise<void>;
  /** What the profile says already. */
  profile(on: On, account: string): Promise<ProfileRows>;
  /** Deletes rows that were removed a while ago, as the operator. */
  deleteExpired(): Promise<void>;
  /** Keys of files to delete by now. */
  due(): Promise<readonly string[]>;
  /** The file of this key is deleted. */
  forget(key: string): Promise<void>;
}

export interface ProfileRows {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly entries: readonly { readonly kind: string; readonly answers: Readonly<Record<string, unknown>> }[];
}

const uploads = { name: 'upload', most: 20, perSeconds: 60 } as const;
const batch = 500;

export function resumesRepository(queries: Kysely<Tables>, limits: RateLimits): ResumesRepository {
  return {
    async list(on, account, toChange = false) {
      if (toChange) await sql`select pg_advisory_xact_lock(hashtext(${`resumes ${account}`}))`.execute(on);
      return await on
        .selectFrom('resume')
        .selectAll()
        .where('account', '=', account)
        .where('removed_at', 'is', null)
        .orderBy('number', 'desc')
        .execute();
    },
    removed: (on, account, id) =>
      on
        .selectFrom('resume')
        .selectAll()
        .where('account', '=', account)
        .where('id', '=', id)
        .where('removed_at', '>', sql<Date>`now() - interval '1 hour'`)
        .executeTakeFirst(),
    takeUpload: (on, account) => limits.take(on, uploads, account),
    announce: (file_key) =>
      asApp(queries, async (on) => {
        await bring(on, { file: file_key });
        const due_at = sql<Date>`now() + interval '1 hour'`;
        await on.insertInto('file_to_delete').values({ file_key, due_at }).execute();
      }),
    async add(on, row) {
      await on.insertInto('resume').values(row).execute();
      await keepFile(on, row.file_key);
    },
    async replace(on, id, file) {
      const uploaded_at = sql<Date>`now()`;
      await on
        .updateTable('resume')
        .set({ ...file, uploaded_at })
        .where('id', '=', id)
        .execute();
      await keepFile(on, file.file_key);
    },
    async setMain(on, account, id, forGood) {
      await on
        .updateTable('resume')
        .set({ main: false })
        .where('account', '=', account)
        .where('main', '=', true)
        .$if(!forGood, (query) => query.where('removed_at', 'is', null))
        .execute();
      await on.updateTable('resume').set({ main: true }).where('id', '=', id).execute();
    },
    async remove(on, id) {
      await on.updateTable('resume').set({ removed_at: sql`now()` }).where('id', '=', id).execute();
    },
    async dropRemoved(on, account, keep) {
      await sql`delete from resume where id in (
        select id from resume where account = ${account} and removed_at is not null
        order by removed_at desc, id offset ${keep})`.execute(on);
    },
    async restore(on, id) {
      await on.updateTable('resume').set({ removed_at: null }).where('id', '=', id).execute();
    },
    async profile(on, account) {
      const row = await on
        .selectFrom('profile')
        .select('answers')
        .where('account', '=', account)
        .executeTakeFirst();
      const entries = await on
        .selectFrom('profile_entry')
        .select(['kind', 'answers'])
        .where('account', '=', account)
        .where('removed_at', 'is', null)
        .execute();
      return { answers: row?.answers ?? {}, entries };
    },
    async deleteExpired() {
      await sql`delete from resume
        where removed_at < now() - interval '1 hour' or uploaded_at < now() - interval '5 years'`.execute(
        queries,
      );
      await sql`delete from profile_entry where removed_at < now() - interval '1 day'`.execute(queries);
    },
    async due() {
      const rows = await queries
        .selectFrom('file_to_delete')
        .select('file_key')
        .where('due_at', '<=', sql<Date>`now()`)
        .orderBy('due_at')
        .limit(batch)
        .execute();
      return rows.map(({ file_key }) => file_key);
    },
    async forget(key) {
      await queries.deleteFrom('file_to_delete').where('file_key', '=', key).execute();
    },
  };
}

/** Of a file that a row keeps, nothing is to be deleted. One whose day is over was deleted, and cannot be kept. */
async function keepFile(on: On, key: string): Promise<void> {
  await bring(on, { file: key });
  const kept = await on
    .deleteFrom('file_to_delete')
    .where('file_key', '=', key)
    .returning('file_key')
    .executeTakeFirst();
  await bring(on, { file: '' });
  if (kept === undefined) throw new Error('The file of an upload was deleted before its row was written.');
}

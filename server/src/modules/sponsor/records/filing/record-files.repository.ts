import { type Kysely, sql, type Transaction } from 'kysely';
import { announceFile, forgetFile, keepFile } from '../../../../platform/db/stored-file.ts';
import type { Tables } from '../../../../platform/db/tables.ts';

type On = Transaction<Tables>;

/** A file in the store, for a record to reference. */
export interface PaperFile {
  readonly file_key: string;
  readonly name: string;
  readonly kind: 'pdf' | 'docx' | 'txt' | 'jpeg' | 'png';
  readonly bytes: number;
  readonly pages: number | null;
}

export interface StoredFile extends PaperFile {
  readonly id: string;
  readonly version: string;
  readonly turns: readonly number[];
  readonly by_account: string | null;
  readonly by_name: string;
  readonly at: Date;
}

/** A file with the record that it is of. */
export interface FoundFile extends StoredFile {
  readonly recordId: string;
  readonly record: string;
  readonly worker: string | null;
  /** Of the copy of a check: that check, and whom it is about. */
  readonly check: string | null;
  readonly person: string | null;
  readonly recordVersion: number;
  /** Whether it was added within the last hour. */
  readonly isFresh: boolean;
}

interface By {
  readonly account: string;
  readonly name: string;
}

/** The files of records: encrypted in the store, and gone with their record. */
export function recordFilesRepository(queries: Kysely<Tables>) {
  return {
    /** Schedules the file of this key for deletion in an hour, unless a row references it. */
    announce: (key: string): Promise<void> => announceFile(queries, key),
    /** Removes the queue entry of a file that has been deleted. */
    forget: (key: string): Promise<void> => forgetFile(queries, key),
    async addVersion(
      on: On,
      {
        by,
        ...version
      }: { id: string; record: string; organisation: string; valid_until: string | null; by: By },
    ): Promise<void> {
      await sql`insert into kept_record_version (id, record, organisation, number, valid_until, by_account, by_name)
        select ${version.id}::uuid, ${version.record}::uuid, ${version.organisation}::uuid,
          coalesce(max(number), 0) + 1, ${version.valid_until}::date, ${by.account}::uuid, ${by.name}
        from kept_record_version where record = ${version.record}`.execute(on);
    },
    /** The newest version, and how many files it has. */
    newestVersion: (on: On, record: string) =>
      on
        .selectFrom('kept_record_version as v')
        .select((query) => [
          'v.id',
          query
            .selectFrom('kept_record_file as f')
            .select(({ fn }) => fn.countAll<number>().as('files'))
            .whereRef('f.of_version', '=', 'v.id')
            .as('files'),
        ])
        .where('v.record', '=', record)
        .orderBy('v.number', 'desc')
        .limit(1)
        .executeTakeFirst(),
    /** After the last file of the version. */
    async add(
      on: On,
      { id, version, organisation, by }: { id: string; version: string; organisation: string; by: By },
      file: PaperFile,
    ): Promise<void> {
      await sql`insert into kept_record_file (id, of_version, organisation, place, file_key, file_name, file_kind,
          file_bytes, pages, by_account, by_name)
        select ${id}::uuid, ${version}::uuid, ${organisation}::uuid, coalesce(max(place), 0) + 1, ${file.file_key}::uuid,
          ${file.name}, ${file.kind}, ${file.bytes}, ${file.pages}::smallint, ${by.account}::uuid, ${by.name}
        from kept_record_file where of_version = ${version}`.execute(on);
      await keepFile(on, file.file_key);
    },
    /** Those of these versions, in their order. */
    async of(on: On, versions: readonly string[]): Promise<readonly StoredFile[]> {
      if (versions.length === 0) return [];
      return await on
        .selectFrom('kept_record_file')
        .select([
          ...(['id', 'of_version as version', 'file_key', 'file_name as name', 'file_kind as kind'] as const),
          ...(['file_bytes as bytes', 'pages', 'turns', 'by_account', 'by_name', 'at'] as const),
        ])
        .where('of_version', 'in', [...versions])
        .orderBy('of_version')
        .orderBy('place')
        .execute();
    },
    /** The last look at each of these files. */
    async lastLooks(on: On, files: readonly string[]) {
      if (files.length === 0) return [];
      return await on
        .selectFrom('kept_record_look')
        .distinctOn('file')
        .select(['file', 'by_name', 'at'])
        .where('file', 'in', [...files])
        .orderBy('file')
        .orderBy('at', 'desc')
        .execute();
    },
    find: (on: On, organisation: string, id: string): Promise<FoundFile | undefined> =>
      on
        .selectFrom('kept_record_file as f')
        .innerJoin('kept_record_version as v', 'v.id', 'f.of_version')
        .innerJoin('kept_record as k', 'k.id', 'v.record')
        .leftJoin('right_to_work_check as c', 'c.id', 'k.of_check')
        .select([
          ...(['f.id', 'f.of_version as version', 'f.file_key', 'f.file_name as name'] as const),
          ...([
            'f.file_kind as kind',
            'f.file_bytes as bytes',
            'f.pages',
            'f.turns',
            'f.by_account',
          ] as const),
          ...(['f.by_name', 'f.at', 'k.id as recordId', 'k.record', 'k.worker'] as const),
          ...(['k.of_check as check', 'c.person', 'k.version as recordVersion'] as const),
          sql<boolean>`f.at > now() - interval '1 hour'`.as('isFresh'),
        ])
        .where('f.organisation', '=', organisation)
        .where('f.id', '=', id)
        .executeTakeFirst(),
    /** True for a new look: one within a quarter of an hour after another is the same. */
    async look(on: On, { file, organisation, by }: { file: string; organisation: string; by: By }) {
      const { rows } = await sql`insert into kept_record_look (file, organisation, by_account, by_name)
        select ${file}::uuid, ${organisation}::uuid, ${by.account}::uuid, ${by.name}
        where not exists (select from kept_record_look l where l.file = ${file} and l.by_account = ${by.account}
          and l.at > now() - interval '15 minutes')
        returning id`.execute(on);
      return rows.length > 0;
    },
    /** Of the page of this number; those before it that were never turned stand as they are. */
    async turn(
      on: On,
      id: string,
      { number, quarters }: { number: number; quarters: number },
    ): Promise<void> {
      await sql`update kept_record_file set turns = (
          select array_agg(case when page = ${number}::int then ${quarters}::smallint
            else coalesce(turns[page], 0::smallint) end order by page)
          from generate_series(1, greatest(${number}::int, coalesce(array_length(turns, 1), 0))) page)
        where id = ${id}`.execute(on);
    },
    /** Deletes a file, and its version where it was the only one. */
    async remove(on: On, { id, version }: { readonly id: string; readonly version: string }): Promise<void> {
      await on.deleteFrom('kept_record_file').where('id', '=', id).execute();
      await sql`delete from kept_record_version v where v.id = ${version}
        and not exists (select from kept_record_file f where f.of_version = v.id)`.execute(on);
    },
    async count(on: On, record: string): Promise<number> {
      const { rows } = await sql<{ files: number }>`select count(*)::int as files from kept_record_file f
        join kept_record_version v on v.id = f.of_version where v.record = ${record}`.execute(on);
      return rows[0]?.files ?? 0;
    },
  };
}

export type RecordFilesRepository = ReturnType<typeof recordFilesRepository>;

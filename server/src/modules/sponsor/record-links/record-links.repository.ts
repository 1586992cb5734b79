import { type Kysely, sql, type Transaction } from 'kysely';
import { asAppWith } from '../../../platform/db/as-app.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { RateLimits } from '../../../platform/db/rate-limit.ts';
import { keepFile } from '../../../platform/db/stored-file.ts';
import type { Tables } from '../../../platform/db/tables.ts';

type On = Transaction<Tables>;

/** What a link stands for. */
export interface FoundLink {
  readonly id: string;
  readonly organisation: string;
  readonly organisation_name: string | null;
  readonly record: string;
  readonly asks: string;
  readonly note: string | null;
  readonly by_name: string;
  readonly by_account: string | null;
  readonly open_until: string;
  readonly opened_at: Date | null;
  readonly withdrawn_at: Date | null;
  readonly arrived_at: Date | null;
  readonly was_given: boolean | null;
  readonly information: string | null;
  readonly worker: string;
  readonly files: number;
}

interface PaperFile {
  readonly file_key: string;
  readonly name: string;
  readonly kind: 'pdf' | 'docx' | 'txt' | 'jpeg' | 'png';
  readonly bytes: number;
  readonly pages: number | null;
}

/** Somebody who tries tokens; a link that leads somewhere is never counted. */
const guesses = { name: 'record-link-guess', max: 30, perSeconds: 3600 } as const;
/** Counted by link, not by sender: repeats after a cut connection count too. */
const sendings = { name: 'record-link-file', max: 120, perSeconds: 3600 } as const;

/** Links as their holders use them: row-level security shows them the one request whose secret they hold. */
export function recordLinksRepository(
  { queries, owner }: Pick<Database, 'queries' | 'owner'>,
  limits: RateLimits,
) {
  return {
    /** Runs as the holder of the link of this hash. */
    asHolder: <Result>(hash: string, work: (on: On) => Promise<Result>): Promise<Result> =>
      asAppWith(queries, { record_link: hash }, work),
    /** As the owner of the tables: what a worker says becomes a record of the sponsor, and nobody of the sponsor is logged in. */
    asOwner: <Result>(work: (on: On) => Promise<Result>): Promise<Result> =>
      owner.transaction().execute(work),
    async find(on: On, hash: string): Promise<FoundLink | undefined> {
      const { rows } = await sql<FoundLink>`select * from find_record_link(${hash})`.execute(on);
      const [row] = rows;
      return row === undefined ? undefined : { ...row, files: Number(row.files) };
    },
    /** The same, locked: another use of the link waits. */
    async lock(on: On, hash: string): Promise<FoundLink | undefined> {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`record link ${hash}`}, 0))`.execute(on);
      return await this.find(on, hash);
    },
    /** Counts a token that leads nowhere; false for one too many. */
    countGuess: (on: On, visitor: string): Promise<boolean> => limits.mayTake(on, guesses, visitor),
    countSending: (on: On, request: string): Promise<void> => limits.take(on, sendings, request),
    async noteOpened(on: On, id: string): Promise<void> {
      await on
        .updateTable('record_request')
        .set({ opened_at: sql<Date>`now()` })
        .where('id', '=', id)
        .execute();
    },
    /** False where this page was sent before. */
    async addFile(
      on: On,
      {
        id,
        request,
        organisation,
        page,
      }: { id: string; request: string; organisation: string; page: string },
      file: PaperFile,
    ): Promise<boolean> {
      const { rows } =
        await sql`insert into record_request_file (id, request, organisation, place, page_key, file_key,
          file_name, file_kind, file_bytes, pages)
        select ${id}::uuid, ${request}::uuid, ${organisation}::uuid, coalesce(max(place), 0) + 1, ${page}::uuid,
          ${file.file_key}::uuid, ${file.name}, ${file.kind}, ${file.bytes}, ${file.pages}::smallint
        from record_request_file where request = ${request}
        on conflict (request, page_key) do nothing returning id`.execute(on);
      if (rows.length === 0) return false;
      await keepFile(on, file.file_key);
      return true;
    },
    async noteArrived(on: On, id: string): Promise<void> {
      await on
        .updateTable('record_request')
        .set({ arrived_at: sql<Date>`now()` })
        .where('id', '=', id)
        .execute();
    },
    async information(on: On, id: string) {
      return await on
        .selectFrom('rights_information')
        .select(['words', 'url', 'file_key', 'file_name', 'file_kind', 'file_sha256', 'at'])
        .where('id', '=', id)
        .executeTakeFirst();
    },
    /** The worker's answer; a yes needs no check by a colleague. */
    async noteAnswer(
      on: On,
      id: string,
      { given, on: day }: { readonly given: boolean; readonly on: string | null },
    ): Promise<void> {
      const now = sql<Date>`now()`;
      await on
        .updateTable('record_request')
        .set({
          ...{ arrived_at: now, was_given: given, given_on: day },
          ...(given ? { verdict: 'confirmed' as const, decided_at: now } : {}),
        })
        .where('id', '=', id)
        .execute();
    },
    worker: (on: On, id: string) => workerOf(on, id),
    async setRightsDay(on: On, worker: string, day: string): Promise<void> {
      await on
        .updateTable('worker')
        .set((set) => ({
          rights_information_on: day,
          version: set('version', '+', 1),
          changed_at: sql<Date>`now()`,
        }))
        .where('id', '=', worker)
        .execute();
    },
    /** A new version of the record, of one file that nobody of the sponsor added. */
    async keepProof(
      on: On,
      {
        version,
        file,
        record,
        ...about
      }: {
        readonly record: { readonly id: string; readonly name: string; readonly isNew: boolean };
        readonly version: string;
        readonly organisation: string;
        readonly worker: string;
        readonly by: string;
        readonly file: PaperFile & { readonly id: string };
      },
    ): Promise<void> {
      const { organisation, worker, by } = about;
      if (record.isNew)
        await on
          .insertInto('kept_record')
          .values({ id: record.id, organisation, worker, record: record.name })
          .execute();
      await sql`insert into kept_record_version (id, record, organisation, number, by_name)
        select ${version}::uuid, ${record.id}::uuid, ${organisation}::uuid, coalesce(max(number), 0) + 1, ${by}
        from kept_record_version where record = ${record.id}`.execute(on);
      await sql`insert into kept_record_file (id, of_version, organisation, place, file_key, file_name, file_kind,
          file_bytes, pages, by_name)
        values (${file.id}::uuid, ${version}::uuid, ${organisation}::uuid, 1, ${file.file_key}::uuid, ${file.name},
          ${file.kind}, ${file.bytes}, ${file.pages}::smallint, ${by})`.execute(on);
      await sql`update kept_record set version = version + 1, changed_at = now() where id = ${record.id}`.execute(
        on,
      );
      await keepFile(on, file.file_key);
    },
    async keptRecord(on: On, worker: string, record: string): Promise<string | undefined> {
      const row = await on
        .selectFrom('kept_record')
        .select('id')
        .where('worker', '=', worker)
        .where('record', '=', record)
        .where('destroyed_on', 'is', null)
        .executeTakeFirst();
      return row?.id;
    },
  };
}

export type RecordLinksRepository = ReturnType<typeof recordLinksRepository>;

const workerOf = (on: Kysely<Tables>, id: string) =>
  on.selectFrom('worker').select('full_name as name').where('id', '=', id).executeTakeFirst();

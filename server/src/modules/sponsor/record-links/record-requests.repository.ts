import { type Insertable, sql, type Transaction } from 'kysely';
import { setRlsContext } from '../../../platform/db/rls-context.ts';
import type { Tables } from '../../../platform/db/tables.ts';

type On = Transaction<Tables>;

export interface RequestRow {
  readonly id: string;
  readonly worker: string;
  readonly record: string;
  readonly asks: string;
  readonly note: string | null;
  readonly open_until: string;
  readonly mailed: boolean;
  readonly by_name: string;
  readonly at: Date;
  readonly opened_at: Date | null;
  readonly withdrawn_at: Date | null;
  readonly arrived_at: Date | null;
  readonly was_given: boolean | null;
  readonly given_on: string | null;
  readonly verdict: 'confirmed' | 'rejected' | null;
  readonly verdict_reason: string | null;
  readonly decided_by_name: string | null;
  readonly decided_at: Date | null;
}

export interface RequestFileRow {
  readonly id: string;
  readonly request: string;
  readonly file_key: string | null;
  readonly file_name: string;
  readonly file_kind: 'pdf' | 'docx' | 'txt' | 'jpeg' | 'png';
  readonly file_bytes: number;
  readonly pages: number | null;
  readonly turns: readonly number[];
}

const columns = [
  ...(['id', 'worker', 'record', 'asks', 'note', 'open_until', 'mailed', 'by_name', 'at'] as const),
  ...(['opened_at', 'withdrawn_at', 'arrived_at', 'was_given', 'given_on', 'verdict'] as const),
  ...(['verdict_reason', 'decided_by_name', 'decided_at'] as const),
] as const;
const fileColumns = [
  ...(['id', 'request', 'file_key', 'file_name', 'file_kind', 'file_bytes', 'pages', 'turns'] as const),
] as const;

/** As many as a page shows. */
const most = 100;

/** What workers were asked for by links, for those who asked. */
export const recordRequestsRepository = {
  async of(on: On, organisation: string, worker: string): Promise<readonly RequestRow[]> {
    return await on
      .selectFrom('record_request')
      .select([...columns])
      .where('organisation', '=', organisation)
      .where('worker', '=', worker)
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(most)
      .execute();
  },
  async worker(on: On, organisation: string, id: string): Promise<{ readonly name: string } | undefined> {
    return await on
      .selectFrom('worker')
      .select('full_name as name')
      .where('organisation', '=', organisation)
      .where('id', '=', id)
      .executeTakeFirst();
  },
  async organisationName(on: On, id: string): Promise<string | null> {
    const row = await on.selectFrom('organisation').select('name').where('id', '=', id).executeTakeFirst();
    return row?.name ?? null;
  },
  async files(on: On, requests: readonly string[]): Promise<readonly RequestFileRow[]> {
    if (requests.length === 0) return [];
    return await on
      .selectFrom('record_request_file')
      .select([...fileColumns])
      .where('request', 'in', [...requests])
      .orderBy('request')
      .orderBy('place')
      .execute();
  },
  /** Locked: of two colleagues who decide at once, the second sees the first. */
  async find(on: On, organisation: string, id: string): Promise<RequestRow | undefined> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`record request ${id}`}, 0))`.execute(on);
    return await on
      .selectFrom('record_request')
      .select([...columns])
      .where('organisation', '=', organisation)
      .where('id', '=', id)
      .executeTakeFirst();
  },
  async findFile(on: On, organisation: string, id: string) {
    return await on
      .selectFrom('record_request_file as f')
      .innerJoin('record_request as r', 'r.id', 'f.request')
      .select([
        ...(['f.id', 'f.request', 'f.file_key', 'f.file_name', 'f.file_kind', 'f.pages', 'f.turns'] as const),
        ...(['r.worker', 'r.record', 'r.arrived_at'] as const),
      ])
      .where('f.organisation', '=', organisation)
      .where('f.id', '=', id)
      .executeTakeFirst();
  },
  async add(on: On, row: Insertable<Tables['record_request']>): Promise<void> {
    await on.insertInto('record_request').values(row).execute();
  },
  /** Those of the record that were not used yet; returns how many. */
  async withdrawOpen(
    on: On,
    about: { readonly organisation: string; readonly worker: string; readonly record: string },
  ): Promise<readonly string[]> {
    const rows = await on
      .updateTable('record_request')
      .set({ withdrawn_at: sql<Date>`now()` })
      .where('organisation', '=', about.organisation)
      .where('worker', '=', about.worker)
      .where('record', '=', about.record)
      .where('arrived_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .returning('id')
      .execute();
    const ids = rows.map(({ id }) => id);
    await this.removeFiles(on, ids);
    return ids;
  },
  async withdraw(on: On, id: string): Promise<void> {
    await on
      .updateTable('record_request')
      .set({ withdrawn_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
    await this.removeFiles(on, [id]);
  },
  /** Their content is deleted soon after. */
  async removeFiles(on: On, requests: readonly string[]): Promise<void> {
    if (requests.length === 0) return;
    await on
      .deleteFrom('record_request_file')
      .where('request', 'in', [...requests])
      .execute();
  },
  async decide(
    on: On,
    id: string,
    verdict: Pick<Insertable<Tables['record_request']>, 'verdict' | 'verdict_reason'> & {
      readonly by: { readonly account: string; readonly name: string };
    },
  ): Promise<void> {
    await on
      .updateTable('record_request')
      .set({
        verdict: verdict.verdict,
        verdict_reason: verdict.verdict_reason,
        decided_by: verdict.by.account,
        decided_by_name: verdict.by.name,
        decided_at: sql<Date>`now()`,
      })
      .where('id', '=', id)
      .execute();
  },
  /** Gives the file away, for the row of a record that takes it in the same transaction. */
  async release(on: On, { id, file_key }: { readonly id: string; readonly file_key: string }): Promise<void> {
    await on.updateTable('record_request_file').set({ file_key: null }).where('id', '=', id).execute();
    await setRlsContext(on, { file: file_key });
    await on
      .insertInto('file_to_delete')
      .values({ file_key, due_at: sql<Date>`now() + interval '1 hour'` })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
  async turn(
    on: On,
    id: string,
    { number, quarters }: { readonly number: number; readonly quarters: number },
  ): Promise<void> {
    await sql`update record_request_file set turns = (
        select array_agg(case when page = ${number}::int then ${quarters}::smallint
          else coalesce(turns[page], 0::smallint) end order by page)
        from generate_series(1, greatest(${number}::int, coalesce(array_length(turns, 1), 0))) page)
      where id = ${id}`.execute(on);
  },
  /** The version of a kept record, which its next change has to name; 0 where nothing is kept. */
  async versionOf(
    on: On,
    about: { readonly organisation: string; readonly worker: string; readonly record: string },
  ): Promise<number> {
    const row = await on
      .selectFrom('kept_record')
      .select('version')
      .where('organisation', '=', about.organisation)
      .where('worker', '=', about.worker)
      .where('record', '=', about.record)
      .where('destroyed_on', 'is', null)
      .executeTakeFirst();
    return row?.version ?? 0;
  },
  /** What is given to workers now. */
  async rightsInformation(on: On, organisation: string) {
    return await on
      .selectFrom('rights_information')
      .select(['id', 'words', 'url', 'file_name', 'by_name', 'at'])
      .where('organisation', '=', organisation)
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
  },
  async addRightsInformation(on: On, row: Insertable<Tables['rights_information']>): Promise<void> {
    await on.insertInto('rights_information').values(row).execute();
  },
};

export type RecordRequestsRepository = typeof recordRequestsRepository;

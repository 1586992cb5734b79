import { type Insertable, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { hasWords } from '../../../platform/db/lists/search-words.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { KeptRecordTable } from './records.tables.ts';

type On = Transaction<Tables>;

/** Whose workers, on which day, and until when a paper ends soon. */
export interface EvidenceOn {
  readonly organisation: string;
  readonly today: string;
  readonly soon: string;
}

export interface EvidenceQuery {
  readonly only?: 'missing' | 'not-known' | 'ending' | 'over' | 'held' | undefined;
  readonly sort: 'missing' | 'name' | 'ends' | 'over';
  readonly search?: string | undefined;
  readonly max: number;
  readonly after?: { readonly key: string; readonly id: string } | undefined;
}

export interface EvidenceRow {
  readonly id: string;
  readonly full_name: string;
  readonly reference: string | null;
  readonly state: 'not-started' | 'working' | 'sponsorship-ended' | 'left';
  readonly records_needed: number | null;
  readonly records_kept: number | null;
  readonly records_missing: number | null;
  readonly records_unknown: number | null;
  readonly records_held: number | null;
  readonly records_end_on: string | null;
  readonly records_keep_until: string | null;
}

export interface EvidenceCounts {
  readonly all: number;
  readonly missing: number;
  readonly 'not-known': number;
  readonly ending: number;
  readonly over: number;
  readonly held: number;
  readonly records: number;
}

/** Whose a record is: of a worker, the copy of a check of somebody who is not sponsored, or of the organisation (neither). */
export interface RecordOwner {
  readonly worker: string | null;
  readonly check: string | null;
}

export interface StoredRecord {
  readonly id: string;
  readonly worker: string | null;
  /** Of the copy of a check: that check, and whom it is about. */
  readonly of_check: string | null;
  readonly person: string | null;
  readonly record: string;
  readonly keep_until: string | null;
  readonly hold_reason: string | null;
  readonly version: number;
}

export interface StoredVersion {
  readonly id: string;
  readonly record: string;
  readonly number: number;
  readonly valid_until: string | null;
  readonly by_name: string;
  readonly at: Date;
  readonly files: number;
}

/** How a list is ordered, and what follows a worker with such a key, as text. */
interface Order {
  readonly key: RawBuilder<string>;
  readonly by: RawBuilder<unknown>;
  readonly follows: (last: { readonly key: string; readonly id: string }) => RawBuilder<SqlBool>;
}

const ascending = (value: RawBuilder<unknown>, type: RawBuilder<unknown>): Order => ({
  key: sql<string>`(${value})::text`,
  by: sql`${value}, w.id`,
  follows: ({ key, id }) => sql<SqlBool>`(${value}, w.id) > (${key}::${type}, ${id}::uuid)`,
});

const orders: Readonly<Record<EvidenceQuery['sort'], Order>> = {
  // Who was not looked at yet comes first: as the index has it.
  missing: {
    key: sql<string>`coalesce(w.records_missing::text, '')`,
    by: sql`w.records_missing desc nulls first, w.id`,
    follows: ({ key, id }) =>
      key === ''
        ? sql<SqlBool>`(w.records_missing is not null or w.id > ${id}::uuid)`
        : sql<SqlBool>`(w.records_missing < ${key}::smallint
            or (w.records_missing = ${key}::smallint and w.id > ${id}::uuid))`,
  },
  name: ascending(sql`lower(w.full_name)`, sql`text`),
  ends: ascending(sql`coalesce(w.records_end_on, 'infinity'::date)`, sql`date`),
  over: ascending(sql`coalesce(w.records_keep_until, 'infinity'::date)`, sql`date`),
};

const conditionOf = (only: EvidenceQuery['only'], { today, soon }: EvidenceOn) => {
  switch (only) {
    case 'missing':
      return sql<SqlBool>`w.records_missing > 0`;
    case 'not-known':
      return sql<SqlBool>`w.records_unknown > 0`;
    case 'ending':
      return sql<SqlBool>`w.records_end_on <= ${soon}::date`;
    case 'over':
      return sql<SqlBool>`w.records_keep_until < ${today}::date`;
    case 'held':
      return sql<SqlBool>`w.records_held > 0`;
    case undefined:
      return sql<SqlBool>`true`;
  }
};

export const keptRecordsRepository = {
  /** What the list is ordered by of the last row of a page; undefined where it is gone. */
  async keyOf(
    on: On,
    organisation: string,
    { id, sort }: { id: string; sort: EvidenceQuery['sort'] },
  ): Promise<string | undefined> {
    const { rows } = await sql<{ key: string }>`select ${orders[sort].key} as key from worker w
      where w.organisation = ${organisation} and w.id = ${id}`.execute(on);
    return rows[0]?.key;
  },
  async page(
    on: On,
    where: EvidenceOn,
    { only, sort, search, max, after }: EvidenceQuery,
  ): Promise<readonly EvidenceRow[]> {
    const { by, follows } = orders[sort];
    const isLater = after === undefined ? sql`true` : follows(after);
    const { rows } = await sql<EvidenceRow>`
      select w.id, w.full_name, w.reference, w.records_needed, w.records_kept, w.records_missing, w.records_unknown,
        w.records_held, w.records_end_on, w.records_keep_until,
        case when w.employment_ended_on <= ${where.today}::date then 'left'
          when w.sponsorship_ended_on <= ${where.today}::date then 'sponsorship-ended'
          when w.started_on <= ${where.today}::date then 'working' else 'not-started' end as state
      from worker w where ${foundBy(where, search)} and ${conditionOf(only, where)} and ${isLater}
      order by ${by} limit ${max}`.execute(on);
    return rows;
  },
  /** Of everyone that the search finds. */
  async counts(on: On, where: EvidenceOn, search: string | undefined): Promise<EvidenceCounts> {
    const having = (only: EvidenceQuery['only']) =>
      sql`(count(*) filter (where ${conditionOf(only, where)}))::int`;
    const { rows } = await sql<EvidenceCounts>`
      select count(*)::int as "all", ${having('missing')} as missing, ${having('not-known')} as "not-known",
        ${having('ending')} as ending, ${having('over')} as over, ${having('held')} as held,
        coalesce(sum(w.records_missing), 0)::int as records
      from worker w where ${foundBy(where, search)}`.execute(on);
    return rows[0] ?? { all: 0, missing: 0, 'not-known': 0, ending: 0, over: 0, held: 0, records: 0 };
  },
  /** How many people hold or held a role of the licence. */
  async keyPeople(on: On, organisation: string): Promise<number> {
    const { people } = await on
      .selectFrom('key_person')
      .select(({ fn }) => fn.countAll<number>().as('people'))
      .where('organisation', '=', organisation)
      .executeTakeFirstOrThrow();
    return Number(people);
  },
  /** Those of a worker, of a check, or of the organisation itself, that are not destroyed. */
  of: (on: On, organisation: string, { worker, check }: RecordOwner): Promise<readonly StoredRecord[]> =>
    standing(on, organisation)
      .where('k.worker', 'is not distinct from', worker)
      .where('k.of_check', 'is not distinct from', check)
      .execute(),
  /** The copies of these checks. */
  async copies(on: On, organisation: string, checks: readonly string[]): Promise<readonly StoredRecord[]> {
    if (checks.length === 0) return [];
    return await standing(on, organisation)
      .where('k.of_check', 'in', [...checks])
      .execute();
  },
  /** The check of somebody who is not sponsored, and until when its copy is kept. */
  checkOf: (on: On, organisation: string, check: string) =>
    on
      .selectFrom('right_to_work_check as c')
      .innerJoin('employed_person as p', 'p.id', 'c.person')
      .select(['p.id as person', 'p.keep_until'])
      .where('c.organisation', '=', organisation)
      .where('c.id', '=', check)
      .executeTakeFirst(),
  async destroyed(on: On, organisation: string, { worker, check }: RecordOwner) {
    return await on
      .selectFrom('kept_record')
      .select(['record', 'keep_until', 'destroyed_on', 'destroyed_by', 'destroyed_files'])
      .where('organisation', '=', organisation)
      .where('worker', 'is not distinct from', worker)
      .where('of_check', 'is not distinct from', check)
      .where('destroyed_on', 'is not', null)
      .orderBy('destroyed_on', 'desc')
      .orderBy('id')
      .execute();
  },
  /** The newest first. */
  async versions(on: On, records: readonly string[]): Promise<readonly StoredVersion[]> {
    if (records.length === 0) return [];
    return await on
      .selectFrom('kept_record_version as v')
      .select(['v.id', 'v.record', 'v.number', 'v.valid_until', 'v.by_name', 'v.at', 'v.files'])
      .where('v.record', 'in', [...records])
      .orderBy('v.record')
      .orderBy('v.number', 'desc')
      .execute();
  },
  async answers(on: On, worker: string): Promise<ReadonlyMap<string, boolean>> {
    const rows = await on
      .selectFrom('kept_record_answer')
      .select(['record', 'needed'])
      .where('worker', '=', worker)
      .execute();
    return new Map(rows.map(({ record, needed }) => [record, needed]));
  },
  async answer(on: On, row: Insertable<Tables['kept_record_answer']>): Promise<void> {
    const { needed, by_account, by_name } = row;
    await on
      .insertInto('kept_record_answer')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['worker', 'record'])
          .doUpdateSet({ needed, by_account, by_name, at: sql<Date>`now()` }),
      )
      .execute();
  },
  async takeAnswerBack(on: On, worker: string, record: string): Promise<void> {
    await on
      .deleteFrom('kept_record_answer')
      .where('worker', '=', worker)
      .where('record', '=', record)
      .execute();
  },
  /** Of two who act on one record, or begin it, the second waits. */
  async lock(on: On, about: RecordOwner & { organisation: string; record: string }): Promise<void> {
    const name = `kept record ${about.organisation} ${about.worker ?? about.check ?? ''} ${about.record}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(on);
  },
  find: (on: On, organisation: string, id: string): Promise<StoredRecord | undefined> =>
    standing(on, organisation).where('k.id', '=', id).executeTakeFirst(),
  async add(on: On, row: Insertable<KeptRecordTable>): Promise<void> {
    await on.insertInto('kept_record').values(row).execute();
  },
  /** Changes a record, and counts its version on. */
  async change(on: On, id: string, facts: { readonly hold_reason?: string | null } = {}): Promise<number> {
    const { version } = await on
      .updateTable('kept_record')
      .set((set) => ({ ...facts, version: set('version', '+', 1), changed_at: sql<Date>`now()` }))
      .where('id', '=', id)
      .returning('version')
      .executeTakeFirstOrThrow();
    return version;
  },
  /** Until when the newest version is valid. */
  async setValidUntil(on: On, record: string, validUntil: string | null): Promise<void> {
    await sql`update kept_record_version set valid_until = ${validUntil}::date where id = (
      select id from kept_record_version where record = ${record} order by number desc limit 1)`.execute(on);
  },
  /** Marks a record as destroyed, then deletes its files and versions; the row stays. */
  async destroy(
    on: On,
    id: string,
    { on: day, by, files }: { readonly on: string; readonly by: string; readonly files: number },
  ): Promise<void> {
    await on
      .updateTable('kept_record')
      .set((set) => ({
        destroyed_on: day,
        destroyed_by: by,
        destroyed_files: files,
        version: set('version', '+', 1),
        changed_at: sql<Date>`now()`,
      }))
      .where('id', '=', id)
      .execute();
    await sql`delete from kept_record_file f using kept_record_version v
      where v.id = f.of_version and v.record = ${id}`.execute(on);
    await on.deleteFrom('kept_record_version').where('record', '=', id).execute();
  },
};

export type KeptRecordsRepository = typeof keptRecordsRepository;

/** Those of an organisation that are not destroyed. */
const standing = (on: On, organisation: string) =>
  on
    .selectFrom('kept_record as k')
    .leftJoin('right_to_work_check as c', 'c.id', 'k.of_check')
    .select([
      'k.id',
      'k.worker',
      'k.of_check',
      'c.person',
      'k.record',
      'k.keep_until',
      'k.hold_reason',
      'k.version',
    ])
    .where('k.organisation', '=', organisation)
    .where('k.destroyed_on', 'is', null);

function foundBy({ organisation, today }: EvidenceOn, search?: string): RawBuilder<SqlBool> {
  const conditions = [
    sql`w.organisation = ${organisation}`,
    // People who left stay while something of them is kept, or should be.
    sql`(coalesce(w.employment_ended_on > ${today}::date, true) or w.records_keep_until is not null
      or w.records_held > 0 or w.records_missing > 0)`,
    hasWords(sql`w.full_name || coalesce(' ' || w.reference, '')`, search),
  ].filter((condition) => condition !== undefined);
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

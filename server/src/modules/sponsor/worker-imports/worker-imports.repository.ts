import type { CalendarDate } from '@portway/rules/kernel';
import type { Conclusion } from '@portway/rules/sponsored-worker';
import type { HolidayNation } from '@portway/rules/working-days';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';

type On = Transaction<Tables>;

export interface ImportRow {
  readonly id: string;
  readonly organisation: string;
  readonly file_name: string;
  readonly state: 'checked' | 'importing' | 'imported' | 'undone';
  readonly mapping: unknown;
  readonly rows_total: number;
  readonly rows_done: number;
  readonly faults: unknown;
  readonly encrypted_file: string | null;
  readonly encrypted_corrections: string | null;
  readonly encrypted_findings: string | null;
  readonly encrypted_preview: string | null;
  readonly cut_over: string | null;
  readonly by_account: string | null;
  readonly by_name: string;
  readonly at: Date;
  readonly imported_at: Date | null;
  readonly undone_at: Date | null;
}

interface NewImport {
  readonly id: string;
  readonly organisation: string;
  readonly file_name: string;
  readonly mapping: object;
  readonly rows_total: number;
  readonly encrypted_file: string;
  readonly encrypted_preview: string;
  readonly cut_over: string;
  readonly by_account: string;
  readonly by_name: string;
}

interface SavedLayout {
  readonly mapping: object;
  /** Where another part of the file is the table. */
  readonly outline?: { readonly rows_total: number; readonly encrypted_preview: string };
}

interface Checked {
  readonly mapping: object;
  readonly encrypted_findings: string;
  readonly encrypted_corrections: string;
  readonly cut_over: string;
}

interface PlaceAlias {
  readonly organisation: string;
  /** In small letters. */
  readonly alias: string;
  readonly place: string;
}

const importColumns = [
  ...(['id', 'organisation', 'file_name', 'state', 'mapping', 'rows_total', 'rows_done', 'faults'] as const),
  ...(['encrypted_file', 'by_account', 'by_name', 'at', 'imported_at', 'undone_at', 'cut_over'] as const),
  ...(['encrypted_corrections', 'encrypted_findings', 'encrypted_preview'] as const),
] as const;

export const workerImportsRepository = {
  async add(on: On, { mapping, ...given }: NewImport): Promise<void> {
    await on
      .insertInto('worker_import')
      .values({ ...given, state: 'checked', mapping: JSON.stringify(mapping), faults: '[]' })
      .execute();
  },
  list: (on: On, organisation: string): Promise<ImportRow[]> =>
    on
      .selectFrom('worker_import')
      .select(importColumns)
      .where('organisation', '=', organisation)
      .orderBy('at', 'desc')
      .limit(20)
      .execute(),
  find: (on: On, organisation: string, id: string): Promise<ImportRow | undefined> =>
    on
      .selectFrom('worker_import')
      .select(importColumns)
      .where('organisation', '=', organisation)
      .where('id', '=', id)
      .executeTakeFirst(),
  /** The same, locked: of two colleagues, the second waits. */
  findForUpdate: (on: On, organisation: string, id: string): Promise<ImportRow | undefined> =>
    on
      .selectFrom('worker_import')
      .select(importColumns)
      .where('organisation', '=', organisation)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  async saveCheck(on: On, id: string, { mapping, ...checked }: Checked): Promise<void> {
    await on
      .updateTable('worker_import')
      .set({ ...checked, mapping: JSON.stringify(mapping) })
      .where('id', '=', id)
      .execute();
  },
  /** Where the table stands in the file, and its columns, before they are checked. */
  async saveLayout(on: On, id: string, { mapping, outline }: SavedLayout): Promise<void> {
    await on
      .updateTable('worker_import')
      .set({
        mapping: JSON.stringify(mapping),
        encrypted_findings: null,
        ...(outline && { ...outline, encrypted_corrections: null }),
      })
      .where('id', '=', id)
      .execute();
  },
  async begin(on: On, id: string, mapping: object): Promise<void> {
    await on
      .updateTable('worker_import')
      .set({ state: 'importing', rows_done: 0, mapping: JSON.stringify(mapping) })
      .where('id', '=', id)
      .execute();
  },
  async undone(on: On, id: string): Promise<void> {
    await on
      .updateTable('worker_import')
      .set({ state: 'undone', ...noFile, undone_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
  },
  openPlace: async (on: On, organisation: string, name: string): Promise<string | undefined> => {
    const row = await on
      .selectFrom('work_place')
      .select('id')
      .where('organisation', '=', organisation)
      .where(sql<boolean>`lower(name) = ${name.toLowerCase()}`)
      .where('closed_on', 'is', null)
      .executeTakeFirst();
    return row?.id;
  },
  async addAlias(on: On, { organisation, alias, place }: PlaceAlias): Promise<void> {
    await on
      .insertInto('work_place_alias')
      .values({ organisation, alias, work_place: place })
      .onConflict((conflict) =>
        conflict
          .columns(['organisation', 'alias'])
          .doUpdateSet({ work_place: place, saved_at: sql<Date>`now()` }),
      )
      .execute();
  },
  async removeAlias(on: On, organisation: string, alias: string): Promise<void> {
    await on
      .deleteFrom('work_place_alias')
      .where('organisation', '=', organisation)
      .where('alias', '=', alias)
      .execute();
  },
  async rememberColumns(on: On, organisation: string, headings: string, columns: object): Promise<void> {
    const mapping = JSON.stringify(columns);
    await on
      .insertInto('import_mapping')
      .values({ organisation, headings, mapping })
      .onConflict((conflict) =>
        conflict.columns(['organisation', 'headings']).doUpdateSet({ mapping, saved_at: sql<Date>`now()` }),
      )
      .execute();
  },
  async columnsOf(on: On, organisation: string, headings: string): Promise<unknown> {
    const row = await on
      .selectFrom('import_mapping')
      .select('mapping')
      .where('organisation', '=', organisation)
      .where('headings', '=', headings)
      .executeTakeFirst();
    return row?.mapping;
  },
  cutOverOf,
  /** Whether anything was recorded on what an import added, since it did. */
  async isRecordedOn(on: On, { id }: ImportRow): Promise<boolean> {
    const { rows } = await sql<{ recorded: boolean }>`
      with theirs as (
        select w.id, w.version, i.imported_at from worker w join worker_import i on i.id = w.imported_by
        where w.imported_by = ${id}
      )
      select exists (select from theirs where version > 1)
        or exists (select from theirs t join worker_terms r on r.worker = t.id where r.recorded_at > t.imported_at)
        or exists (
          select from theirs t join worker_absence r on r.worker = t.id where r.imported_by is distinct from ${id}
        )
        or exists (select from theirs t join right_to_work_check r on r.worker = t.id where r.recorded_at > t.imported_at)
        or exists (select from theirs t join worker_sealed r on r.worker = t.id where r.changed_at > t.imported_at)
        or exists (
          select from theirs t join sponsor_event r on r.worker = t.id where r.imported_by is distinct from ${id}
        )
        or exists (select from theirs t join certificate r on r.worker = t.id)
        or exists (
          select from theirs t join sponsor_duty r on r.worker = t.id where (r.state <> 'to-do' or r.version > 1)
            and not (r.state = 'not-reported' and r.version = 1 and r.event is null)
        )
        or ${isRecordedOnUpdated(id)} as recorded`.execute(on);
    return rows[0]?.recorded ?? false;
  },
  /** Whether an import changed workers whose earlier facts are deleted by now. */
  async hasNoBefore(on: On, { id }: ImportRow): Promise<boolean> {
    const row = await on
      .selectFrom('worker_import_before')
      .select('id')
      .where('import', '=', id)
      .where('encrypted_before', 'is', null)
      .executeTakeFirst();
    return row !== undefined;
  },
  /** Takes back what an import added; with a worker go all rows about them. */
  async takeBack(on: On, id: string): Promise<void> {
    await on.deleteFrom('worker_absence').where('imported_by', '=', id).execute();
    await on.deleteFrom('worker').where('imported_by', '=', id).execute();
  },
  historyOf,
};
export type WorkerImportsRepository = typeof workerImportsRepository;

const noFile = {
  ...{ encrypted_file: null, encrypted_corrections: null, encrypted_findings: null },
  encrypted_preview: null,
};

/** Whether anything was recorded since on workers who were on record, and whom the import changed. */
const isRecordedOnUpdated = (id: string) => sql<boolean>`exists (
    select from worker_import_before b join worker_import i on i.id = b.import join worker w on w.id = b.worker
    where b.import = ${id} and (w.version <> b.version
      or exists (select from worker_terms r where r.worker = w.id and r.recorded_at > i.imported_at)
      or exists (select from worker_absence r where r.worker = w.id and r.recorded_at > i.imported_at)
      or exists (select from right_to_work_check r where r.worker = w.id and r.recorded_at > i.imported_at)
      or exists (select from worker_sealed r where r.worker = w.id and r.changed_at > i.imported_at)
      or exists (select from sponsor_event r where r.worker = w.id and r.recorded_at > i.imported_at)
      or exists (
        select from sponsor_duty r where r.worker = w.id and r.raised_at = i.imported_at and r.event is null
          and (r.state not in ('to-do', 'not-reported') or r.version > 1)
      )))`;

/** The cut-over day of the set-up. */
export async function cutOverOf(on: On, organisation: string): Promise<string | null> {
  const row = await on
    .selectFrom('held_licence')
    .select('cut_over')
    .where('organisation', '=', organisation)
    .executeTakeFirst();
  return row?.cut_over ?? null;
}

export interface HistoryTerms {
  readonly fromDay: string;
  readonly jobTitle: string;
  readonly code: string | null;
  readonly payPence: number | null;
  readonly hours: number | null;
  readonly worksOn: readonly number[];
  readonly place: string | null;
  readonly nation: 'england-and-wales' | 'scotland' | 'northern-ireland';
}

export interface HistoryAbsence {
  readonly firstDay: string;
  readonly lastDay: string | null;
  readonly pay: 'paid' | 'reduced' | 'unpaid';
  readonly agreed: boolean;
  readonly excepted: boolean;
}

/** A worker of an import with all terms and absences, the earliest first. */
export interface HistoryWorker {
  readonly id: string;
  readonly name: string;
  readonly certificateStart: string | null;
  readonly visaFrom: string | null;
  readonly startedOn: string | null;
  readonly route: string;
  readonly salaryOption: string | null;
  readonly terms: readonly HistoryTerms[];
  readonly absences: readonly HistoryAbsence[];
  /** Of a worker whom the import changed, the days of the terms that it added or changed; null of one that it added. */
  readonly changedDays: readonly string[] | null;
}

/** Something that the file says has changed, with what follows from it. */
export interface Change {
  readonly kind: string;
  readonly title: string;
  readonly happenedOn: CalendarDate;
  readonly nation: HolidayNation;
  readonly conclusion: Conclusion;
}

/**
 * The workers that an import added, changed or added absences to, with their absences and those terms that they were imported
 * with: an event that changed them since has raised its own duty.
 */
export async function historyOf(on: On, id: string): Promise<HistoryWorker[]> {
  const { rows } = await sql<HistoryWorker>`
    select w.id, w.full_name as name, w.certificate_start as "certificateStart", w.visa_from as "visaFrom",
      w.started_on as "startedOn", w.route, w.salary_option as "salaryOption",
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'fromDay', t.from_day, 'jobTitle', t.job_title, 'code', t.occupation_code, 'payPence', t.pay_pence,
          'hours', t.hours_per_week, 'worksOn', t.works_on, 'place', t.work_place,
          'nation', coalesce(p.nation, 'england-and-wales')) order by t.from_day)
        from worker_terms t left join work_place p on p.id = t.work_place
        where t.worker = w.id
          and t.recorded_at <= coalesce(case when b.id is null then i.imported_at else f.imported_at end, now())
      ), '[]') as terms,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'firstDay', a.first_day, 'lastDay', a.last_day, 'pay', a.pay, 'agreed', a.agreed, 'excepted', a.excepted)
          order by a.first_day)
        from worker_absence a where a.worker = w.id and a.imported_by is not null
      ), '[]') as absences,
      case when w.imported_by is distinct from ${id}::uuid and b.id is not null then coalesce((
        select jsonb_agg(t.from_day) from worker_terms t
        where t.worker = w.id and t.recorded_at = coalesce(f.imported_at, now())
      ), '[]') end as "changedDays"
    from worker w left join worker_import i on i.id = w.imported_by
    left join worker_import f on f.id = ${id}
    left join worker_import_before b on b.import = f.id and b.worker = w.id
    where w.imported_by = ${id}
      or w.id in (select a.worker from worker_absence a where a.imported_by = ${id})
      or b.id is not null
    order by lower(w.full_name), w.id`.execute(on);
  return rows;
}

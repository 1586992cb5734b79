import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';
import { stateOn, type Where } from '../worker-filters.repository.ts';

type On = Transaction<Tables>;
export type TableName = 'workers' | 'terms' | 'absences' | 'checks' | 'events' | 'duties' | 'changes';

export interface ExportedRow {
  /** The worker. */
  readonly id: string;
  readonly [column: string]: string | number | boolean | null;
}

/** Each table's columns after the worker; confidential events and duties are in none, whoever asks. */
const tables: Readonly<Record<Exclude<TableName, 'workers'>, RawBuilder<unknown>>> = {
  terms: sql`t.from_day as "from", t.job_title as "job", t.occupation_code as "code",
    round(t.pay_pence / 100.0, 2) as "pay a year", t.hours_per_week as "hours a week",
    (select string_agg((array['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])[d], ' ' order by d)
      from unnest(t.works_on) d) as "days", p.name as "place", t.hybrid_pattern as "at home",
    t.by_name as "recorded by" from worker w join worker_terms t on t.worker = w.id
    left join work_place p on p.id = t.work_place`,
  absences: sql`a.first_day as "first day", a.last_day as "last day", a.pay, a.agreed, a.excepted,
    a.by_name as "recorded by" from worker w join worker_absence a on a.worker = w.id`,
  checks: sql`c.method, c.checked_on as "checked on", c.checker_name as "checked by", c.next_on as "check again by",
    c.by_name as "recorded by" from worker w join right_to_work_check c on c.worker = w.id`,
  events: sql`e.kind, e.happened_on as "happened on", e.by_name as "recorded by" from worker w
    join sponsor_event e on e.worker = w.id and not e.confidential`,
  duties: sql`d.title, d.because, d.happened_on as "happened on", d.report_by as "report by", d.state,
    d.reported_on as "reported on", d.reference, d.not_reported_because as "not reported because" from worker w
    join sponsor_duty d on d.worker = w.id and not d.confidential`,
  changes: sql`(x.at at time zone 'Europe/London')::date as "day", c.value ->> 'field' as "what",
    c.value ->> 'from' as "was", c.value ->> 'to' as "is", x.by_name as "recorded by" from worker w
    join worker_change x on x.worker = w.id cross join lateral jsonb_array_elements(x.changes) c`,
};

export const workersExportRepository = {
  async rows(
    on: On,
    { organisation, today }: Where,
    {
      table,
      workers,
      max,
    }: { readonly table: TableName; readonly workers: readonly string[] | undefined; readonly max: number },
  ): Promise<readonly ExportedRow[]> {
    const whose = sql`w.organisation = ${organisation}
      and ${workers === undefined ? sql`true` : sql`w.id = any(${[...workers]}::uuid[])`}
      order by lower(w.full_name), w.id limit ${max}`;
    const first = sql`w.id, w.full_name as "name"`;
    const { rows } =
      table === 'workers'
        ? await sql<ExportedRow>`select ${first}, w.reference as "your number", ${stateOn(today)} as "state", w.route,
            who.full_name as "manager", array_to_string(w.tags, '; ') as "tags",
            w.certificate_start as "certificate starts", w.certificate_ends as "certificate ends",
            w.visa_from as "permission from", w.visa_ends as "permission ends",
            w.grant_notified_on as "told of it", w.started_on as "first day",
            w.sponsorship_ended_on as "sponsorship ended", w.employment_ended_on as "last day",
            w.salary_option as "salary option", w.rights_information_on as "rights information",
            w.contact_confirmed_on as "contact confirmed", w.hold_reason as "hold"
            from worker w left join account who on who.id = w.manager where ${whose}`.execute(on)
        : await sql<ExportedRow>`select ${first}, ${tables[table]} where ${whose}`.execute(on);
    return rows;
  },
  async organisationName(on: On, organisation: string): Promise<string> {
    const row = await on
      .selectFrom('organisation')
      .select('name')
      .where('id', '=', organisation)
      .executeTakeFirst();
    return row?.name ?? '';
  },
  /** Who is the Authorising Officer on the day; null where none is on record. */
  async authorisingOfficer(on: On, { organisation, today }: Where): Promise<string | null> {
    const row = await on
      .selectFrom('key_person')
      .select('full_name')
      .where('organisation', '=', organisation)
      .where('role', '=', 'authorising-officer')
      .where('from_day', '<=', today)
      .where((where) => where.or([where('until_day', 'is', null), where('until_day', '>=', today)]))
      .orderBy('from_day', 'desc')
      .executeTakeFirst();
    return row?.full_name ?? null;
  },
  sealed: (
    on: On,
    workers: readonly string[],
    fields: readonly string[],
  ): Promise<readonly { id: string; worker: string; field: string; encrypted_value: string }[]> =>
    on
      .selectFrom('worker_sealed')
      .select(['id', 'worker', 'field', 'encrypted_value'])
      .where(sql<boolean>`worker = any(${sql.val([...workers])}::uuid[])`)
      .where(sql<boolean>`field = any(${sql.val([...fields])}::text[])`)
      .execute(),
};

export type WorkersExportRepository = typeof workersExportRepository;

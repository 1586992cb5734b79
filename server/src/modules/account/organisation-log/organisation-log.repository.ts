import { sql, type Transaction } from 'kysely';
import { numberIn, pageSize } from '../../../platform/db/keyset.ts';
import type { Tables } from '../../../platform/db/tables.ts';

type On = Transaction<Tables>;

export interface LogFilters {
  readonly action?: string | undefined;
  readonly search?: string | undefined;
  /** YYYY-MM-DD in London, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface LogQuery extends LogFilters {
  /** Where the page before ended. */
  readonly after?: string | undefined;
  readonly limit: number;
}

export interface LogRow {
  readonly number: number;
  readonly at: Date;
  readonly action: string;
  readonly actor: string | null;
  readonly actor_name: string | null;
  readonly subject: string | null;
  readonly subject_name: string | null;
  readonly network: string | null;
  readonly details: unknown;
}

export { pageSize };

/** What row-level security shows of the audit log: an owner's organisation. Names are of those whom they may see. */
export const organisationLogRepository = {
  /** The newest first. */
  async list(on: On, organisation: string, query: LogQuery): Promise<readonly LogRow[]> {
    const { action = null, search = null, from = null, to = null, after, limit } = query;
    const number = after === undefined ? null : numberIn(after);
    const { rows } = await sql<LogRow>`
      select e.number, e.at, e.action, e.actor, e.subject, e.network, e.details, actors.full_name as actor_name,
        coalesce(subjects.full_name, w.full_name) as subject_name
      from audit_entry e left join account actors on actors.id = e.actor
      left join account subjects on subjects.id = e.subject left join worker w on w.id = e.subject
      where e.organisation = ${organisation} and (${number}::bigint is null or e.number < ${number}::bigint)
        and (${action}::text is null or e.action = ${action}::text)
        and (${from}::date is null or (e.at at time zone 'Europe/London')::date >= ${from}::date)
        and (${to}::date is null or (e.at at time zone 'Europe/London')::date <= ${to}::date)
        and (${search}::text is null or position(lower(${search}::text) in lower(
          replace(e.action, '-', ' ') || ' ' || concat_ws(' ', actors.full_name, subjects.full_name, w.full_name))) > 0)
      order by e.number desc limit ${limit}`.execute(on);
    return rows;
  },
  async actions(on: On, organisation: string): Promise<readonly string[]> {
    const { rows } = await sql<{ action: string }>`
      select distinct action from audit_entry where organisation = ${organisation} order by action`.execute(
      on,
    );
    return rows.map(({ action }) => action);
  },
  async count(on: On, organisation: string): Promise<number> {
    const { count } = await on
      .selectFrom('audit_entry')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('organisation', '=', organisation)
      .executeTakeFirstOrThrow();
    return count;
  },
};

export type OrganisationLogRepository = typeof organisationLogRepository;

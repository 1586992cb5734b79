import { sql, type Transaction } from 'kysely';
import { numberIn, pageSize } from '../../../platform/db/lists/keyset.ts';
import type { Tables } from '../../../platform/db/tables.ts';

type On = Transaction<Tables>;

export interface LogFilters {
  readonly action?: string | undefined;
  readonly search?: string | undefined;
  /** Actions whose words contain what is searched for. */
  readonly searchedActions?: readonly string[] | undefined;
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

/**
 * The name of what an entry concerns, looked up in the one table that its action is about. Row-level security hides
 * what the owner may not see: applicants without a right over hiring, workers without a compliance role.
 */
const recordName = sql<string | null>`case
  when e.action like 'job-%' or e.action = 'applicants-exported'
    then (select j.answers ->> 'title' from job j where j.id = e.subject)
  when e.action = 'member-invited' or e.action like 'invitation-%'
    then (select i.email from invitation i where i.id = e.subject)
  when e.action like 'conversation-%' or e.action = 'original-downloaded'
    then (select a.full_name from account a where a.id = coalesce(
      (select p.account from application p where p.id = e.subject),
      (select c.account from conversation c where c.id = coalesce(
        (select f.conversation from message_attachment f where f.id = e.subject), e.subject))))
  when e.action like 'key-person-%' or e.action = 'guidance-read' then (select k.full_name from key_person k where k.id = e.subject)
  when e.action like 'work-place-%' then (select p.name from work_place p where p.id = e.subject)
  when e.action = 'duty-file-opened' then (
    select concat_ws(', ', d.title, w.full_name) from sponsor_duty d left join worker w on w.id = d.worker
    where d.id = e.subject)
  when e.action like 'employed-p%' or e.action = 'right-to-work-check-recorded'
    then (select p.full_name from employed_person p where p.id = e.subject)
  when e.action in ('sponsored-worker-erased', 'paper-difference-explained', 'paper-explanation-withdrawn')
      or e.action like 'stated-paper-%' then (select w.full_name from worker w where w.id = e.subject)
  else (select a.full_name from account a where a.id = e.subject)
end`;

/** What row-level security shows of the audit log: an owner's organisation. Names are of those whom they may see. */
export const organisationLogRepository = {
  /** The newest first. */
  async list(on: On, organisation: string, query: LogQuery): Promise<readonly LogRow[]> {
    const {
      action = null,
      search = null,
      searchedActions = [],
      from = null,
      to = null,
      after,
      limit,
    } = query;
    const number = after === undefined ? null : numberIn(after);
    const { rows } = await sql<LogRow>`
      select e.number, e.at, e.action, e.actor, e.subject, e.network, e.details, actors.full_name as actor_name,
        record.name as subject_name
      from audit_entry e left join account actors on actors.id = e.actor,
        lateral (select ${recordName} as name) as record
      where e.organisation = ${organisation} and (${number}::bigint is null or e.number < ${number}::bigint)
        and (${action}::text is null or e.action = ${action}::text)
        and (${from}::date is null or (e.at at time zone 'Europe/London')::date >= ${from}::date)
        and (${to}::date is null or (e.at at time zone 'Europe/London')::date <= ${to}::date)
        and (${search}::text is null or e.action = any (${searchedActions}::text[])
          or position(lower(${search}::text) in lower(concat_ws(' ', actors.full_name, record.name))) > 0)
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

import { type Kysely, sql, type Transaction } from 'kysely';
import { asApp } from '../../../../platform/db/as-app.ts';
import { setRlsContext } from '../../../../platform/db/rls-context.ts';
import type { Tables } from '../../../../platform/db/tables.ts';

type On = Transaction<Tables>;

/** Something that falls on a day. */
export interface FoundDay {
  readonly kind:
    | 'duty'
    | 'visa-ends'
    | 'certificate-ends'
    | 'right-to-work'
    | 'allocation-ends'
    | 'log-in'
    | 'planned';
  readonly key: string;
  /** YYYY-MM-DD */
  readonly day: string;
  /** Of a duty; of a planned event, its kind. */
  readonly title: string | null;
  readonly duty: string | null;
  readonly confidential: boolean;
  /** The last day of a duty’s count, where the reminder stands on an earlier day. */
  readonly is_last: boolean;
  readonly worker: string | null;
  readonly full_name: string | null;
}

export interface Between {
  readonly organisation: string;
  /** YYYY-MM-DD, both included. */
  readonly from: string;
  readonly to: string;
}

export interface FeedOwner {
  readonly organisation: string;
  /** Of the organisation. */
  readonly name: string | null;
  readonly complianceRole: string;
}

export interface Feed {
  readonly id: string;
  readonly account: string;
  readonly organisation: string;
}

export function sponsorCalendarRepository(queries: Kysely<Tables>) {
  return {
    days,
    cycles,
    nations,
    feeds: (
      on: On,
      { account, organisation }: Omit<Feed, 'id'>,
    ): Promise<readonly { id: string; made_at: Date; read_at: Date | null }[]> =>
      on
        .selectFrom('calendar_feed')
        .select(['id', 'made_at', 'read_at'])
        .where('account', '=', account)
        .where('organisation', '=', organisation)
        .orderBy('made_at')
        .orderBy('id')
        .execute(),
    /** Of two feeds made at the same moment, the second waits, and then sees the first. */
    async lockFeeds(on: On, { account, organisation }: Omit<Feed, 'id'>): Promise<void> {
      const key = `portway.feeds ${account} ${organisation}`;
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(on);
    },
    async addFeed(on: On, feed: Feed & { readonly token_hash: string }): Promise<void> {
      await on.insertInto('calendar_feed').values(feed).execute();
    },
    /** False when it is not theirs. */
    async endFeed(on: On, { id, account, organisation }: Feed): Promise<boolean> {
      const row = await on
        .deleteFrom('calendar_feed')
        .where('id', '=', id)
        .where('account', '=', account)
        .where('organisation', '=', organisation)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
    /** Runs as the owner of a feed; undefined when there is none any more. */
    asFeedOwner: <Result>(
      hash: string,
      task: (on: On, owner: FeedOwner) => Promise<Result>,
    ): Promise<Result | undefined> =>
      asApp(queries, async (on) => {
        const { rows } = await sql<{ account: string; organisation: string; compliance_role: string }>`
          select * from find_calendar_feed(${hash})`.execute(on);
        const [owner] = rows;
        if (owner === undefined) return undefined;
        const { account, organisation, compliance_role: complianceRole } = owner;
        await setRlsContext(on, { account, organisation, compliance: complianceRole });
        const row = await on
          .selectFrom('organisation')
          .select('name')
          .where('id', '=', organisation)
          .executeTakeFirst();
        return await task(on, { organisation, name: row?.name ?? null, complianceRole });
      }),
  };
}

export type SponsorCalendarRepository = ReturnType<typeof sponsorCalendarRepository>;

/** What falls on these days, as far as row-level security shows it; a line manager sees no days of a permission. */
async function days(on: On, { organisation, from, to }: Between): Promise<readonly FoundDay[]> {
  const within = (column: string) => sql`${sql.ref(column)} between ${from}::date and ${to}::date`;
  const { rows } = await sql<FoundDay>`
    select 'duty' as kind, d.id as key, falls.day, d.title, d.id as duty,
      d.confidential, falls.is_last, w.id as worker, w.full_name
    from sponsor_duty d left join worker w on w.id = d.worker cross join lateral (
      select coalesce(d.remind_by, d.report_by) as day, false as is_last
      union all select d.report_by, true where d.report_by > d.remind_by
    ) falls
    where d.organisation = ${organisation} and d.state in ('to-do', 'prepared', 'checked')
      and falls.day between ${from}::date and ${to}::date
    union all
    select 'visa-ends', w.id, w.visa_ends, null, null, false, false, w.id, w.full_name from worker w
    where w.organisation = ${organisation} and w.employment_ended_on is null and ${within('w.visa_ends')}
      and may_read_workers()
    union all
    select 'certificate-ends', w.id, w.certificate_ends, null, null, false, false, w.id, w.full_name from worker w
    where w.organisation = ${organisation} and w.employment_ended_on is null and ${within('w.certificate_ends')}
      and may_read_workers()
    union all
    select 'right-to-work', w.id, c.next_on, null, null, false, false, w.id, w.full_name
    from worker w cross join lateral (
      select next_on from right_to_work_check where worker = w.id order by checked_on desc, recorded_at desc limit 1
    ) c
    where w.organisation = ${organisation} and w.employment_ended_on is null and ${within('c.next_on')}
    union all
    select 'planned', p.id, p.planned_for, p.kind, null, false, false, w.id, w.full_name
    from planned_event p left join worker w on w.id = p.worker
    where p.organisation = ${organisation} and p.state = 'planned' and ${within('p.planned_for')}
    order by day, kind, full_name, key`.execute(on);
  return rows;
}

/** The first day of the allocation year, and of the last log-in that is recorded. */
async function cycles(
  on: On,
  organisation: string,
): Promise<{ allocationFrom: string | null; loggedInOn: string | null }> {
  const licence = await on
    .selectFrom('held_licence')
    .select('allocation_from')
    .where('organisation', '=', organisation)
    .executeTakeFirst();
  const task = await on
    .selectFrom('sponsor_task_done')
    .select('done_on')
    .where('organisation', '=', organisation)
    .where('task', '=', 'sms-log-in')
    .orderBy('done_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { allocationFrom: licence?.allocation_from ?? null, loggedInOn: task?.done_on ?? null };
}

/** Those of the work places that are open. */
async function nations(on: On, organisation: string): Promise<readonly Tables['work_place']['nation'][]> {
  const rows = await on
    .selectFrom('work_place')
    .select('nation')
    .distinct()
    .where('organisation', '=', organisation)
    .where('closed_on', 'is', null)
    .orderBy('nation')
    .execute();
  return rows.map(({ nation }) => nation);
}

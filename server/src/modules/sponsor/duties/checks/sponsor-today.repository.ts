import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';
import type { UncheckedReason } from './finders/index.ts';

type On = Transaction<Tables>;
type Nation = 'england-and-wales' | 'scotland' | 'northern-ireland';
type Group = 'past' | 'to-report' | 'ends' | 'look';

export interface OpenDuty {
  readonly group: Group;
  /** Of its whole group. */
  readonly count: number;
  readonly id: string;
  readonly kind: string | null;
  /** An id of the rules. */
  readonly duty: string | null;
  readonly title: string;
  readonly because: string;
  readonly does: 'report' | 'decide-and-record' | 'before-the-change' | 'record' | 'look-at-this';
  readonly state: 'to-do' | 'prepared' | 'checked';
  readonly worker: string | null;
  readonly workerName: string | null;
  readonly nation: Nation;
  readonly happenedOn: string;
  readonly reportBy: string | null;
  readonly remindBy: string | null;
  /** How many working days there are to report. */
  readonly within: number | null;
  readonly asked: Readonly<Record<string, unknown>>;
  /** What else ends soon for the same worker. */
  readonly also: readonly { readonly id: string; readonly title: string; readonly day: string }[];
  /** That its day was counted again lately. */
  readonly moved: string | null;
}

export interface MarkedDay {
  readonly date: string;
  readonly reports: number;
  readonly ends: number;
  readonly planned: number;
}

export interface DutyCounts {
  readonly overdue: number;
  readonly due: number;
  readonly ends: number;
  readonly look: number;
  /** YYYY-MM-DD */
  readonly nextOn: string | null;
}

export interface WorkerCounts {
  readonly all: number;
  readonly past: number;
  readonly toReport: number;
  readonly ends: number;
  readonly look: number;
  readonly unchecked: number;
}

export interface CheckRow {
  readonly checkedAt: Date | null;
  readonly begunAt: Date;
  readonly reached: number;
  readonly workers: number;
}

/** What was not checked, of how many workers. */
export interface UncheckedWorkers {
  readonly why: UncheckedReason | 'not-checked';
  readonly count: number;
  readonly names: readonly string[];
}

const maxPerGroup = 5;
const maxNamed = 5;
/** For so long Today says that a day has moved. */
const movedShownDays = 14;
const endKinds = sql`('visa-ends', 'certificate-ends', 'check-due', 'use-certificate', 'assign-certificate', 'allocation-ends')`;
const kind = sql`split_part(d.found_key, ':', 1)`;
const isOpen = sql`d.state in ('to-do', 'prepared', 'checked')`;

/** Worst first. What is reported at once has a day to remind, and none to report by. */
const groupOn = (today: string) => sql`case
  when d.does = 'report' and coalesce(d.report_by, d.remind_by) < ${today}::date then 1
  when d.does = 'report' then 2
  when ${kind} in ${endKinds} then 3
  else 4 end`;

/** Of workers, as `w`. */
const isSponsored = ({ organisation, today }: { organisation: string; today: string }) =>
  sql`w.organisation = ${organisation}
    and coalesce(least(w.sponsorship_ended_on, w.employment_ended_on) > ${today}::date, true)`;

export const sponsorTodayRepository = {
  async licence(
    on: On,
    organisation: string,
  ): Promise<{ readonly nation: Nation; readonly nations: Nation[] } | undefined> {
    const { rows } = await sql<{ nation: Nation; nations: Nation[] }>`
      select array(select distinct p.nation from work_place p
          where p.organisation = l.organisation and p.closed_on is null order by 1) as nations,
        coalesce((select p.nation from work_place p where p.organisation = l.organisation
        order by p.closed_on is not null, p.kind <> 'office', p.id limit 1), 'england-and-wales') as nation
      from held_licence l where l.organisation = ${organisation}`.execute(on);
    return rows[0];
  },
  /** Whether it says that it holds a licence, or has workers on record that the caller may see. */
  async isSponsor(on: On, organisation: string): Promise<boolean> {
    const { rows } = await sql<{ is: boolean }>`
      select exists (select from held_licence where organisation = ${organisation})
        or exists (select from worker where organisation = ${organisation}) as is`.execute(on);
    return rows[0]?.is ?? false;
  },
  /** The first of each group, those with most harm first. Of what ends soon, each worker once, with the nearest. */
  async open(on: On, organisation: string, today: string): Promise<readonly OpenDuty[]> {
    const worst = groupOn(today);
    const { rows } = await sql<OpenDuty>`
      with due as (
        select d.id, ${worst} as worst, ${kind} as kind,
          case when ${worst} = 3 then coalesce(d.worker, d.id) else d.id end as subject,
          case when d.does = 'before-the-change' then 0 when ${kind} = 'absence-nears' then 1
            when ${kind} in ('pay', 'key-person') then 2 when d.does = 'decide-and-record' then 3
            when ${kind} in ('log-in', 'guidance') then 5 else 4 end * (${worst} = 4)::int as harm,
          coalesce(d.remind_by, d.report_by, d.happened_on) as falls
        from sponsor_duty d where d.organisation = ${organisation} and ${isOpen}
      ), nearest as (
        select due.*, row_number() over (partition by worst, subject order by harm, falls, id) as of_subject from due
      ), each as (
        select nearest.*, count(*) over (partition by worst)::int as count,
          row_number() over (partition by worst order by harm, falls, id) as place
        from nearest where of_subject = 1
      )
      select (array['past', 'to-report', 'ends', 'look'])[each.worst] as "group", each.count, each.id, each.kind,
        d.duty, d.title, d.because, d.does, d.state, d.worker, w.full_name as "workerName", d.nation,
        d.happened_on as "happenedOn", d.report_by as "reportBy", d.remind_by as "remindBy",
        (d.deadline #>> '{clock,length}')::int as within, d.asked,
        coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'title', o.title, 'day', o.happened_on)
            order by o.happened_on, o.id)
          from nearest n join sponsor_duty o on o.id = n.id
          where n.worst = each.worst and n.subject = each.subject and n.of_subject > 1), '[]') as also,
        (select s.words from sponsor_duty_step s where s.duty = d.id and s.step = 'recounted'
          and s.at >= ${today}::date - ${movedShownDays}::int order by s.id desc limit 1) as moved
      from each join sponsor_duty d on d.id = each.id left join worker w on w.id = d.worker
      where each.place <= ${maxPerGroup} order by each.worst, each.place`.execute(on);
    return rows;
  },
  /** How many duties are open in each group, and the next day to report by. */
  async counts(on: On, organisation: string, today: string): Promise<DutyCounts> {
    const { rows } = await sql<DutyCounts>`
      select count(*) filter (where worst = 1)::int as overdue, count(*) filter (where worst = 2)::int as due,
        count(*) filter (where worst = 3)::int as ends, count(*) filter (where worst = 4)::int as look,
        min(day) filter (where worst = 2)::text as "nextOn"
      from (
        select ${groupOn(today)} as worst, coalesce(d.report_by, d.remind_by) as day from sponsor_duty d
        where d.organisation = ${organisation} and ${isOpen}
      ) each`.execute(on);
    return rows[0] ?? { overdue: 0, due: 0, ends: 0, look: 0, nextOn: null };
  },
  async marked(
    on: On,
    organisation: string,
    { first, last }: { first: string; last: string },
  ): Promise<readonly MarkedDay[]> {
    const { rows } = await sql<MarkedDay>`
      select date, count(*) filter (where what = 'reports')::int as reports,
        count(*) filter (where what = 'ends')::int as ends, count(*) filter (where what = 'planned')::int as planned
      from (
        select case when d.does = 'report' then coalesce(d.report_by, d.remind_by) else d.happened_on end as date,
          case when d.does = 'report' then 'reports' else 'ends' end as what
        from sponsor_duty d
        where d.organisation = ${organisation} and ${isOpen} and (d.does = 'report' or ${kind} in ${endKinds})
        union all
        select p.planned_for, 'planned' from planned_event p
        where p.organisation = ${organisation} and p.state = 'planned'
      ) each where date between ${first}::date and ${last}::date group by date`.execute(on);
    return rows;
  },
  /** Of permissions, certificates and checks, which are not a line manager's. */
  async nextOn(on: On, organisation: string, after: string): Promise<string | null> {
    const { rows } = await sql<{ day: string | null }>`
      select min(day) as day from (
        select min(visa_ends) as day from worker where organisation = ${organisation} and visa_ends > ${after}::date
          and sponsorship_ended_on is null and may_read_workers()
        union all
        select min(certificate_ends) from worker where organisation = ${organisation}
          and certificate_ends > ${after}::date and sponsorship_ended_on is null and may_read_workers()
        union all
        select min(next_on) from right_to_work_check where organisation = ${organisation} and next_on > ${after}::date
      ) each`.execute(on);
    return rows[0]?.day ?? null;
  },
  async workers(on: On, organisation: string, today: string): Promise<WorkerCounts> {
    const { rows } = await sql<WorkerCounts>`
      with waiting as (
        select d.worker, min(${groupOn(today)}) as worst from sponsor_duty d
        where d.organisation = ${organisation} and ${isOpen} and d.worker is not null group by d.worker
      )
      select (select count(*)::int from worker w where ${isSponsored({ organisation, today })}) as all,
        (select count(*)::int from worker w where ${isSponsored({ organisation, today })}
          and (w.gaps is null or w.gaps <> '{}')
          and not exists (select from waiting where waiting.worker = w.id)) as unchecked,
        count(*) filter (where worst = 1)::int as past, count(*) filter (where worst = 2)::int as "toReport",
        count(*) filter (where worst = 3)::int as ends, count(*) filter (where worst = 4)::int as look
      from waiting`.execute(on);
    return rows[0] ?? { all: 0, past: 0, toReport: 0, ends: 0, look: 0, unchecked: 0 };
  },
  /** Why something was not checked, of how many workers, with the names of the first. */
  async unchecked(on: On, organisation: string, today: string): Promise<readonly UncheckedWorkers[]> {
    const { rows } = await sql<UncheckedWorkers>`
      select gap.why, count(*)::int as count,
        (array_agg(w.full_name order by lower(w.full_name), w.id))[1:${maxNamed}::int] as names
      from worker w cross join lateral unnest(coalesce(w.gaps, '{not-checked}')) as gap(why)
      where ${isSponsored({ organisation, today })} group by gap.why order by 2 desc, 1`.execute(on);
    return rows;
  },
  async check(on: On, organisation: string): Promise<CheckRow | undefined> {
    const { rows } = await sql<CheckRow>`
      select checked_at as "checkedAt", begun_at as "begunAt", reached, workers
      from sponsor_check where organisation = ${organisation}`.execute(on);
    return rows[0];
  },
  /** Runs a part that may fail without failing the others. */
  async attempt<Result>(on: On, part: () => Promise<Result>): Promise<Result | undefined> {
    await sql`savepoint part`.execute(on);
    try {
      return await part();
    } catch {
      await sql`rollback to savepoint part`.execute(on);
      return undefined;
    } finally {
      await sql`release savepoint part`.execute(on);
    }
  },
};

export type SponsorTodayRepository = typeof sponsorTodayRepository;

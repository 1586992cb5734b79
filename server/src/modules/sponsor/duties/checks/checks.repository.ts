import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';
import { countingDuties } from '../raise.repository.ts';
import type { Unchecked } from './checks.tables.ts';
import type { Looked, SponsorFacts, WorkerFacts } from './finders/index.ts';

type On = Transaction<Tables>;

/** A duty that stands already, found by itself or from what a person recorded. */
export interface StandingDuty {
  readonly worker: string | null;
  readonly foundKey: string | null;
  readonly duty: string | null;
  readonly state: string;
  readonly does: string;
  readonly title: string;
  readonly because: string;
  readonly nation: 'england-and-wales' | 'scotland' | 'northern-ireland';
  readonly happenedOn: string;
  readonly reportBy: string | null;
  readonly remindBy: string | null;
  readonly asked: Readonly<Record<string, unknown>>;
  /** Whether an earlier look closed it, and no person. */
  readonly closedByCheck: boolean;
}

export interface Which {
  readonly organisation: string;
  readonly today: string;
}

export interface Batch extends Which {
  readonly after?: string | undefined;
  readonly only?: string | undefined;
  readonly limit: number;
}

/** What a look concluded of a worker, for lists. */
export interface CheckedWorker extends Pick<Looked, 'pay' | 'unchecked'> {
  readonly id: string;
  readonly nextCheckOn: string | null;
}

const pageOfOrganisations = 500;

export function sponsorChecksRepository(owner: Kysely<Tables>) {
  return {
    /** Organisations with a licence or workers on record, a page at a time. */
    async organisations(after: string | undefined): Promise<readonly string[]> {
      const { rows } = await sql<{ id: string }>`
        select o.id from organisation o
        where (${after ?? null}::uuid is null or o.id > ${after ?? null}::uuid)
          and (exists (select from held_licence l where l.organisation = o.id)
            or exists (select from worker w where w.organisation = o.id))
        order by o.id limit ${pageOfOrganisations}`.execute(owner);
      return rows.map(({ id }) => id);
    },
    inTransaction: <Result>(work: (on: On) => Promise<Result>): Promise<Result> =>
      owner.transaction().execute(work),
    counting: countingDuties,
    workers,
    sponsor,
    async cutOver(on: On, organisation: string): Promise<WorkerFacts['startedOn']> {
      const { rows } = await sql<{ day: WorkerFacts['startedOn'] }>`
        select cut_over as day from held_licence where organisation = ${organisation}`.execute(on);
      return rows[0]?.day ?? null;
    },
    standing,
    saveChecked,
    /** The caller's account and compliance role; neither for work without a log-in. */
    async caller(on: On): Promise<{ readonly account: string | null; readonly role: string }> {
      const { rows } = await sql<{ account: string | null; role: string }>`
        select nullif(current_setting('portway.account', true), '') as account,
          my_compliance_role() as role`.execute(on);
      return rows[0] ?? { account: null, role: 'none' };
    },
    async begin(on: On, organisation: string): Promise<{ readonly lastLookOn: WorkerFacts['startedOn'] }> {
      const { rows } = await sql<{ lastLookOn: WorkerFacts['startedOn'] }>`
        insert into sponsor_check (organisation, checked_at, workers) values (${organisation}, null, 0)
        on conflict (organisation) do update set begun_at = now(), reached = 0
        returning (checked_at at time zone 'Europe/London')::date as "lastLookOn"`.execute(on);
      return rows[0] ?? { lastLookOn: null };
    },
    async reach(on: On, organisation: string, more: number): Promise<void> {
      await on
        .updateTable('sponsor_check')
        .set((set) => ({ reached: set('reached', '+', more) }))
        .where('organisation', '=', organisation)
        .execute();
    },
    async finish(
      on: On,
      organisation: string,
      { at, unchecked }: { at: Date; unchecked: readonly Unchecked[] },
    ): Promise<void> {
      await on
        .updateTable('sponsor_check')
        .set((set) => ({ checked_at: at, workers: set.ref('reached'), unchecked: JSON.stringify(unchecked) }))
        .where('organisation', '=', organisation)
        .execute();
    },
  };
}

export type SponsorChecksRepository = ReturnType<typeof sponsorChecksRepository>;

/** In the order of their ids. Of absences, those from which something can still follow. */
async function workers(
  on: On,
  { organisation, today, after, only, limit }: Batch,
): Promise<readonly WorkerFacts[]> {
  const { rows } = await sql<WorkerFacts>`
    select w.id, w.full_name as name, w.route, w.certificate_start as "certificateStart",
      w.certificate_ends as "certificateEnds", w.visa_from as "visaFrom", w.visa_ends as "visaEnds",
      w.grant_notified_on as "grantNotifiedOn", w.started_on as "startedOn",
      least(w.sponsorship_ended_on, w.employment_ended_on) as "endedOn",
      case when w.salary_option between 'A' and 'K' then w.salary_option end as option,
      t.terms, coalesce(a.absences, '[]') as absences, coalesce(c.certificates, '[]') as certificates,
      (select r.next_on from right_to_work_check r where r.worker = w.id
        order by r.checked_on desc, r.recorded_at desc limit 1) as "nextCheckOn",
      (select jsonb_build_object('fields', g.unexplained, 'since', g.since) from worker_agreement g
        where g.worker = w.id and g.unexplained <> '{}') as disagreement,
      (select i.cut_over from worker_import i left join held_licence h on h.organisation = i.organisation
        where i.id = w.imported_by and (h.cut_over is null or i.at >= coalesce(h.cut_over_set_at, i.at))) as "importCutOver"
    from worker w
    left join lateral (
      select jsonb_build_object('code', x.occupation_code, 'payPence', x.pay_pence, 'hours', x.hours_per_week,
        'worksOn', x.works_on, 'nation', p.nation) as terms
      from worker_terms x left join work_place p on p.id = x.work_place
      where x.worker = w.id
      order by x.from_day <= ${today}::date desc, abs(x.from_day - ${today}::date) limit 1
    ) t on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('id', b.id, 'from', b.first_day, 'to', b.last_day, 'pay', b.pay,
        'agreed', b.agreed, 'excepted', b.excepted, 'isFromFile', b.imported_by is not null,
        'stillAwayOn', b.still_away_on) order by b.first_day) as absences
      from worker_absence b where b.worker = w.id and (
        coalesce(b.last_day >= date_trunc('year', ${today}::date) - interval '1 year', true)
        or exists (select from sponsor_duty d
          where d.organisation = w.organisation and d.found_key = 'absence:' || b.id))
    ) a on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('id', y.id, 'state', y.state, 'kind', y.kind,
        'grantedOn', y.granted_on, 'assignedOn', y.assigned_on)) as certificates
      from certificate y where y.worker = w.id and y.state in ('granted', 'assigned', 'used')
    ) c on true
    where w.organisation = ${organisation} and (${after ?? null}::uuid is null or w.id > ${after ?? null}::uuid)
      and (${only ?? null}::uuid is null or w.id = ${only ?? null}::uuid)
    order by w.id limit ${limit}`.execute(on);
  return rows;
}

/** Saves what was concluded about each worker, where it differs from what is on record. */
async function saveChecked(on: On, workers: readonly CheckedWorker[]): Promise<void> {
  if (workers.length === 0) return;
  const rows = workers.map(({ id, unchecked, pay, nextCheckOn }) => ({
    ...{ id, gaps: unchecked, next: nextCheckOn },
    ...{ verdict: pay?.verdict ?? null, paid: pay?.paidPence ?? null, required: pay?.requiredPence ?? null },
  }));
  await sql`
    update worker w set gaps = c.gaps, pay_verdict = c.verdict, paid_pence = c.paid, required_pence = c.required,
      next_check_on = c.next
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as c(id uuid, gaps text[], verdict text, paid bigint, required bigint, next date)
    where w.id = c.id and (w.gaps, w.pay_verdict, w.paid_pence, w.required_pence, w.next_check_on)
      is distinct from (c.gaps, c.verdict, c.paid, c.required, c.next)`.execute(on);
}

async function sponsor(on: On, { organisation, today }: Which): Promise<SponsorFacts | undefined> {
  const lastDoneOn = (task: string) => sql`(select max(done_on) from sponsor_task_done d
    where d.organisation = l.organisation and d.task = ${task})`;
  const { rows } = await sql<SponsorFacts>`
    select coalesce((select p.nation from work_place p where p.organisation = l.organisation
        order by p.closed_on is not null, p.kind <> 'office', p.id limit 1), 'england-and-wales') as nation,
      coalesce(a.from_day, l.allocation_from) as "allocationFrom", a.to_day as "allocationEnds",
      coalesce(k.people, '[]') as "keyPeople", ${lastDoneOn('sms-log-in')} as "lastLogInOn",
      ${lastDoneOn('guidance-read')} as "guidanceReadOn"
    from held_licence l
    left join lateral (
      select from_day, to_day from certificate_allocation c
      where c.organisation = l.organisation and c.from_day <= ${today}::date order by c.from_day desc limit 1
    ) a on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('id', k.id, 'role', k.role, 'name', k.full_name, 'untilDay', k.until_day,
        'readEdition', (select max(g.edition) from guidance_reading g where g.key_person = k.id),
        'left', k.account is not null and not exists (
          select from membership m where m.organisation = k.organisation and m.account = k.account))) as people
      from key_person k where k.organisation = l.organisation and k.from_day <= ${today}::date
    ) k on true
    where l.organisation = ${organisation}`.execute(on);
  return rows[0];
}

/** Of these workers; of the organisation itself where there are none. */
async function standing(
  on: On,
  organisation: string,
  workers: readonly string[] | null,
): Promise<readonly StandingDuty[]> {
  const ofThem = workers === null ? sql`d.worker is null` : sql`d.worker = any(${[...workers]}::uuid[])`;
  const { rows } = await sql<StandingDuty>`
    select d.worker, d.found_key as "foundKey", d.duty, d.state, d.does, d.title, d.because, d.nation,
      d.happened_on as "happenedOn", d.report_by as "reportBy", d.remind_by as "remindBy", d.asked,
      d.state = 'closed' and coalesce((
        select s.step = 'closed' and s.by_name = 'Portway' from sponsor_duty_step s
        where s.duty = d.id order by s.id desc limit 1), false) as "closedByCheck"
    from sponsor_duty d
    where d.organisation = ${organisation} and ${ofThem} and (d.found_key is not null or d.duty is not null)`.execute(
    on,
  );
  return rows;
}

import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';

type On = Transaction<Tables>;

/** A record that is kept of a worker. */
export interface HeldRecord {
  readonly id: string;
  readonly record: string;
  readonly validUntil: string | null;
  readonly keepUntil: string | null;
  readonly isHeld: boolean;
  readonly files: number;
}

/** What is on record about one worker, as far as it says which records are kept. */
export interface RecordFactsRow {
  readonly id: string;
  readonly name: string;
  readonly route: string;
  readonly sponsorshipEndedOn: string | null;
  readonly employmentEndedOn: string | null;
  readonly option: string | null;
  /** Whether the worker came through a job that was advertised in Portway. */
  readonly hiredHere: boolean;
  /** Of the newest certificate that was granted or assigned; null for none. */
  readonly certificateKind: 'defined' | 'undefined' | null;
  readonly code: string | null;
  readonly isHybrid: boolean;
  readonly worksOn: readonly number[] | null;
  readonly leave: readonly { readonly from: string; readonly to: string; readonly isPaid: boolean }[];
  readonly absences: number;
  readonly nurseRegisteredOn: string | null;
  readonly reducedForHealth: boolean;
  readonly reports: number;
  readonly check: { readonly on: string; readonly checker: string } | null;
  readonly sealed: readonly string[];
  readonly rightsInformationOn: string | null;
  /** Whether a hold stands on everything of the worker. */
  readonly isHeld: boolean;
  readonly answers: Readonly<Record<string, boolean>>;
  readonly held: readonly HeldRecord[];
}

export interface FactsWanted {
  readonly organisation: string;
  readonly workers: readonly string[];
  readonly today: string;
}

/** How the records of a worker stand, for lists. */
export interface StandingRow {
  readonly id: string;
  readonly needed: number;
  readonly kept: number;
  readonly missing: number;
  readonly unknown: number;
  readonly held: number;
  readonly endOn: string | null;
  readonly keepUntil: string | null;
}

export const recordFactsRepository = {
  async of(on: On, { organisation, workers, today }: FactsWanted): Promise<readonly RecordFactsRow[]> {
    const { rows } = await sql<RecordFactsRow>`
      select w.id, w.full_name as name, w.route, w.sponsorship_ended_on as "sponsorshipEndedOn",
        w.employment_ended_on as "employmentEndedOn", w.salary_option as option,
        w.rights_information_on as "rightsInformationOn", w.hold_reason is not null as "isHeld",
        w.hire_case is not null as "hiredHere",
        (select c.kind from certificate c where c.worker = w.id and c.state in ('granted', 'assigned', 'used')
          order by c.created_at desc limit 1) as "certificateKind",
        t.occupation_code as code, t.hybrid_pattern is not null as "isHybrid", t.works_on as "worksOn",
        coalesce(a.leave, '[]') as leave, coalesce(a.count, 0)::int as absences,
        (select max(e.happened_on) from sponsor_event e where e.worker = w.id and e.kind = 'worker-nurse-registered'
          and not exists (select from sponsor_event c where c.corrects = e.id)) as "nurseRegisteredOn",
        exists (select from sponsor_event e where e.worker = w.id and e.kind = 'pay' and e.facts ->> 'forHealth' = 'true'
          and not exists (select from sponsor_event c where c.corrects = e.id)) as "reducedForHealth",
        (select count(*)::int from sponsor_duty d
          where d.worker = w.id and d.state = 'reported' and not d.confidential) as reports,
        (select jsonb_build_object('on', r.checked_on, 'checker', r.checker_name) from right_to_work_check r
          where r.worker = w.id order by r.checked_on desc, r.recorded_at desc limit 1) as check,
        array(select s.field from worker_sealed s where s.worker = w.id) as sealed,
        coalesce((select jsonb_object_agg(n.record, n.needed) from kept_record_answer n where n.worker = w.id), '{}') as answers,
        coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'record', k.record, 'keepUntil', k.keep_until,
            'isHeld', k.hold_reason is not null, 'validUntil', v.valid_until, 'files', coalesce(v.files, 0)))
          from kept_record k
          left join lateral (
            select v.valid_until, sum(v.files) over () as files from kept_record_version v
            where v.record = k.id order by v.number desc limit 1) v on true
          where k.worker = w.id and k.destroyed_on is null), '[]') as held
      from worker w
      left join lateral (
        select x.occupation_code, x.hybrid_pattern, x.works_on from worker_terms x where x.worker = w.id
        order by x.from_day <= ${today}::date desc, abs(x.from_day - ${today}::date) limit 1
      ) t on true
      left join lateral (
        select count(*) as count, jsonb_agg(jsonb_build_object('from', b.first_day,
          'to', coalesce(b.last_day, greatest(b.first_day, ${today}::date)), 'isPaid', b.pay = 'paid')) as leave
        from worker_absence b where b.worker = w.id
      ) a on true
      where w.organisation = ${organisation} and w.id = any(${[...workers]}::uuid[])
      order by w.id`.execute(on);
    return rows;
  },
  /** Saves how the records stand, where it differs from what is on record. */
  async save(on: On, standings: readonly StandingRow[]): Promise<void> {
    if (standings.length === 0) return;
    await sql`
      update worker w set records_needed = c.needed, records_kept = c.kept, records_missing = c.missing,
        records_unknown = c.unknown, records_held = c.held, records_end_on = c."endOn", records_keep_until = c."keepUntil"
      from jsonb_to_recordset(${JSON.stringify(standings)}::jsonb) as c(id uuid, needed smallint, kept smallint,
        missing smallint, unknown smallint, held smallint, "endOn" date, "keepUntil" date)
      where w.id = c.id and (w.records_needed, w.records_kept, w.records_missing, w.records_unknown, w.records_held,
          w.records_end_on, w.records_keep_until)
        is distinct from (c.needed, c.kept, c.missing, c.unknown, c.held, c."endOn", c."keepUntil")`.execute(
      on,
    );
  },
  /** Until when each record is kept, where that has changed with the worker’s days. */
  async saveKeepUntil(
    on: On,
    records: readonly { readonly id: string; readonly keepUntil: string | null }[],
  ): Promise<void> {
    if (records.length === 0) return;
    await sql`
      update kept_record k set keep_until = c."keepUntil"
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as c(id uuid, "keepUntil" date)
      where k.id = c.id and k.destroyed_on is null`.execute(on);
  },
};

export type RecordFactsRepository = typeof recordFactsRepository;

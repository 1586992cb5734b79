import type { CalendarDate } from '@portway/rules/kernel';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';

type On = Transaction<Tables>;

/** Of which workers; `isRequest`: the caller sees hires only through what they may see of workers. */
export interface Compared {
  readonly organisation: string;
  readonly workers: readonly string[];
  readonly isRequest: boolean;
}

interface OfWorker {
  readonly worker: string;
}

export interface WorkerFacts {
  readonly id: string;
  readonly name: string;
  readonly certificateStart: CalendarDate | null;
  readonly certificateEnds: CalendarDate | null;
  readonly visaEnds: CalendarDate | null;
  readonly startedOn: CalendarDate | null;
  readonly endedOn: CalendarDate | null;
  /** What was on record before, the earliest first, each until the day on which it was changed. */
  readonly earlier: readonly {
    readonly field: string;
    readonly text: string | null;
    readonly day: CalendarDate | null;
    readonly until: CalendarDate;
  }[];
}

export interface TermsFacts extends OfWorker {
  readonly id: string;
  readonly fromDay: CalendarDate;
  readonly jobTitle: string;
  readonly code: string | null;
  readonly pence: number | null;
  readonly hours: number | null;
  readonly place: string | null;
  readonly otherPlaces: readonly string[];
  readonly by: string;
  readonly recordedOn: CalendarDate;
}

export interface SealedFacts extends OfWorker {
  readonly id: string;
  readonly field: string;
  readonly encrypted: string;
  readonly tail: string | null;
  readonly recordedOn: CalendarDate;
}

export interface CertificateFactsRow extends OfWorker {
  readonly id: string;
  readonly facts: unknown;
  readonly assignedOn: CalendarDate | null;
  readonly startDay: CalendarDate | null;
  readonly endDay: CalendarDate | null;
  readonly encryptedNumber: string | null;
  readonly tail: string | null;
  readonly by: string;
}

export interface CheckFacts extends OfWorker {
  readonly id: string;
  readonly checkedOn: CalendarDate;
  readonly expiresOn: CalendarDate | null;
  readonly documentExpiresOn: CalendarDate | null;
  readonly by: string;
  readonly recordedOn: CalendarDate;
}

export interface OfferFacts extends OfWorker {
  readonly hireCase: string;
  readonly name: string;
  readonly terms: unknown;
  readonly acceptedOn: CalendarDate;
}

export interface EventFacts {
  readonly id: string;
  /** Of a move of several workers, each of them. */
  readonly workers: readonly string[];
  readonly kind: string;
  readonly from: CalendarDate;
  readonly newPence: number | null;
  readonly newHours: number | null;
  readonly newTitle: string | null;
  readonly newCode: string | null;
  readonly place: string | null;
  readonly startedOn: CalendarDate | null;
  readonly by: string;
}

export interface PaperFactsRow extends OfWorker {
  readonly id: string;
  readonly kind: Tables['stated_paper']['kind'];
  readonly title: string | null;
  readonly fromDay: CalendarDate;
  readonly toDay: CalendarDate | null;
  readonly version: number;
  readonly by: string;
  readonly at: Date;
  readonly values: readonly {
    readonly id: string;
    readonly field: string;
    readonly value: Readonly<Record<string, unknown>> | null;
    readonly encrypted: string | null;
    readonly tail: string | null;
  }[];
}

export interface SponsorNames {
  readonly name: string | null;
  readonly tradingName: string | null;
  readonly licenceNumber: string | null;
  readonly register: {
    readonly name: string;
    readonly tradingNames: readonly string[];
    readonly edition: CalendarDate;
  } | null;
  readonly places: readonly (readonly string[])[];
}

const any = (ids: readonly string[]) => sql`any(${[...ids]}::uuid[])`;
const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'Europe/London')::date`;

/** All that states something about workers of one organisation. */
export const statementsRepository = {
  async workers(on: On, { organisation, workers }: Compared): Promise<readonly WorkerFacts[]> {
    const { rows } = await sql<WorkerFacts>`
      select w.id, w.full_name as name, w.certificate_start as "certificateStart", w.certificate_ends as "certificateEnds",
        w.visa_ends as "visaEnds", w.started_on as "startedOn",
        least(w.sponsorship_ended_on, w.employment_ended_on) as "endedOn", coalesce(c.earlier, '[]') as earlier
      from worker w left join lateral (
        select jsonb_agg(jsonb_build_object('field', each ->> 'field', 'text', each ->> 'from',
          'day', case when each ->> 'from' ~ '^\\d{4}-\\d\\d-\\d\\d$' then each ->> 'from' end, 'until', ${dayOf('h.at')}) order by h.at, h.id) as earlier
        from worker_change h, jsonb_array_elements(h.changes) as each
        where h.worker = w.id
          and each ->> 'field' in ('full_name', 'certificate_start', 'certificate_ends', 'visa_ends', 'started_on')
      ) c on true
      where w.organisation = ${organisation} and w.id = ${any(workers)}`.execute(on);
    return rows;
  },
  async terms(on: On, { workers }: Compared): Promise<readonly TermsFacts[]> {
    const { rows } = await sql<TermsFacts>`
      select t.id, t.worker, t.from_day as "fromDay", t.job_title as "jobTitle", t.occupation_code as code,
        t.pay_pence::float8 as pence, t.hours_per_week::float8 as hours, concat_ws(', ', p.name, p.address) as place,
        array(select concat_ws(', ', o.name, o.address) from work_place o where o.id = any (t.other_places)) as "otherPlaces",
        t.by_name as by, ${dayOf('t.recorded_at')} as "recordedOn"
      from worker_terms t left join work_place p on p.id = t.work_place
      where t.worker = ${any(workers)} order by t.worker, t.from_day`.execute(on);
    return rows;
  },
  async sealed(on: On, { workers }: Compared): Promise<readonly SealedFacts[]> {
    const { rows } = await sql<SealedFacts>`
      select s.id, s.worker, s.field, s.encrypted_value as encrypted, s.tail, ${dayOf('s.changed_at')} as "recordedOn"
      from worker_sealed s where s.worker = ${any(workers)}
        and s.field in ('passport', 'national-insurance', 'certificate-number', 'birth-date')`.execute(on);
    return rows;
  },
  /** Those that were assigned and not withdrawn since, the earliest first. */
  async certificates(on: On, { workers }: Compared): Promise<readonly CertificateFactsRow[]> {
    const { rows } = await sql<CertificateFactsRow>`
      select c.id, c.worker, c.facts, c.assigned_on as "assignedOn", c.start_day as "startDay", c.end_day as "endDay",
        c.encrypted_number as "encryptedNumber", c.number_tail as tail, c.by_name as by
      from certificate c where c.worker = ${any(workers)} and c.state in ('assigned', 'used')
      order by c.worker, c.start_day nulls first, c.id`.execute(on);
    return rows;
  },
  /** The newest check of each, where it allowed the work. */
  async checks(on: On, { workers }: Compared): Promise<readonly CheckFacts[]> {
    const { rows } = await sql<CheckFacts>`
      select * from (
        select distinct on (r.worker) r.id, r.worker, r.checked_on as "checkedOn", r.expires_on as "expiresOn",
          r.document_expires_on as "documentExpiresOn", r.by_name as by, ${dayOf('r.recorded_at')} as "recordedOn", r.result
        from right_to_work_check r where r.worker = ${any(workers)}
        order by r.worker, r.checked_on desc, r.recorded_at desc
      ) newest where result = 'allowed'`.execute(on);
    return rows;
  },
  async offers(on: On, { workers, isRequest }: Compared): Promise<readonly OfferFacts[]> {
    const columns = sql`h.candidate_name as name, h.terms,
      (h.accepted_at at time zone 'Europe/London')::date as "acceptedOn"`;
    const { rows } = isRequest
      ? await sql<OfferFacts>`
          select o.worker, w.hire_case as "hireCase", o.name, o.terms, o.accepted_on as "acceptedOn"
          from offers_of_workers(${[...workers]}::uuid[]) o join worker w on w.id = o.worker`.execute(on)
      : await sql<OfferFacts>`
          select w.id as worker, h.id as "hireCase", ${columns} from worker w join hire_case h on h.id = w.hire_case
          where w.id = ${any(workers)} and h.offer_version > 0`.execute(on);
    return rows;
  },
  /** What happened and was not corrected, as far as a paper states it. */
  async events(on: On, { organisation, workers }: Compared): Promise<readonly EventFacts[]> {
    const { rows } = await sql<EventFacts>`
      select e.id, case when e.worker is not null then array[e.worker]::text[]
          else array(select jsonb_array_elements_text(e.facts -> 'workers')) end as workers,
        e.kind, e.happened_on as from, (e.facts ->> 'newPence')::float8 as "newPence",
        (e.facts ->> 'newHours')::float8 as "newHours", e.facts ->> 'newTitle' as "newTitle",
        e.facts ->> 'newCode' as "newCode", concat_ws(', ', p.name, p.address) as place,
        e.facts ->> 'startedOn' as "startedOn", e.by_name as by
      from sponsor_event e left join work_place p on p.id::text = e.facts ->> 'workPlace'
      where e.organisation = ${organisation} and not e.confidential
        and e.kind in ('pay', 'hours', 'role', 'place', 'move', 'start')
        and (e.worker = ${any(workers)} or (e.kind = 'move' and e.facts -> 'workers' ?| ${[...workers]}::text[]))
        and not exists (select from sponsor_event l where l.corrects = e.id)
      order by e.happened_on, e.id`.execute(on);
    return rows;
  },
  async papers(on: On, { workers }: Compared): Promise<readonly PaperFactsRow[]> {
    const { rows } = await sql<PaperFactsRow>`
      select p.id, p.worker, p.kind, p.title, p.from_day as "fromDay", p.to_day as "toDay", p.version, p.by_name as by,
        p.recorded_at as at, coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'field', v.field, 'value', v.value,
            'encrypted', v.encrypted_value, 'tail', v.tail) order by v.field)
          from stated_value v where v.paper = p.id), '[]') as values
      from stated_paper p where p.worker = ${any(workers)} order by p.from_day desc, p.id`.execute(on);
    return rows;
  },
  async unpaid(on: On, { workers }: Compared) {
    const { rows } = await sql<OfWorker & { readonly from: CalendarDate; readonly to: CalendarDate | null }>`
      select a.worker, a.first_day as from, a.last_day as to from worker_absence a
      where a.worker = ${any(workers)} and a.pay <> 'paid'`.execute(on);
    return rows;
  },
  async sponsor(on: On, organisation: string): Promise<SponsorNames> {
    const { rows } = await sql<SponsorNames>`
      select o.name, o.trading_name as "tradingName",
        (select l.licence_number from held_licence l where l.organisation = o.id) as "licenceNumber",
        (select jsonb_build_object('name', s.name, 'tradingNames', s.trading_names, 'edition', s.last_edition)
          from organisation_register r join sponsor s on s.id = r.sponsor
          where r.organisation = o.id and r.mark is not null) as register,
        array(select jsonb_build_array(p.name, coalesce(p.address, p.name)) from work_place p
          where p.organisation = o.id) as places
      from organisation o where o.id = ${organisation}`.execute(on);
    const [row] = rows;
    return row ?? { name: null, tradingName: null, licenceNumber: null, register: null, places: [] };
  },
};

export type StatementsRepository = typeof statementsRepository;

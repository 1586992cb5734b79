import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';

type On = Transaction<Tables>;

export interface TimelineEvent {
  readonly id: string;
  readonly kind: string;
  readonly happened_on: string;
  readonly by_name: string;
  /** The duty that it led to. */
  readonly duty: string | null;
  readonly title: string | null;
  readonly because: string | null;
  readonly changed: readonly {
    readonly worker: string;
    readonly field: string;
    readonly fromDay: string | null;
    readonly from: string | number | readonly (string | number)[] | null;
    readonly to: string | number | readonly (string | number)[] | null;
  }[];
  readonly corrected: { readonly at: string; readonly by: string; readonly because: string } | null;
}

export interface TimelineDuty {
  readonly id: string;
  readonly event: string | null;
  readonly title: string;
  readonly because: string;
  readonly happened_on: string;
  readonly report_by: string | null;
  readonly state: string;
  readonly reported_on: string | null;
}

export interface TimelineCertificate {
  readonly id: string;
  readonly state: string;
  readonly number_tail: string | null;
  readonly assigned_on: string | null;
  readonly used_on: string | null;
  readonly by_name: string;
}

/** What happened to a worker, of what row-level security shows the caller. */
export const workerTimelineRepository = {
  async events(on: On, worker: string): Promise<readonly TimelineEvent[]> {
    const { rows } = await sql<TimelineEvent>`
      select e.id, e.kind, e.happened_on, e.by_name, e.changed, d.id as duty, d.title, d.because,
        (select jsonb_build_object('at', to_char(l.recorded_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'by', l.by_name,
            'because', coalesce(l.correction, ''))
          from sponsor_event l where l.corrects = e.id limit 1) as corrected
      from sponsor_event e
      left join lateral (select id, title, because from sponsor_duty where event = e.id order by raised_at limit 1)
        as d on true
      where e.worker = ${worker} and e.kind <> 'withdrawn' order by e.happened_on desc, e.id limit 300`.execute(
      on,
    );
    return rows;
  },
  duties: (on: On, worker: string): Promise<readonly TimelineDuty[]> =>
    on
      .selectFrom('sponsor_duty')
      .select(['id', 'event', 'title', 'because', 'happened_on', 'report_by', 'state', 'reported_on'])
      .where('worker', '=', worker)
      .orderBy('raised_at', 'desc')
      .limit(300)
      .execute(),
  certificates: (on: On, worker: string): Promise<readonly TimelineCertificate[]> =>
    on
      .selectFrom('certificate')
      .select(['id', 'state', 'number_tail', 'assigned_on', 'used_on', 'by_name'])
      .where('worker', '=', worker)
      .orderBy('created_at', 'desc')
      .limit(20)
      .execute(),
};

export type WorkerTimelineRepository = typeof workerTimelineRepository;

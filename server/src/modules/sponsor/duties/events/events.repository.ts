import { sql, type Transaction } from 'kysely';
import { type Page, pageOf, pageSize, positionIn } from '../../../../platform/db/lists/keyset.ts';
import type { Tables } from '../../../../platform/db/tables.ts';

type On = Transaction<Tables>;

export interface NewEvent {
  readonly id: string;
  readonly organisation: string;
  readonly worker: string | null;
  readonly kind: string;
  readonly happened_on: string;
  readonly facts: object;
  readonly confidential: boolean;
  readonly history: boolean;
  readonly corrects: string | null;
  readonly correction: string | null;
  /** What it changed in the records of workers. */
  readonly changed: readonly object[];
  readonly by_account: string;
  readonly by_name: string;
}

type Same = Pick<NewEvent, 'organisation' | 'worker' | 'kind' | 'happened_on'>;

export const sponsorEventsRepository = {
  /** Of two colleagues who record the same event, the second waits, and then sees the first. */
  async lock(on: On, { organisation, worker, kind, happened_on }: Same) {
    const key = `portway.event ${organisation} ${worker} ${kind} ${happened_on}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(on);
  },
  /** The same event on record, unless a later one stands in its place. */
  same: (on: On, { organisation, worker, kind, happened_on }: Same, corrects: string | null) =>
    on
      .selectFrom('sponsor_event as e')
      .select(['e.id', 'e.by_name', 'e.recorded_at'])
      .where('e.organisation', '=', organisation)
      .where('e.kind', '=', kind)
      .where('e.happened_on', '=', happened_on)
      .where(worker === null ? sql<boolean>`e.worker is null` : sql<boolean>`e.worker = ${worker}`)
      .$if(corrects !== null, (query) => query.where('e.id', '!=', corrects ?? ''))
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('sponsor_event as l').select('l.id').whereRef('l.corrects', '=', 'e.id'))),
      )
      .executeTakeFirst(),
  /** Of two colleagues who correct the same event, the second waits, and then sees what the first did. */
  async lockOne(on: On, id: string) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`portway.event ${id}`}, 0))`.execute(on);
  },
  /** An event, with what stands in its place. */
  find: (on: On, organisation: string, id: string) =>
    on
      .selectFrom('sponsor_event as e')
      .leftJoin('sponsor_event as l', 'l.corrects', 'e.id')
      .leftJoin('worker as w', 'w.id', 'e.worker')
      .select(['e.id', 'e.worker', 'w.full_name', 'e.kind', 'e.happened_on', 'e.confidential', 'e.changed'])
      .select(['e.facts', 'e.history', 'e.by_name', 'e.recorded_at'])
      .select(['l.id as later', 'l.by_name as later_by', 'l.recorded_at as later_at', 'l.correction as why'])
      .where('e.organisation', '=', organisation)
      .where('e.id', '=', id)
      .where('e.kind', '!=', 'withdrawn')
      .executeTakeFirst(),
  async add(on: On, event: NewEvent) {
    await on
      .insertInto('sponsor_event')
      .values({ ...event, facts: JSON.stringify(event.facts), changed: JSON.stringify(event.changed) })
      .execute();
  },
  async cutOver(on: On, organisation: string): Promise<string | null> {
    const row = await on
      .selectFrom('held_licence')
      .select('cut_over')
      .where('organisation', '=', organisation)
      .executeTakeFirst();
    return row?.cut_over ?? null;
  },
  async history(on: On, organisation: string, after: string | undefined): Promise<Page<HistoryEvent>> {
    const from = after === undefined ? undefined : positionIn(after);
    const at = sql<number>`(extract(epoch from e.happened_on) * 1000000)::bigint`;
    const rows = await historyOf(on, organisation)
      .leftJoin('worker as w', 'w.id', 'e.worker')
      .select(['e.id', 'e.kind', 'e.happened_on', 'e.by_name', 'e.recorded_at', 'e.worker', 'w.full_name'])
      .select(at.as('at'))
      .$if(from !== undefined, (query) =>
        query.where(sql<boolean>`(${at}, e.id) < (${from?.at ?? 0}::bigint, ${from?.id ?? ''}::uuid)`),
      )
      .orderBy('e.happened_on', 'desc')
      .orderBy('e.id', 'desc')
      .limit(pageSize + 1)
      .execute();
    return pageOf(rows);
  },
  async historyCount(on: On, organisation: string): Promise<number> {
    const { count } = await historyOf(on, organisation)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },
};
export type SponsorEventsRepository = typeof sponsorEventsRepository;

interface HistoryEvent {
  readonly id: string;
  readonly kind: string;
  readonly happened_on: string;
  readonly by_name: string;
  readonly recorded_at: Date;
  readonly worker: string | null;
  readonly full_name: string | null;
}

/** Events before the first day with Portway, as they stand: not those that were corrected. */
const historyOf = (on: On, organisation: string) =>
  on
    .selectFrom('sponsor_event as e')
    .where('e.organisation', '=', organisation)
    .where('e.history', '=', true)
    .where('e.confidential', '=', false)
    .where('e.kind', '!=', 'withdrawn')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sponsor_event as l').select('l.id').whereRef('l.corrects', '=', 'e.id'))),
    );

import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

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
  find: (on: On, organisation: string, id: string) =>
    on
      .selectFrom('sponsor_event as e')
      .select(['e.id', 'e.worker', 'e.kind', 'e.happened_on', 'e.confidential', 'e.changed'])
      .select(({ exists, selectFrom }) =>
        exists(selectFrom('sponsor_event as l').select('l.id').whereRef('l.corrects', '=', 'e.id')).as(
          'corrected',
        ),
      )
      .where('e.organisation', '=', organisation)
      .where('e.id', '=', id)
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
  history: (on: On, organisation: string) =>
    on
      .selectFrom('sponsor_event as e')
      .leftJoin('worker as w', 'w.id', 'e.worker')
      .select(['e.id', 'e.kind', 'e.happened_on', 'e.by_name', 'e.recorded_at', 'e.worker', 'w.full_name'])
      .where('e.organisation', '=', organisation)
      .where('e.history', '=', true)
      .where('e.confidential', '=', false)
      .orderBy('e.happened_on', 'desc')
      .orderBy('e.id')
      .limit(200)
      .execute(),
};
export type SponsorEventsRepository = typeof sponsorEventsRepository;

import { type Insertable, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';

type On = Transaction<Tables>;

export interface StoredExplanation {
  readonly id: string;
  readonly worker: string;
  readonly field: string;
  readonly one_hash: string;
  readonly other_hash: string;
  readonly why: Tables['paper_explanation']['why'];
  readonly wrong_source: string | null;
  readonly reason: string;
  readonly by_name: string;
  readonly at: Date;
}

/** A duty that followed from an event on record. */
export interface FollowingReport {
  readonly event: string;
  readonly id: string;
  readonly title: string;
  readonly state: string;
  readonly reportBy: string | null;
  readonly reportedOn: string | null;
}

export interface EventOnRecord {
  readonly id: string;
  readonly kind: string;
  readonly by: string;
}

export const explanationsRepository = {
  /** Those that were not taken back. */
  async of(on: On, workers: readonly string[]): Promise<readonly StoredExplanation[]> {
    const { rows } = await sql<StoredExplanation>`
      select id, worker, field, one_hash, other_hash, why, wrong_source, reason, by_name, at
      from paper_explanation where worker = any(${[...workers]}::uuid[]) and withdrawn_at is null order by at, id`.execute(
      on,
    );
    return rows;
  },
  /** False where the same two values were explained meanwhile. */
  async add(on: On, explanation: Insertable<Tables['paper_explanation']>): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await on
      .insertInto('paper_explanation')
      .values(explanation)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  },
  /** Undefined where there is none of the organisation. */
  async find(on: On, organisation: string, id: string) {
    return await on
      .selectFrom('paper_explanation')
      .select(['id', 'worker', 'field', 'withdrawn_at'])
      .where('organisation', '=', organisation)
      .where('id', '=', id)
      .executeTakeFirst();
  },
  async withdraw(on: On, id: string, byName: string): Promise<void> {
    await on
      .updateTable('paper_explanation')
      .set({ withdrawn_at: sql<Date>`now()`, withdrawn_by_name: byName })
      .where('id', '=', id)
      .where('withdrawn_at', 'is', null)
      .execute();
  },
  async events(on: On, ids: readonly string[]): Promise<readonly EventOnRecord[]> {
    if (ids.length === 0) return [];
    const { rows } = await sql<EventOnRecord>`
      select e.id, e.kind, e.by_name as by from sponsor_event e where e.id = any(${[...ids]}::uuid[])`.execute(
      on,
    );
    return rows;
  },
  /** What followed from events and is reported, or was looked at. */
  async reports(on: On, events: readonly string[], worker: string): Promise<readonly FollowingReport[]> {
    if (events.length === 0) return [];
    const { rows } = await sql<FollowingReport>`
      select d.event, d.id, d.title, d.state, d.report_by as "reportBy", d.reported_on as "reportedOn"
      from sponsor_duty d where d.event = any(${[...events]}::uuid[]) and not d.confidential
        and (d.worker = ${worker} or d.worker is null) order by d.raised_at, d.id`.execute(on);
    return rows;
  },
};

export type ExplanationsRepository = typeof explanationsRepository;

import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';

type On = Transaction<Tables>;

export interface Due {
  readonly organisation: string;
  readonly worker: string;
}

export interface Counted extends Due {
  readonly unexplained: readonly string[];
  readonly explained: number;
  readonly since: string | null;
}

export function compareAgainRepository(owner: Kysely<Tables>) {
  return {
    inTransaction: <Result>(work: (on: On) => Promise<Result>): Promise<Result> =>
      owner.transaction().execute(work),
    /** Every worker of the organisations of which everybody is due. */
    async spread(on: On): Promise<void> {
      await sql`
        with every as (
          delete from agreement_due where id in (
            select id from agreement_due where worker is null order by id limit 100 for update skip locked
          ) returning organisation
        )
        insert into agreement_due (organisation, worker)
        select distinct w.organisation, w.id from worker w where w.organisation in (select organisation from every)`.execute(
        on,
      );
    },
    /** Some of those who are due, of one organisation; they are due no more once the transaction ends. */
    async take(on: On, max: number): Promise<readonly Due[]> {
      const { rows } = await sql<Due>`
        with first as (
          select organisation from agreement_due where worker is not null order by id limit 1
        ), next as (
          select distinct on (worker) worker from agreement_due
          where worker is not null and organisation = (select organisation from first) limit ${max}
        )
        delete from agreement_due d where d.id in (
          select id from agreement_due where worker in (select worker from next) for update skip locked
        ) returning d.organisation, d.worker`.execute(on);
      const byWorker = new Map(rows.map((row) => [row.worker, row]));
      return [...byWorker.values()];
    },
    /** Has everybody of every organisation compared again. */
    async markAll(on: On): Promise<void> {
      await sql`insert into agreement_due (organisation) select distinct organisation from worker`.execute(
        on,
      );
    },
    /** Saves what was found, and returns the workers whose unexplained differences have changed. */
    async save(on: On, counted: readonly Counted[]): Promise<readonly Due[]> {
      if (counted.length === 0) return [];
      const { rows } = await sql<Due>`
        with found as (
          select * from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
            as f(worker uuid, organisation uuid, unexplained text[], explained smallint, since date)
        ), before as (
          select a.worker, a.unexplained, a.since from worker_agreement a join found f on f.worker = a.worker
        ), saved as (
          insert into worker_agreement (worker, organisation, unexplained, explained, since)
          select f.worker, f.organisation, f.unexplained, f.explained, f.since from found f
          on conflict (worker) do update set unexplained = excluded.unexplained, explained = excluded.explained,
            since = excluded.since, compared_at = now()
          returning worker, organisation, unexplained, since
        )
        select s.organisation, s.worker from saved s left join before b on b.worker = s.worker
        where (coalesce(b.unexplained, '{}'), b.since) is distinct from (s.unexplained, s.since)`.execute(on);
      return rows;
    },
  };
}

export type CompareAgainRepository = ReturnType<typeof compareAgainRepository>;

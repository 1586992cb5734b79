import { sql, type Transaction } from 'kysely';
import { microseconds, olderThan, pageOf, pageSize, positionIn } from '../../../platform/db/lists/keyset.ts';
import type { Tables } from '../../../platform/db/tables.ts';

type On = Transaction<Tables>;

export interface CertificateRow {
  readonly id: string;
  readonly organisation: string;
  readonly worker: string | null;
  readonly worker_name: string | null;
  readonly kind: 'defined' | 'undefined';
  readonly state: Tables['certificate']['state'];
  readonly facts: unknown;
  readonly requested_on: string | null;
  readonly granted_on: string | null;
  readonly assigned_on: string | null;
  readonly used_on: string | null;
  readonly closed_on: string | null;
  readonly number_tail: string | null;
  readonly version: number;
}

interface NewCertificate {
  readonly id: string;
  readonly organisation: string;
  readonly worker: string | null;
  readonly kind: 'defined' | 'undefined';
  readonly facts: object;
  readonly by_account: string;
  readonly by_name: string;
}

/** What changes of a certificate, if nobody changed it since. */
interface Change {
  readonly facts?: object;
  readonly kind?: 'defined' | 'undefined';
  readonly state?: CertificateRow['state'];
  readonly start_day?: string | null;
  readonly end_day?: string | null;
  readonly requested_on?: string;
  readonly granted_on?: string;
  readonly assigned_on?: string;
  readonly used_on?: string;
  readonly closed_on?: string;
  readonly encrypted_number?: string;
  readonly number_tail?: string;
}

const selected = (on: On, organisation: string) =>
  on
    .selectFrom('certificate as c')
    .leftJoin('worker as w', 'w.id', 'c.worker')
    .select([
      'c.id',
      'c.organisation',
      'c.worker',
      'w.full_name as worker_name',
      'c.kind',
      'c.state',
      'c.facts',
    ])
    .select(['c.requested_on', 'c.granted_on', 'c.assigned_on', 'c.used_on', 'c.closed_on'])
    .select(['c.number_tail', 'c.version'])
    .where('c.organisation', '=', organisation);

export const certificatesRepository = {
  async list(on: On, organisation: string, after: string | undefined) {
    const from = after === undefined ? undefined : positionIn(after);
    const rows = await selected(on, organisation)
      .select(microseconds('c.created_at').as('at'))
      .$if(from !== undefined, (query) =>
        query.where(olderThan({ at: 'c.created_at', id: 'c.id' }, from ?? { at: 0, id: '' })),
      )
      .orderBy('c.created_at', 'desc')
      .orderBy('c.id', 'desc')
      .limit(pageSize + 1)
      .execute();
    return pageOf(rows);
  },
  find: (on: On, organisation: string, id: string): Promise<CertificateRow | undefined> =>
    selected(on, organisation).where('c.id', '=', id).executeTakeFirst(),
  async add(on: On, { facts, ...given }: NewCertificate): Promise<void> {
    await on
      .insertInto('certificate')
      .values({ ...given, state: 'draft', facts: JSON.stringify(facts) })
      .execute();
  },
  /** False where somebody changed it since. */
  async change(on: On, { id, version }: { id: string; version: number }, change: Change): Promise<boolean> {
    const { facts, ...rest } = change;
    const { numUpdatedRows } = await on
      .updateTable('certificate')
      .set({
        ...rest,
        ...(facts && { facts: JSON.stringify(facts) }),
        version: version + 1,
        changed_at: sql<Date>`now()`,
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
  async note(
    on: On,
    note: { certificate: string; organisation: string; words: string; by_account: string; by_name: string },
  ): Promise<void> {
    await on.insertInto('certificate_note').values(note).execute();
  },
  notes: (on: On, id: string) =>
    on
      .selectFrom('certificate_note')
      .select(['words', 'by_name', 'at'])
      .where('certificate', '=', id)
      .orderBy('id')
      .execute(),
  async saveAllocation(
    on: On,
    allocation: { organisation: string; from_day: string; to_day: string; allocated: number },
  ): Promise<void> {
    const { to_day, allocated } = allocation;
    await on
      .insertInto('certificate_allocation')
      .values(allocation)
      .onConflict((conflict) =>
        conflict.columns(['organisation', 'from_day']).doUpdateSet({ to_day, allocated }),
      )
      .execute();
  },
  /** Of two colleagues who assign certificates, the second waits, and then sees what the first assigned. */
  async lockAssigning(on: On, organisation: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`portway.assign ${organisation}`}, 0))`.execute(
      on,
    );
  },
  /** The encrypted numbers, of other certificates, that end alike. */
  numbersLike: (on: On, organisation: string, { id, tail }: { id: string; tail: string }) =>
    on
      .selectFrom('certificate as c')
      .leftJoin('worker as w', 'w.id', 'c.worker')
      .select(['c.id', 'c.encrypted_number', 'w.full_name as worker_name'])
      .where('c.organisation', '=', organisation)
      .where('c.id', '!=', id)
      .where(sql`upper(c.number_tail)`, '=', tail.toUpperCase())
      .where('c.encrypted_number', 'is not', null)
      .execute(),
  /** The allocation whose year a day is in, or the latest, with how many were assigned in it. */
  async allocation(on: On, organisation: string, day: string) {
    const { rows } = await sql<{ from_day: string; to_day: string; allocated: number; assigned: number }>`
      select a.from_day, a.to_day, a.allocated, (
        select count(*) from certificate c where c.organisation = a.organisation and c.kind = 'undefined'
          and c.assigned_on between a.from_day and a.to_day
      )::int as assigned
      from certificate_allocation a where a.organisation = ${organisation}
      order by (${day}::date between a.from_day and a.to_day) desc, a.from_day desc limit 1`.execute(on);
    return rows[0];
  },
  /** What a certificate takes from its worker's record. */
  async workerOf(on: On, organisation: string, id: string) {
    const { rows } = await sql<{
      name: string;
      job_title: string | null;
      occupation_code: string | null;
      pay_pence: number | null;
      hours: number | null;
      place: string | null;
      nation: 'england-and-wales' | 'scotland' | 'northern-ireland' | null;
    }>`
      select w.full_name as name, t.job_title, t.occupation_code, t.pay_pence, t.hours_per_week::float8 as hours,
        coalesce(p.address, p.name) as place, p.nation
      from worker w
      left join lateral (
        select * from worker_terms t where t.worker = w.id order by from_day desc limit 1
      ) t on true
      left join work_place p on p.id = t.work_place
      where w.organisation = ${organisation} and w.id = ${id}`.execute(on);
    return rows[0];
  },
};
export type CertificatesRepository = typeof certificatesRepository;

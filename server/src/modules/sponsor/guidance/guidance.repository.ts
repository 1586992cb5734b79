import { type Insertable, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';

type On = Transaction<Tables>;

export interface KeyPersonRow {
  readonly id: string;
  readonly role: Tables['key_person']['role'];
  readonly full_name: string;
  readonly account: string | null;
  readonly from_day: string;
  readonly until_day: string | null;
}

export interface ReadingRow {
  readonly key_person: string;
  readonly edition: string;
  readonly read_on: string;
  readonly by_name: string;
}

export interface CertificateSince {
  readonly from: string;
  readonly workers: number;
}

export const guidanceRepository = {
  async keyPeople(on: On, organisation: string): Promise<readonly KeyPersonRow[]> {
    const { rows } = await sql<KeyPersonRow>`
      select id, role, full_name, account, from_day, until_day from key_person
      where organisation = ${organisation} order by array_position(
        '{authorising-officer,key-contact,level-1,level-2}'::text[], role), lower(full_name), id`.execute(on);
    return rows;
  },
  readings: (on: On, organisation: string): Promise<readonly ReadingRow[]> =>
    on
      .selectFrom('guidance_reading')
      .select(['key_person', 'edition', 'read_on', 'by_name'])
      .where('organisation', '=', organisation)
      .execute(),
  /** False where it is confirmed already. */
  async add(on: On, reading: Insertable<Tables['guidance_reading']>): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await on
      .insertInto('guidance_reading')
      .values(reading)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  },
  /** Of those whom the caller sees. */
  async workers(on: On, organisation: string, today: string) {
    const { rows } = await sql<{ sponsored: number; employed: number }>`
      select (count(*) filter (where coalesce(least(w.sponsorship_ended_on, w.employment_ended_on) > ${today}::date, true)
          and w.route = 'skilled-worker'))::int as sponsored,
        (count(*) filter (where coalesce(w.employment_ended_on > ${today}::date, true)))::int as employed
      from worker w where w.organisation = ${organisation}`.execute(on);
    return rows[0] ?? { sponsored: 0, employed: 0 };
  },
  /** How many sponsored workers hold a certificate that was assigned, or else begins, on a day or later. */
  async certificatesSince(
    on: On,
    organisation: string,
    { days, today }: { days: readonly string[]; today: string },
  ) {
    const { rows } = await sql<CertificateSince>`
      select d.day::text as from, (select count(*)::int from worker w
        where w.organisation = ${organisation} and w.route = 'skilled-worker'
          and coalesce(least(w.sponsorship_ended_on, w.employment_ended_on) > ${today}::date, true)
          and coalesce((select max(c.assigned_on) from certificate c where c.worker = w.id
            and c.state in ('assigned', 'used')), w.certificate_start) >= d.day) as workers
      from unnest(${[...days]}::date[]) as d(day)`.execute(on);
    return new Map(rows.map((row) => [row.from, row.workers]));
  },
  /** Open duties, by the id of the rule on which they rest. */
  async openDuties(on: On, organisation: string): Promise<ReadonlyMap<string, number>> {
    const { rows } = await sql<{ duty: string; count: number }>`
      select coalesce(d.duty, case split_part(d.found_key, ':', 1) when 'pay' then 'rec-pay-period'
          when 'check-due' then 'rec-right-to-work' when 'guidance' then 'rec-read-guidance'
          when 'log-in' then 'rec-sms-login' when 'allocation-ends' then 'rec-cos-allocation' end) as duty,
        count(*)::int as count
      from sponsor_duty d where d.organisation = ${organisation} and d.state in ('to-do', 'prepared', 'checked')
      group by 1`.execute(on);
    return new Map(rows.flatMap(({ duty, count }) => (duty === null ? [] : [[duty, count]])));
  },
};

export type GuidanceRepository = typeof guidanceRepository;

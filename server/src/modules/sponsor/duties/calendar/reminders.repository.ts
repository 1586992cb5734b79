import { sql, type Transaction } from 'kysely';
import { asAppWith } from '../../../../platform/db/as-app.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { Tables } from '../../../../platform/db/tables.ts';
import type { Outbox } from '../../../../platform/mail/outbox.ts';

type On = Transaction<Tables>;

export interface Reminded {
  readonly account: string;
  readonly organisation: string;
  readonly organisationName: string | null;
  readonly role: 'officer' | 'adviser' | 'line-manager';
  /** How many days before a duty is due its reminders go out. */
  readonly remindDays: readonly number[];
  /** The Authorising Officer of the licence. */
  readonly isAuthorising: boolean;
}

export interface OpenDuty {
  readonly id: string;
  /** The safer day, YYYY-MM-DD. */
  readonly day: string;
  readonly reportBy: string | null;
  readonly fullName: string | null;
}

export interface DuePlan {
  readonly id: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly fullName: string | null;
}

const batch = 200;
/** So long after its day a plan that nobody answered is still told of, should the mails have stood still. */
const plannedDays = 7;

/** Runs as the owner of the tables: nobody is logged in at night. */
export function remindersRepository(
  { queries, owner }: Pick<Database, 'queries' | 'owner'>,
  outbox: Pick<Outbox, 'post'>,
) {
  return {
    /** Those who keep the records where a duty is open or a plan’s day has come, a batch at a time, after the last of the batch before. */
    async people(
      after: Pick<Reminded, 'account' | 'organisation'> | undefined,
      today: string,
    ): Promise<readonly Reminded[]> {
      const { rows } = await sql<Reminded>`
        select m.account, m.organisation, o.name as "organisationName", m.compliance_role as role,
          coalesce(l.remind_days, '{10,5,2,1,0}') as "remindDays",
          exists (
            select from key_person k where k.organisation = m.organisation and k.account = m.account
              and k.role = 'authorising-officer' and k.until_day is null
          ) as "isAuthorising"
        from membership m join organisation o on o.id = m.organisation
          left join held_licence l on l.organisation = m.organisation
        where m.compliance_role in ('officer', 'adviser', 'line-manager')
          and (m.account, m.organisation) > (
            ${after?.account ?? '00000000-0000-0000-0000-000000000000'}::uuid,
            ${after?.organisation ?? '00000000-0000-0000-0000-000000000000'}::uuid
          )
          and exists (
            select from sponsor_duty d where d.organisation = m.organisation and d.state in ('to-do', 'prepared', 'checked')
              and coalesce(d.remind_by, d.report_by) is not null
            union all
            select from planned_event p where p.organisation = m.organisation and p.state = 'planned'
              and p.planned_for between ${today}::date - ${plannedDays}::int and ${today}::date
          )
        order by m.account, m.organisation limit ${batch}`.execute(owner);
      return rows;
    },
    /** The person's address; undefined when their account is about to be deleted. */
    addressOf: (account: string): Promise<string | undefined> =>
      asAppWith(queries, { account }, async (on) => {
        const row = await on
          .selectFrom('account')
          .select('email')
          .where('id', '=', account)
          .where('deletion_due', 'is', null)
          .executeTakeFirst();
        return row?.email;
      }),
    inTransaction: (task: (on: On) => Promise<void>): Promise<void> => owner.transaction().execute(task),
    /** Notes what is told; false when that was told already. */
    async claim(
      on: On,
      { person: { account, organisation }, about, day }: { person: Reminded; about: string; day: string },
    ): Promise<boolean> {
      const claimed = await on
        .insertInto('sponsor_reminder')
        .values({ account, organisation, about, on_day: day })
        .onConflict((conflict) => conflict.doNothing())
        .returning('about')
        .executeTakeFirst();
      return claimed !== undefined;
    },
    /** Of the organisation, or of a line manager's own people; nothing confidential. */
    async openDuties(on: On, { account, organisation, role }: Reminded): Promise<readonly OpenDuty[]> {
      const { rows } = await sql<OpenDuty>`
        select d.id, coalesce(d.remind_by, d.report_by) as day, d.report_by as "reportBy", w.full_name as "fullName"
        from sponsor_duty d left join worker w on w.id = d.worker
        where d.organisation = ${organisation} and d.state in ('to-do', 'prepared', 'checked') and not d.confidential
          and coalesce(d.remind_by, d.report_by) is not null
          and (${role !== 'line-manager'} or d.for_team and w.manager = ${account})
        order by day, d.id`.execute(on);
      return rows;
    },
    /** Planned events whose day has come; of a line manager's own people, and nothing that tells of pay. */
    async duePlans(on: On, person: Reminded, today: string): Promise<readonly DuePlan[]> {
      const { rows } = await sql<DuePlan>`
        select p.id, p.planned_for as day, w.full_name as "fullName"
        from planned_event p left join worker w on w.id = p.worker
        where p.organisation = ${person.organisation} and p.state = 'planned'
          and p.planned_for between ${today}::date - ${plannedDays}::int and ${today}::date
          and (${person.role !== 'line-manager'} or w.manager = ${person.account} and p.kind not in ('pay', 'start')
            and not p.facts ?| array['newPence', 'salaryOption'])
        order by day, p.id`.execute(on);
      return rows;
    },
    post: outbox.post,
  };
}

export type RemindersRepository = ReturnType<typeof remindersRepository>;

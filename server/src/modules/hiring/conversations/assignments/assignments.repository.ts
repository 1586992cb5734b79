import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';

type On = Transaction<Tables>;

interface Assignment {
  readonly conversation: string;
  readonly organisation: string;
  readonly account: string;
}

export const assignmentsRepository = {
  /** The name of a member who may answer candidates; undefined for anyone else. */
  async colleague(on: On, organisation: string, account: string): Promise<string | undefined> {
    const row = await on
      .selectFrom('membership as m')
      .innerJoin('account as a', 'a.id', 'm.account')
      .select('a.full_name as name')
      .where('m.organisation', '=', organisation)
      .where('m.account', '=', account)
      .where('m.hiring', 'in', ['write', 'offers'])
      .executeTakeFirst();
    return row?.name;
  },
  async set(on: On, assignment: Assignment): Promise<void> {
    const { account } = assignment;
    await on
      .insertInto('conversation_assignment')
      .values(assignment)
      .onConflict((conflict) => conflict.column('conversation').doUpdateSet({ account, since: sql`now()` }))
      .execute();
  },
  async clear(on: On, conversation: string): Promise<void> {
    await on.deleteFrom('conversation_assignment').where('conversation', '=', conversation).execute();
  },
};

export type AssignmentsRepository = typeof assignmentsRepository;

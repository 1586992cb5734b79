import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';

type On = Transaction<Tables>;

interface Assignment {
  readonly conversation: string;
  readonly organisation: string;
  readonly account: string;
}

export interface AssignmentsRepository {
  /** The name of a member who may answer candidates; undefined for anyone else. */
  colleague(on: On, organisation: string, account: string): Promise<string | undefined>;
  set(on: On, assignment: Assignment): Promise<void>;
  clear(on: On, conversation: string): Promise<void>;
}

export const assignmentsRepository: AssignmentsRepository = {
  async colleague(on, organisation, account) {
    const row = await on
      .selectFrom('membership as m')
      .innerJoin('account as a', 'a.id', 'm.account')
      .select('a.full_name as name')
      .where('m.organisation', '=', organisation)
      .where('m.account', '=', account)
      .where('m.role', '<>', 'viewer')
      .executeTakeFirst();
    return row?.name;
  },
  async set(on, assignment) {
    const { account } = assignment;
    await on
      .insertInto('conversation_assignment')
      .values(assignment)
      .onConflict((conflict) => conflict.column('conversation').doUpdateSet({ account, since: sql`now()` }))
      .execute();
  },
  async clear(on, conversation) {
    await on.deleteFrom('conversation_assignment').where('conversation', '=', conversation).execute();
  },
};

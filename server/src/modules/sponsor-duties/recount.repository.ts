import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

type On = Transaction<Tables>;

export interface OpenCount {
  readonly id: string;
  readonly organisation: string;
  readonly asked: unknown;
  readonly report_by: string | null;
  readonly remind_by: string | null;
  readonly deadline: Readonly<Record<string, unknown>> | null;
}

interface Recounted {
  readonly report_by: string;
  readonly remind_by: string;
  readonly deadline: object;
}

const pageOfDuties = 500;

export interface RecountRepository {
  /** In its own transaction. */
  within<Result>(work: (on: On) => Promise<Result>): Promise<Result>;
  /** Open duties with a day counted, of every organisation, after an id; locked. */
  openAfter(on: On, id: string): Promise<readonly OpenCount[]>;
  move(on: On, id: string, recounted: Recounted): Promise<void>;
}

/** As the tables' owner: the count is of every organisation. */
export function recountRepository(owner: Kysely<Tables>): RecountRepository {
  return {
    within: (work) => owner.transaction().execute(work),
    openAfter: (on, id) =>
      on
        .selectFrom('sponsor_duty')
        .select(['id', 'organisation', 'asked', 'report_by', 'remind_by', 'deadline'])
        .where('state', 'in', ['to-do', 'prepared', 'checked'])
        .where('report_by', 'is not', null)
        .where('id', '>', id)
        .orderBy('id')
        .limit(pageOfDuties)
        .forUpdate()
        .execute(),
    async move(on, id, { deadline, ...days }) {
      await on
        .updateTable('sponsor_duty')
        .set((set) => ({
          ...days,
          deadline: JSON.stringify(deadline),
          version: set('version', '+', 1),
          changed_at: new Date(),
        }))
        .where('id', '=', id)
        .execute();
    },
  };
}

import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';

type On = Transaction<Tables>;

export interface OpenCount {
  readonly id: string;
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

/** Someone who holds a duty. */
export interface Holder {
  readonly account: string;
  readonly duty: string;
}

const pageOfOrganisations = 200;
const openStates = ['to-do', 'prepared', 'checked'] as const;

/** As the tables' owner: the count is of every organisation. */
export function recountRepository(owner: Kysely<Tables>) {
  return {
    /** In its own transaction. */
    within: <Result>(work: (on: On) => Promise<Result>): Promise<Result> => owner.transaction().execute(work),
    /** Those with an open duty whose day is counted, after an id. */
    async organisationsAfter(id: string): Promise<readonly string[]> {
      const rows = await owner
        .selectFrom('sponsor_duty')
        .select('organisation')
        .distinct()
        .where('state', 'in', [...openStates])
        .where('report_by', 'is not', null)
        .where('organisation', '>', id)
        .orderBy('organisation')
        .limit(pageOfOrganisations)
        .execute();
      return rows.map(({ organisation }) => organisation);
    },
    /** Open duties of an organisation with a day counted; locked. */
    open: (on: On, organisation: string): Promise<readonly OpenCount[]> =>
      on
        .selectFrom('sponsor_duty')
        .select(['id', 'asked', 'report_by', 'remind_by', 'deadline'])
        .where('organisation', '=', organisation)
        .where('state', 'in', [...openStates])
        .where('report_by', 'is not', null)
        .orderBy('id')
        .forUpdate()
        .execute(),
    /** Officers, advisers and the worker's line manager; of what is confidential officers alone. */
    async holders(on: On, duties: readonly string[]): Promise<readonly Holder[]> {
      const { rows } = await sql<Holder>`
        select m.account, d.id as duty
        from sponsor_duty d join membership m on m.organisation = d.organisation left join worker w on w.id = d.worker
        where d.id = any (${sql.val([...duties])}::uuid[]) and (
          m.compliance_role = 'officer' or not d.confidential and (
            m.compliance_role = 'adviser'
              or m.compliance_role = 'line-manager' and w.manager = m.account and d.for_team
          )
        ) order by m.account, d.report_by, d.id`.execute(on);
      return rows;
    },
    async move(on: On, id: string, { deadline, ...days }: Recounted): Promise<void> {
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

export type RecountRepository = ReturnType<typeof recountRepository>;

import { sql, type Transaction } from 'kysely';
import {
  microseconds,
  olderThan,
  type Page,
  pageOf,
  pageSize,
  positionIn,
} from '../../../platform/db/lists/keyset.ts';
import type { Tables } from '../../../platform/db/tables.ts';

type On = Transaction<Tables>;
type Stored = Readonly<Record<string, unknown>>;

export interface CaseRow {
  readonly id: string;
  readonly application: string | null;
  readonly account: string | null;
  readonly candidate_name: string;
  readonly terms: Stored;
  readonly judgement: unknown;
  readonly offer_version: number;
  readonly accepted_at: Date;
  /** YYYY-MM-DD */
  readonly ended_on: string | null;
}

export interface DoneRow {
  readonly hire_case: string;
  readonly step: string;
  readonly by_name: string;
  readonly done_at: Date;
}

interface NewCase {
  readonly id: string;
  readonly organisation: string;
  readonly application: string;
  readonly account: string;
  readonly candidate_name: string;
  readonly terms: object;
  readonly judgement: unknown;
  readonly offer_version: number;
}

/** Looked through for steps that wait. */
const maxOpen = 200;

export const hireCasesRepository = {
  async add(on: On, { terms, judgement, ...hire }: NewCase): Promise<void> {
    await on
      .insertInto('hire_case')
      .values({
        ...hire,
        terms: JSON.stringify(terms),
        judgement: judgement === null ? null : JSON.stringify(judgement),
      })
      // Someone whom a colleague recorded as hired outside Portway has one.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
  async list(on: On, organisation: string, after: string | undefined): Promise<Page<CaseRow>> {
    const from = after === undefined ? undefined : positionIn(after);
    const rows = await cases(on, organisation)
      .select(microseconds('c.accepted_at').as('at'))
      .$if(from !== undefined, (query) =>
        query.where(olderThan({ at: 'c.accepted_at', id: 'c.id' }, from ?? { at: 0, id: '' })),
      )
      .orderBy('c.accepted_at', 'desc')
      .orderBy('c.id', 'desc')
      .limit(pageSize + 1)
      .execute();
    return pageOf(rows);
  },
  /** Hires that have not ended on this day, the newest first; nothing of the reader's own. */
  open: (
    on: On,
    { organisation, account, day }: { organisation: string; account: string; day: string },
  ): Promise<readonly CaseRow[]> =>
    cases(on, organisation)
      .where(
        sql<boolean>`coalesce(c.ended_on > ${day}::date, true) and c.account is distinct from ${account}::uuid`,
      )
      .orderBy('c.accepted_at', 'desc')
      .orderBy('c.id', 'desc')
      .limit(maxOpen)
      .execute(),
  find: (on: On, organisation: string, id: string): Promise<CaseRow | undefined> =>
    cases(on, organisation).where('c.id', '=', id).executeTakeFirst(),
  /** The same, locked: of two colleagues, the second waits. */
  findForUpdate: (on: On, organisation: string, id: string): Promise<CaseRow | undefined> =>
    cases(on, organisation).where('c.id', '=', id).forUpdate().executeTakeFirst(),
  findOwn: (on: On, account: string, application: string): Promise<CaseRow | undefined> =>
    caseColumns(on)
      .where('c.account', '=', account)
      .where('c.application', '=', application)
      .executeTakeFirst(),
  async idOf(on: On, organisation: string, application: string): Promise<string | undefined> {
    const row = await cases(on, organisation).where('c.application', '=', application).executeTakeFirst();
    return row?.id;
  },
  /** Ends the hire of an application, which may then be hired again. */
  async detach(on: On, application: string, endedOn: string): Promise<void> {
    await on
      .updateTable('hire_case')
      .set({ application: null, ended_on: endedOn })
      .where('application', '=', application)
      .execute();
  },
  done: (on: On, ids: readonly string[]): Promise<readonly DoneRow[]> =>
    on
      .selectFrom('hire_case_step')
      .select(['hire_case', 'step', 'by_name', 'done_at'])
      .where(sql<boolean>`hire_case = any (${sql.val([...ids])}::uuid[])`)
      .execute(),
  async conversationOf(on: On, application: string): Promise<string | undefined> {
    const row = await on
      .selectFrom('conversation')
      .select('id')
      .where('application', '=', application)
      .executeTakeFirst();
    return row?.id;
  },
  async mark(
    on: On,
    step: { hire_case: string; step: string; by_account: string; by_name: string },
  ): Promise<void> {
    await on
      .insertInto('hire_case_step')
      .values(step)
      .onConflict((conflict) => conflict.columns(['hire_case', 'step']).doNothing())
      .execute();
  },
  async unmark(on: On, id: string, step: string): Promise<void> {
    await on.deleteFrom('hire_case_step').where('hire_case', '=', id).where('step', '=', step).execute();
  },
  async end(on: On, id: string, day: string | null): Promise<void> {
    await on.updateTable('hire_case').set({ ended_on: day }).where('id', '=', id).execute();
  },
};

export type HireCasesRepository = typeof hireCasesRepository;

function caseColumns(on: On) {
  return on
    .selectFrom('hire_case as c')
    .select(['c.id', 'c.application', 'c.account', 'c.candidate_name', 'c.terms', 'c.judgement'])
    .select(['c.offer_version', 'c.accepted_at', sql<string | null>`c.ended_on::text`.as('ended_on')]);
}

const cases = (on: On, organisation: string) => caseColumns(on).where('c.organisation', '=', organisation);

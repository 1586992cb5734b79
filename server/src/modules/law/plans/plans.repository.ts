import { type Selectable, sql, type Transaction } from 'kysely';
import {
  microseconds,
  olderThan,
  type Page,
  pageOf,
  pageSize,
  positionIn,
} from '../../../platform/db/lists/keyset.ts';
import type { RateLimits } from '../../../platform/db/rate-limit.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { SavedPlanTable } from './plans.tables.ts';

type On = Transaction<Tables>;
type Row = Selectable<SavedPlanTable>;

export interface SavedPlanRow
  extends Pick<Row, 'id' | 'name' | 'answers' | 'job' | 'sponsor' | 'created_at' | 'updated_at'> {
  readonly draft_id: string | null;
  readonly draft_title: string | null;
  readonly draft_state: 'draft' | 'published' | 'paused' | 'closed' | null;
  readonly draft_created_at: Date | null;
}

/** Whose plans; a draft of an organisation to which the account no longer belongs is not shown. */
export interface PlansOwner {
  readonly account: string;
  readonly organisation: string | null;
}

interface PlansQuery {
  readonly search?: string | undefined;
  readonly after?: string | undefined;
}

export function plansRepository(limits: RateLimits) {
  const set = (on: On, id: string) => on.updateTable('saved_plan').where('id', '=', id);
  return {
    async list(on: On, owner: PlansOwner, { search, after }: PlansQuery): Promise<Page<SavedPlanRow>> {
      const from = after === undefined ? undefined : positionIn(after);
      const rows = await plans(on, owner)
        .select(microseconds('plan.created_at').as('at'))
        .$if(search !== undefined, (query) =>
          query.where(sql<boolean>`position(lower(${search}) in lower(plan.name)) > 0`),
        )
        .$if(from !== undefined, (query) =>
          query.where(olderThan({ at: 'plan.created_at', id: 'plan.id' }, from ?? { at: 0, id: '' })),
        )
        .orderBy('plan.created_at', 'desc')
        .orderBy('plan.id', 'desc')
        .limit(pageSize + 1)
        .execute();
      return pageOf(rows);
    },
    async count(on: On, account: string): Promise<number> {
      const { count } = await on
        .selectFrom('saved_plan')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('account', '=', account)
        .where('removed_at', 'is', null)
        .executeTakeFirstOrThrow();
      return count;
    },
    find: (on: On, owner: PlansOwner, id: string): Promise<SavedPlanRow | undefined> =>
      plans(on, owner).where('plan.id', '=', id).executeTakeFirst(),
    /** The same, locked until the transaction ends. */
    async findForUpdate(on: On, owner: PlansOwner, id: string): Promise<SavedPlanRow | undefined> {
      // In a query of its own: the draft that another transaction made while this one waited is read after the wait.
      await on.selectFrom('saved_plan').select('id').where('id', '=', id).forUpdate().execute();
      return await plans(on, owner).where('plan.id', '=', id).executeTakeFirst();
    },
    /** Whether there is a plan of this id that was deleted within the last day. */
    async isRemoved(on: On, account: string, id: string): Promise<boolean> {
      const row = await on
        .selectFrom('saved_plan')
        .select('id')
        .where('account', '=', account)
        .where('id', '=', id)
        .where('removed_at', '>', sql<Date>`now() - interval '1 day'`)
        .executeTakeFirst();
      return row !== undefined;
    },
    /** Concurrent additions of one account wait, so that they cannot exceed its limit. */
    async lock(on: On, account: string): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtext(${`plans ${account}`}))`.execute(on);
    },
    async add(
      on: On,
      {
        answers,
        job,
        sponsor,
        ...plan
      }: Pick<Row, 'id' | 'account' | 'name' | 'answers' | 'job'> & { readonly sponsor: object | null },
    ): Promise<void> {
      await on
        .insertInto('saved_plan')
        .values({
          ...plan,
          answers: JSON.stringify(answers),
          job: JSON.stringify(job),
          sponsor: sponsor && JSON.stringify(sponsor),
        })
        .execute();
    },
    async rename(on: On, id: string, name: string): Promise<void> {
      await set(on, id).set({ name, updated_at: sql`now()` }).execute();
    },
    async setDraft(on: On, id: string, job: string): Promise<void> {
      await set(on, id).set({ draft: job, updated_at: sql`now()` }).execute();
    },
    async remove(on: On, id: string): Promise<void> {
      await set(on, id).set({ removed_at: sql`now()` }).execute();
    },
    async restore(on: On, id: string): Promise<void> {
      await set(on, id).set({ removed_at: null }).execute();
    },
    /** Counts a saved plan; throws a Refusal when an account saves too many in an hour. */
    takeSave: (on: On, account: string): Promise<void> =>
      limits.take(on, { name: 'plan', max: 300, perSeconds: 3600 }, account),
  };
}

export type PlansRepository = ReturnType<typeof plansRepository>;

function plans(on: On, { account, organisation }: PlansOwner) {
  return on
    .selectFrom('saved_plan as plan')
    .leftJoin('job', (join) =>
      join.onRef('job.id', '=', 'plan.draft').on('job.organisation', '=', organisation),
    )
    .where('plan.account', '=', account)
    .where('plan.removed_at', 'is', null)
    .select([
      'plan.id',
      'plan.name',
      'plan.answers',
      'plan.job',
      'plan.sponsor',
      'plan.created_at',
      'plan.updated_at',
      'job.id as draft_id',
      'job.state as draft_state',
      'job.created_at as draft_created_at',
    ])
    .select(sql<string | null>`job.answers ->> 'title'`.as('draft_title'));
}

import { type Selectable, sql } from 'kysely';
import type { RateLimits } from '../../../platform/db/rate-limit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import type { IdentityTable } from './equality-monitoring.tables.ts';

type Row = Selectable<IdentityTable>;

/** Encrypted equality monitoring answers in the database. */
export function equalityMonitoringRepository(limits: RateLimits) {
  return {
    find,
    /** The same, with a row lock: concurrent changes and deletions wait. */
    async hold(requestContext: RequestContext): Promise<Row | undefined> {
      const { caller, transaction } = requestContext;
      // The profile's row exists before this one and is locked first, in the same order as saving the
      // profile.
      await transaction
        .insertInto('profile')
        .values({ account: caller.account, answers: '{}', pronouns: null, active_on: null })
        .onConflict((conflict) => conflict.column('account').doNothing())
        .execute();
      await transaction
        .selectFrom('profile')
        .select('account')
        .where('account', '=', caller.account)
        .forUpdate()
        .execute();
      return await find(requestContext);
    },
    async set(
      { caller, transaction }: RequestContext,
      row: Pick<Row, 'sealed' | 'consent_version' | 'consented_at'>,
    ): Promise<void> {
      const set = { ...row, changed_at: sql<Date>`now()` };
      await transaction
        .insertInto('identity')
        .values({ account: caller.account, ...set })
        .onConflict((conflict) => conflict.column('account').doUpdateSet(set))
        .execute();
    },
    /** False when there was nothing. */
    async remove({ caller, transaction }: RequestContext): Promise<boolean> {
      const row = await transaction
        .deleteFrom('identity')
        .where('account', '=', caller.account)
        .returning('account')
        .executeTakeFirst();
      return row !== undefined;
    },
    /** What recruiters see; null for nothing. */
    async showPronouns({ caller, transaction }: RequestContext, pronouns: string | null): Promise<void> {
      await transaction
        .updateTable('profile')
        .set({ pronouns, changed_at: sql<Date>`now()` })
        .where('account', '=', caller.account)
        .where('pronouns', 'is distinct from', pronouns)
        .execute();
    },
    /** Counts a change; throws a Refusal when there are too many. */
    takeChange: ({ caller, transaction }: RequestContext): Promise<void> =>
      limits.take(transaction, { name: 'identity', max: 120, perSeconds: 300 }, caller.account),
  };
}

export type IdentityRepository = ReturnType<typeof equalityMonitoringRepository>;

async function find({ caller, transaction }: RequestContext): Promise<Row | undefined> {
  return await transaction
    .selectFrom('identity')
    .selectAll()
    .where('account', '=', caller.account)
    .executeTakeFirst();
}

import { type Selectable, sql } from 'kysely';
import type { RateLimits } from '../../../platform/db/rate-limit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import type { IdentityTable } from './equality-monitoring.tables.ts';

type Row = Selectable<IdentityTable>;

export interface IdentityRepository {
  find(requestContext: RequestContext): Promise<Row | undefined>;
  /** The same, with a row lock: concurrent changes and deletions wait. */
  hold(requestContext: RequestContext): Promise<Row | undefined>;
  set(
    requestContext: RequestContext,
    row: Pick<Row, 'sealed' | 'consent_version' | 'consented_at'>,
  ): Promise<void>;
  /** False when there was nothing. */
  remove(requestContext: RequestContext): Promise<boolean>;
  /** What recruiters see; null for nothing. */
  showPronouns(requestContext: RequestContext, pronouns: string | null): Promise<void>;
  /** Counts a change; throws a Refusal when there are too many. */
  takeChange(requestContext: RequestContext): Promise<void>;
}

/** Encrypted equality monitoring answers in the database. */
export function equalityMonitoringRepository(limits: RateLimits): IdentityRepository {
  return {
    find,
    async hold(requestContext) {
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
    async set({ caller, transaction }, row) {
      const set = { ...row, changed_at: sql<Date>`now()` };
      await transaction
        .insertInto('identity')
        .values({ account: caller.account, ...set })
        .onConflict((conflict) => conflict.column('account').doUpdateSet(set))
        .execute();
    },
    async remove({ caller, transaction }) {
      const gone = await transaction
        .deleteFrom('identity')
        .where('account', '=', caller.account)
        .returning('account')
        .executeTakeFirst();
      return gone !== undefined;
    },
    async showPronouns({ caller, transaction }, pronouns) {
      await transaction
        .updateTable('profile')
        .set({ pronouns, changed_at: sql<Date>`now()` })
        .where('account', '=', caller.account)
        .where('pronouns', 'is distinct from', pronouns)
        .execute();
    },
    takeChange: ({ caller, transaction }) =>
      limits.take(transaction, { name: 'identity', max: 120, perSeconds: 300 }, caller.account),
  };
}

async function find({ caller, transaction }: RequestContext): Promise<Row | undefined> {
  return await transaction
    .selectFrom('identity')
    .selectAll()
    .where('account', '=', caller.account)
    .executeTakeFirst();
}

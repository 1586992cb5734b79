import { type Selectable, sql, type Transaction } from 'kysely';
import { asAppWith } from '../../../platform/db/as-app.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Mail, Outbox } from '../../../platform/mail/outbox.ts';
import { searchJobs } from '../jobs/search/search-jobs.ts';
import type { SavedSearchTable } from './saved-jobs.tables.ts';

export interface DueSearch {
  readonly id: string;
  readonly account: string;
}

/** A search that is due, locked, and its owner. */
export interface HeldSearch
  extends Pick<Selectable<SavedSearchTable>, 'id' | 'name' | 'search' | 'mailed_to'> {
  readonly alerts: 'daily' | 'weekly';
  /** This alert covers jobs published up to this time. */
  readonly until: Date;
  readonly wanted: boolean;
}

const batch = 200;

export function jobAlertsRepository({ queries, owner }: Pick<Database, 'queries' | 'owner'>, outbox: Outbox) {
  return {
    /** Searches last mailed before these moments, a batch at a time, after the last one of the batch before. */
    async due(
      { daily, weekly }: Record<'daily' | 'weekly', Date>,
      after: string | undefined,
    ): Promise<readonly DueSearch[]> {
      return await owner
        .selectFrom('saved_search')
        .select(['id', 'account'])
        .where('removed_at', 'is', null)
        .where(sql<boolean>`mailed_to < case alerts when 'daily' then ${daily}::timestamptz
          when 'weekly' then ${weekly}::timestamptz end`)
        .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
        .orderBy('id')
        .limit(batch)
        .execute();
    },
    /** Runs as the search's owner, in its own transaction; the search is locked meanwhile. */
    asOwner: (
      { id, account }: DueSearch,
      before: Record<'daily' | 'weekly', Date>,
      task: (requestContext: RequestContext, held: HeldSearch) => Promise<Mail | undefined>,
    ): Promise<void> =>
      asAppWith(queries, { account }, async (transaction) => {
        const lockedSearch = await hold(transaction, id, before);
        const caller = lockedSearch && (await callerOf(transaction, account));
        if (lockedSearch === undefined || caller === undefined) return;
        const mail = lockedSearch.wanted ? await task({ caller, transaction }, lockedSearch) : undefined;
        await transaction
          .updateTable('saved_search')
          .set({ mailed_to: lockedSearch.until })
          .where('id', '=', id)
          .execute();
        if (mail !== undefined) await outbox.post(transaction, [mail]);
      }),
    search: searchJobs,
    /** Ends the emails of a search, by its id alone. */
    stop: (id: string): Promise<void> =>
      asAppWith(queries, { job_alerts: id }, async (transaction) => {
        await transaction.updateTable('saved_search').set({ alerts: 'none' }).where('id', '=', id).execute();
      }),
  };
}

export type JobAlertsRepository = ReturnType<typeof jobAlertsRepository>;

/** Undefined where it was emailed, changed or removed meanwhile. */
async function hold(
  on: Transaction<Tables>,
  id: string,
  before: Record<'daily' | 'weekly', Date>,
): Promise<HeldSearch | undefined> {
  const row = await on
    .selectFrom('saved_search')
    .select(['id', 'name', 'search', 'alerts', 'mailed_to'])
    // A job whose publication is not yet committed has a time slightly in the past: the next alert covers it.
    .select(sql<Date>`now() - interval '1 minute'`.as('until'))
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (row === undefined || row.alerts === 'none' || row.mailed_to >= before[row.alerts]) return undefined;
  const choice = await on.selectFrom('notification_choice').select('job_alerts').executeTakeFirst();
  return { ...row, alerts: row.alerts, wanted: choice?.job_alerts ?? true };
}

/** Undefined for an account that is about to be deleted. */
async function callerOf(
  on: Transaction<Tables>,
  account: string,
): Promise<RequestContext['caller'] | undefined> {
  const row = await on
    .selectFrom('account')
    .select(['full_name', 'email', 'role', 'deletion_due'])
    .where('id', '=', account)
    .executeTakeFirst();
  if (row === undefined || row.deletion_due !== null) return undefined;
  const { full_name: fullName, email, role } = row;
  const nobodyThere = { session: '', secondFactor: false, guardedBy: undefined, confirmedAt: 0, network: '' };
  const asCandidate = { candidate: true, organisation: null };
  return { account, fullName, email, role, ...asCandidate, deletionDue: null, ...nobodyThere };
}

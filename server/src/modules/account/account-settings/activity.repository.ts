import { pageSize } from '../../../platform/db/lists/keyset.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';

export interface ActivityRow {
  readonly number: number;
  readonly at: Date;
  readonly action: string;
  readonly actor: string | null;
  readonly network: string | null;
}

/** The caller's entries of the audit log before one of this number: newest first, one more than a page. */
export async function activityOf(
  { caller, transaction }: RequestContext,
  before: number | undefined,
): Promise<readonly ActivityRow[]> {
  return await transaction
    .selectFrom('audit_entry')
    .select(['number', 'at', 'action', 'actor', 'network'])
    // Row-level security shows staff every entry.
    .where((row) => row.or([row('actor', '=', caller.account), row('subject', '=', caller.account)]))
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(pageSize + 1)
    .execute();
}

export { pageSize };

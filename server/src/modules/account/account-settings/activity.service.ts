import type { ActivityEntry } from '@portway/contracts/account/account-settings/activity';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import type { Attempt } from '../../../platform/refusal.ts';
import { type ActivityRow, activityOf, pageSize } from './activity.repository.ts';

interface Activity {
  readonly entries: ActivityEntry[];
  readonly next: string | null;
}

/** What the caller did, and what was done to their account; `after` is the number of the last entry shown. */
export async function listActivity(
  requestContext: RequestContext,
  after: number | undefined,
): Promise<Activity> {
  const rows = await activityOf(requestContext, after);
  const pageRows = rows.slice(0, pageSize);
  const last = pageRows.at(-1);
  return {
    entries: pageRows.map((row) => entryOf(row, requestContext.caller.account)),
    next: rows.length > pageSize && last !== undefined ? String(last.number) : null,
  };
}

/** What is in the log without an actor because nobody had logged in. */
const triedByStrangers: ReadonlySet<string> = new Set<Attempt['action']>([
  'log-in-failed',
  'code-failed',
  'second-factor-failed',
  'limit-met',
]);

function entryOf({ number, at, action, actor, network }: ActivityRow, account: string): ActivityEntry {
  const byNobody = triedByStrangers.has(action) ? 'unknown' : 'us';
  const by = actor === null ? byNobody : actor === account ? 'you' : 'somebody-else';
  // Where our staff and their colleagues are is not theirs to know.
  const isTheirs = by === 'you' || by === 'unknown';
  return { number, at: at.toISOString(), action, by, network: isTheirs ? network : null };
}

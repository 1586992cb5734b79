import { AsyncLocalStorage } from 'node:async_hooks';
import { z } from 'zod';
import type { Read } from '../as-app.ts';

export interface Replica {
  /** Reads from the replica, or from the primary where the replica must not or cannot answer. */
  readonly search: Read;
  /** Within it, all is read from the primary: for those who may have changed something and look at it next. */
  fresh<Result>(work: () => Promise<Result>): Promise<Result>;
}

interface End {
  readonly pool: { query(text: string, values?: unknown[]): Promise<unknown> };
  readonly read: Read;
}

export interface ReplicaDeps {
  readonly replica: End;
  readonly primary: End;
  readonly onWarning: (message: string) => void;
  /** In milliseconds, from any beginning. */
  readonly now?: () => number;
}

/** A replica that is further behind than this answers no search. */
const longestLagMs = 30_000;
const lookEveryMs = 5_000;

const primaryAt = z.object({ rows: z.tuple([z.object({ at: z.string() })]) });
const replicaAt = z.object({ rows: z.tuple([z.object({ follows: z.boolean(), reached: z.boolean() })]) });

/**
 * Sends searches to a replica. Every few seconds it notes where the primary's log is, and asks whether the replica has
 * reached what was noted half a minute ago at most. Where it has not, is promoted or does not answer, the primary searches.
 */
export function readReplica({
  replica,
  primary,
  onWarning,
  now = performance.now.bind(performance),
}: ReplicaDeps): Replica {
  const fresh = new AsyncLocalStorage<true>();
  const marks: { readonly at: string; readonly notedAt: number }[] = [];
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isLooking = false;
  let fault: string | undefined = 'has not been looked at';

  async function faultNow(): Promise<string | undefined> {
    const { at } = primaryAt.parse(await primary.pool.query('select pg_current_wal_lsn()::text as at'))
      .rows[0];
    marks.push({ at, notedAt: now() });
    while (now() - (marks[0]?.notedAt ?? 0) > longestLagMs) marks.shift();
    const result = await replica.pool.query(
      `select pg_is_in_recovery() as follows, coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as reached`,
      [marks[0]?.at],
    );
    const { follows, reached } = replicaAt.parse(result).rows[0];
    if (!follows) return 'is no replica, or no longer one';
    return reached ? undefined : 'is too far behind';
  }

  async function look(): Promise<void> {
    const newFault = await faultNow().catch(() => 'cannot be asked');
    if (newFault !== fault)
      onWarning(
        newFault === undefined
          ? 'Searches go to DATABASE_READ_URL.'
          : `Searches go to the primary: DATABASE_READ_URL ${newFault}.`,
      );
    fault = newFault;
    lookedAt = now();
  }

  /** By the last look, which must not be old: where nobody searched for a while, the primary answers meanwhile. */
  function mayAnswer(): boolean {
    const age = now() - lookedAt;
    if (age > lookEveryMs && !isLooking) {
      isLooking = true;
      void look().finally(() => {
        isLooking = false;
      });
    }
    return fault === undefined && age < 2 * lookEveryMs && fresh.getStore() === undefined;
  }

  return {
    fresh: (work) => fresh.run(true, work),
    async search(work, becomes) {
      if (!mayAnswer()) return await primary.read(work, becomes);
      try {
        return await replica.read(work, becomes);
      } catch {
        // It is gone, or what it replays conflicts with the search. A fault of the search itself is met again.
        lookedAt = Number.NEGATIVE_INFINITY;
        return await primary.read(work, becomes);
      }
    },
  };
}

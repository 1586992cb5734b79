import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { type From, paceFrom, type SortedOut, sortOut, sortOutAny, type Tier, walk } from './scan.ts';
import type { Question } from './search-query.ts';
import { type Pace, sample, windowsOf } from './time-buckets.ts';

type On = Kysely<Tables>;

/** No scan goes further. */
export const longestWalk = 10_000;
interface Next {
  readonly tier: Tier;
  readonly from: From;
  readonly max: number;
  /** How many cards to include, if that costs nothing. */
  readonly withCards: number;
  /** What is known already of the first jobs after `from`. */
  readonly known?: { readonly seen: number; readonly pace: Pace } | undefined;
}

/** The next hits of one tier. */
export async function nextHits(
  on: On,
  question: Question,
  { tier, from, max, withCards, known }: Next,
): Promise<SortedOut> {
  const near = known === undefined ? await walk(on, question, { tier, from, rows: sample, max }) : [];
  if (near.length >= max) return { hits: near };
  const seen = known?.seen ?? near.length;
  const pace = known?.pace ?? (await paceFrom(on, question, from));
  if (isShort({ order: question.order, seen, need: max, pace })) {
    const far = await walk(on, question, { tier, from, rows: longestWalk, max });
    if (far.length >= max) return { hits: far };
  }
  const windows = windowsOf(question, { from, pace, seen, max });
  return tier.all === null
    ? { hits: await sortOutAny(on, question, { tier, from, max, windows }) }
    : await sortOut(on, question, { tier, from, max, windows, withCards });
}

interface Ahead {
  readonly order: Question['order'];
  readonly seen: number;
  readonly need: number;
  readonly pace: Pace;
}

/**
 * Whether a scan to this many hits costs less than the full-text index. One scanned job costs 1. A hit of the
 * index costs five times as much, because of random access; a window contains all the hits of a week, or
 * twice those needed; and before the first hit, the posting lists are read.
 */
export function isShort({ order, seen, need, pace }: Ahead): boolean {
  const share = Math.max(seen, 0.5) / sample;
  // Half as many again: the few jobs seen may be unrepresentative.
  const walked = (need / share) * 1.5;
  if (walked > longestWalk) return false;
  if (order === 'pay' || pace.first === null || pace.last === null) return walked <= 3000;
  const aWeek = (sample * 604_800_000_000) / Math.max(pace.first - pace.last, 1);
  return walked < Math.max(share * aWeek, need * 2) * 5 + 1000;
}

/** Whether counting this many hits by a scan costs less than by the full-text index. */
export function isCommon(seen: number, { need, about }: { need: number; about: number }): boolean {
  const share = Math.max(seen, 0.5) / sample;
  const walked = (need / share) * 1.5;
  return walked <= longestWalk && walked < share * about * 1.2 + about * 0.006;
}

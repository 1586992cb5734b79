import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { type CappedCount, type Hit, jobPositionIn, written } from './cursor.ts';
import { type JobRow, jobRows } from './job-rows.ts';
import { isCommon, longestWalk, nextHits } from './next-hits.ts';
import { type Looked, look } from './probe.ts';
import { gather, type SortedOut, type Tier, walk } from './scan.ts';
import type { JobsAsked, Question } from './search-query.ts';
import { type Pace, wholeWindow } from './time-buckets.ts';
import { titleCloseness } from './title-closeness.ts';

type On = Kysely<Tables>;

export interface JobsFound {
  readonly jobs: readonly JobRow[];
  readonly next: string | null;
  readonly total: CappedCount;
}

/** Each weighs some 80 bytes in the public list, whose page should fit in one round trip. */
const page = 20;
/** One more, to learn whether any follow. */
const need = page + 1;
/** Hits are counted up to the last of these; where that would take long, the count is a minimum. */
const steps = [20, 50, 100, 200, 300];
const maxCounted = 300;

/**
 * One page of the matching jobs. Common hits are found by scanning in order, rare ones by the full-text
 * index; a probe of the first jobs decides. Both give the same result, and neither reads or ranks all hits of
 * a common word.
 */
export async function searchJobs(on: On, asked: JobsAsked): Promise<JobsFound> {
  const order = asked.sort === 'pay' ? 'pay' : 'newest';
  const position = asked.after === undefined ? undefined : jobPositionIn(asked.after, order);
  const withCards = position === undefined ? page : 0;
  const looked = await look(on, asked, { upTo: maxCounted + 1, max: need, withCards });
  const { hits, cards, total } =
    position === undefined
      ? await firstPage(on, looked)
      : { ...(await inTiers(on, looked.question, { position })), total: position.total };
  const shown = hits.slice(0, page);
  const last = shown.at(-1);
  const next = hits.length > page && last !== undefined ? written({ ...last, total }) : null;
  const ids = shown.map(({ job }) => job);
  const jobs = inOrder(ids, cards ?? (await jobRows(on, ids)));
  return { jobs: asked.sort === 'best' ? closestFirst(jobs, asked.title) : jobs, next, total };
}

/** How many match, up to a limit. */
export async function countJobs(on: On, asked: JobsAsked, upTo: number): Promise<CappedCount> {
  const looked = await look(on, { ...asked, sort: 'newest' }, { upTo: upTo + 1, max: 1, withCards: 0 });
  const { question, seen, pace, isWhole } = looked;
  if (isWhole) return { count: seen, more: false };
  if (seen <= upTo && isCommon(seen, { need: upTo + 1, about: question.about })) {
    const tier = { tier: 2, all: question.all, but: null } as const;
    const along = await walk(on, question, { tier, from: undefined, rows: longestWalk, max: upTo + 1 });
    if (along.length > upTo) return { count: upTo, more: true };
  }
  if (seen > upTo) return { count: upTo, more: true };
  const window = wholeWindow(question, pace.first);
  const all = await gather(on, question, { upTo: upTo + 1, max: 1, window });
  return capped(all.seen, upTo);
}

function capped(count: number, max: number): CappedCount {
  return { count: Math.min(count, max), more: count > max };
}

interface FirstPage extends SortedOut {
  readonly total: CappedCount;
}

async function firstPage(on: On, looked: Looked): Promise<FirstPage> {
  const { question, seen, pace } = looked;
  if (looked.isWhole) return { hits: looked.hits, cards: looked.cards, total: { count: seen, more: false } };
  const inTitle = question.inTitle === null ? seen : looked.hits.filter(({ tier }) => tier === 1).length;
  const isPage = looked.hits.length === need && inTitle >= need;
  const known = {
    1: { seen: inTitle, pace },
    2: { seen: question.inTitle === null ? seen : seen - inTitle, pace },
  };
  const { hits, cards } = isPage ? looked : await inTiers(on, question, { known });
  if (hits.length < need) return { hits, total: { count: hits.length, more: false } };
  const found = Math.max(looked.atLeast, need);
  const count = steps.findLast((step) => step < found) ?? page;
  return { hits, cards, total: { count, more: true } };
}

interface Where {
  /** The job to continue after; undefined for the first page. */
  readonly position?: Hit;
  /** What the probe found out about each tier. */
  readonly known?: Readonly<Record<1 | 2, { readonly seen: number; readonly pace: Pace }>>;
}

/** The next hits after a cursor: of the first tier while there are any, then of the second. */
async function inTiers(on: On, question: Question, { position, known }: Where): Promise<SortedOut> {
  const { all, inTitle } = question;
  const titles: Tier = { tier: 1, all: inTitle, but: null };
  const others: Tier = { tier: 2, all, but: inTitle };
  let hits: readonly Hit[] = [];
  for (const tier of inTitle === null ? [others] : [titles, others]) {
    if (position !== undefined && tier.tier < position.tier) continue;
    const from = position?.tier === tier.tier ? position : undefined;
    const max = need - hits.length;
    const withCards = hits.length === 0 ? page : 0;
    const next = await nextHits(on, question, { tier, from, max, withCards, known: known?.[tier.tier] });
    if (next.hits.length >= need) return next;
    hits = [...hits, ...next.hits];
    if (hits.length >= need) break;
  }
  return { hits };
}

/** Of one page, the titles that have the words together come first; the order of the pages stays as it is. */
function closestFirst(jobs: readonly JobRow[], typed = ''): readonly JobRow[] {
  const rated = jobs.map((job) => ({ job, closeness: titleCloseness(job.title ?? '', typed) }));
  return rated.toSorted((one, other) => other.closeness - one.closeness).map(({ job }) => job);
}

/** Those of them that are still open. */
function inOrder(ids: readonly string[], rows: readonly JobRow[]): readonly JobRow[] {
  const byId = new Map(rows.map((row) => [row.job, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

import { nextMidnightInLondon } from './midnight.ts';
import type { StoredAnswer } from './stored-answer.ts';

/** More than there are pages: a limit so that made-up paths cannot fill the memory. */
const most = 1000;
/**
 * Pages that change: popular ones are cached, and a crawl through all of them costs no more memory than this.
 */
const maxBriefly = 200;
const brieflyMs = 60_000;

/** `now` is in milliseconds since 1970. */
export function createPageCache(now: () => number) {
  const storedPages = new Map<string, StoredAnswer>();
  const briefly = new Map<string, { readonly page: StoredAnswer; readonly until: number }>();
  /** When each was dropped. Only modules name paths here, so they are few. */
  const dropped = new Map<string, number>();
  const droppedBelow = new Map<string, number>();
  let until = 0;

  function forgetYesterday(): void {
    const moment = now();
    if (moment < until) return;
    storedPages.clear();
    briefly.clear();
    until = nextMidnightInLondon(moment);
  }

  function findBriefly(path: string): StoredAnswer | undefined {
    const entry = briefly.get(path);
    if (entry === undefined || now() < entry.until) return entry?.page;
    briefly.delete(path);
    return undefined;
  }

  /** Whether it shows today's law, and what has not changed since. */
  const isCurrent = (path: string, askedAt: number) =>
    nextMidnightInLondon(askedAt) === until &&
    askedAt > (dropped.get(path) ?? Number.NEGATIVE_INFINITY) &&
    [...droppedBelow].every(([ancestor, at]) => askedAt > at || !isBelow(path, ancestor));

  const isBelow = (path: string, ancestor: string) => path === ancestor || path.startsWith(`${ancestor}/`);

  /** Whether there is room to cache one more for a minute. */
  function hasRoomBriefly(): boolean {
    if (briefly.size < maxBriefly) return true;
    for (const path of briefly.keys()) findBriefly(path);
    return briefly.size < maxBriefly;
  }

  return {
    find(path: string): StoredAnswer | undefined {
      forgetYesterday();
      return storedPages.get(path) ?? findBriefly(path);
    },
    /** `askedAt` is when rendering began: a page whose rendering spans midnight is not cached. */
    keep(path: string, page: StoredAnswer, askedAt: number): void {
      forgetYesterday();
      if (isCurrent(path, askedAt) && storedPages.size < most) storedPages.set(path, page);
    },
    hasRoomBriefly,
    /** The same, for a minute from when rendering began. */
    keepBriefly(path: string, page: StoredAnswer, askedAt: number): void {
      forgetYesterday();
      if (!isCurrent(path, askedAt) || !hasRoomBriefly()) return;
      briefly.set(path, { page, until: askedAt + brieflyMs });
    },
    /**
     * Drops a page, because what it shows has changed; one that is being rendered is not cached either. With `and`, all
     * pages below it too.
     */
    drop(path: string, and?: 'below'): void {
      if (and === 'below')
        for (const pages of [storedPages, briefly])
          for (const each of pages.keys()) if (isBelow(each, path)) pages.delete(each);
      storedPages.delete(path);
      briefly.delete(path);
      (and === 'below' ? droppedBelow : dropped).set(path, now());
    },
  };
}

/** Rendered pages that are valid until the day changes in London, or for about a minute. */
export type PageCache = ReturnType<typeof createPageCache>;

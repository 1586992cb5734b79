/** One page of a paginated list. */
export interface Page {
  readonly next: string | null;
}

export interface Pages<One extends Page> {
  readonly pages: readonly One[];
  /** Why there are no more pages, where a request failed. */
  readonly failure?: unknown;
}

/**
 * Fetches a list page by page, and caches the pages while the user follows a link: on return, as many pages
 * are shown as before. The first page alone is always fetched again.
 */
export function cachedPages<One extends Page>(lifeMs: number, now: () => number = Date.now) {
  let cached: { readonly key: string; readonly askedAt: number; readonly pages: One[] } | undefined;
  const list = async (
    key: string,
    count: number,
    ask: (after: string | undefined) => Promise<One>,
  ): Promise<Pages<One>> => {
    const isKnown = count > 1 && cached?.key === key && now() - cached.askedAt < lifeMs;
    if (cached === undefined || !isKnown) cached = { key, askedAt: now(), pages: [] };
    const { pages } = cached;
    try {
      for (let cursor = goesOn(pages); cursor !== null && pages.length < count; cursor = goesOn(pages))
        pages.push(await ask(cursor));
    } catch (failure) {
      return { pages: pages.slice(), failure };
    }
    return { pages: pages.slice(0, count) };
  };
  return {
    list,
    /** Call after a change that affects the pages. */
    forget() {
      cached = undefined;
    },
  };
}

/** The cursor of the next page; null at the end. */
function goesOn(pages: readonly Page[]): string | null | undefined {
  return pages.at(-1)?.next;
}

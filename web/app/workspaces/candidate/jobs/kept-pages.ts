/** One page of a list that goes on. */
export interface Page {
  readonly next: string | null;
}

export interface Pages<One extends Page> {
  readonly pages: readonly One[];
  /** Why there are no more of them, where asking failed. */
  readonly failure?: unknown;
}

/**
 * Asks for a list page by page, and keeps what it was told while one looks at what a page led to: whoever comes back
 * finds as many pages as they left. The first page alone is always asked anew.
 */
export function keptPages<One extends Page>(lifeMs: number, now: () => number = Date.now) {
  let kept: { readonly key: string; readonly askedAt: number; readonly pages: One[] } | undefined;
  const list = async (
    key: string,
    count: number,
    ask: (after: string | undefined) => Promise<One>,
  ): Promise<Pages<One>> => {
    const isKnown = count > 1 && kept?.key === key && now() - kept.askedAt < lifeMs;
    if (kept === undefined || !isKnown) kept = { key, askedAt: now(), pages: [] };
    const { pages } = kept;
    try {
      for (let after = goesOn(pages); after !== null && pages.length < count; after = goesOn(pages))
        pages.push(await ask(after));
    } catch (failure) {
      return { pages: pages.slice(), failure };
    }
    return { pages: pages.slice(0, count) };
  };
  return {
    list,
    /** Something was done that changes what the pages say. */
    forget() {
      kept = undefined;
    },
  };
}

/** What to ask the next page with; null at the end. */
function goesOn(pages: readonly Page[]): string | null | undefined {
  return pages.at(-1)?.next;
}

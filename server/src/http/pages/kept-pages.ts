import { nextMidnightInLondon } from './midnight.ts';
import type { StoredAnswer } from './stored-answer.ts';

/** More than there are pages: a limit so that made-up addresses cannot fill the memory. */
const most = 1000;

/** Rendered pages that stay true until the day changes in London. */
export interface KeptPages {
  find(path: string): StoredAnswer | undefined;
  /** `askedAt` is when rendering began: a page that took from one day into the next is not kept. */
  keep(path: string, page: StoredAnswer, askedAt: number): void;
}

/** `now` is in milliseconds since 1970. */
export function keptPages(now: () => number): KeptPages {
  const kept = new Map<string, StoredAnswer>();
  let until = 0;

  function forgetYesterday(): void {
    const moment = now();
    if (moment < until) return;
    kept.clear();
    until = nextMidnightInLondon(moment);
  }

  return {
    find(path) {
      forgetYesterday();
      return kept.get(path);
    },
    keep(path, page, askedAt) {
      forgetYesterday();
      const sameDay = nextMidnightInLondon(askedAt) === until;
      if (sameDay && kept.size < most) kept.set(path, page);
    },
  };
}

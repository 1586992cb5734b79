import type { QuickEncoding } from './accepted-encoding.ts';
import { nextMidnightInLondon } from './midnight.ts';
import type { Variant } from './stored-answer.ts';

const lastsMs = 60_000;
const longestUrl = 2000;
/** Some hundreds of answers: the oldest make room, so that made-up queries cannot fill the memory. */
const usualMaxBytes = 16_000_000;

/** `now` is in milliseconds since 1970. */
export function createResponseCache(now: () => number, maxBytes = usualMaxBytes) {
  const entries = new Map<string, { readonly answer: Variant; readonly until: number }>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= entries.get(key)?.answer.body.length ?? 0;
    entries.delete(key);
  }

  return {
    find(url: string, encoding: QuickEncoding): Variant | undefined {
      const key = `${encoding} ${url}`;
      const entry = entries.get(key);
      if (entry === undefined || now() < entry.until) return entry?.answer;
      forget(key);
      return undefined;
    },
    /** `askedAt` is when rendering began. */
    keep(url: string, encoding: QuickEncoding, answer: Variant & { readonly askedAt: number }): void {
      const size = answer.body.length;
      if (url.length > longestUrl || size > maxBytes / 10) return;
      const key = `${encoding} ${url}`;
      forget(key);
      const { askedAt } = answer;
      // Its figures are those of the day on which rendering began.
      entries.set(key, { answer, until: Math.min(askedAt + lastsMs, nextMidnightInLondon(askedAt)) });
      bytes += size;
      for (const [oldest] of entries) {
        if (bytes <= maxBytes) break;
        forget(oldest);
      }
    },
  };
}

/**
 * Answered calculators by their whole address, for a minute: links that are shared, and crawlers. Only what the
 * address alone decides, and never for a signed-in visitor.
 */
export type ResponseCache = ReturnType<typeof createResponseCache>;

/** Whether a browser that is logged in sends it: its pages are kept from everyone, whatever they show. */
export function isSignedIn(cookie: string | undefined): boolean {
  return cookie !== undefined && /(?:^|[;\s])(?:__Host-)?session=/.test(cookie);
}

import { useEffect, useState } from 'react';
import type { QuickEntry } from './quick-entry.ts';

export interface Searched {
  readonly state: 'idle' | 'asking' | 'found' | 'failed';
  readonly entries: readonly QuickEntry[];
}

/** Searches the API: the entries for what was typed. */
export type SearchEntries = (text: string, signal: AbortSignal) => Promise<readonly QuickEntry[]>;

/** Milliseconds without a key press before we send a request, and before the request times out. */
const patience = { typing: 300, answer: 8_000 };
const idle: Searched = { state: 'idle', entries: [] };

/** What the server finds for at least two letters, requested whenever typing pauses. */
export function useSearched(text: string, search: SearchEntries): Searched {
  const keyword = text.trim().slice(0, 200);
  const [last, setLast] = useState({ keyword: '', result: idle });
  useEffect(() => {
    if (keyword.length < 2) return;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const result = await ask(search, keyword, asking.signal);
      // Another key press has superseded this request.
      if (!asking.signal.aborted) setLast({ keyword, result });
    }, patience.typing);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [keyword, search]);
  if (keyword.length < 2) return idle;
  return last.keyword === keyword ? last.result : { state: 'asking', entries: [] };
}

async function ask(search: SearchEntries, keyword: string, until: AbortSignal): Promise<Searched> {
  const signal = AbortSignal.any([until, AbortSignal.timeout(patience.answer)]);
  try {
    return { state: 'found', entries: await search(keyword, signal) };
  } catch {
    return { state: 'failed', entries: [] };
  }
}

import { call } from '@portway/contracts/client';
import { searchSalariesOperation } from '@portway/contracts/salary/salary-search';
import { BookOpenCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { QuickEntry } from './quick-entry.ts';

export interface FoundOccupations {
  readonly state: 'idle' | 'asking' | 'found' | 'failed';
  readonly entries: readonly QuickEntry[];
}

/** Milliseconds without a key press before we send a request, and before the request times out. */
const patience = { typing: 300, answer: 8_000 };
const idle: FoundOccupations = { state: 'idle', entries: [] };
const most = 5;

/** The occupations that a code or title may mean, requested whenever typing pauses. */
export function useOccupations(typed: string): FoundOccupations {
  const keyword = typed.trim().slice(0, 200);
  const [last, setLast] = useState({ keyword: '', found: idle });
  useEffect(() => {
    if (keyword.length < 2) return;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const found = await ask(keyword, asking.signal);
      // Another key press has superseded this request.
      if (!asking.signal.aborted) setLast({ keyword, found });
    }, patience.typing);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [keyword]);
  if (keyword.length < 2) return idle;
  return last.keyword === keyword ? last.found : { state: 'asking', entries: [] };
}

async function ask(keyword: string, until: AbortSignal): Promise<FoundOccupations> {
  const signal = AbortSignal.any([until, AbortSignal.timeout(patience.answer)]);
  try {
    const { salaries } = await search(keyword, signal);
    return { state: 'found', entries: salaries.slice(0, most).map(entryOf) };
  } catch {
    return { state: 'failed', entries: [] };
  }
}

const search = (keyword: string, signal: AbortSignal) =>
  call(searchSalariesOperation, { keyword }, { signal });

type Role = Awaited<ReturnType<typeof search>>['salaries'][number];

function entryOf({ occupationCode, jobType, matchedTitle }: Role): QuickEntry {
  const known = jobType.toLowerCase().includes(matchedTitle.toLowerCase());
  return {
    id: `/occupations/${occupationCode}`,
    group: 'Occupations',
    label: `${occupationCode} ${jobType}`,
    // Why it is suggested, when its title does not show it.
    note: known ? undefined : matchedTitle,
    Icon: BookOpenCheck,
    goal: { to: `/occupations/${occupationCode}` },
  };
}

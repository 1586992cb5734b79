import type { QuickEntry, QuickGroup } from './quick-entry.ts';
import { ranked } from './rank.ts';

/** Entries listed under one heading. */
export interface Listing {
  readonly group: QuickGroup;
  readonly entries: readonly QuickEntry[];
}

const maxOfGroup = 6;
const mostRecent = 5;
/** The groups that the server searches. */
const searched: readonly QuickGroup[] = ['People and jobs', 'Occupations', 'Companies', 'Sponsors'];
/** The groups shown before anything is typed. */
const atRest: readonly QuickGroup[] = ['Pages', 'Actions'];

/** The entries used last, newest first. In this page's memory only, so that logging out clears it. */
export function usedNow(used: readonly QuickEntry[], now: QuickEntry): readonly QuickEntry[] {
  return [now, ...used.filter(({ id }) => id !== now.id)].slice(0, mostRecent);
}

/**
 * Without a query: recent entries, pages and actions. Otherwise the matches, the group of the best match
 * first.
 */
export function listed(
  entries: readonly QuickEntry[],
  query: string,
  used: readonly QuickEntry[],
): readonly Listing[] {
  if (query.trim() === '') return resting(entries, used);
  const matches = ranked(entries, query).map(({ entry }) => entry);
  return groupEntries([...matches.filter((entry) => isAmong(used, entry)), ...matches]).map(
    ({ group, entries: all }) => ({
      group,
      entries: all.slice(0, maxOfGroup),
    }),
  );
}

function resting(entries: readonly QuickEntry[], used: readonly QuickEntry[]): readonly Listing[] {
  // A recent entry may no longer be available; what the server found was never in the list.
  const last = used.filter((entry) => searched.includes(entry.group) || isAmong(entries, entry));
  const rest = entries.filter((entry) => atRest.includes(entry.group) && !isAmong(last, entry));
  return [
    ...(last.length > 0 ? [{ group: 'Used last', entries: last } as const] : []),
    ...groupEntries(rest),
  ];
}

function isAmong(entries: readonly QuickEntry[], { id }: QuickEntry): boolean {
  return entries.some((one) => one.id === id);
}

/** Without duplicates, groups in the order of their first entry. */
function groupEntries(entries: readonly QuickEntry[]): Listing[] {
  const groups = Map.groupBy(new Set(entries), ({ group }) => group);
  return [...groups].map(([group, own]) => ({ group, entries: own }));
}

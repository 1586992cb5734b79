import { useEffect, useState } from 'react';
import type { LoadEntries, QuickEntry, Seeker } from './quick-entry.ts';

export interface KnownEntries {
  readonly state: 'asking' | 'found' | 'failed';
  readonly entries: readonly QuickEntry[];
}

const asking: KnownEntries = { state: 'asking', entries: [] };

/** All entries that need no request. Their words and icons load when the search first opens. */
export function useEntries(me: Seeker | undefined, load: LoadEntries): KnownEntries {
  const [known, setKnown] = useState(asking);
  useEffect(() => {
    let isHere = true;
    const know = (now: KnownEntries) => isHere && setKnown(now);
    load().then(
      ({ entriesOf }) => know({ state: 'found', entries: entriesOf(me) }),
      () => know({ state: 'failed', entries: [] }),
    );
    return () => {
      isHere = false;
    };
  }, [me, load]);
  return known;
}

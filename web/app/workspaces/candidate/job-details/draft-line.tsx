import { useEffect, useState } from 'react';
import type { SaveState } from '../../../kit/forms/autosave/autosave.ts';

const words = {
  waiting: 'Saving your draft…',
  saving: 'Saving your draft…',
  offline: 'No connection: your draft is kept in this browser, and saved later.',
  refused: 'Your draft is not saved like this.',
  changed: 'Changed in another window: choose which version stays.',
} as const;

/** The draft's save state; announced once it has settled. */
export function DraftLine({ state, begun }: { state: SaveState; begun: boolean }) {
  const said = state.status === 'stored' ? storedWords(state.fresh, begun) : words[state.status];
  const [settled, setSettled] = useState(said);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(said), 1000);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <p className="text-14 text-ink-2" data-status={state.status}>
      <span aria-hidden>{said}</span>
      <span role="status" className="sr-only">
        {settled}
      </span>
    </p>
  );
}

function storedWords(isFresh: boolean, begun: boolean): string {
  if (isFresh) return 'Draft saved. Nobody else sees it.';
  return begun
    ? 'Your saved draft. Nobody else sees it.'
    : 'Saved as a draft while you write. Nobody else sees it.';
}

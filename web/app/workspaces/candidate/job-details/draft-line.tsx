import type { SaveState } from '../../../kit/forms/autosave/autosave.ts';
import { SaveStatus } from '../../../kit/forms/autosave/save-status.tsx';

const words = {
  waiting: 'Saving your draft…',
  saving: 'Saving your draft…',
  offline: 'No connection. Your draft is stored in this browser, and we will save it later.',
  refused: 'Your draft cannot be saved as it is.',
  changed: 'Changed in another window. Choose which version to keep.',
} as const;

/** The draft's save state. */
export function DraftLine({ state, begun }: { state: SaveState; begun: boolean }) {
  const inWords = state.status === 'stored' ? storedWords(state.fresh, begun) : words[state.status];
  return (
    <SaveStatus status={state.status} className="text-14 text-ink-2">
      {inWords}
    </SaveStatus>
  );
}

function storedWords(isFresh: boolean, begun: boolean): string {
  if (isFresh) return 'Draft saved. Nobody else sees it.';
  return begun
    ? 'Your saved draft. Nobody else sees it.'
    : 'Saved as a draft while you write. Nobody else sees it.';
}

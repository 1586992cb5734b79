import type { SaveState } from '../../../kit/forms/autosave/autosave.ts';
import { SaveStatus } from '../../../kit/forms/autosave/save-status.tsx';

const words = {
  waiting: 'Saving…',
  saving: 'Saving…',
  offline: 'No connection. What you wrote is stored in this browser, and will be saved later.',
  changed: 'Changed in another window: choose above which version to keep.',
} as const;

/** The draft's save state. */
export function DraftLine({ state }: { state: SaveState }) {
  return (
    <SaveStatus status={state.status} className="text-14 text-ink-2">
      {inWords(state)}
    </SaveStatus>
  );
}

function inWords(state: SaveState): string {
  if (state.status === 'refused') return `Not saved like this. ${state.message}`;
  if (state.status === 'stored') return state.fresh ? 'Saved.' : 'Saved as you write.';
  return words[state.status];
}

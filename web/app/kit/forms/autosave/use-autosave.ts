import { useEffect, useSyncExternalStore } from 'react';
import { useMe } from '../../loading/use-me.ts';
import { faultOf, sendAnswer } from './answers.ts';
import { Autosave } from './autosave.ts';
import { unsentEdits } from './unsent-edits.ts';

/** One for each account used since the page was loaded, so that unsent edits survive navigation. */
const made = new Map<string, Autosave>();

export function autosaveOf(account: string): Autosave {
  const found = made.get(account);
  if (found !== undefined) return found;
  const autosave = new Autosave({
    send: sendAnswer,
    faultOf,
    unsent: unsentEdits(account, localStorage),
    patience: { typing: 700, reach: 5000 },
  });
  addEventListener('online', () => void autosave.retry());
  made.set(account, autosave);
  return autosave;
}

/** The answers of the logged-in user. */
export function useAutosave(): Autosave {
  return autosaveOf(useMe().id);
}

/** The save state of all answers. */
export function useSaveSummary() {
  const autosave = useAutosave();
  const summary = useSyncExternalStore(autosave.subscribe, () => autosave.summary());
  const hasSaved = useSyncExternalStore(autosave.subscribe, () => autosave.hasSaved());
  return { summary, hasSaved };
}

/** Revalidates whenever the user returns to this window: another window may have changed something. */
export function useLookAgain(look: () => void): void {
  useEffect(() => {
    const back = () => {
      if (document.visibilityState === 'visible') look();
    };
    addEventListener('focus', back);
    return () => removeEventListener('focus', back);
  }, [look]);
}

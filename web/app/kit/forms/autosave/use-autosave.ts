import { useEffect, useSyncExternalStore } from 'react';
import { useMe } from '../../loading/use-me.ts';
import { faultOf, sendAnswer } from './answers.ts';
import { Autosave } from './autosave.ts';
import { unsentEdits } from './unsent-edits.ts';

/** One for each account that was here since the page was loaded: what is on its way survives a change of the page. */
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

/** What whoever is logged in gives for answers. */
export function useAutosave(): Autosave {
  return autosaveOf(useMe().id);
}

/** How all answers stand. */
export function useSaveSummary() {
  const autosave = useAutosave();
  const summary = useSyncExternalStore(autosave.subscribe, () => autosave.summary());
  const hasSaved = useSyncExternalStore(autosave.subscribe, () => autosave.hasSaved());
  return { summary, hasSaved };
}

/** Looks again whenever somebody comes back to this window: another may have changed something. */
export function useLookAgain(look: () => void): void {
  useEffect(() => {
    const back = () => {
      if (document.visibilityState === 'visible') look();
    };
    addEventListener('focus', back);
    return () => removeEventListener('focus', back);
  }, [look]);
}

import { createContext, use, useSyncExternalStore } from 'react';
import type { Autosave } from './autosave.ts';

/** What the fields of a page save through. */
export const AutosaveContext = createContext<Autosave | undefined>(undefined);

/** What the server said of the answers when the page as a whole was refused, by key. */
export const RefusedAnswersContext = createContext<Readonly<Record<string, string>>>({});

/** The autosave of this page's fields. */
export function useAutosave(): Autosave {
  const autosave = use(AutosaveContext);
  if (autosave === undefined) throw new Error('Fields that save themselves need an AutosaveContext.');
  return autosave;
}

/** The save state of all answers. */
export function useSaveSummary(autosave: Autosave) {
  const summary = useSyncExternalStore(autosave.subscribe, () => autosave.summary());
  const hasSaved = useSyncExternalStore(autosave.subscribe, () => autosave.hasSaved());
  return { summary, hasSaved };
}

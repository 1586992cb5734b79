import { useSyncExternalStore } from 'react';
import type { AnswerKey, SaveState } from './autosave.ts';
import { useAutosave } from './use-autosave.ts';

export interface Answer {
  readonly key: AnswerKey;
  readonly value: unknown;
  readonly state: SaveState;
  /** Grows when the value was replaced by another than one’s own: an uncontrolled field is drawn anew by it. */
  readonly replaced: number;
  /** Of a choice, which is sent at once. */
  choose(value: unknown): void;
  /** Of a text, which is sent when its writer pauses. */
  type(value: unknown): void;
  /** A text was left. */
  settle(): void;
  decide(which: 'mine' | 'theirs'): void;
}

/** One answer of the profile, saved while it is given. */
export function useAnswer(key: AnswerKey): Answer {
  const autosave = useAutosave();
  const shown = useSyncExternalStore(autosave.subscribe, () => autosave.shown(key));
  return {
    key,
    ...shown,
    choose: (value) => autosave.change(key, value, { settled: true }),
    type: (value) => autosave.change(key, value, { settled: false }),
    settle: () => autosave.settle(key),
    decide: (which) => autosave.choose(key, which),
  };
}

/** An answer as text: none is empty. */
export function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** An answer as a list of texts. */
export function asTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

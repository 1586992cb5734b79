import { use, useSyncExternalStore } from 'react';
import type { AnswerKey, SaveState } from './autosave.ts';
import { RefusedAnswersContext, useAutosave } from './use-autosave.ts';

export interface Answer {
  readonly key: AnswerKey;
  readonly value: unknown;
  readonly state: SaveState;
  /** Why the page as a whole was refused, where it was because of this answer. */
  readonly refusal: string | undefined;
  /**
   * Incremented when the value is replaced by one not typed here: used as the key that remounts an
   * uncontrolled field.
   */
  readonly replaced: number;
  /** For a choice, which is sent at once. */
  choose(value: unknown): void;
  /** For a text, which is sent when typing pauses. */
  type(value: unknown): void;
  /** For a text field that loses focus. */
  settle(): void;
  decide(which: 'mine' | 'theirs'): void;
  /** The error that a value would have. */
  errorOf(value: unknown): string | undefined;
}

/** One answer, saved while it is edited. */
export function useAnswer(key: AnswerKey): Answer {
  const autosave = useAutosave();
  const refusal = use(RefusedAnswersContext)[key];
  const snapshot = useSyncExternalStore(autosave.subscribe, () => autosave.shown(key));
  return {
    key,
    ...snapshot,
    refusal,
    choose: (value) => autosave.change(key, value, { settled: true }),
    type: (value) => autosave.change(key, value, { settled: false }),
    settle: () => autosave.settle(key),
    decide: (which) => autosave.choose(key, which),
    errorOf: (value) => autosave.errorOf(key, value),
  };
}

/** An answer as text: no answer is empty. */
export function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** An answer as a list of texts. */
export function asTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

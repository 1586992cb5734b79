import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import type { Autosave, SaveState } from '../../../kit/forms/autosave/autosave.ts';
import { useRevalidateOnFocus } from '../../../kit/loading/use-revalidate-on-focus.ts';
import { useStaff } from '../use-staff.ts';
import { draftKey, draftSaverOf } from './draft-saver.ts';
import { asDraft, type IssueDraft } from './issue-draft.ts';
import type { WholeIssue } from './issue-words.ts';

export interface DraftAnswer {
  readonly value: IssueDraft;
  readonly state: SaveState;
  /** Incremented when the texts are replaced by some that were not typed here. */
  readonly replaced: number;
  /** A text being typed, or a choice. */
  readonly type: (changed: Partial<IssueDraft>) => void;
  readonly choose: (changed: Partial<IssueDraft>) => void;
  readonly settle: () => void;
  readonly decide: (which: 'mine' | 'theirs') => void;
  /** Saves what is not saved yet: the version that is stored then, or undefined where that failed. */
  readonly saveNow: () => Promise<number | undefined>;
}

/** The texts of an issue, saved while they are written. */
export function useDraft(issue: WholeIssue, askedAt: number): DraftAnswer {
  const { id: account } = useStaff();
  const [saver] = useState(() => draftSaverOf(account, issue.id));
  const { autosave } = saver;
  useLayoutEffect(() => saver.learn(issue, askedAt), [saver, issue, askedAt]);
  const { revalidate } = useRevalidator();
  // Another window may have changed the draft meanwhile.
  useRevalidateOnFocus(useCallback(() => void revalidate(), [revalidate]));
  const snapshot = useSyncExternalStore(autosave.subscribe, () => autosave.shown(draftKey));
  const { state, replaced } = snapshot;
  // How it reads, and who gets it, follow what is saved.
  useEffect(() => {
    if (state.status === 'stored' && state.fresh) void revalidate();
  }, [state, revalidate]);
  const value = asDraft(snapshot.value);
  const change = (edit: Partial<IssueDraft>, settled: boolean) =>
    autosave.change(draftKey, { ...value, ...edit }, { settled });
  return {
    value,
    state,
    replaced,
    type: (edit) => change(edit, false),
    choose: (edit) => change(edit, true),
    settle: () => autosave.settle(draftKey),
    decide: (which) => autosave.choose(draftKey, which),
    async saveNow() {
      await autosave.retry();
      await untilIdle(autosave);
      return autosave.shown(draftKey).state.status === 'stored' ? saver.version : undefined;
    },
  };
}

/** A save may be on its way already: its end is waited for too. */
async function untilIdle(autosave: Autosave): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => {
    const { status } = autosave.shown(draftKey).state;
    if (status !== 'waiting' && status !== 'saving') resolve();
  };
  const stop = autosave.subscribe(look);
  look();
  await promise;
  stop();
}

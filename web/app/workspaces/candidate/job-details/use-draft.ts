import type { JobForMe } from '@portway/contracts/candidate/jobs/jobs';
import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import type { SaveState } from '../../../kit/forms/autosave/autosave.ts';
import { useRevalidateOnFocus } from '../../../kit/loading/use-revalidate-on-focus.ts';
import { asDraft, type Draft, draftKey, draftSaverOf } from './draft.ts';
import { askedAtOf } from './load-job.ts';

export interface DraftAnswer {
  readonly value: Draft;
  /** Whether anything was written or selected yet, here or earlier. */
  readonly begun: boolean;
  readonly state: SaveState;
  /** Incremented when the text is replaced by one not typed here. */
  readonly replaced: number;
  /** A text in flight, or a selected CV. Both are sent together, as they are shown. */
  readonly type: (draft: Draft) => void;
  readonly choose: (draft: Draft) => void;
  readonly settle: () => void;
  readonly decide: (which: 'mine' | 'theirs') => void;
  /** Sends what has not been sent yet; resolves when that is done or has failed. */
  readonly sendNow: () => Promise<void>;
  /** The application was sent: the draft is neither sent nor stored any more. */
  readonly end: () => void;
}

/** The text for a job, saved while it is edited. */
export function useDraft(account: string, job: JobForMe): DraftAnswer {
  const [{ autosave, end }] = useState(() => draftSaverOf(account, job.card.id));
  useLayoutEffect(() => {
    const { draft } = job;
    const storedDraft = draft === null ? null : { text: draft.text, resume: draft.resume };
    autosave.learn(new Map([[draftKey, storedDraft]]), askedAtOf(job));
  }, [autosave, job]);
  // The draft may have been edited in another window meanwhile: fields not edited here are updated.
  const { revalidate } = useRevalidator();
  useRevalidateOnFocus(useCallback(() => void revalidate(), [revalidate]));
  const {
    value: draftValue,
    state,
    replaced,
  } = useSyncExternalStore(autosave.subscribe, () => autosave.shown(draftKey));
  const value = asDraft(draftValue);
  return {
    value,
    begun: draftValue !== null && draftValue !== undefined,
    state,
    replaced,
    type: (next) => autosave.change(draftKey, next, { settled: false }),
    choose: (next) => autosave.change(draftKey, next, { settled: true }),
    settle: () => autosave.settle(draftKey),
    decide: (which) => autosave.choose(draftKey, which),
    sendNow: () => autosave.retry(),
    end,
  };
}

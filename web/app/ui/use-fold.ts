import { type RefObject, useEffect, useRef } from 'react';
import type { Asked } from './answer-form.tsx';

interface Folding {
  asked: Asked;
  hasResult: boolean;
  /** Called when the button has folded the questions, and with them what had the focus. */
  onFold: () => void;
}

/** Folds the questions when their button has an answer; who changes one answer at a time keeps them open. */
export function useFold({ asked, hasResult, onFold }: Folding): RefObject<HTMLDetailsElement | null> {
  const questions = useRef<HTMLDetailsElement>(null);
  const foldedAttempt = useRef(asked.attempt);
  const whenFolded = useRef(onFold);
  whenFolded.current = onFold;
  useEffect(() => {
    if (asked.by !== 'button' || !hasResult || asked.attempt === foldedAttempt.current) return;
    foldedAttempt.current = asked.attempt;
    if (questions.current) questions.current.open = false;
    whenFolded.current();
  }, [asked.by, asked.attempt, hasResult]);
  return questions;
}

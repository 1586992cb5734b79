import { type RefObject, useEffect, useRef } from 'react';
import type { Asked } from './answer-form.tsx';

interface Folding {
  asked: Asked;
  answered: boolean;
  /** Called when the button has folded the questions, and with them what had the focus. */
  onFold: () => void;
}

/** Folds the questions when their button has an answer; who changes one answer at a time keeps them open. */
export function useFold({ asked, answered, onFold }: Folding): RefObject<HTMLDetailsElement | null> {
  const questions = useRef<HTMLDetailsElement>(null);
  const folded = useRef(asked.attempt);
  const whenFolded = useRef(onFold);
  whenFolded.current = onFold;
  useEffect(() => {
    if (asked.by !== 'button' || !answered || asked.attempt === folded.current) return;
    folded.current = asked.attempt;
    if (questions.current) questions.current.open = false;
    whenFolded.current();
  }, [asked.by, asked.attempt, answered]);
  return questions;
}

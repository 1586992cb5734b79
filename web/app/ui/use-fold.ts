import { type RefObject, useEffect, useRef } from 'react';
import type { Submission } from './answer-form.tsx';

interface Folding {
  submission: Submission;
  hasResult: boolean;
  /** Called when the button has folded the questions, and with them what had the focus. */
  onFold: () => void;
}

/** Folds the questions when their button has an answer; who changes one answer at a time keeps them open. */
export function useFold({ submission, hasResult, onFold }: Folding): RefObject<HTMLDetailsElement | null> {
  const questions = useRef<HTMLDetailsElement>(null);
  const foldedAttempt = useRef(submission.attempt);
  const whenFolded = useRef(onFold);
  whenFolded.current = onFold;
  useEffect(() => {
    if (submission.by !== 'button' || !hasResult || submission.attempt === foldedAttempt.current) return;
    foldedAttempt.current = submission.attempt;
    if (questions.current) questions.current.open = false;
    whenFolded.current();
  }, [submission.by, submission.attempt, hasResult]);
  return questions;
}

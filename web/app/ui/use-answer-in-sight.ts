import { type RefObject, useEffect, useRef } from 'react';
import type { Submission } from './answer-form.tsx';
import { tellFrameAround } from './frame-around.ts';

/**
 * Scrolls to the answer when the button was pressed and its beginning is out of sight: on a wide screen the button
 * stands below a figure that may be higher up than the window. In a frame of another site, that site's page scrolls.
 */
export function useAnswerInSight({ by, attempt }: Submission): RefObject<HTMLDivElement | null> {
  const answer = useRef<HTMLDivElement>(null);
  const shownAttempt = useRef(attempt);
  useEffect(() => {
    if (by !== 'button' || attempt === shownAttempt.current || answer.current === null) return;
    shownAttempt.current = attempt;
    const { top } = answer.current.getBoundingClientRect();
    if (top < 0 || top > innerHeight / 2) answer.current.scrollIntoView();
    tellFrameAround({ top: Math.round(top) });
  }, [by, attempt]);
  return answer;
}

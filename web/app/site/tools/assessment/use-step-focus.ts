import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves focus to the step's heading when the step changes; if there are errors, their summary takes it
 * instead.
 */
export function useStepFocus(wrong: boolean): RefObject<HTMLHeadingElement | null> {
  const { key } = useLocation();
  const opened = useRef(key);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (opened.current === key) return;
    opened.current = key;
    if (!wrong) heading.current?.focus();
  }, [key, wrong]);
  return heading;
}

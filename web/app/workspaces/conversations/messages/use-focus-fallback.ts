import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives focus to a part of the page when the focused element is removed: otherwise it would move to the top
 * of the page.
 */
export function useFocusFallback(box: RefObject<HTMLElement | null>, change: unknown): void {
  const previous = useRef(change);
  useLayoutEffect(() => {
    if (previous.current !== change && document.activeElement === document.body)
      box.current?.focus({ preventScroll: true });
    previous.current = change;
  }, [box, change]);
}

import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives focus to a part of the page when the focused element is removed: otherwise it would move to the top
 * of the page.
 */
export function useFocusKept(box: RefObject<HTMLElement | null>, change: unknown): void {
  const before = useRef(change);
  useLayoutEffect(() => {
    if (before.current !== change && document.activeElement === document.body)
      box.current?.focus({ preventScroll: true });
    before.current = change;
  }, [box, change]);
}

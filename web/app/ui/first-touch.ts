import { useCallback } from 'react';

/**
 * A ref that calls back once, when focus or a pointer first enters its element; at once if focus is there
 * already.
 */
export function useFirstTouch(onTouch: (() => void) | undefined) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (element === null || onTouch === undefined) return;
      const controller = new AbortController();
      const once = { signal: controller.signal, once: true };
      element.addEventListener('focusin', onTouch, once);
      element.addEventListener('pointerdown', onTouch, once);
      if (element.contains(document.activeElement)) onTouch();
      return () => controller.abort();
    },
    [onTouch],
  );
}

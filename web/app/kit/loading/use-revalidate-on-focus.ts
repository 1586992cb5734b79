import { useEffect } from 'react';

/** Revalidates whenever the user returns to this window: another window may have changed something. */
export function useRevalidateOnFocus(revalidate: () => void): void {
  useEffect(() => {
    const onFocus = () => {
      if (document.visibilityState === 'visible') revalidate();
    };
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, [revalidate]);
}

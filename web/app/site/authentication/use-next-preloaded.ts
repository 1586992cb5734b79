import { useEffect } from 'react';
import { nextPath } from '../../kit/loading/signed-in.ts';
import { useQuery } from '../../kit/loading/use-query.ts';
import { preloadPage } from '../../kit/page/preload-page.ts';
import { isBehindLogIn } from './continue-to.ts';

/** Fetches what the page after the log-in is made of while the form is filled in, from the first touch of it. */
export function useNextPreloaded(): void {
  const to = nextPath(useQuery(), '/dashboard');
  useEffect(() => {
    if (!isBehindLogIn(to)) return;
    const begin = () => void preloadPage(to, { atOnce: 6 });
    // The touch may have been what woke this page.
    if (document.activeElement instanceof HTMLInputElement) return begin();
    addEventListener('focusin', begin, { once: true });
    return () => removeEventListener('focusin', begin);
  }, [to]);
}

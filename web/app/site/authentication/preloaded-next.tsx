import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { nextPath } from '../../kit/loading/signed-in.ts';
import { useQuery } from '../../kit/loading/use-query.ts';
import { isBehindLogIn } from './continue-to.ts';

/** Loads the page that a log-in leads to while the form is filled in, from the first touch of it. */
export function PreloadedNext() {
  const to = nextPath(useQuery(), '/dashboard');
  const [isBegun, setBegun] = useState(false);
  useEffect(() => {
    const begin = () => setBegun(true);
    // The touch may have been what woke this page.
    if (document.activeElement?.closest('form') != null) begin();
    addEventListener('focusin', begin, { once: true });
    return () => removeEventListener('focusin', begin);
  }, []);
  return isBegun && isBehindLogIn(to) ? <PrefetchPageLinks page={to} /> : null;
}

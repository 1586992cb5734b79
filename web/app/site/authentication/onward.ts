import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { nextPath } from '../../kit/loading/signed-in.ts';

const readInMs = 1000;

/** Goes on by itself once what was said could be read; going back then leads to before the form. */
export function useOnward(to: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to === undefined) return;
    const timer = setTimeout(() => navigate(to, { replace: true }), readInMs);
    return () => clearTimeout(timer);
  }, [to, navigate]);
}

/** Another page of the account pages, which leads on to where the visitor was going as well. */
export function withNext(path: string, query: URLSearchParams): string {
  const next = nextPath(query, '');
  if (next === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`;
}

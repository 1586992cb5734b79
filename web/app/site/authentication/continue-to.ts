import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { nextPath } from '../../kit/loading/signed-in.ts';

const readInMs = 1000;

/** Navigates on once there was time to read the message; replaces the form in the history. */
export function useContinueTo(to: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to === undefined) return;
    // As a document, which marks itself as one of a browser that is logged in (site/frame/theme-script.tsx).
    const go = () => (to.startsWith('/dashboard') ? location.replace(to) : navigate(to, { replace: true }));
    const timer = setTimeout(go, readInMs);
    return () => clearTimeout(timer);
  }, [to, navigate]);
}

/** Address of another account page, which keeps where the visitor was going. */
export function withNext(path: string, query: URLSearchParams): string {
  const next = nextPath(query, '');
  if (next === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`;
}

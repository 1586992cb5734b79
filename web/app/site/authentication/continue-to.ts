import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { keepArrivalMessage } from '../../kit/loading/arrival-message.ts';
import { hasOwner, nextPath } from '../../kit/loading/signed-in.ts';
import type { AccountFormState } from './account-form-state.ts';

const readInMs = 1000;

/** State in the history of `/login` when the code of a sign-up has just begun a session. */
export const arrived = { hasArrived: true } as const;

/**
 * Navigates on; replaces the form in the history. To a page behind the log-in at once: it shows the message again, so
 * that nobody waits for it. To others once there was time to read it.
 */
export function useContinueTo({ continueTo: to, hasSession, message }: AccountFormState): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to === undefined) return;
    if (hasSession && isBehindLogIn(to)) {
      keepArrivalMessage(message);
      // As a document: what is in memory here may be of another account.
      if (hasOwner()) return location.replace(to);
      // As a document of a browser that is logged in marks itself (site/frame/theme-script.tsx).
      document.documentElement.dataset.signedIn = '';
      return void navigate(to, { replace: true });
    }
    if (hasSession && isLogIn(to)) {
      keepArrivalMessage(message);
      return void navigate(to, { replace: true, state: arrived });
    }
    const timer = setTimeout(() => navigate(to, { replace: true }), readInMs);
    return () => clearTimeout(timer);
  }, [to, hasSession, message, navigate]);
}

export const isBehindLogIn = (path: string) => /^\/(?:dashboard|staff)(?:[/?#]|$)/.test(path);
const isLogIn = (path: string) => /^\/login(?:\?|$)/.test(path);

/** Address of another account page, which keeps where the visitor was going. */
export function withNext(path: string, query: URLSearchParams): string {
  const next = nextPath(query, '');
  if (next === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`;
}

import { useEffect, useState } from 'react';
import type { ThreadShown } from './thread/thread.ts';

/** How far one had read when one came to look: what follows is new, for as long as one looks. */
export function useReadBefore({ messages, readUpTo }: ThreadShown): number {
  const [before, setBefore] = useState(readUpTo);
  const last = messages.at(-1)?.number ?? 0;
  useEffect(() => {
    // Whoever goes away, and comes back, finds a mark before what came meanwhile.
    const away = () => document.visibilityState === 'hidden' && setBefore(last);
    document.addEventListener('visibilitychange', away);
    return () => document.removeEventListener('visibilitychange', away);
  }, [last]);
  return before;
}

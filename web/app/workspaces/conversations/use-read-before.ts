import { useEffect, useState } from 'react';
import type { ThreadShown } from './thread/thread.ts';

/**
 * How far the user had read on opening the conversation: messages after that stay marked as new until they
 * leave.
 */
export function useReadBefore({ messages, readUpTo }: ThreadShown): number {
  const [before, setBefore] = useState(readUpTo);
  const last = messages.at(-1)?.number ?? 0;
  useEffect(() => {
    // On returning to the tab, the user finds a mark before the messages that arrived meanwhile.
    const away = () => document.visibilityState === 'hidden' && setBefore(last);
    document.addEventListener('visibilitychange', away);
    return () => document.removeEventListener('visibilitychange', away);
  }, [last]);
  return before;
}

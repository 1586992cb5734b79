import { useEffect, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { useLiveState } from '../../kit/live/live.ts';
import { refreshUnreadCounts } from '../../kit/loading/unread-counts.ts';
import type { Thread, ThreadShown } from './thread/thread.ts';

/** Records that the other side's messages were read, once the last of them is visible in a visible page. */
export function useMarkRead(thread: Thread, shown: ThreadShown, isAtEnd: boolean): void {
  const isSeen = useSyncExternalStore(onSight, isInSight);
  const isLive = useLiveState() === 'open';
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const last = shown.messages.findLast(({ mine }) => !mine)?.number ?? 0;
    if (!isSeen || !isAtEnd || last <= shown.readUpTo) return;
    thread.markRead(last).then(
      (isNoted) => {
        if (!isNoted || isLive) return;
        // Updates the list and the sidebar, for which there is no live connection at present.
        void refreshUnreadCounts();
        void revalidate();
      },
      // Recorded with the next fetch.
      () => undefined,
    );
  }, [thread, shown, isAtEnd, isSeen, isLive, revalidate]);
}

function onSight(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

const isInSight = () => document.visibilityState === 'visible';

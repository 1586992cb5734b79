import { type ReactNode, useEffect } from 'react';
import { refreshUnreadCounts } from '../../kit/loading/unread-counts.ts';
import { useQuery } from '../../kit/loading/use-query.ts';
import { useRevalidateOnEvent } from '../../kit/loading/use-revalidate-on-event.ts';
import type { loadMessages } from './load-conversations.ts';
import './conversations.css';
import { TalkList } from './conversation-list.tsx';
import { TalkPane } from './conversation-pane.tsx';
import { useTalkFocus } from './use-conversation-focus.ts';

interface MessagesPageProps {
  title: string;
  shown: Awaited<ReturnType<typeof loadMessages>>;
  /** Instead of both, while there is no conversation. */
  empty: ReactNode;
}

/** The conversations of one side, and the one that the address names. */
export function MessagesPage({ title, shown: { list, asked }, empty }: MessagesPageProps) {
  useRevalidateOnEvent(['message', 'read', 'conversation', 'application']);
  useTalkFocus(asked?.id);
  useEffect(() => {
    // Anything that changes the list also changes the unread counts beside it.
    if (list !== undefined) void refreshUnreadCounts();
  }, [list]);
  const query = useQuery();
  const isFiltered = query.has('tab') || query.has('text');
  if (list.conversations.length === 0 && asked === undefined && !isFiltered)
    return (
      <div>
        <h1 className="text-36">{title}</h1>
        <div className="mt-6">{empty}</div>
      </div>
    );
  return (
    <div className="talks" data-open={asked !== undefined || undefined}>
      <h1 className="text-36">{title}</h1>
      <div className="talks-sides">
        <TalkList list={list} openId={asked?.id} />
        <TalkPane asked={asked} />
      </div>
    </div>
  );
}

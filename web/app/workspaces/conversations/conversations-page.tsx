import { MessagesSquare, SearchX, WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigationType, useRevalidator } from 'react-router';
import { refreshUnreadCounts } from '../../kit/loading/unread-counts.ts';
import { useQuery } from '../../kit/loading/use-query.ts';
import { useRevalidateOnEvent } from '../../kit/loading/use-revalidate-on-event.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BackLink } from './back-link.tsx';
import { Talk } from './conversation.tsx';
import { useNewMessageAnnouncements } from './list/announce-new-messages.ts';
import { TalkList } from './list/conversation-list.tsx';
import type { loadMessages, SelectedConversation } from './load-conversations.ts';
import './conversations.css';

interface MessagesPageProps {
  title: string;
  loaded: Awaited<ReturnType<typeof loadMessages>>;
  /** Instead of both, while there is no conversation. */
  empty: ReactNode;
}

/** The conversations of one side, and the one that the address names. */
export function MessagesPage({ title, loaded: { list, selection }, empty }: MessagesPageProps) {
  useRevalidateOnEvent(['message', 'read', 'conversation', 'application']);
  useTalkFocus(selection?.id);
  useEffect(() => {
    // Anything that changes the list also changes the unread counts beside it.
    if (list !== undefined) void refreshUnreadCounts();
  }, [list]);
  const query = useQuery();
  const isFiltered = query.has('tab') || query.has('text');
  const isEmpty = list.conversations.length === 0 && selection === undefined && !isFiltered;
  const announcement = useNewMessageAnnouncements(list.conversations, selection?.id);
  return (
    <>
      {/* In one place for both, so that the very first message is announced too. */}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {isEmpty ? (
        <div>
          <h1 className="text-36">{title}</h1>
          <div className="mt-6">{empty}</div>
        </div>
      ) : (
        <div className="conversations" data-open={selection !== undefined || undefined}>
          <h1 className="text-36">{title}</h1>
          <div className="conversations-columns">
            <TalkList list={list} openId={selection?.id} />
            <TalkPane selection={selection} />
          </div>
        </div>
      )}
    </>
  );
}

/** Shown beside the list: a conversation, or why there is none. */
function TalkPane({ selection }: { selection: SelectedConversation | undefined }) {
  const { revalidate, state } = useRevalidator();
  if (selection?.is === 'open') return <Talk key={selection.id} id={selection.id} />;
  if (selection?.is === 'missing')
    return (
      <Beside>
        <BackLink />
        <EmptyState Icon={SearchX} title="We could not find this conversation">
          The address may be mistyped, or it belongs to another account.
        </EmptyState>
      </Beside>
    );
  if (selection?.is === 'unreached')
    return (
      <Beside>
        <BackLink />
        <EmptyState
          Icon={WifiOff}
          title="We could not load this conversation"
          action={
            <Button type="button" onClick={() => void revalidate()}>
              {state === 'idle' ? 'Try again' : 'Trying…'}
            </Button>
          }
        >
          Check your connection. Nothing is lost.
        </EmptyState>
      </Beside>
    );
  return (
    <div className="conversation-beside conversation-choose">
      <MessagesSquare size={28} />
      <p>Choose a conversation to read and answer it.</p>
    </div>
  );
}

function Beside({ children }: { children: ReactNode }) {
  return (
    <section className="conversation-beside" aria-labelledby="conversation-heading">
      <h2 id="conversation-heading" tabIndex={-1} className="sr-only">
        Conversation
      </h2>
      {children}
    </section>
  );
}

/**
 * Manages focus: to the heading when another conversation is opened; on going back, to its row, or to the
 * page's heading if the row has left the unread list.
 */
function useTalkFocus(id: string | undefined): void {
  const kind = useNavigationType();
  const lastId = useRef(id);
  useEffect(() => {
    const previousId = lastId.current;
    lastId.current = id;
    if (previousId === id) return;
    const target =
      document.getElementById(id === undefined ? `conversation-${previousId}` : 'conversation-heading') ??
      document.querySelector('h1');
    if (target?.matches('h1')) target.tabIndex = -1;
    target?.focus({ preventScroll: kind === 'POP' });
  }, [id, kind]);
}

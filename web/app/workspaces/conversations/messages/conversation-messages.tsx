import { ArrowDown } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { useLiveState } from '../../../kit/live/live.ts';
import { refreshUnreadCounts } from '../../../kit/loading/unread-counts.ts';
import { Button } from '../../../ui/button.tsx';
import { dayOf, dayWords, timeOf } from '../clock-words.ts';
import { type Day, type Group, groupMessages } from '../thread/group-messages.ts';
import type { Thread, ThreadSnapshot } from '../thread/thread.ts';
import { useSide } from '../use-side.ts';
import { MessageText } from './message-text.tsx';
import { SentFiles } from './sent-files.tsx';
import { UnsentMessage } from './unsent-message.tsx';
import { useFocusFallback } from './use-focus-fallback.ts';
import './conversation-messages.css';

/** Pixels from the end that still count as being at the end. */
const near = 80;

/**
 * The scroll position in a conversation. At its end, the end stays in view when a message arrives; elsewhere,
 * the visible messages do not move, neither for what arrives below nor for what is loaded above.
 */
function usePlace({ messages, unsent }: ThreadSnapshot) {
  const box = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const previous = useRef({ first: 0, last: 0, unsent: 0, height: 0 });
  const stays = useRef(true);
  const isAtEnd = useInView(end);

  useLayoutEffect(() => {
    const scroller = box.current;
    if (scroller === null) return;
    const was = previous.current;
    const current = {
      first: messages[0]?.number ?? 0,
      last: messages.at(-1)?.number ?? 0,
      unsent: unsent.length,
      height: scroller.scrollHeight,
    };
    previous.current = current;
    if (was.height === 0) toStart(scroller);
    else if (current.first < was.first) scroller.scrollTop += current.height - was.height;
    else if (stays.current || current.unsent > was.unsent) scroller.scrollTop = current.height;
  }, [messages, unsent]);

  useEffect(() => {
    const scroller = box.current;
    if (scroller === null) return;
    const note = () => {
      stays.current = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < near;
    };
    // The field below grows with its text, which shrinks this area.
    const resized = new ResizeObserver(() => {
      if (stays.current) scroller.scrollTop = scroller.scrollHeight;
    });
    note();
    scroller.addEventListener('scroll', note, { passive: true });
    resized.observe(scroller);
    return () => {
      scroller.removeEventListener('scroll', note);
      resized.disconnect();
    };
  }, []);

  const toEnd = useCallback(() => {
    if (box.current === null) return;
    box.current.scrollTop = box.current.scrollHeight;
    box.current.focus({ preventScroll: true });
  }, []);
  return { box, end, isAtEnd, toEnd };
}

/** Starts at the new messages, or at the end. */
function toStart(scroller: HTMLElement): void {
  const fresh = scroller.querySelector<HTMLElement>('.conversation-new');
  scroller.scrollTop = fresh === null ? scroller.scrollHeight : fresh.offsetTop - scroller.offsetTop - 16;
}

function useInView(element: React.RefObject<HTMLElement | null>): boolean {
  const [isIn, setIn] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const watch = new IntersectionObserver(([entry]) => setIn(entry?.isIntersecting ?? false), {
      rootMargin: '40px',
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return isIn;
}

/** Records that the other side's messages were read, once the last of them is visible in a visible page. */
function useMarkRead(thread: Thread, snapshot: ThreadSnapshot, isAtEnd: boolean): void {
  const isSeen = useSyncExternalStore(onSight, isInSight);
  const isLive = useLiveState() === 'open';
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const last = snapshot.messages.findLast(({ mine }) => !mine)?.number ?? 0;
    if (!isSeen || !isAtEnd || last <= snapshot.readUpTo) return;
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
  }, [thread, snapshot, isAtEnd, isSeen, isLive, revalidate]);
}

function onSight(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const isInSight = () => document.visibilityState === 'visible';

interface TalkMessagesProps {
  thread: Thread;
  snapshot: ThreadSnapshot;
  onTakeBack: (message: string) => void;
}

/** The messages, newest at the bottom; a scroll container that keeps the reading position. */
export function TalkMessages({ thread, snapshot, onTakeBack }: TalkMessagesProps) {
  const { messages, unsent, theyReadUpTo, head } = snapshot;
  const readUpTo = useReadBefore(snapshot);
  const { box, end, isAtEnd, toEnd } = usePlace(snapshot);
  useMarkRead(thread, snapshot, isAtEnd);
  useFocusFallback(box, snapshot.earlier);
  const ours = useSide();
  const lastOwn = messages.findLast(({ side }) => side === ours)?.number;
  const hasUnsent = unsent.length > 0;
  // Above one that is not sent, the word would be taken for that one's.
  const stateOfLast = (lastOwn ?? 0) <= theyReadUpTo ? 'Read' : hasUnsent ? '' : 'Sent';
  const hasNews = !isAtEnd && (messages.at(-1)?.number ?? 0) > snapshot.readUpTo;
  return (
    <div className="conversation-middle">
      <section
        ref={box}
        className="conversation-scroll"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by key
        tabIndex={0}
        aria-label={`Messages with ${head?.conversation.with}`}
      >
        {snapshot.earlier ? (
          <Earlier thread={thread} />
        ) : (
          <p className="conversation-drafts">{head?.keptUntil}</p>
        )}
        {messages.length === 0 && unsent.length === 0 && (
          <p className="conversation-first">
            No messages yet. Ask what you would like to know, or say when you are free.
          </p>
        )}
        {groupMessages(messages, { dayOf, readUpTo }).map((day) => (
          <DayOfTalk key={day.day} day={day} lastOwn={lastOwn} stateOfLast={stateOfLast} />
        ))}
        {hasUnsent && (
          <ul aria-label="Not sent yet">
            {unsent.map((one) => (
              <UnsentMessage
                key={one.message.id}
                unsent={one}
                onRetry={() => thread.outbox.retry(one.message.id)}
                onTakeBack={() => onTakeBack(one.message.id)}
              />
            ))}
          </ul>
        )}
        <div ref={end} />
      </section>
      {hasNews && (
        <button type="button" className="conversation-status" onClick={toEnd}>
          <ArrowDown size={18} />
          New messages
        </button>
      )}
    </div>
  );
}

function Earlier({ thread }: { thread: Thread }) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const load = async () => {
    if (state === 'loading') return;
    setState('loading');
    await thread.loadEarlier().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return (
    <div className="conversation-earlier">
      {state === 'failed' && <p role="alert">We could not load them. Check your connection.</p>}
      <Button type="button" look="quiet" onClick={load}>
        {state === 'loading' ? 'Loading…' : 'Show earlier messages'}
      </Button>
    </div>
  );
}

interface DayOfTalkProps {
  day: Day;
  /** The number of the user's own last message. */
  lastOwn: number | undefined;
  /** Empty where nothing is to be said of it. */
  stateOfLast: string;
}

/** The messages of one day, grouped by author. */
function DayOfTalk({ day: { day, groups }, lastOwn, stateOfLast }: DayOfTalkProps) {
  return (
    <>
      <h3 className="conversation-day">{dayWords(day, dayOf(new Date()))}</h3>
      <ol>
        {groups.map((group) => (
          <li key={group.messages[0].id}>
            {group.isNew && <p className="conversation-new">New</p>}
            <Written group={group} />
            {stateOfLast !== '' && group.messages.some(({ number }) => number === lastOwn) && (
              <p className="conversation-state">{stateOfLast}</p>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function Written({ group: { author, mine, side, messages } }: { group: Group }) {
  const isOurs = side === useSide();
  const [{ sentAt }] = messages;
  return (
    <div className="conversation-group" data-mine={isOurs || undefined}>
      <p className="conversation-author">
        <span>{mine ? 'You' : author}</span> <time dateTime={sentAt}>{timeOf(sentAt)}</time>
      </p>
      {messages.map(({ id, text, attachments }) => (
        <div key={id} className="conversation-text">
          {text !== '' && <MessageText text={text} />}
          {attachments.length > 0 && <SentFiles files={attachments} mine={mine} />}
        </div>
      ))}
    </div>
  );
}

/**
 * How far the user had read on opening the conversation: messages after that stay marked as new until they
 * leave.
 */
function useReadBefore({ messages, readUpTo }: ThreadSnapshot): number {
  const [readBefore, setReadBefore] = useState(readUpTo);
  const last = messages.at(-1)?.number ?? 0;
  useEffect(() => {
    // On returning to the tab, the user finds a mark before the messages that arrived meanwhile.
    const away = () => document.visibilityState === 'hidden' && setReadBefore(last);
    document.addEventListener('visibilitychange', away);
    return () => document.removeEventListener('visibilitychange', away);
  }, [last]);
  return readBefore;
}

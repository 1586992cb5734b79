import { ArrowDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { dayOf } from './clock-words.ts';
import { DayOfTalk } from './day-of-conversation.tsx';
import { grouped } from './thread/grouped.ts';
import type { Thread, ThreadShown } from './thread/thread.ts';
import './conversation-messages.css';
import { UnsentMessage } from './unsent-message.tsx';
import { useFocusKept } from './use-focus-kept.ts';
import { useMarkRead } from './use-mark-read.ts';
import { usePlace } from './use-place.ts';
import { useReadBefore } from './use-read-before.ts';
import { useSide } from './use-side.ts';

interface TalkMessagesProps {
  thread: Thread;
  shown: ThreadShown;
  onTakeBack: (message: string) => void;
}

/** The messages, newest at the bottom; a scroll container that keeps the reading position. */
export function TalkMessages({ thread, shown, onTakeBack }: TalkMessagesProps) {
  const { messages, unsent, theyReadUpTo, head } = shown;
  const readUpTo = useReadBefore(shown);
  const { box, end, isAtEnd, toEnd } = usePlace(shown);
  useMarkRead(thread, shown, isAtEnd);
  useFocusKept(box, shown.earlier);
  const ours = useSide();
  const lastOwn = messages.findLast(({ side }) => side === ours)?.number;
  const hasNews = !isAtEnd && (messages.at(-1)?.number ?? 0) > shown.readUpTo;
  return (
    <div className="talk-middle">
      <section
        ref={box}
        className="talk-scroll"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by key
        tabIndex={0}
        aria-label={`Messages with ${head?.conversation.with}`}
      >
        {shown.earlier ? <Earlier thread={thread} /> : <p className="talk-kept">{head?.keptUntil}</p>}
        {messages.length === 0 && unsent.length === 0 && (
          <p className="talk-first">
            No messages yet. Ask what you would like to know, or say when you are free.
          </p>
        )}
        {grouped(messages, { dayOf, readUpTo }).map((day) => (
          <DayOfTalk key={day.day} day={day} lastOwn={lastOwn} theyReadUpTo={theyReadUpTo} />
        ))}
        {unsent.length > 0 && (
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
        <button type="button" className="talk-news" onClick={toEnd}>
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
    <div className="talk-earlier">
      {state === 'failed' && <p role="alert">We could not load them. Check your connection.</p>}
      <Button type="button" look="quiet" onClick={load}>
        {state === 'loading' ? 'Loading…' : 'Show earlier messages'}
      </Button>
    </div>
  );
}

import type { Conversation } from '@portway/contracts/hiring/conversations/conversations';
import { Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { later } from '../../kit/loading/lazy-part.tsx';
import { useMe } from '../../kit/loading/use-me.ts';
import { Composer } from './composer.tsx';
import { Ended } from './ended.tsx';
import { NewMessageAnnouncement } from './new-message-status.tsx';
import './conversation.css';
import { TalkHead } from './conversation-head.tsx';
import { TalkMessages } from './conversation-messages.tsx';
import { draftOf, threadOf } from './thread/open-threads.ts';
import { UnsentAnnouncement } from './unsent-message.tsx';
import { useCanWrite } from './use-can-write.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { useSide } from './use-side.ts';
import './employer/employer-bar.css';

/** For employers alone, so loaded on demand. Lazy chunks load no style sheet, so its styles are imported here. */
const EmployerBar = later(async () => (await import('./employer/employer-bar.tsx')).EmployerBar);

/** One conversation: the other side, the messages, and the message field. */
export function Talk({ id }: { id: string }) {
  const opened = threadOf(id);
  const { thread } = opened;
  const account = useMe().id;
  const [draft] = useState(() => draftOf(opened, account));
  const shown = useSyncExternalStore(thread.subscribe, thread.shown);
  const [taken, setTaken] = useState({ count: 0 });
  const foot = useRef<HTMLDivElement>(null);
  const mayWrite = useCanWrite();
  const side = useSide();
  const canWrite = mayWrite && isOpen(shown.head?.conversation);
  useFocusKept(foot, canWrite);
  if (shown.head === undefined) return null;
  /** A message that was not sent goes back into the field. */
  const takeBack = (message: string) => {
    const back = thread.outbox.takeBack(message);
    if (back === undefined) return;
    const { text } = draft.read();
    draft.keep({ text: text.trim() === '' ? back.text : `${text}\n${back.text}` });
    opened.attaching.putBack(back.attachments);
    setTaken(({ count }) => ({ count: count + 1 }));
  };
  return (
    <section className="talk" aria-labelledby="talk-heading">
      <TalkHead {...shown.head} />
      {side === 'employer' && (
        <Suspense>
          <EmployerBar conversation={shown.head.conversation} />
        </Suspense>
      )}
      <TalkMessages thread={thread} shown={shown} onTakeBack={takeBack} />
      <NewMessageAnnouncement messages={shown.messages} />
      <UnsentAnnouncement unsent={shown.unsent} />
      <div ref={foot} tabIndex={-1}>
        {canWrite ? (
          <Composer
            // Remounts the field with the message taken back.
            key={taken.count}
            autoFocus={taken.count > 0}
            opened={opened}
            draft={draft}
            to={shown.head.conversation.with}
            conversation={side === 'employer' ? shown.head.conversation : undefined}
          />
        ) : !mayWrite && isOpen(shown.head.conversation) ? (
          <p className="talk-ended">
            You can read this but not write here. Ask an admin of your organisation for another role.
          </p>
        ) : (
          <Ended conversation={shown.head.conversation} />
        )}
      </div>
    </section>
  );
}

const isOpen = (conversation: Conversation | undefined): boolean =>
  conversation?.blocked === null && conversation.status !== 'withdrawn';

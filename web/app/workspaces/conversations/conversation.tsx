import type { Conversation, Message } from '@portway/contracts/hiring/conversations/conversations';
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { BusyButton } from '../../kit/forms/busy-button.tsx';
import { idle } from '../../kit/forms/form-state.ts';
import { StatusMessage } from '../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../kit/forms/use-action.tsx';
import { later } from '../../kit/loading/lazy-part.tsx';
import { useMe } from '../../kit/loading/use-me.ts';
import { applicationPath } from './application-path.ts';
import { Composer } from './composer/composer.tsx';
import { TalkHead } from './conversation-head.tsx';
import { TalkMessages } from './messages/conversation-messages.tsx';
import { UnsentAnnouncement } from './messages/unsent-message.tsx';
import { useFocusFallback } from './messages/use-focus-fallback.ts';
import { draftOf, threadOf } from './thread/open-threads.ts';
import { useCanWrite } from './use-can-write.ts';
import { useSide } from './use-side.ts';
import './conversation.css';
import './employer/employer-bar.css';

/** For employers alone, so loaded on demand. Lazy chunks load no style sheet, so its styles are imported here. */
const EmployerBar = later(async () => (await import('./employer/employer-bar.tsx')).EmployerBar);

/** One conversation: the other side, the messages, and the message field. */
export function Talk({ id }: { id: string }) {
  const openThread = threadOf(id);
  const { thread } = openThread;
  const account = useMe().id;
  const [draft] = useState(() => draftOf(openThread, account));
  const snapshot = useSyncExternalStore(thread.subscribe, thread.snapshot);
  const [restoration, setRestoration] = useState({ count: 0 });
  const foot = useRef<HTMLDivElement>(null);
  const mayWrite = useCanWrite();
  const side = useSide();
  const canWrite = mayWrite && isOpen(snapshot.head?.conversation);
  useFocusFallback(foot, canWrite);
  if (snapshot.head === undefined) return null;
  /** A message that was not sent goes back into the field. */
  const takeBack = (message: string) => {
    const back = thread.outbox.takeBack(message);
    if (back === undefined) return;
    const { text } = draft.read();
    draft.keep({ text: text.trim() === '' ? back.text : `${text}\n${back.text}` });
    openThread.attaching.putBack(back.attachments);
    setRestoration(({ count }) => ({ count: count + 1 }));
  };
  return (
    <section className="conversation" aria-labelledby="conversation-heading">
      <TalkHead {...snapshot.head} />
      {side === 'employer' && (
        <Suspense>
          <EmployerBar conversation={snapshot.head.conversation} />
        </Suspense>
      )}
      <TalkMessages thread={thread} snapshot={snapshot} onTakeBack={takeBack} />
      <NewMessageAnnouncement messages={snapshot.messages} />
      <UnsentAnnouncement unsent={snapshot.unsent} />
      <div ref={foot} tabIndex={-1}>
        {canWrite ? (
          <Composer
            // Remounts the field with the message taken back.
            key={restoration.count}
            autoFocus={restoration.count > 0}
            openThread={openThread}
            draft={draft}
            to={snapshot.head.conversation.with}
            conversation={side === 'employer' ? snapshot.head.conversation : undefined}
          />
        ) : !mayWrite && isOpen(snapshot.head.conversation) ? (
          <p className="conversation-ended">
            You can read this but not write here. Ask an admin of your organisation for another role.
          </p>
        ) : (
          <Ended conversation={snapshot.head.conversation} />
        )}
      </div>
    </section>
  );
}

const isOpen = (conversation: Conversation | undefined): boolean =>
  conversation?.blocked === null && conversation.status !== 'withdrawn';

/** Shown instead of the message field while neither side can write. */
function Ended({ conversation }: { conversation: Conversation }) {
  const { id, application, with: other, blocked } = conversation;
  const side = useSide();
  const canWrite = useCanWrite();
  const { send, sending, formState } = useAction();
  return (
    <div className="conversation-ended">
      {blocked === 'by-you' && (
        <>
          <p>
            {side === 'candidate' ? 'You' : 'Your organisation'} ended this conversation. Neither side can
            write until you open it again.
          </p>
          {canWrite && (
            <BusyButton
              type="button"
              look="outline"
              sending={sending}
              onClick={() => sending || send(actionForm('unblock', { id }))}
            >
              Open it again
            </BusyButton>
          )}
        </>
      )}
      {blocked === 'by-them' && <p>{other} ended this conversation. You can still read it, and report it.</p>}
      {blocked === 'by-us' && (
        <p>
          We closed this conversation after a report. You can still read it. Our email says why, and how to
          object.
        </p>
      )}
      {blocked === null && (
        <p>
          {side === 'candidate'
            ? 'You withdrew this application, which ended the conversation. '
            : 'The candidate has withdrawn or left, which ended the conversation. '}
          {application !== null && (
            <Link to={applicationPath(side, conversation)} className="file-act">
              {side === 'candidate' ? 'See your application' : 'See the application'}
            </Link>
          )}
        </p>
      )}
      <StatusMessage state={formState.status === 'error' ? formState : idle} />
    </div>
  );
}

/** Announces the other side's messages while the conversation is open. */
function NewMessageAnnouncement({ messages }: { messages: readonly Message[] }) {
  const last = messages.at(-1)?.number ?? 0;
  const [{ upTo, said }, setHeard] = useState({ upTo: last, said: '' });
  useEffect(() => {
    setHeard((previous) => {
      const news = messages.filter(({ number, mine }) => number > previous.upTo && !mine);
      return { upTo: Math.max(last, previous.upTo), said: news.length === 0 ? previous.said : inWords(news) };
    });
  }, [messages, last]);
  return (
    <p role="status" className="sr-only">
      {/* The live region stays mounted: its changes are announced, also when the same text comes again. */}
      <span key={upTo}>{said}</span>
    </p>
  );
}

function inWords(news: readonly Message[]): string {
  return news.map(({ author, text }) => `${author} writes: ${text === '' ? 'a file' : text}`).join(' ');
}

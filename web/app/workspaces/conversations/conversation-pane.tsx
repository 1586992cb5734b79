import { MessagesSquare, SearchX, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Talk } from './conversation.tsx';
import type { Asked } from './load-conversations.ts';
import { WayBack } from './way-back.tsx';

/** Shown beside the list: a conversation, or why there is none. */
export function TalkPane({ asked }: { asked: Asked | undefined }) {
  const { revalidate, state } = useRevalidator();
  if (asked?.is === 'open') return <Talk key={asked.id} id={asked.id} />;
  if (asked?.is === 'missing')
    return (
      <Beside>
        <WayBack />
        <EmptyState Icon={SearchX} title="We could not find this conversation">
          The address may be mistyped, or it belongs to another account.
        </EmptyState>
      </Beside>
    );
  if (asked?.is === 'unreached')
    return (
      <Beside>
        <WayBack />
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
    <div className="talk-beside talk-choose">
      <MessagesSquare size={28} />
      <p>Choose a conversation to read and answer it.</p>
    </div>
  );
}

function Beside({ children }: { children: ReactNode }) {
  return (
    <section className="talk-beside" aria-labelledby="talk-heading">
      <h2 id="talk-heading" tabIndex={-1} className="sr-only">
        Conversation
      </h2>
      {children}
    </section>
  );
}

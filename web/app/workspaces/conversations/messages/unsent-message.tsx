import { CircleAlert } from 'lucide-react';
import type { Unsent } from '../thread/outbox.ts';
import { MessageText } from './message-text.tsx';

interface UnsentMessageProps {
  unsent: Unsent;
  onRetry: () => void;
  onTakeBack: () => void;
}

/** A message in flight, or one that was not sent: then the reason, and what to do. */
export function UnsentMessage({ unsent, onRetry, onTakeBack }: UnsentMessageProps) {
  const { message } = unsent;
  const words = whyUnsent(unsent);
  return (
    <li className="conversation-group conversation-unsent" data-mine>
      <div className="conversation-text">
        {message.text !== '' && <MessageText text={message.text} />}
        {message.attachments.map(({ id, name }) => (
          <p key={id} className="conversation-size">
            {name}
          </p>
        ))}
      </div>
      <p className="conversation-state">
        {words === '' ? (
          'Sending…'
        ) : (
          <>
            <CircleAlert size={16} />
            <span>{words}</span>
          </>
        )}
      </p>
      {words !== '' && (
        <p className="conversation-again">
          <button type="button" className="file-act" onClick={onRetry}>
            Try again
          </button>
          <button type="button" className="file-act" onClick={onTakeBack}>
            Change it
          </button>
        </p>
      )}
    </li>
  );
}

/** Announces why the last of them was not sent. */
export function UnsentAnnouncement({ unsent }: { unsent: readonly Unsent[] }) {
  return (
    <p role="status" className="sr-only">
      {unsent.map(whyUnsent).findLast((words) => words !== '')}
    </p>
  );
}

/** Empty while it is in flight. */
function whyUnsent({ state, fault }: Unsent): string {
  if (state === 'sending') return '';
  return `Not sent. ${fault ?? (state === 'unreached' ? 'You have no connection at the moment.' : '')}`;
}

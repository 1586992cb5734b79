import type { Conversation } from '@portway/contracts/conversations/conversations';
import { Link } from 'react-router';
import { AskButton, StatusMessage } from '../../../kit/forms/status-message.tsx';
import { asked, useAction } from '../../../kit/forms/use-action.tsx';

/** Shown instead of the message field while neither side can write. */
export function Ended({ conversation: { id, with: other, blocked } }: { conversation: Conversation }) {
  const { send, sending, answer } = useAction();
  return (
    <div className="talk-ended">
      {blocked === 'by-you' && (
        <>
          <p>You ended this conversation. Neither side can write until you open it again.</p>
          <AskButton
            type="button"
            look="outline"
            sending={sending}
            onClick={() => sending || send(asked('unblock', { id }))}
          >
            Open it again
          </AskButton>
        </>
      )}
      {blocked === 'by-them' && <p>{other} ended this conversation. You can still read it, and report it.</p>}
      {blocked === null && (
        <p>
          You withdrew this application, which ended the conversation.{' '}
          <Link to={`/dashboard/applied?application=${id}`} className="file-act">
            See your application
          </Link>
        </p>
      )}
      <StatusMessage answer={answer?.status === 'refused' ? answer : undefined} />
    </div>
  );
}

import type { Conversation } from '@portway/contracts/conversations/conversations';
import { Link } from 'react-router';
import { BusyButton } from '../../../kit/forms/busy-button.tsx';
import { idle } from '../../../kit/forms/form-state.ts';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';

/** Shown instead of the message field while neither side can write. */
export function Ended({
  conversation: { id, application, with: other, blocked },
}: {
  conversation: Conversation;
}) {
  const { send, sending, formState } = useAction();
  return (
    <div className="talk-ended">
      {blocked === 'by-you' && (
        <>
          <p>You ended this conversation. Neither side can write until you open it again.</p>
          <BusyButton
            type="button"
            look="outline"
            sending={sending}
            onClick={() => sending || send(actionForm('unblock', { id }))}
          >
            Open it again
          </BusyButton>
        </>
      )}
      {blocked === 'by-them' && <p>{other} ended this conversation. You can still read it, and report it.</p>}
      {blocked === null && (
        <p>
          You withdrew this application, which ended the conversation.{' '}
          <Link to={`/dashboard/applied?application=${application}`} className="file-act">
            See your application
          </Link>
        </p>
      )}
      <StatusMessage state={formState.status === 'error' ? formState : idle} />
    </div>
  );
}

import type { Conversation } from '@portway/contracts/hiring/conversations/conversations';
import { Link } from 'react-router';
import { BusyButton } from '../../kit/forms/busy-button.tsx';
import { idle } from '../../kit/forms/form-state.ts';
import { StatusMessage } from '../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../kit/forms/use-action.tsx';
import { applicationPath } from './application-path.ts';
import { useCanWrite } from './use-can-write.ts';
import { useSide } from './use-side.ts';

/** Shown instead of the message field while neither side can write. */
export function Ended({ conversation }: { conversation: Conversation }) {
  const { id, application, with: other, blocked } = conversation;
  const side = useSide();
  const canWrite = useCanWrite();
  const { send, sending, formState } = useAction();
  return (
    <div className="talk-ended">
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

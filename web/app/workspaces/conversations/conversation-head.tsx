import type { Conversation, ConversationWhole } from '@portway/contracts/hiring/conversations/conversations';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ConfirmButton } from '../../kit/forms/confirm-button.tsx';
import { StatusMessage } from '../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../kit/forms/use-action.tsx';
import { ApplicationTag } from '../../subjects/job/application-tag.tsx';
import { CompanyMark } from '../../subjects/job/company-mark.tsx';
import { applicationPath } from './application-path.ts';
import { Report } from './report.tsx';
import { useCanWrite } from './use-can-write.ts';
import { useSide } from './use-side.ts';
import { WayBack } from './way-back.tsx';

/** The other side and the subject; the menu has all other actions. */
export function TalkHead({ conversation, keptUntil }: Pick<ConversationWhole, 'conversation' | 'keptUntil'>) {
  const { with: other, position, status } = conversation;
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="talk-head">
      <WayBack />
      <CompanyMark name={other} />
      <div className="talk-who">
        <h2 id="talk-heading" tabIndex={-1}>
          {other}
        </h2>
        <p>
          <span>{position}</span> <ApplicationTag status={status} />
        </p>
      </div>
      <button
        type="button"
        className="talk-more"
        aria-expanded={isOpen}
        aria-controls="talk-acts"
        onClick={() => setOpen(!isOpen)}
      >
        <Ellipsis size={22} />
        <span className="sr-only">More about this conversation</span>
      </button>
      <div id="talk-acts" hidden={!isOpen}>
        <Acts conversation={conversation} />
        <p className="talk-kept">{keptUntil}</p>
      </div>
    </header>
  );
}

function Acts({ conversation }: { conversation: Conversation }) {
  const { id, application, with: other, blocked } = conversation;
  const side = useSide();
  // A viewer reads only.
  const canAct = useCanWrite();
  const { send, sending, formState } = useAction();
  return (
    <>
      <div className="talk-acts">
        {application !== null && (
          <Link to={applicationPath(side, conversation)} className="file-act">
            {side === 'candidate' ? 'See your application' : 'See the application'}
          </Link>
        )}
        <Report id={id} other={other} />
        {blocked === null && canAct && (
          <ConfirmButton
            button="Block"
            look="quiet"
            title={`End the conversation with ${other}?`}
            yes="End it"
            no="Cancel"
            onYes={() => sending || send(actionForm('block', { id }))}
          >
            <p>Neither of you can write in it until you open it again. The messages will stay.</p>
            <p>
              {side === 'candidate'
                ? 'Your application does not change. To end that too, withdraw it.'
                : 'The application does not change. Your colleagues can open the conversation again.'}
            </p>
          </ConfirmButton>
        )}
      </div>
      <StatusMessage state={formState} />
    </>
  );
}

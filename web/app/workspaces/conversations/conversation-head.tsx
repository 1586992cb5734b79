import type { Conversation, ConversationWhole } from '@portway/contracts/hiring/conversations/conversations';
import { Ellipsis } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { ConfirmButton } from '../../kit/forms/confirm-button.tsx';
import { type FormState, idle, succeeded } from '../../kit/forms/form-state.ts';
import { StatusMessage } from '../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../kit/forms/use-action.tsx';
import { later } from '../../kit/loading/lazy-part.tsx';
import { ApplicationTag } from '../../subjects/job/application-tag.tsx';
import { CompanyMark } from '../../subjects/job/company-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { applicationPath } from './application-path.ts';
import { BackLink } from './back-link.tsx';
import { useCanWrite } from './use-can-write.ts';
import { useSide } from './use-side.ts';
import '../../ui/radio-list.css';

/** Reports a conversation to us: the reason, and details. */
function Report({ id, other }: { id: string; other: string }) {
  const [isOpen, setOpen] = useState(false);
  const [reported, setReported] = useState<FormState>(idle);
  return (
    <>
      <Button type="button" look="quiet" onClick={() => setOpen(true)}>
        Report
      </Button>
      {reported !== idle && <StatusMessage state={reported} />}
      {isOpen && (
        <Dialog title={`Report ${other}`} onClose={() => setOpen(false)}>
          <p className="mt-2 text-ink-2">
            We will read the conversation, and act if it breaks our terms. We will not tell {other} who
            reported it.
          </p>
          <div className="mt-5">
            <Suspense>
              <ReportForm
                id={id}
                onClose={() => setOpen(false)}
                onSuccess={(message) => {
                  setReported(succeeded(message, undefined));
                  setOpen(false);
                }}
              />
            </Suspense>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Rarely needed, so loaded on demand. Lazy chunks load no style sheet, so its styles are imported here. */
const ReportForm = later(async () => (await import('./report-form.tsx')).ReportForm);

/** The other side and the subject; the menu has all other actions. */
export function TalkHead({ conversation, keptUntil }: Pick<ConversationWhole, 'conversation' | 'keptUntil'>) {
  const { with: other, position, status } = conversation;
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="conversation-head">
      <BackLink />
      <CompanyMark name={other} />
      <div className="conversation-person">
        <h2 id="conversation-heading" tabIndex={-1}>
          {other}
        </h2>
        <p>
          <span>{position}</span> <ApplicationTag status={status} />
        </p>
      </div>
      <button
        type="button"
        className="conversation-more"
        aria-expanded={isOpen}
        aria-controls="conversation-acts"
        onClick={() => setOpen(!isOpen)}
      >
        <Ellipsis size={22} />
        <span className="sr-only">More about this conversation</span>
      </button>
      <div id="conversation-acts" hidden={!isOpen}>
        <Acts conversation={conversation} />
        <p className="conversation-drafts">{keptUntil}</p>
      </div>
    </header>
  );
}

function Acts({ conversation }: { conversation: Conversation }) {
  const { id, application, with: other, blocked } = conversation;
  const side = useSide();
  // Someone who only reads hiring changes nothing.
  const canAct = useCanWrite();
  const { send, sending, formState } = useAction();
  return (
    <>
      <div className="conversation-actions">
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

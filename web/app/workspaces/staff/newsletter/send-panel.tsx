import { useState } from 'react';
import { useNavigate } from 'react-router';
import { BusyButton } from '../../../kit/forms/busy-button.tsx';
import { ConfirmButton } from '../../../kit/forms/confirm-button.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { audienceInWords, people, type WholeIssue } from './issue-words.ts';

interface SendPanelProps {
  issue: WholeIssue;
  /** What is sent is what is saved: first the changes are. */
  unsaved: boolean;
}

/** Who gets a draft, a test to oneself, and sending it. */
export function SendPanel({ issue, unsaved }: SendPanelProps) {
  const { audience, version, subject } = issue;
  const { send, sending, formState } = useAction();
  const [refused, setRefused] = useState(false);
  const whenSaved = (act: () => void) => () => {
    setRefused(unsaved);
    if (!unsaved && !sending) act();
  };
  const button = `Send to ${people(audience)}`;
  return (
    <>
      <Panel title="Send" text={audienceInWords(issue)}>
        <div className="flex flex-col items-start gap-3">
          <p className="text-15">
            {audience === 0
              ? 'Nobody would get it now.'
              : `${people(audience)} would get it now, once each. Anyone who unsubscribes before their email is sent will not get it.`}
          </p>
          <BusyButton
            type="button"
            look="outline"
            sending={sending}
            onClick={whenSaved(() => send(actionForm('test')))}
          >
            Send a test to me
          </BusyButton>
          {unsaved || sending ? (
            <Button type="button" onClick={whenSaved(() => {})}>
              {button}
            </Button>
          ) : (
            <ConfirmButton
              button={button}
              look="primary"
              title={`Send “${subject}”?`}
              yes={button}
              onYes={() => send(actionForm('send', { version: `${version}` }))}
            >
              <p>
                It goes to {people(audience)}, and appears on the site. Once sent, an email cannot be
                recalled.
              </p>
            </ConfirmButton>
          )}
          {refused && unsaved && (
            <Notice kind="warning" live title="Save the draft first. We send the saved version." />
          )}
          <StatusMessage state={formState} />
        </div>
      </Panel>
      <DeletePanel />
    </>
  );
}

function DeletePanel() {
  const navigate = useNavigate();
  const { send, formState } = useAction(() => void navigate('/staff/newsletter'));
  return (
    <Panel title="Delete">
      <ConfirmButton
        button="Delete the draft"
        title="Delete this draft?"
        yes="Delete it"
        onYes={() => send(actionForm('delete'))}
      >
        <p>Its text will be lost. Nobody has received it.</p>
      </ConfirmButton>
      <StatusMessage state={formState} />
    </Panel>
  );
}

import { useState } from 'react';
import { BusyButton } from '../../../kit/forms/busy-button.tsx';
import { ConfirmButton } from '../../../kit/forms/confirm-button.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useStaff } from '../use-staff.ts';
import { audienceInWords, people, type WholeIssue } from './issue-words.ts';

interface SendPanelProps {
  issue: WholeIssue;
  /** What is sent is what is saved: the version of it, or undefined where saving failed. */
  saveNow: () => Promise<number | undefined>;
}

/** Who gets a draft, a test to oneself, and sending it. */
export function SendPanel({ issue, saveNow }: SendPanelProps) {
  const { audience, version, subject, faults } = issue;
  const { send, sending, formState } = useAction();
  const [refused, setRefused] = useState('');
  const sendTest = async () => {
    const savedDraft = await saveNow();
    setRefused(savedDraft === undefined ? 'It is not saved yet, so nothing was sent.' : '');
    if (savedDraft !== undefined && !sending) send(actionForm('test'));
  };
  const sendToAll = async () => {
    const isSeen = (await saveNow()) === version;
    setRefused(isSeen ? '' : 'It has just changed, so nothing was sent. Check how it reads, then send it.');
    if (isSeen && !sending) send(actionForm('send', { version: `${version}` }));
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
          {faults.length > 0 ? (
            <Notice title="To do before it can be sent">
              <ul className="list-disc pl-5">
                {faults.map((fault) => (
                  <li key={fault}>{fault}</li>
                ))}
              </ul>
            </Notice>
          ) : (
            <>
              <BusyButton
                type="button"
                look="outline"
                sending={sending}
                onClick={() => sending || void sendTest()}
              >
                Send a test to me
              </BusyButton>
              <ConfirmButton
                button={button}
                look="primary"
                title={`Send “${subject}”?`}
                yes={button}
                onYes={() => void sendToAll()}
              >
                <p>
                  It goes to {people(audience)}, and appears on the site. Once sent, an email cannot be
                  recalled.
                </p>
              </ConfirmButton>
            </>
          )}
          {refused !== '' && <Notice kind="warning" live title={refused} />}
          <StatusMessage state={formState} />
        </div>
      </Panel>
      <DeletePanel />
    </>
  );
}

function DeletePanel() {
  const { id: account } = useStaff();
  const { send, formState } = useAction();
  return (
    <Panel title="Delete">
      <ConfirmButton
        button="Delete the draft"
        title="Delete this draft?"
        yes="Delete it"
        onYes={() => send(actionForm('delete', { account }))}
      >
        <p>Its text will be lost. Nobody has received it.</p>
      </ConfirmButton>
      <StatusMessage state={formState} />
    </Panel>
  );
}

import {
  changeDetailsOperation,
  changeEmailOperation,
  confirmEmailOperation,
} from '@portway/contracts/account/account-settings/account';
import { submit } from '@portway/contracts/client';
import { useState } from 'react';
import { ActionForm } from '../kit/forms/action-form.tsx';
import { type FormState, idle, succeeded } from '../kit/forms/form-state.ts';
import { readAction } from '../kit/forms/read-action.ts';
import { StatusMessage } from '../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../kit/forms/use-action.tsx';
import { Panel } from '../kit/frame/panel.tsx';
import { useMe } from '../kit/loading/use-me.ts';
import { pageMeta } from '../kit/page/page-meta.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/details.ts';
import { AccountPage } from './account-page.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Your details', description: 'Your name and email address.', index: false });

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { intent, values, callApi } = await readAction(request);
  if (intent === 'name') return callApi((me) => submit(changeDetailsOperation, values, me));
  if (intent === 'email') return callApi((me) => submit(changeEmailOperation, values, me));
  return callApi((me) => submit(confirmEmailOperation, values, me));
}

export default function Details() {
  const { fullName, email } = useMe();
  return (
    <AccountPage at="/dashboard/account" title="Your details">
      <Panel title="Name" text="Colleagues see it, and we use it in our emails to you.">
        <ActionForm intent="name" schemas={changeDetailsOperation.request.shape} button="Save your name">
          {(field) => (
            <TextField {...field('fullName')} label="Full name" autoComplete="name" defaultValue={fullName} />
          )}
        </ActionForm>
      </Panel>
      <Panel
        title="Email address"
        text="You log in with this address, and we send our emails to it. To change it, enter the code that we send to the new address. We will also tell the old address."
      >
        <EmailChange current={email} />
      </Panel>
    </AccountPage>
  );
}

/** Two steps: the new address, then the code emailed to it. */
function EmailChange({ current }: { current: string }) {
  const [waiting, setWaiting] = useState<string>();
  const [confirmation, setConfirmation] = useState<FormState>(idle);
  return (
    <>
      <p className="text-15 text-ink-2">Current address</p>
      <p className="font-semibold wrap-anywhere">{current}</p>
      <div className="mt-5">
        {waiting === undefined ? (
          <ActionForm
            intent="email"
            schemas={changeEmailOperation.request.shape}
            button="Email me a code"
            onSuccess={(_, form) => {
              setConfirmation(idle);
              setWaiting(String(form.get('email')).trim());
            }}
          >
            {(field) => (
              <TextField
                {...field('email')}
                label="New email address"
                type="email"
                autoComplete="email"
                spellCheck={false}
              />
            )}
          </ActionForm>
        ) : (
          <CodeStep
            email={waiting}
            onSuccess={(message) => {
              setWaiting(undefined);
              setConfirmation(succeeded(message, undefined));
            }}
            onOther={() => setWaiting(undefined)}
          />
        )}
        <StatusMessage state={confirmation} />
      </div>
    </>
  );
}

interface CodeStepProps {
  email: string;
  onSuccess: (message: string) => void;
  onOther: () => void;
}

function CodeStep({ email, onSuccess, onOther }: CodeStepProps) {
  const resend = useAction();
  return (
    <>
      <ActionForm<{ message: string }>
        intent="confirm-email"
        schemas={confirmEmailOperation.request.shape}
        button="Change the address"
        beside={
          <Button type="button" look="quiet" onClick={onOther}>
            Use another address
          </Button>
        }
        onSuccess={({ message }) => onSuccess(message)}
      >
        {(field) => (
          <>
            <p role="status">
              We sent a six-digit code to <strong className="wrap-anywhere">{email}</strong>.
            </p>
            <input type="hidden" name="email" value={email} />
            <TextField
              {...field('otp')}
              label="Code from the email"
              hint="It works for ten minutes."
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
            />
          </>
        )}
      </ActionForm>
      <p className="mt-3">
        <Button
          type="button"
          look="quiet"
          onClick={() => resend.sending || resend.send(actionForm('email', { email }))}
        >
          {resend.sending ? 'One moment…' : 'Send a new code'}
        </Button>
      </p>
      <StatusMessage state={resend.formState} />
      {resend.reauthDialog}
    </>
  );
}

import {
  changeEmailOperation,
  confirmEmailOperation,
} from '@portway/contracts/account/account-settings/account';
import { useState } from 'react';
import { ActionForm } from '../kit/forms/action-form.tsx';
import { type FormState, idle, succeeded } from '../kit/forms/form-state.ts';
import { StatusMessage } from '../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../kit/forms/use-action.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';

/** Two steps: the new address, then the code emailed to it. */
export function EmailChange({ current }: { current: string }) {
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

import { useState } from 'react';
import { AskForm } from '../kit/forms/action-form.tsx';
import { StatusMessage } from '../kit/forms/status-message.tsx';
import { asked, useAction } from '../kit/forms/use-action.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';

/** Two steps: the new address, then the code e-mailed to it. */
export function EmailChange({ current }: { current: string }) {
  const [waiting, setWaiting] = useState<string>();
  const [changed, setChanged] = useState<string>();
  return (
    <>
      <p className="text-15 text-ink-2">Today</p>
      <p className="font-semibold wrap-anywhere">{current}</p>
      <div className="mt-5">
        {waiting === undefined ? (
          <AskForm
            intent="email"
            button="Mail me a code"
            onDone={(_, sent) => {
              setChanged(undefined);
              setWaiting(String(sent.get('email')).trim());
            }}
          >
            {(field) => (
              <TextField
                {...field('email')}
                label="New e-mail address"
                type="email"
                autoComplete="email"
                spellCheck={false}
              />
            )}
          </AskForm>
        ) : (
          <CodeStep
            email={waiting}
            onDone={(message) => {
              setWaiting(undefined);
              setChanged(message);
            }}
            onOther={() => setWaiting(undefined)}
          />
        )}
        <StatusMessage
          answer={changed === undefined ? undefined : { status: 'done', message: changed, got: undefined }}
        />
      </div>
    </>
  );
}

interface CodeStepProps {
  email: string;
  onDone: (message: string) => void;
  onOther: () => void;
}

function CodeStep({ email, onDone, onOther }: CodeStepProps) {
  const again = useAction();
  return (
    <>
      <AskForm<{ message: string }>
        intent="confirm-email"
        button="Change the address"
        beside={
          <Button type="button" look="quiet" onClick={onOther}>
            Use another address
          </Button>
        }
        onDone={({ message }) => onDone(message)}
      >
        {(field) => (
          <>
            <p role="status">
              We mailed six digits to <strong className="wrap-anywhere">{email}</strong>.
            </p>
            <input type="hidden" name="email" value={email} />
            <TextField
              {...field('otp')}
              label="Code from the e-mail"
              hint="It works for ten minutes."
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
            />
          </>
        )}
      </AskForm>
      <p className="mt-3">
        <Button
          type="button"
          look="quiet"
          onClick={() => again.sending || again.send(asked('email', { email }))}
        >
          {again.sending ? 'One moment…' : 'Send a new code'}
        </Button>
      </p>
      <StatusMessage answer={again.answer} />
      {again.identity}
    </>
  );
}

import { confirmAuthenticatorOperation } from '@portway/contracts/account/second-factors/second-factors';
import { useEffect, useRef } from 'react';
import { ActionForm } from '../kit/forms/action-form.tsx';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { NewSecret, QrCode } from './new-secret.ts';

interface NewAuthenticatorProps {
  newSecret: NewSecret;
  onOn: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** The secret as a QR code and as text, and a field for the first code the app shows. */
export function NewAuthenticator({ newSecret: { secret, code }, onOn, onCancel }: NewAuthenticatorProps) {
  const first = useRef<HTMLHeadingElement>(null);
  // Takes focus because the button that opened this has been removed.
  useEffect(() => first.current?.focus(), []);
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h3 ref={first} tabIndex={-1} className="font-semibold">
          1. Scan this code with your app
        </h3>
        <QrPicture code={code} />
        <p className="mt-4 text-15 text-ink-2">Can’t scan it? Type this key into the app instead:</p>
        <p className="mt-1 font-mono font-semibold wrap-anywhere">{inFours(secret)}</p>
        <CopyButton
          label="Copy the key"
          done="Key copied"
          text={() => secret}
          className="min-h-11 text-15 font-semibold text-link underline underline-offset-4"
        />
      </div>
      <div>
        <h3 className="mb-4 font-semibold">2. Enter the code that the app shows</h3>
        <ActionForm<{ recoveryCodes: readonly string[] }>
          intent="confirm-authenticator"
          schemas={confirmAuthenticatorOperation.request.shape}
          button="Turn the app on"
          beside={
            <Button type="button" look="quiet" onClick={onCancel}>
              Cancel
            </Button>
          }
          onSuccess={({ recoveryCodes }) => onOn(recoveryCodes)}
        >
          {(field) => (
            <TextField
              {...field('code')}
              label="Code from the app"
              hint="Six digits. The app shows a new code every 30 seconds."
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          )}
        </ActionForm>
      </div>
    </div>
  );
}

/** Dark on white in every theme: a camera must be able to read it. */
function QrPicture({ code: { size, path } }: { code: QrCode }) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="A QR code for your authenticator app. You can type the key below instead."
      className="qr-code mt-3"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}

const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

import { confirmAuthenticatorOperation } from '@portway/contracts/account/second-factors/second-factors';
import { useEffect, useRef, useState } from 'react';
import { ActionForm } from '../kit/forms/action-form.tsx';
import { BusyButton } from '../kit/forms/busy-button.tsx';
import { ConfirmButton } from '../kit/forms/confirm-button.tsx';
import { idle } from '../kit/forms/form-state.ts';
import { StatusMessage } from '../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../kit/forms/use-action.tsx';
import { Panel } from '../kit/frame/panel.tsx';
import { saveFile } from '../kit/loading/save-file.ts';
import { product } from '../text/product.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Tag } from '../ui/tag.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { NewSecret, QrCode } from './new-secret.ts';

interface NewAuthenticatorProps {
  newSecret: NewSecret;
  onOn: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** The secret as a QR code and as text, and a field for the first code the app shows. */
function NewAuthenticator({ newSecret: { secret, code }, onOn, onCancel }: NewAuthenticatorProps) {
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

const outlined =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-full border border-current px-6 py-2.5 text-center leading-tight font-semibold eased hover:bg-ink/8';

/** Shown only once, to be copied, saved or printed. */
function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const asText = () => `Recovery codes for ${product}\nEach works once.\n\n${codes.join('\n')}\n`;
  return (
    <div className="print-alone">
      <h3 ref={heading} tabIndex={-1} className="font-semibold">
        Recovery codes for {product}
      </h3>
      <p className="mt-1 text-15 text-ink-2">
        Save them now. We cannot show them again, because we do not keep them.
      </p>
      <ul className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2 rounded-16 bg-sand p-5 font-mono text-15 font-semibold">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="no-print mt-5 flex flex-wrap gap-3">
        <CopyButton label="Copy" done="Copied" text={asText} className={outlined} />
        <Button
          type="button"
          look="outline"
          onClick={() => saveFile(new Blob([asText()], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          Download
        </Button>
        <Button type="button" look="outline" onClick={() => print()}>
          Print
        </Button>
        <Button type="button" onClick={onKept}>
          I have saved them
        </Button>
      </div>
    </div>
  );
}

/** The authenticator app and its recovery codes: off, being set up, or on. */
export function Authenticator({ on, codesLeft }: { on: boolean; codesLeft: number }) {
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <>
      <Panel
        title="Authenticator app"
        mark={on ? <Tag>On</Tag> : <Tag look="sand">Off</Tag>}
        text="An app on your phone that shows a new code every 30 seconds. We ask for the code after your password."
      >
        <AppPanel on={on} onCodes={setCodes} />
      </Panel>
      {(on || codes !== undefined) && (
        <Panel
          title="Recovery codes"
          text="Use these when you do not have your phone. Each works once, in place of a code from the app."
        >
          {codes === undefined ? (
            <CodesLeft left={codesLeft} onCodes={setCodes} />
          ) : (
            <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
          )}
        </Panel>
      )}
    </>
  );
}

type OnCodes = (codes: readonly string[] | undefined) => void;

function AppPanel({ on, onCodes }: { on: boolean; onCodes: OnCodes }) {
  const [newSecret, setNewSecret] = useState<NewSecret>();
  const begin = useAction<NewSecret>(setNewSecret);
  const remove = useAction(() => onCodes(undefined));
  // During set-up the app is already on for a moment before its recovery codes have arrived.
  if (newSecret !== undefined)
    return (
      <NewAuthenticator
        newSecret={newSecret}
        onOn={(codes) => {
          setNewSecret(undefined);
          onCodes(codes);
        }}
        onCancel={() => setNewSecret(undefined)}
      />
    );
  if (on)
    return (
      <>
        <ConfirmButton
          button="Turn the app off"
          title="Turn your authenticator app off?"
          yes="Turn it off"
          onYes={() => remove.send(actionForm('remove-authenticator'))}
        >
          <p>
            After that, you will log in with your password alone, and your recovery codes will stop working.
          </p>
        </ConfirmButton>
        <StatusMessage state={remove.formState} />
        {remove.reauthDialog}
      </>
    );
  return (
    <>
      <BusyButton
        type="button"
        sending={begin.sending}
        onClick={() => begin.sending || begin.send(actionForm('begin-authenticator'))}
      >
        Set up an app
      </BusyButton>
      <StatusMessage state={begin.formState.status === 'error' ? begin.formState : remove.formState} />
      {begin.reauthDialog}
    </>
  );
}

function CodesLeft({ left, onCodes }: { left: number; onCodes: OnCodes }) {
  const { send, formState, reauthDialog } = useAction<{ recoveryCodes: readonly string[] }>(
    ({ recoveryCodes }) => onCodes(recoveryCodes),
  );
  return (
    <>
      <p>
        {left === 0
          ? 'You have no codes left. Make new ones now.'
          : `You have ${left} ${left === 1 ? 'code' : 'codes'} left.`}
      </p>
      <div className="mt-4">
        <ConfirmButton
          button="Make new codes"
          title="Make new recovery codes?"
          yes="Make new codes"
          onYes={() => send(actionForm('renew-codes'))}
        >
          <p>The codes you have will stop working at once.</p>
        </ConfirmButton>
      </div>
      <StatusMessage state={formState.status === 'error' ? formState : idle} />
      {reauthDialog}
    </>
  );
}

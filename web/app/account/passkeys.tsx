import type { securityOperation } from '@portway/contracts/account/second-factors/second-factors';
import { addPasskeyOperation } from '@portway/contracts/account/second-factors/second-factors';
import type { ResponseOf } from '@portway/contracts/operation';
import { ActionForm } from '../kit/forms/action-form.tsx';
import { ConfirmButton } from '../kit/forms/confirm-button.tsx';
import { StatusMessage } from '../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../kit/forms/use-action.tsx';
import { Panel } from '../kit/frame/panel.tsx';
import { onDay } from '../text/moments.ts';
import { TextField } from '../ui/text-field.tsx';

type Passkey = ResponseOf<typeof securityOperation>['passkeys'][number];

/** The account's passkeys: a list, and a form to add one. */
export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { send, formState, reauthDialog } = useAction();
  return (
    <Panel
      title="Passkeys"
      text="Your fingerprint, face or screen lock instead of a password. Nobody can guess or phish it, and it counts as both factors."
    >
      {passkeys.length === 0 ? (
        <p className="text-ink-2">You have no passkey yet. Name one and add it below.</p>
      ) : (
        <ul className="rows">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <PasskeyLines passkey={passkey} />
              <RemovePasskey
                passkey={passkey}
                onYes={() => send(actionForm('remove-passkey', { id: passkey.id }))}
              />
            </li>
          ))}
        </ul>
      )}
      <StatusMessage state={formState} />
      {reauthDialog}
      <div className="mt-5 border-t border-line pt-5">
        <ActionForm
          intent="add-passkey"
          schemas={addPasskeyOperation.request.shape}
          button="Add a passkey"
          clears
        >
          {(field) => (
            <TextField
              {...field('name')}
              label="Name of the new passkey"
              hint="So that you can recognise it, such as My phone or Work laptop."
              autoComplete="off"
            />
          )}
        </ActionForm>
      </div>
    </Panel>
  );
}

function PasskeyLines({ passkey: { name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  return (
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="mt-1 text-14 text-ink-2">
        Added {onDay(createdAt)}, {lastUsedAt === null ? 'not used yet' : `last used ${onDay(lastUsedAt)}`}
      </p>
    </div>
  );
}

function RemovePasskey({ passkey: { name }, onYes }: { passkey: Passkey; onYes: () => void }) {
  return (
    <ConfirmButton
      button={
        <>
          Remove<span className="sr-only"> {name}</span>
        </>
      }
      title={`Remove “${name}”?`}
      yes="Remove it"
      onYes={onYes}
    >
      <p>
        You will no longer be able to log in with it here. Your device may still show it until you remove it
        there too.
      </p>
    </ConfirmButton>
  );
}

import {
  addPasskeyOperation,
  beginPasskeyOperation,
  confirmAuthenticatorOperation,
  removeAuthenticatorOperation,
  removePasskeyOperation,
  renewRecoveryCodesOperation,
  securityOperation,
} from '@portway/contracts/account/second-factors/second-factors';
import { call, submit } from '@portway/contracts/client';
import type { ResponseOf } from '@portway/contracts/operation';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { ActionForm } from '../kit/forms/action-form.tsx';
import { ConfirmButton } from '../kit/forms/confirm-button.tsx';
import { type FormState, failed } from '../kit/forms/form-state.ts';
import { type ActionRequest, type AsMe, readAction } from '../kit/forms/read-action.ts';
import { StatusMessage } from '../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../kit/forms/use-action.tsx';
import { Panel } from '../kit/frame/panel.tsx';
import { asMe } from '../kit/loading/signed-in.ts';
import { useMe } from '../kit/loading/use-me.ts';
import { pageMeta } from '../kit/page/page-meta.ts';
import { onDay } from '../text/moments.ts';
import { Notice } from '../ui/notice.tsx';
import { Tag } from '../ui/tag.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/security.ts';
import { AccountPage } from './account-page.tsx';
import { Authenticator } from './authenticator.tsx';
import { beginAuthenticator } from './new-secret.ts';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Security',
    description: 'Passkeys, authenticator app and recovery codes.',
    index: false,
  });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return await call(securityOperation, undefined, { fetch: asMe(request) });
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { intent, values, callApi } = await readAction(request);
  switch (intent) {
    case 'add-passkey':
      return addPasskey(values.name ?? '', callApi);
    case 'remove-passkey':
      return callApi((me) =>
        call(removePasskeyOperation, undefined, { ...me, parameters: { id: values.id ?? '' } }),
      );
    case 'begin-authenticator':
      return callApi(beginAuthenticator);
    case 'confirm-authenticator':
      return callApi((me) => submit(confirmAuthenticatorOperation, values, me));
    case 'remove-authenticator':
      return callApi((me) => call(removeAuthenticatorOperation, undefined, me));
    default:
      return callApi((me) => call(renewRecoveryCodesOperation, undefined, me));
  }
}

export default function Security({ loaderData }: Route.ComponentProps) {
  const { secondFactorDue } = useMe();
  return (
    <AccountPage
      at="/dashboard/account/security"
      title="Security"
      lead="A second factor keeps other people out, even if they know your password."
    >
      {secondFactorDue && (
        <div className="mb-4">
          <Notice kind="warning" title="Add a second factor first">
            Our team needs one before using anything else. Add a passkey or an authenticator app.
          </Notice>
        </div>
      )}
      <Passkeys passkeys={loaderData.passkeys} />
      <Authenticator on={loaderData.authenticator} codesLeft={loaderData.recoveryCodesLeft} />
      {loaderData.google && <Google />}
    </AccountPage>
  );
}

function Google() {
  return (
    <Panel title="Google" mark={<Tag>On</Tag>} text="Another way to log in.">
      <p className="text-ink-2">
        Anyone who is logged in to your Google account can log in here. You manage its security at Google.
      </p>
    </Panel>
  );
}

/** Asks the browser to create a passkey and adds it to the account. */
async function addPasskey(name: string, callApi: ActionRequest['callApi']): Promise<FormState> {
  if (name.trim() === '') {
    const missing = 'Give this passkey a name, so that you can recognise it.';
    return failed(missing, { fieldErrors: { name: missing } });
  }
  if (typeof PublicKeyCredential === 'undefined')
    return failed('This browser cannot make passkeys. Try another browser.');
  try {
    return await callApi((me) => createPasskey(name, me));
  } catch (error) {
    return failed(whyNot(error));
  }
}

async function createPasskey(name: string, me: AsMe) {
  const { challenge, options } = await call(beginPasskeyOperation, undefined, me);
  if (!isCreation(options)) throw new Error('The server sent options that no browser can read.');
  // Loaded on demand, only when the user creates a passkey.
  const { startRegistration } = await import('@simplewebauthn/browser');
  const credential = await startRegistration({ optionsJSON: options });
  return await submit(addPasskeyOperation, { challenge, credential, name }, me);
}

function isCreation(options: object): options is PublicKeyCredentialCreationOptionsJSON {
  return ['challenge', 'rp', 'user', 'pubKeyCredParams'].every((part) => part in options);
}

/** Turns the browser's passkey errors into words; rethrows everything else. */
function whyNot(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError')
    return 'No passkey was made. Your browser’s question was closed or timed out. Try again.';
  if (name === 'InvalidStateError') return 'This device already has a passkey for your account.';
  throw error;
}

type Passkey = ResponseOf<typeof securityOperation>['passkeys'][number];

/** The account's passkeys: a list, and a form to add one. */
function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
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

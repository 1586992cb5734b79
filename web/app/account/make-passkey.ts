import {
  addPasskeyOperation,
  beginPasskeyOperation,
} from '@portway/contracts/account/second-factors/second-factors';
import { call, submit } from '@portway/contracts/client';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { type FormState, failed } from '../kit/forms/form-state.ts';
import type { ActionRequest, AsMe } from '../kit/forms/read-action.ts';

/** Asks the browser to create a passkey and adds it to the account. */
export async function addPasskey(name: string, callApi: ActionRequest['callApi']): Promise<FormState> {
  if (name.trim() === '') {
    const missing = 'Give this passkey a name, so that you can recognise it.';
    return failed(missing, { fieldErrors: { name: missing } });
  }
  if (typeof PublicKeyCredential === 'undefined')
    return failed('This browser cannot make passkeys. Try another browser.');
  try {
    return await callApi((me) => made(name, me));
  } catch (error) {
    return failed(whyNot(error));
  }
}

async function made(name: string, me: AsMe) {
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

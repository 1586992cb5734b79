import { startAuthentication } from '@simplewebauthn/browser';
import { type Answer, askApi } from '../ask-api.ts';

const notUsed =
  'No passkey was used. Try again, or log in with your e-mail and password. New passkeys are added once you are logged in.';

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Asks the device for a passkey and logs in with it. This file is loaded when that is first asked for. */
export async function askPasskey(): Promise<Answer> {
  const begun = await askApi('/api/auth/passkey/begin', {});
  if (!begun.ok) return begun;
  const { challenge, options } = begun.body;
  if (!areOptions(options)) return { ...begun, ok: false };
  try {
    const credential = await startAuthentication({ optionsJSON: options });
    return await askApi('/api/auth/passkey/login', { challenge, credential });
  } catch {
    // Refused, closed, timed out, unknown to this device: the browser has told which, and tells us nothing more.
    return { ok: false, message: notUsed, code: 'no-passkey', fields: {}, body: {} };
  }
}

function areOptions(value: unknown): value is Options {
  return typeof value === 'object' && value !== null && 'challenge' in value;
}

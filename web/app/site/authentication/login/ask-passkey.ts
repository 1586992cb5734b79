import { startAuthentication } from '@simplewebauthn/browser';
import { type ApiResponse, postToApi } from '../post-to-api.ts';

const notUsed =
  'No passkey was used. Try again, or log in with your email and password. New passkeys are added once you are logged in.';

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Requests a passkey from the device and logs in with it. Loaded on first use. */
export async function askPasskey(): Promise<ApiResponse> {
  const response = await postToApi('/api/auth/passkey/begin', {});
  if (!response.ok) return response;
  const { challenge, options } = response.body;
  if (!areOptions(options)) return { ...response, ok: false };
  try {
    const credential = await startAuthentication({ optionsJSON: options });
    return await postToApi('/api/auth/passkey/login', { challenge, credential });
  } catch {
    // Refused, cancelled, timed out or unknown here: the browser has told the user, and tells us no more.
    return { ok: false, message: notUsed, code: 'no-passkey', fields: {}, body: {} };
  }
}

function areOptions(value: unknown): value is Options {
  return typeof value === 'object' && value !== null && 'challenge' in value;
}

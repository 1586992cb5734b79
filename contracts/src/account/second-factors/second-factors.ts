import { forAnybody, forOwnThings, forSignedIn } from '../../access.ts';
import { lineOfText } from '../../site/enquiries/enquiry-fields.ts';
import {
  byId,
  messageResponse,
  moment,
  rowId,
  secondFactorCode,
} from '../account-settings/account-fields.ts';
import { loggedIn } from '../authentication/auth.ts';
import '../../jitless.ts';
import { z } from 'zod';
import { defineOperation } from '../../operation.ts';

const tag = 'Second factors';

/** What WebAuthn’s own types describe: handed to the browser, or by it to the server, as it stands. */
const webAuthn = z
  .record(z.string(), z.unknown())
  .describe('As in the Web Authentication standard, in JSON.');
const challenge = z
  .object({ challenge: rowId.describe('Send it back with the answer to these options.'), options: webAuthn })
  .meta({ id: 'PasskeyChallenge' });
const assertion = { challenge: rowId, credential: webAuthn };

export const beginPasskeyLogInOperation = defineOperation({
  id: 'beginPasskeyLogIn',
  method: 'POST',
  path: '/api/auth/passkey/begin',
  tag,
  access: forAnybody,
  summary: 'Options for logging in with a passkey.',
  response: challenge,
});

export const passkeyLogInOperation = defineOperation({
  id: 'logInWithPasskey',
  method: 'POST',
  path: '/api/auth/passkey/login',
  tag,
  access: forAnybody,
  summary: 'Logs in with a passkey, which counts as both factors.',
  request: z.strictObject(assertion).meta({ id: 'PasskeyLogIn' }),
  response: loggedIn,
});

const passkey = z
  .object({ id: rowId, name: z.string(), createdAt: moment, lastUsedAt: moment.nullable() })
  .meta({ id: 'Passkey' });

/** How the account is guarded. */
export const securityOperation = defineOperation({
  id: 'showSecurity',
  method: 'GET',
  path: '/api/me/security',
  tag,
  access: forSignedIn,
  summary: 'The passkeys, authenticator app and recovery codes of this account.',
  response: z
    .object({
      hasPassword: z.boolean(),
      google: z.boolean().describe('Whether Google sign-in is linked to this account.'),
      passkeys: z.array(passkey).readonly(),
      authenticator: z.boolean(),
      recoveryCodesLeft: z.int(),
    })
    .meta({ id: 'Security' }),
});

export const beginPasskeyOperation = defineOperation({
  id: 'beginPasskey',
  method: 'POST',
  path: '/api/me/passkeys/begin',
  tag,
  access: forSignedIn,
  summary: 'Options for a new passkey.',
  response: challenge,
});

export const addPasskeyOperation = defineOperation({
  id: 'addPasskey',
  method: 'POST',
  path: '/api/me/passkeys',
  tag,
  access: forSignedIn,
  summary: 'Adds a passkey to this account.',
  request: z
    .strictObject({ ...assertion, name: lineOfText('Name this passkey.', 100) })
    .meta({ id: 'NewPasskey' }),
  response: messageResponse,
});

export const removePasskeyOperation = defineOperation({
  id: 'removePasskey',
  method: 'DELETE',
  path: '/api/me/passkeys/{id}',
  tag,
  access: forOwnThings,
  summary: 'Removes a passkey of this account.',
  parameters: byId,
  response: messageResponse,
});

export const beginAuthenticatorOperation = defineOperation({
  id: 'beginAuthenticator',
  method: 'POST',
  path: '/api/me/authenticator/begin',
  tag,
  access: forSignedIn,
  summary: 'A secret for an authenticator app. It takes effect once you send a code from it.',
  response: z
    .object({
      secret: z.string().describe('In base32, to type into the app.'),
      address: z
        .string()
        .describe('The same as an `otpauth:` address, to draw as a code that the app can read.'),
    })
    .meta({ id: 'NewAuthenticator' }),
});

const recoveryCodes = z
  .object({
    message: z.string(),
    recoveryCodes: z.array(z.string()).readonly().describe('Shown this once. Each works one time.'),
  })
  .meta({ id: 'RecoveryCodes' });

export const confirmAuthenticatorOperation = defineOperation({
  id: 'confirmAuthenticator',
  method: 'POST',
  path: '/api/me/authenticator',
  tag,
  access: forSignedIn,
  summary: 'Turns the authenticator app on, and gives the recovery codes.',
  request: z.strictObject({ code: secondFactorCode }).meta({ id: 'AuthenticatorCode' }),
  response: recoveryCodes,
});

export const removeAuthenticatorOperation = defineOperation({
  id: 'removeAuthenticator',
  method: 'DELETE',
  path: '/api/me/authenticator',
  tag,
  access: forSignedIn,
  summary: 'Turns the authenticator app off. Its recovery codes stop working.',
  response: messageResponse,
});

export const renewRecoveryCodesOperation = defineOperation({
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/me/recovery-codes',
  tag,
  access: forSignedIn,
  summary: 'Makes new recovery codes. The old ones stop working.',
  response: recoveryCodes,
});

export const passkeyLogInOperations = {
  beginPasskeyLogInOperation,
  passkeyLogInOperation,
} as const;

export const securityOperations = {
  securityOperation,
} as const;

export const passkeyOperations = {
  beginPasskeyOperation,
  addPasskeyOperation,
  removePasskeyOperation,
} as const;

export const secondFactorOperations = {
  beginAuthenticatorOperation,
  confirmAuthenticatorOperation,
  removeAuthenticatorOperation,
  renewRecoveryCodesOperation,
} as const;

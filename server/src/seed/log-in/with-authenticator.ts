import { logInOperation } from '@portway/contracts/account/authentication/auth';
import {
  beginAuthenticatorOperation,
  confirmAuthenticatorOperation,
} from '@portway/contracts/account/second-factors/second-factors';
import { call } from '@portway/contracts/client';
import { timeCode } from '../../platform/auth/totp.ts';
import { type DemoDoor, demoPassword, emailOf, type Me } from '../people.ts';

/** Turns an authenticator app on, and logs in with it: the code of the next half minute is taken too. */
export async function withAuthenticator(
  { fetch, origin, now }: DemoDoor,
  fullName: string,
): Promise<{ readonly me: Me; readonly secret: string }> {
  const email = emailOf(fullName);
  const step = Math.floor(now() / 30_000);
  const { token } = await call(logInOperation, { email, password: demoPassword }, { fetch, origin });
  const before = { fetch, origin, headers: { Authorization: `Bearer ${token}` } };
  const { secret } = await call(beginAuthenticatorOperation, undefined, before);
  await call(confirmAuthenticatorOperation, { code: timeCode(secret, step) }, before);
  const code = timeCode(secret, step + 1);
  const { token: proved } = await call(
    logInOperation,
    { email, password: demoPassword, code },
    { fetch, origin },
  );
  return { secret, me: { fetch, origin, headers: { Authorization: `Bearer ${proved}` } } };
}

import { setFirstPasswordOperation } from '@portway/contracts/account/authentication/first-password';
import { call } from '@portway/contracts/client';
import { type DemoDoor, demoPassword, emailOf } from './people.ts';
import { withAuthenticator } from './with-authenticator.ts';

/** A member of the team, and the secret of their authenticator app. */
export interface StaffLogIn {
  readonly fullName: string;
  readonly secret: string;
}

/** Makes a member of the team as an operator does, who chooses a password by the link and adds an authenticator app. */
export async function addStaff(door: DemoDoor): Promise<StaffLogIn> {
  const fullName = 'Morgan Tate';
  const address = await door.firstPasswordLink({ email: emailOf(fullName), name: fullName });
  const link = new URL(address).hash.replace('#first=', '');
  await call(setFirstPasswordOperation, { link, password: demoPassword }, door);
  const { secret } = await withAuthenticator(door, fullName);
  return { fullName, secret };
}

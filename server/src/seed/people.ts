import {
  logInOperation,
  type SignUp,
  signUpOperation,
  verifyOtpOperation,
} from '@portway/contracts/account/authentication/auth';
import { type CallOptions, call } from '@portway/contracts/client';
import type { z } from 'zod';

/** Every demo account has this one. */
export const demoPassword = 'copper lantern by the quay';

/** Whom the demo names first, and what they do. */
export const waysIn = [
  ['Looks for work', 'Amara Okafor'],
  ['Runs an organisation', 'Helen Marsh'],
  ['Hires for it', 'Tom Ashdown'],
  ['Looks on only', 'Vera Linwood'],
] as const;

export interface DemoDoor {
  /** Asks the API, in this process. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly origin: string;
  /** The newest mail to an address. */
  readonly newestMailTo: (email: string) => Promise<{ readonly subject: string; readonly text: string }>;
  /** Makes a member of the team, and gives the address at which they choose a password. */
  readonly firstPasswordLink: (person: { readonly email: string; readonly name: string }) => Promise<string>;
  /** Sends the rejections, once they can no longer be undone. */
  readonly sendRejections: () => Promise<void>;
  /** Lets a job have been published and closed so many days sooner. */
  readonly backdate: (job: string, days: number) => Promise<void>;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** How somebody who is logged in asks. */
export type Me = Pick<CallOptions<z.ZodType>, 'fetch' | 'origin' | 'headers'>;

/** Where somebody of the demo reads mail: nowhere, for the ending belongs to no one. */
export function emailOf(fullName: string): string {
  const plain = fullName.normalize('NFD').replaceAll(/[^a-zA-Z -]/g, '');
  return `${plain.toLowerCase().replaceAll(/[ -]+/g, '.')}@demo.example`;
}

/** Signs somebody up, confirms their address by the code that is mailed to it, and logs them in. */
export async function arrive(door: DemoDoor, person: Omit<SignUp, 'email' | 'password'>): Promise<Me> {
  const { fetch, origin } = door;
  const email = emailOf(person.fullName);
  await call(signUpOperation, { ...person, email, password: demoPassword }, { fetch, origin });
  const { subject } = await door.newestMailTo(email);
  await call(verifyOtpOperation, { email, otp: /\d{6}/.exec(subject)?.[0] ?? '' }, { fetch, origin });
  const { token } = await call(logInOperation, { email, password: demoPassword }, { fetch, origin });
  return { fetch, origin, headers: { Authorization: `Bearer ${token}` } };
}

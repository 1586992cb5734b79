import { Refusal } from '../refusal.ts';

const freshMs = 15 * 60_000;

/** What has to be known of somebody who changes how they log in. */
interface Proof {
  readonly confirmedAt: number;
  readonly secondFactor: boolean;
  /** What the account has besides a password; an app comes first. */
  readonly guardedBy: 'app' | 'passkey' | undefined;
}

/**
 * What changes how somebody logs in asks for a log-in, or another proof, of the last fifteen minutes; of an account with
 * a second factor, for that factor too. Otherwise a stolen password would be enough to add another one.
 */
export function requireRecentLogin({ confirmedAt, secondFactor, guardedBy }: Proof, now: number): void {
  const twice = guardedBy === undefined || secondFactor;
  if (!twice && guardedBy === 'passkey') {
    const message = 'A passkey guards this account: log in with it first. If you have lost it, write to us.';
    throw new Refusal('second-factor-needed', message, { status: 403 });
  }
  if (twice && now - confirmedAt <= freshMs) return;
  throw new Refusal('confirm-identity', 'Prove once more that it is you.', { status: 403 });
}

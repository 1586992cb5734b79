import { Refusal } from '../refusal.ts';

const freshMs = 15 * 60_000;

/** What must be known of a user who changes how they log in. */
interface Proof {
  readonly confirmedAt: number;
  readonly secondFactor: boolean;
  /** The account's second factor; an app takes precedence. */
  readonly guardedBy: 'app' | 'passkey' | undefined;
}

/**
 * Changing how one logs in requires a log-in or another proof within the last fifteen minutes, with the
 * second factor if the account has one. Otherwise a stolen password would be enough to add a second factor.
 */
export function requireRecentLogin({ confirmedAt, secondFactor, guardedBy }: Proof, now: number): void {
  const twice = guardedBy === undefined || secondFactor;
  if (!twice && guardedBy === 'passkey') {
    const message = 'This account has a passkey. Log in with it first. If you have lost it, write to us.';
    throw new Refusal('second-factor-needed', message, { status: 403 });
  }
  if (twice && now - confirmedAt <= freshMs) return;
  throw new Refusal('confirm-identity', 'Confirm again that it is you.', { status: 403 });
}

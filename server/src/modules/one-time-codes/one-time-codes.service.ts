import { randomInt } from 'node:crypto';
import { keyedHash } from '../../platform/crypto/cipher.ts';
import type { RequestContext } from '../../platform/db/request-context.ts';
import { Refusal, tooOften } from '../../platform/refusal.ts';
import { type CodesRepository, triesPerSeconds } from './one-time-codes.repository.ts';

type Transaction = RequestContext['transaction'];

/** What a code permits. */
export type CodePurpose = 'verify' | 'reset' | 'change-email';

export type Tried = 'good' | 'wrong' | 'expired' | 'locked' | 'too-often';

/** A code that a user enters. */
export interface Attempt {
  readonly purpose: CodePurpose;
  readonly email: string;
  readonly otp: string;
}

export interface Codes {
  /**
   * A new six-digit code for this address, replacing the previous one. Undefined when there were too many.
   */
  make(transaction: Transaction, purpose: CodePurpose, email: string): Promise<string | undefined>;
  /**
   * Checks a code: a failure counts for the code and for the visitor. A valid one remains usable until it is
   * ended.
   */
  try(transaction: Transaction, attempt: Attempt & { readonly visitor: string }): Promise<Tried>;
  /** Checks again a code that was just valid. */
  again(transaction: Transaction, attempt: Attempt): Promise<Tried>;
  end(transaction: Transaction, purpose: CodePurpose, email: string): Promise<void>;
}

export const codeLastsMinutes = 10;
const maxTries = 5;

/** One-time codes. Created alike for every address, known or not, so that a stranger learns nothing. */
export function codesService(
  repository: CodesRepository,
  { secret, now }: { readonly secret: string; readonly now: () => number },
): Codes {
  const keyOf = (purpose: CodePurpose, email: string) => keyedHash(secret, 'code of', `${purpose}\n${email}`);
  const hashOf = (purpose: CodePurpose, email: string, code: string) =>
    keyedHash(secret, 'code', `${purpose}\n${email}\n${code}`);
  async function tried(transaction: Transaction, { purpose, email, otp }: Attempt): Promise<Tried> {
    const key = keyOf(purpose, email);
    const kept = await repository.try(transaction, key, now() + codeLastsMinutes * 60_000);
    if (kept.tries >= maxTries) return 'locked';
    if (kept.codeHash !== hashOf(purpose, email, otp)) return 'wrong';
    // Only the holder of the code learns that there was one.
    if (kept.expiresAt <= now()) return 'expired';
    await repository.giveBack(transaction, key);
    return 'good';
  }
  return {
    async make(transaction, purpose, email) {
      if (!(await repository.mayMake(transaction, `${purpose}\n${email}`))) return undefined;
      const code = randomInt(1_000_000).toString().padStart(6, '0');
      await repository.keep(transaction, keyOf(purpose, email), {
        codeHash: hashOf(purpose, email, code),
        expiresAt: now() + codeLastsMinutes * 60_000,
      });
      return code;
    },
    async try(transaction, { visitor, ...attempt }) {
      if (!(await repository.mayTry(transaction, visitor))) return 'too-often';
      return await tried(transaction, attempt);
    },
    again: tried,
    end: (transaction, purpose, email) => repository.end(transaction, keyOf(purpose, email)),
  };
}

/** The messages for an invalid code. */
export function wrongCode(tried: Exclude<Tried, 'good'>): Refusal {
  if (tried === 'too-often') return tooOften(triesPerSeconds);
  const said = {
    wrong: 'Invalid OTP ❌',
    expired: 'This code has expired. Ask for a new one.',
    locked: 'That was one try too many. Ask for a new code.',
  }[tried];
  return new Refusal(tried === 'locked' ? 'otp-locked' : 'wrong-otp', said, {
    status: 422,
    fields: { otp: said },
  });
}

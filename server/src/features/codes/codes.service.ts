import { randomInt } from 'node:crypto';
import type { Work } from '../../db/work.ts';
import { Refusal } from '../../refusal.ts';
import { keyedHash } from '../../sealed.ts';
import type { CodesRepository } from './codes.repository.ts';

type Transaction = Work['transaction'];

/** What a code lets somebody do. */
export type CodePurpose = 'verify' | 'reset' | 'change-email';

export type Tried = 'good' | 'wrong' | 'expired' | 'locked';

export interface Codes {
  /** A new code of six digits for this address; the one before ends. Undefined when there were too many. */
  make(transaction: Transaction, purpose: CodePurpose, email: string): Promise<string | undefined>;
  /** Tries one; every try counts, and the code goes on until it is ended. */
  try(transaction: Transaction, what: { purpose: CodePurpose; email: string; otp: string }): Promise<Tried>;
  end(transaction: Transaction, purpose: CodePurpose, email: string): Promise<void>;
}

export const codeLastsMinutes = 10;
const mostTries = 5;

/** One-time codes. Made alike for every address, known or not: what a stranger can see of them tells nothing. */
export function codesService(
  repository: CodesRepository,
  { secret, now }: { readonly secret: string; readonly now: () => number },
): Codes {
  const keyOf = (purpose: CodePurpose, email: string) => keyedHash(secret, 'code of', `${purpose}\n${email}`);
  const hashOf = (purpose: CodePurpose, email: string, code: string) =>
    keyedHash(secret, 'code', `${purpose}\n${email}\n${code}`);
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
    async try(transaction, { purpose, email, otp }) {
      const kept = await repository.try(transaction, keyOf(purpose, email));
      if (kept === undefined) return 'wrong';
      if (kept.tries >= mostTries) return 'locked';
      if (kept.expiresAt <= now()) return 'expired';
      return kept.codeHash === hashOf(purpose, email, otp) ? 'good' : 'wrong';
    },
    end: (transaction, purpose, email) => repository.end(transaction, keyOf(purpose, email)),
  };
}

/** What to say of a code that is not good. */
export function wrongCode(tried: Exclude<Tried, 'good'>): Refusal {
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

import { randomInt } from 'node:crypto';
import { keyedHash, type Secret } from '../../../platform/crypto/cipher.ts';
import type { RequestContext, Requester } from '../../../platform/db/request-context.ts';
import { Refusal, tooOften } from '../../../platform/refusal.ts';
import { type CodesRepository, triesPerSeconds } from './one-time-codes.repository.ts';

type Transaction = RequestContext['transaction'];

/** What a code permits. `log-in`: to enter a password on a new device after others entered too many. */
export type CodePurpose = 'verify' | 'reset' | 'log-in' | 'change-email';

/** The address or account that a code was tried on, for the audit log. */
export type AttemptedOn = { readonly email: string } | { readonly account: string };

export type Tried = 'good' | 'wrong' | 'expired' | 'locked' | 'too-often' | 'closed';

/** A code for an address, which only the device that requested it can use. */
export interface CodeFor {
  readonly purpose: CodePurpose;
  readonly email: string;
  readonly from: Requester;
}

/** A code that a user enters. */
export interface Attempt extends CodeFor {
  readonly otp: string;
}

export const codeLastsMinutes = 10;
const maxTries = 5;
const day = 86_400;

/**
 * One-time codes. Created alike for every address, known or not, so that a stranger learns nothing; and for
 * one device each, so that a stranger can neither end nor try the code of another.
 */
export function codesService(
  repository: CodesRepository,
  { secret, now }: { readonly secret: Secret; readonly now: () => number },
) {
  const keyOf = ({ purpose, email, from }: CodeFor) =>
    keyedHash(secret, 'code of', `${purpose}\n${email}\n${from.key}`);
  const hashOf = ({ purpose, email, from }: CodeFor, code: string) =>
    keyedHash(secret, 'code', `${purpose}\n${email}\n${from.key}\n${code}`);
  /** Checks again a code that was just valid. */
  async function tried(transaction: Transaction, attempt: Attempt): Promise<Tried> {
    const key = keyOf(attempt);
    const storedCode = await repository.try(transaction, key, now() + codeLastsMinutes * 60_000);
    if (storedCode.tries >= maxTries) return 'locked';
    if (storedCode.codeHash !== hashOf(attempt, attempt.otp)) return 'wrong';
    // Only the holder of the code learns that there was one.
    if (storedCode.expiresAt <= now()) return 'expired';
    await repository.giveBack(transaction, key);
    return 'good';
  }
  return {
    /**
     * A new six-digit code, replacing the one that this device requested before. Throws a Refusal when the
     * address has been mailed too many today.
     */
    async make(transaction: Transaction, codeRequest: CodeFor): Promise<string> {
      if (!(await repository.mayMail(transaction, codeRequest.email, codeRequest.from)))
        throw mailedTooOften(codeRequest.email);
      const code = randomInt(1_000_000).toString().padStart(6, '0');
      await repository.keep(transaction, keyOf(codeRequest), {
        codeHash: hashOf(codeRequest, code),
        expiresAt: now() + codeLastsMinutes * 60_000,
      });
      return code;
    },
    /**
     * Checks a code: a failure counts for the code, and of an unknown device for its visitor and the address.
     * A valid one remains usable until it is ended.
     */
    async try(transaction: Transaction, attempt: Attempt): Promise<Tried> {
      const { email, from } = attempt;
      if (from.known) return await tried(transaction, attempt);
      if (!(await repository.mayTry(transaction, from.visitor))) return 'too-often';
      if (!(await repository.mayFail(transaction, email))) return 'closed';
      const outcome = await tried(transaction, attempt);
      if (outcome === 'good') await repository.didNotFail(transaction, email);
      return outcome;
    },
    again: tried,
    end: (transaction: Transaction, code: CodeFor): Promise<void> => repository.end(transaction, keyOf(code)),
  };
}

export type Codes = ReturnType<typeof codesService>;

/** The messages for an invalid code. */
export function wrongCode(tried: Exclude<Tried, 'good'>, on: AttemptedOn): Refusal {
  if (tried === 'too-often') return tooOften(triesPerSeconds);
  if (tried === 'closed') return closed(on);
  const message = {
    wrong: 'Invalid OTP ❌',
    expired: 'This code has expired. Ask for a new one.',
    locked: 'You have entered too many wrong codes. Ask for a new one.',
  }[tried];
  return new Refusal(tried === 'locked' ? 'otp-locked' : 'wrong-otp', message, {
    status: 422,
    fields: { otp: message },
    attempt: { action: 'code-failed', ...on },
  });
}

/** Says nothing of an account: codes are counted for every address. */
function closed(on: AttemptedOn): Refusal {
  return new Refusal(
    'codes-closed',
    'There have been too many wrong codes for this address today. Until tomorrow, enter a code in a browser that you have logged in with before, or log in with a passkey.',
    { status: 429, retryAfter: day, attempt: { action: 'limit-met', ...on } },
  );
}

function mailedTooOften(email: string): Refusal {
  return new Refusal(
    'codes-used-up',
    'We have sent too many codes to this address today. Until tomorrow, ask for one in a browser that you have logged in with before, or log in with a passkey.',
    { status: 429, retryAfter: day, attempt: { action: 'limit-met', email } },
  );
}

import { networkOf, type Visit } from '../../../../platform/auth/device.ts';
import type { Passwords } from '../../../../platform/auth/passwords.ts';
import type { Audit } from '../../../../platform/db/audit.ts';
import type { Requester } from '../../../../platform/db/request-context.ts';
import { renderEmail } from '../../../../platform/mail/email.ts';
import { Refusal, tooOften } from '../../../../platform/refusal.ts';
import type { CodeFor, Codes } from '../../one-time-codes/one-time-codes.service.ts';
import type { Factors } from '../../second-factors/second-factors.service.ts';
import type { Devices } from '../../sessions/devices.service.ts';
import type { Entry, Sessions } from '../../sessions/sessions.service.ts';
import { passwordChanged } from '../authentication.emails.ts';
import type { AccountsRepository, KnownAccount } from '../authentication.repository.ts';
import type { SignUps, WrongCode } from '../sign-up.service.ts';
import { type CountedTry, type LogInTries, triesPerSeconds } from './log-in-tries.repository.ts';

export interface LogInDeps {
  readonly repository: AccountsRepository;
  readonly tries: LogInTries;
  readonly devices: Pick<Devices, 'recognise' | 'remember'>;
  readonly passwords: Passwords;
  readonly codes: Codes;
  readonly factors: Pick<Factors, 'admit'>;
  readonly sessions: Pick<Sessions, 'begin' | 'endAll'>;
  readonly signUps: Pick<SignUps, 'codeFor'>;
  readonly audit: Audit;
  readonly origin: string;
  readonly wrongCode: WrongCode;
}

/** Log-in and password reset. The work is the same for an address without an account. */
export function logInsService(deps: LogInDeps) {
  const { repository, tries, devices, passwords, codes, factors, sessions, audit } = deps;

  /** Counts the attempt, whatever its result. */
  async function findAndCountTry(email: string, visit: Visit) {
    return await repository.withAddress(email, async (transaction) => {
      const from = await devices.recognise(transaction, visit);
      const attempt = await tries.begin(transaction, email, from);
      return { from, attempt, ...(await repository.findByAddress(transaction, email, from.key)) };
    });
  }

  /** `password` is the hash that was compared: if it was reset meanwhile, this log-in fails too. */
  async function enter(
    account: KnownAccount,
    { code, password, from, attempt }: Proof,
    visit: Visit,
  ): Promise<Entry | Refusal> {
    return await repository.withAddress(account.email, async (transaction) => {
      await repository.arrive(transaction, account.id);
      if (!(await repository.stillHas(transaction, account.id, password))) return wrongLogIn(account.email);
      await tries.wasRight(transaction, attempt);
      const admitted = await factors.admit(transaction, account.id, { code, from });
      if (admitted instanceof Refusal) return admitted;
      return await sessions.begin(transaction, {
        account: account.id,
        role: account.role,
        secondFactor: admitted.twice,
        from: visit,
      });
    });
  }

  return {
    /** A Refusal that is returned commits the counted attempt. */
    async logIn(
      {
        email: address,
        password,
        code,
      }: { readonly email: string; readonly password: string; readonly code?: string | undefined },
      visit: Visit,
    ): Promise<Entry> {
      const email = address.toLowerCase();
      const { account, signUp, from, attempt } = await findAndCountTry(email, visit);
      if (attempt === 'wait') throw tooOften(triesPerSeconds);
      if (attempt === 'prove') throw proveAddress(email);
      const hash = account?.passwordHash;
      // Both are compared, whether or not they exist. A visitor who signed up with an address that already
      // has an account gets the same response as for any other, and its owner is informed by email.
      const fits = await passwords.fits(password, hash);
      const signedUp = await passwords.fits(password, signUp?.password_hash);
      if (account === undefined || hash === undefined || !fits) {
        if (signUp === undefined || !signedUp) throw wrongLogIn(email);
        await repository.withAddress(email, (transaction) =>
          deps.signUps.codeFor(transaction, { purpose: 'verify', email, from }),
        );
        throw notVerified(email);
      }
      const entry = await enter(account, { code, password: hash, from, attempt }, visit);
      if (entry instanceof Refusal) throw entry;
      return entry;
    },
    /** A right code for logging in is used up by this: the device is known from then on. */
    async checkCode(
      {
        email: address,
        otp,
        purpose,
      }: { readonly email: string; readonly otp: string; readonly purpose: 'reset' | 'log-in' },
      visit: Visit,
    ): Promise<{ message: string }> {
      const email = address.toLowerCase();
      const tried = await repository.withAddress(email, async (transaction) => {
        const code = { purpose, email, from: await devices.recognise(transaction, visit) };
        const outcome = await codes.try(transaction, { ...code, otp });
        if (outcome !== 'good' || purpose === 'reset') return outcome;
        await codes.end(transaction, code);
        const { account } = await repository.findByAddress(transaction, email, code.from.key);
        if (account === undefined) return 'wrong';
        await repository.arrive(transaction, account.id);
        await devices.remember(transaction, account.id, visit);
        return outcome;
      });
      if (tried !== 'good') throw deps.wrongCode(tried, { email });
      return { message: 'OTP Verified Successfully ✅' };
    },
    async reset(
      {
        email: address,
        otp,
        password,
      }: { readonly email: string; readonly otp: string; readonly password: string },
      visit: Visit,
    ): Promise<{ message: string }> {
      const email = address.toLowerCase();
      // Rating and hashing a password is costly: it is done only with a valid code, which remains usable.
      await this.checkCode({ email, otp, purpose: 'reset' }, visit);
      await passwords.refuseWeak(password, [email]);
      const hash = await passwords.hash(password);
      const refusal = await repository.withAddress(email, async (transaction) => {
        const from = await devices.recognise(transaction, visit);
        const code: CodeFor = { purpose: 'reset', email, from };
        const tried = await codes.again(transaction, { ...code, otp });
        if (tried !== 'good') return deps.wrongCode(tried, { email });
        const { account } = await repository.findByAddress(transaction, email, code.from.key);
        if (account === undefined) return deps.wrongCode('wrong', { email });
        await codes.end(transaction, code);
        await repository.arrive(transaction, account.id);
        await repository.setPassword(transaction, account.id, hash);
        await sessions.endAll(transaction, account.id, from);
        await devices.remember(transaction, account.id, visit);
        await audit.add(transaction, {
          action: 'password-reset',
          actor: account.id,
          subject: account.id,
          network: networkOf(visit.visitor),
        });
        const letter = renderEmail(passwordChanged(deps.origin));
        await repository.post(transaction, [
          { ...letter, security: true, kind: 'password-changed', to: email },
        ]);
        return undefined;
      });
      if (refusal !== undefined) throw refusal;
      return {
        message: 'Your password has been changed, and every session has ended. Log in with the new one.',
      };
    },
  };
}

export type LogIns = ReturnType<typeof logInsService>;

interface Proof {
  readonly code: string | undefined;
  readonly password: string;
  readonly from: Requester;
  readonly attempt: CountedTry;
}

function proveAddress(email: string): Refusal {
  return new Refusal(
    'prove-address',
    'There have been too many wrong passwords for this address today. Ask us to email you a code, to show that the address is yours. Then log in.',
    { status: 403, attempt: { action: 'limit-met', email } },
  );
}

function wrongLogIn(email: string): Refusal {
  return new Refusal('wrong-login', 'Invalid Email or Password ❌', {
    status: 401,
    attempt: { action: 'log-in-failed', email },
  });
}

function notVerified(email: string): Refusal {
  return new Refusal('not-verified', 'Confirm your email address first. We have just sent you a new code.', {
    status: 403,
    attempt: { action: 'log-in-failed', email },
  });
}

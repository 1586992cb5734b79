import { networkOf } from '../../platform/auth/device.ts';
import type { Passwords } from '../../platform/auth/passwords.ts';
import type { Audit } from '../../platform/db/audit.ts';
import { renderEmail } from '../../platform/mail/email.ts';
import { Refusal, tooOften } from '../../platform/refusal.ts';
import type { Codes } from '../one-time-codes/one-time-codes.service.ts';
import type { Factors } from '../second-factors/second-factors.service.ts';
import type { Entry, Sessions } from '../sessions/sessions.service.ts';
import { passwordChanged } from './authentication.emails.ts';
import type { AccountsRepository, KnownAccount } from './authentication.repository.ts';
import type { SignUps, Visit } from './sign-up.service.ts';

export interface LogIns {
  /** A Refusal that is returned commits the counted attempt. */
  logIn(
    request: { readonly email: string; readonly password: string; readonly code?: string | undefined },
    visit: Visit,
  ): Promise<Entry>;
  checkResetCode(
    request: { readonly email: string; readonly otp: string },
    visit: Pick<Visit, 'visitor'>,
  ): Promise<{ message: string }>;
  reset(
    request: { readonly email: string; readonly otp: string; readonly password: string },
    visit: Visit,
  ): Promise<{ message: string }>;
}

export interface LogInDeps {
  readonly repository: AccountsRepository;
  readonly passwords: Passwords;
  readonly codes: Codes;
  readonly factors: Pick<Factors, 'admit'>;
  readonly sessions: Pick<Sessions, 'begin' | 'endAll'>;
  readonly signUps: Pick<SignUps, 'codeFor'>;
  readonly audit: Audit;
  readonly origin: string;
  readonly wrongCode: (tried: 'wrong' | 'expired' | 'locked' | 'too-often') => Refusal;
}

const quarterHour = 900;
const perAccount = { name: 'log-in-account', max: 10, perSeconds: quarterHour };
const perVisitor = { name: 'log-in-visitor', max: 50, perSeconds: quarterHour };

/** Log-in and password reset. The work is the same for an address without an account. */
export function logInsService(deps: LogInDeps): LogIns {
  const { repository, passwords, codes, factors, sessions, audit } = deps;

  /** Counts the attempt, whatever its result. */
  async function known(email: string, visitor: string) {
    return await repository.withAddress(email, async (transaction) => {
      // A visitor over their own limit does not use up an account's attempts.
      const mayTry =
        (await repository.mayTake(transaction, perVisitor, visitor)) &&
        (await repository.mayTake(transaction, perAccount, email));
      const found = await repository.known(transaction, email);
      return mayTry ? found : undefined;
    });
  }

  /** `password` is the hash that was compared: if it was reset meanwhile, this log-in fails too. */
  async function enter(
    account: KnownAccount,
    { code, password }: { readonly code: string | undefined; readonly password: string },
    visit: Visit,
  ): Promise<Entry | Refusal> {
    return await repository.withAddress(account.email, async (transaction) => {
      await repository.arrive(transaction, account.id);
      if (!(await repository.stillHas(transaction, account.id, password))) return wrongLogIn();
      const admitted = await factors.admit(transaction, account.id, code);
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
    async logIn({ email: typed, password, code }, visit) {
      const email = typed.toLowerCase();
      const found = await known(email, visit.visitor);
      if (found === undefined) throw tooOften(quarterHour);
      const { account, signUp } = found;
      const hash = account?.passwordHash;
      // Both are compared, whether or not they exist. A visitor who signed up with an address that already
      // has an account gets the same response as for any other, and its owner is informed by e-mail.
      const fits = await passwords.fits(password, hash);
      const signedUp = await passwords.fits(password, signUp?.password_hash);
      if (account === undefined || hash === undefined || !fits) {
        if (signUp === undefined || !signedUp) throw wrongLogIn();
        await repository.withAddress(email, (transaction) => deps.signUps.codeFor(transaction, signUp));
        throw notVerified();
      }
      const entry = await enter(account, { code, password: hash }, visit);
      if (entry instanceof Refusal) throw entry;
      return entry;
    },
    async checkResetCode({ email: typed, otp }, { visitor }) {
      const email = typed.toLowerCase();
      const tried = await repository.withAddress(email, (transaction) =>
        codes.try(transaction, { purpose: 'reset', email, otp, visitor }),
      );
      if (tried !== 'good') throw deps.wrongCode(tried);
      return { message: 'OTP Verified Successfully ✅' };
    },
    async reset({ email: typed, otp, password }, visit) {
      const email = typed.toLowerCase();
      // Rating and hashing a password is costly: it is done only with a valid code, which remains usable.
      await this.checkResetCode({ email, otp }, visit);
      await passwords.refuseWeak(password, [email]);
      const hash = await passwords.hash(password);
      const refusal = await repository.withAddress(email, async (transaction) => {
        const tried = await codes.again(transaction, { purpose: 'reset', email, otp });
        if (tried !== 'good') return deps.wrongCode(tried);
        const { account } = await repository.known(transaction, email);
        if (account === undefined) return deps.wrongCode('wrong');
        await codes.end(transaction, 'reset', email);
        await repository.arrive(transaction, account.id);
        await repository.setPassword(transaction, account.id, hash);
        await sessions.endAll(transaction, account.id);
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
      return { message: 'Your password is changed, and every session has ended. Log in with the new one.' };
    },
  };
}

function wrongLogIn(): Refusal {
  return new Refusal('wrong-login', 'Invalid Email or Password ❌', { status: 401 });
}

function notVerified(): Refusal {
  return new Refusal('not-verified', 'Confirm your e-mail address first: we have just sent you a new code.', {
    status: 403,
  });
}

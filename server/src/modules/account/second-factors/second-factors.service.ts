import { randomInt } from 'node:crypto';
import { loggedIn } from '../../../platform/auth/device.ts';
import { requireRecentLogin } from '../../../platform/auth/recent-login.ts';
import { newTimeSecret, stepOfCode, timeSecretAddress } from '../../../platform/auth/totp.ts';
import { type FieldCipher, keyedHashes, type Secret } from '../../../platform/crypto/cipher.ts';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext, Requester } from '../../../platform/db/request-context.ts';
import { Refusal, tooOften } from '../../../platform/refusal.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import {
  type AuthenticatorRow,
  type SecondFactorsRepository,
  triesPerSeconds,
} from './second-factors.repository.ts';

type Transaction = RequestContext['transaction'];

interface Recovery {
  readonly message: string;
  readonly recoveryCodes: readonly string[];
}

export interface FactorsDeps {
  readonly repository: SecondFactorsRepository;
  readonly cipher: FieldCipher;
  readonly secret: Secret;
  readonly sessions: Pick<Sessions, 'confirm' | 'demoteUnguarded'>;
  readonly audit: Audit;
  /** Emails the owner what changed. */
  readonly notify: (requestContext: RequestContext, what: string) => Promise<void>;
  /** Reports what the caller cannot mend. */
  readonly onWarning: (message: string) => void;
  /** Our name in authenticator apps. */
  readonly issuer: string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

const howManyRecoveryCodes = 10;

/** Codes of an authenticator app, and recovery codes as a substitute. */
export function factorsService(deps: FactorsDeps) {
  const { repository, cipher, secret, audit, now } = deps;
  const hashesOf = (account: string, code: string) =>
    keyedHashes(secret, 'recovery code', `${account}\n${code}`);

  /** The step that a code of the app is of; undefined where it is not one, or was used. */
  function stepIn(app: AuthenticatorRow, digits: string): number | undefined {
    const appSecret = secretOf(app);
    if (appSecret === undefined) return undefined;
    return stepOfCode(appSecret, digits, { now: now(), after: app.last_step });
  }

  /** Undefined where it cannot be decrypted: recovery codes are accepted all the same. */
  function secretOf({ account, sealed_secret }: AuthenticatorRow): string | undefined {
    try {
      return cipher.decrypt(sealed_secret, account);
    } catch {
      deps.onWarning('The secret of an authenticator app cannot be decrypted');
      return undefined;
    }
  }

  /** Accepts a code of the app or a recovery code, each only once. */
  async function takes(transaction: Transaction, account: string, code: string): Promise<boolean> {
    const app = await repository.authenticator(transaction, account);
    if (app === undefined) return false;
    const digits = code.replaceAll(/[\s-]/g, '').toUpperCase();
    const step = stepIn(app, digits);
    if (step === undefined)
      return await repository.takeRecoveryCode(transaction, account, hashesOf(account, digits));
    await repository.takeStep(transaction, account, step);
    return true;
  }

  async function freshRecoveryCodes(transaction: Transaction, account: string): Promise<readonly string[]> {
    const codes = Array.from({ length: howManyRecoveryCodes }, recoveryCode);
    const hashes = codes.map((code) => hashesOf(account, code.replace('-', ''))[0]);
    await repository.replaceRecoveryCodes(transaction, account, hashes);
    return codes;
  }

  return {
    /** Checks the code after a correct password; returns a Refusal that says what is missing. */
    async admit(
      transaction: Transaction,
      account: string,
      { code, from }: { readonly code: string | undefined; readonly from: Requester },
    ): Promise<{ readonly twice: boolean } | Refusal> {
      const app = await repository.authenticator(transaction, account);
      if (app === undefined || app.confirmed_at === null) return { twice: false };
      if (code === undefined) return codeNeeded();
      const tryResult = await repository.beginTry(transaction, account, from);
      if (tryResult !== 'counted') return triedTooOften(tryResult, account);
      if (!(await takes(transaction, account, code))) return wrongCode(account);
      await repository.wasRight(transaction, account, from);
      return { twice: true };
    },
    /** Whether an app is in use, and how many recovery codes are left. */
    async state({
      caller,
      transaction,
    }: RequestContext): Promise<{ readonly authenticator: boolean; readonly recoveryCodesLeft: number }> {
      const app = await repository.authenticator(transaction, caller.account);
      const on = app !== undefined && app.confirmed_at !== null;
      return {
        authenticator: on,
        recoveryCodesLeft: on ? await repository.recoveryCodesLeft(transaction, caller.account) : 0,
      };
    },
    async begin({
      caller,
      transaction,
    }: RequestContext): Promise<{ readonly secret: string; readonly address: string }> {
      requireRecentLogin(caller, now());
      const app = await repository.authenticator(transaction, caller.account);
      if (app !== undefined && app.confirmed_at !== null) throw alreadyOn();
      const fresh = newTimeSecret();
      await repository.keepAuthenticator(transaction, caller.account, cipher.encrypt(fresh, caller.account));
      return {
        secret: fresh,
        address: timeSecretAddress(fresh, { issuer: deps.issuer, name: caller.email }),
      };
    },
    async confirm(requestContext: RequestContext, code: string): Promise<Recovery | Refusal> {
      const { caller, transaction } = requestContext;
      requireRecentLogin(caller, now());
      const app = await repository.authenticator(transaction, caller.account);
      if (app === undefined) return wrongCodeField();
      if (app.confirmed_at !== null) throw alreadyOn();
      const from = loggedIn(`session ${caller.session}`);
      const tryResult = await repository.beginTry(transaction, caller.account, from);
      if (tryResult !== 'counted') return triedTooOften(tryResult, caller.account);
      const digits = code.replaceAll(/\s/g, '');
      const step = stepIn(app, digits);
      if (step === undefined) return wrongCodeField();
      await repository.wasRight(transaction, caller.account, from);
      await repository.confirmAuthenticator(transaction, caller.account, step);
      const recoveryCodes = await freshRecoveryCodes(transaction, caller.account);
      await deps.sessions.confirm(requestContext, true);
      await deps.notify(requestContext, 'An authenticator app was added.');
      await audit.note(requestContext, 'authenticator-added');
      return {
        message: 'Your authenticator app is on. Keep the recovery codes somewhere safe.',
        recoveryCodes,
      };
    },
    async remove(requestContext: RequestContext): Promise<{ readonly message: string }> {
      requireRecentLogin(requestContext.caller, now());
      await repository.removeAuthenticator(requestContext.transaction, requestContext.caller.account);
      await deps.sessions.demoteUnguarded(requestContext);
      await deps.notify(requestContext, 'The authenticator app was removed.');
      await audit.note(requestContext, 'authenticator-removed');
      return { message: 'Your authenticator app is off.' };
    },
    async renewRecoveryCodes(requestContext: RequestContext): Promise<Recovery> {
      requireRecentLogin(requestContext.caller, now());
      const { authenticator } = await this.state(requestContext);
      if (!authenticator)
        throw new Refusal('no-authenticator', 'Add an authenticator app first.', { status: 409 });
      const recoveryCodes = await freshRecoveryCodes(
        requestContext.transaction,
        requestContext.caller.account,
      );
      await deps.notify(requestContext, 'New recovery codes were made. The old ones no longer work.');
      await audit.note(requestContext, 'recovery-codes-renewed');
      return { message: 'Your old recovery codes no longer work.', recoveryCodes };
    },
  };
}

export type Factors = ReturnType<typeof factorsService>;

/** Letters and digits that are not confused with each other. */
const readable = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** About 49 random bits. */
function recoveryCode(): string {
  const letters = Array.from({ length: 10 }, () => readable[randomInt(readable.length)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

function triedTooOften(counted: 'wait' | 'closed', account: string): Refusal {
  if (counted === 'wait') return tooOften(triesPerSeconds);
  return new Refusal(
    'codes-closed',
    'There have been too many wrong codes for this account today. Until tomorrow, log in with a passkey, or in a browser that you have logged in with before.',
    { status: 429, retryAfter: 86_400, attempt: { action: 'limit-met', account } },
  );
}

function codeNeeded(): Refusal {
  return new Refusal('code-needed', 'Enter the code from your authenticator app.', { status: 401 });
}

const wrong = 'That code is not right. Enter the one your app shows now, or a recovery code.';

function wrongCode(account: string): Refusal {
  return new Refusal('wrong-code', wrong, {
    status: 401,
    fields: { code: wrong },
    attempt: { action: 'second-factor-failed', account },
  });
}

/** The same for a logged-in caller: 401 would mean that they are not logged in. */
function wrongCodeField(): Refusal {
  const message = 'That code is not right. Enter the one your app shows now.';
  return new Refusal('wrong-code', message, { status: 422, fields: { code: message } });
}

function alreadyOn(): Refusal {
  return new Refusal('authenticator-on', 'Your authenticator app is already on. Remove it to add another.', {
    status: 409,
  });
}

import { randomUUID } from 'node:crypto';
import type { Visit } from '../../../platform/auth/device.ts';
import { requireRecentLogin } from '../../../platform/auth/recent-login.ts';
import type { WebAuthn } from '../../../platform/auth/web-authn.ts';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { missing, Refusal } from '../../../platform/refusal.ts';
import type { Entry, Sessions } from '../sessions/sessions.service.ts';
import type { PasskeysRepository } from './passkeys.repository.ts';

/** A browser's response to a challenge. */
interface Answered {
  readonly challenge: string;
  readonly credential: Readonly<Record<string, unknown>>;
}

interface Challenge {
  readonly challenge: string;
  readonly options: Record<string, unknown>;
}

export interface PasskeyShown {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

export interface PasskeysDeps {
  readonly repository: PasskeysRepository;
  readonly webAuthn: WebAuthn;
  readonly sessions: Pick<Sessions, 'begin' | 'confirm' | 'demoteUnguarded'>;
  readonly audit: Audit;
  /** Emails the owner what changed. */
  readonly notify: (requestContext: RequestContext, what: string) => Promise<void>;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

const lastsMs = 5 * 60_000;
const most = 20;

/** Passkeys: each is something the user has plus something they know or are, so it counts as both factors. */
export function passkeysService(deps: PasskeysDeps) {
  const { repository, webAuthn, sessions, audit, notify, now } = deps;
  async function keep(
    on: RequestContext['transaction'],
    account: string | null,
    options: Challenge,
  ): Promise<Challenge> {
    const id = randomUUID();
    await repository.keepChallenge(on, {
      id,
      account,
      challenge: options.challenge,
      expiresAt: now() + lastsMs,
    });
    return { challenge: id, options: options.options };
  }
  return {
    async beginLogIn({ visitor }: Visit): Promise<Challenge> {
      const options = await webAuthn.logInOptions();
      return await repository.asVisitor(async (on) => {
        await repository.takeLogIn(on, visitor);
        return await keep(on, null, options);
      });
    },
    async logIn({ challenge: name, credential }: Answered, visit: Visit): Promise<Entry> {
      const credentialId = webAuthn.credentialIn(credential);
      const entry = await repository.asVisitor(async (on) => {
        const challenge = await repository.takeChallenge(on, name, null);
        const passkey = credentialId === undefined ? undefined : await repository.find(on, credentialId);
        if (challenge === undefined || passkey === undefined) return undefined;
        const counter = await webAuthn.checkLogIn(credential, challenge, {
          credentialId: passkey.credential_id,
          publicKey: passkey.public_key,
          counter: passkey.counter,
          transports: passkey.transports,
        });
        if (counter === undefined) return undefined;
        await repository.used(on, passkey.id, counter);
        return await sessions.begin(on, {
          account: passkey.account,
          role: passkey.accountRole,
          secondFactor: true,
          from: visit,
        });
      });
      if (entry === undefined) throw notKnown();
      return entry;
    },
    async list({ caller, transaction }: RequestContext): Promise<readonly PasskeyShown[]> {
      const rows = await repository.list(transaction, caller.account);
      return rows.map(({ id, name, created_at: created, last_used_at: used }) => ({
        id,
        name,
        createdAt: created.toISOString(),
        lastUsedAt: used?.toISOString() ?? null,
      }));
    },
    async begin({ caller, transaction }: RequestContext): Promise<Challenge> {
      requireRecentLogin(caller, now());
      await repository.takeLogIn(transaction, caller.account);
      const rows = await repository.list(transaction, caller.account);
      if (rows.length >= most) throw tooMany();
      const options = await webAuthn.addOptions({
        account: caller.account,
        name: caller.email,
        has: rows.map((row) => row.credential_id),
      });
      return await keep(transaction, caller.account, options);
    },
    async add(
      requestContext: RequestContext,
      { challenge: name, credential, name: called }: Answered & { readonly name: string },
    ): Promise<{ readonly message: string }> {
      const { caller, transaction } = requestContext;
      requireRecentLogin(caller, now());
      const challenge = await repository.takeChallenge(transaction, name, caller.account);
      const passkey = challenge === undefined ? undefined : await webAuthn.checkNew(credential, challenge);
      if (passkey === undefined) throw notProven();
      const isNew = await repository.add(transaction, {
        id: randomUUID(),
        account: caller.account,
        credential_id: passkey.credentialId,
        public_key: passkey.publicKey,
        counter: passkey.counter,
        transports: JSON.stringify(passkey.transports),
        name: called,
      });
      if (!isNew) throw notProven();
      await sessions.confirm(requestContext, true);
      await notify(requestContext, 'A passkey was added.');
      await audit.note(requestContext, 'passkey-added');
      return { message: 'We have added your passkey. You can log in with it from now on.' };
    },
    async remove(requestContext: RequestContext, id: string): Promise<{ readonly message: string }> {
      requireRecentLogin(requestContext.caller, now());
      if (!(await repository.remove(requestContext.transaction, requestContext.caller.account, id)))
        throw missing();
      await sessions.demoteUnguarded(requestContext);
      await notify(requestContext, 'A passkey was removed.');
      await audit.note(requestContext, 'passkey-removed', id);
      return { message: 'The passkey is removed.' };
    },
  };
}

export type Passkeys = ReturnType<typeof passkeysService>;

function notKnown(): Refusal {
  return new Refusal(
    'wrong-passkey',
    'We do not recognise this passkey. Log in with your password instead.',
    {
      status: 401,
      attempt: { action: 'log-in-failed' },
    },
  );
}

function notProven(): Refusal {
  return new Refusal('wrong-passkey', 'The passkey could not be added. Please try again.', { status: 409 });
}

function tooMany(): Refusal {
  return new Refusal('too-many', `You can have up to ${most} passkeys. Remove one first.`, {
    status: 409,
  });
}

import { randomUUID } from 'node:crypto';
import { networkOf, type Visit } from '../../../platform/auth/device.ts';
import type { GooglePerson, GoogleSignIn } from '../../../platform/auth/google-sign-in.ts';
import type { Cipher } from '../../../platform/crypto/cipher.ts';
import type { Audit } from '../../../platform/db/audit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import { renderEmail } from '../../../platform/mail/email.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Organisations } from '../organisation/organisation.service.ts';
import type { Factors } from '../second-factors/second-factors.service.ts';
import type { Devices } from '../sessions/devices.service.ts';
import type { Entry, Sessions } from '../sessions/sessions.service.ts';
import { googleLinked } from './authentication.emails.ts';
import type { AccountsRepository, KnownAccount } from './authentication.repository.ts';

type AccountOfGoogle = Omit<KnownAccount, 'passwordHash'>;
type Role = 'candidate' | 'recruiter';

/**
 * The result of a visit to Google. `exists`: the address has an account, and Google cannot vouch for its
 * owner.
 */
export type CameBack =
  | { readonly status: 'done'; readonly cookie: string; readonly next: string }
  | { readonly status: 'refused' | 'exists'; readonly next: string };

export interface GoogleDeps {
  readonly repository: AccountsRepository;
  readonly signIn: GoogleSignIn | undefined;
  readonly cipher: Cipher;
  readonly organisations: Pick<Organisations, 'found'>;
  readonly devices: Pick<Devices, 'recognise'>;
  readonly factors: Pick<Factors, 'admit'>;
  readonly sessions: Pick<Sessions, 'begin'>;
  readonly audit: Audit;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

const mayTakeMs = 10 * 60_000;
const arrivedForMs = 2 * 60_000;

interface Begun {
  readonly url: string;
  readonly cookie: string;
}

/** Google sign-in: the visitor carries encrypted cookies from step to step, and no token is ever in a URL. */
export function googleService(deps: GoogleDeps) {
  const { repository, signIn, cipher, devices, factors, sessions, now } = deps;
  const open = <Stored>(cookie: string | undefined, read: (content: unknown) => Stored | undefined) =>
    cookie === undefined ? undefined : read(decrypted(cipher, cookie));
  return {
    /** Undefined where Google sign-in is not enabled. */
    begin:
      signIn &&
      (async ({ next, role }: { readonly next: string; readonly role: Role }): Promise<Begun | undefined> => {
        const authorisation = await signIn.begin();
        if (authorisation === undefined) return undefined;
        const { url, kept } = authorisation;
        return {
          url,
          cookie: cipher.encrypt(JSON.stringify({ kept, next, role, until: now() + mayTakeMs })),
        };
      }),
    async cameBack(address: URL, cookie: string | undefined, visit: Visit): Promise<CameBack> {
      const attempt = open(cookie, (content) => askedIn(content, now()));
      if (signIn === undefined || attempt === undefined) return { status: 'refused', next: '' };
      const { next } = attempt;
      const person = await signIn.finish(address, attempt.kept);
      if (person === undefined) return { status: 'refused', next };
      const account = await accountOf(deps, person, { role: attempt.role, visit });
      if (account === undefined) return { status: 'exists', next };
      const arrived = { email: account.email, arrived: account.id, until: now() + arrivedForMs };
      return { status: 'done', cookie: cipher.encrypt(JSON.stringify(arrived)), next };
    },
    /** Begins the session of a user who has just returned. */
    async finish(cookie: string | undefined, code: string | undefined, visit: Visit): Promise<Entry> {
      const arrived = open(cookie, (content) => arrivedIn(content, now()));
      if (arrived === undefined) throw tooLate();
      const entry = await repository.withAddress(arrived.email, async (on) => {
        const { account } = await repository.findByAddress(on, arrived.email);
        if (account?.id !== arrived.id) return tooLate();
        await repository.arrive(on, account.id);
        const from = await devices.recognise(on, visit);
        const admitted = await factors.admit(on, account.id, { code, from });
        if (admitted instanceof Refusal) return admitted;
        const { id, role } = account;
        return await sessions.begin(on, { account: id, role, secondFactor: admitted.twice, from: visit });
      });
      if (entry instanceof Refusal) throw entry;
      return entry;
    },
  };
}

export type Google = ReturnType<typeof googleService>;

/** The account of a Google user: found by Google's user id or by the address, or created. */
async function accountOf(
  { repository, organisations, audit }: GoogleDeps,
  person: GooglePerson,
  { role, visit }: { readonly role: Role; readonly visit: Visit },
): Promise<AccountOfGoogle | undefined> {
  const { subject, email, fullName } = person;
  const note = (on: RequestContext['transaction'], action: string, account: string) =>
    audit.add(on, { action, actor: account, subject: account, network: networkOf(visit.visitor) });
  return await repository.withAddress(email, async (on) => {
    await repository.hold(on, email);
    const linked = await repository.byGoogle(on, subject);
    if (linked !== undefined) return linked;
    const { account } = await repository.findByAddress(on, email);
    if (account !== undefined) {
      if (!person.ownsMailbox) return undefined;
      await repository.arrive(on, account.id);
      if (!(await repository.linkGoogle(on, subject, account.id))) return undefined;
      await note(on, 'google-linked', account.id);
      await repository.post(on, [
        { ...renderEmail(googleLinked), security: true, kind: 'security-changed', to: email },
      ]);
      return account;
    }
    const newAccount = { id: randomUUID(), email, fullName, role };
    await repository.add(on, { ...newAccount, passwordHash: undefined });
    await repository.endSignUp(on, email);
    await repository.linkGoogle(on, subject, newAccount.id);
    await note(on, 'signed-up', newAccount.id);
    if (role === 'recruiter') {
      await organisations.found(on, { owner: newAccount.id, name: null, website: null, industry: null });
    }
    return newAccount;
  });
}

function decrypted(cipher: Cipher, cookie: string): unknown {
  try {
    return JSON.parse(cipher.decrypt(cookie));
  } catch {
    // Altered, or from another server.
    return undefined;
  }
}

function askedIn(content: unknown, now: number) {
  if (!isRecord(content) || !isAhead(content.until, now)) return undefined;
  const { kept: text, next, role } = content;
  if (typeof text !== 'string' || typeof next !== 'string') return undefined;
  return { kept: text, next, role: role === 'recruiter' ? ('recruiter' as const) : ('candidate' as const) };
}

function arrivedIn(content: unknown, now: number) {
  if (!isRecord(content) || !isAhead(content.until, now)) return undefined;
  const { arrived: id, email } = content;
  return typeof id === 'string' && typeof email === 'string' ? { id, email } : undefined;
}

function isAhead(until: unknown, now: number): boolean {
  return typeof until === 'number' && until > now;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function tooLate(): Refusal {
  return new Refusal('google-too-late', 'That took too long. Sign in with Google again.', {
    status: 401,
  });
}

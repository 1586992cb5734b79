import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { deviceIn, networkOf, type Visit } from '../../../platform/auth/device.ts';
import type { Audit } from '../../../platform/db/audit.ts';
import type { ActingFor, Caller, RequestContext } from '../../../platform/db/request-context.ts';
import { missing, notLoggedIn } from '../../../platform/refusal.ts';
import type { ThisOne } from './devices.repository.ts';
import type { Devices } from './devices.service.ts';
import { isReplayed, otherAccount, requireCaller } from './sessions.policy.ts';
import type { SessionRow, SessionsRepository } from './sessions.repository.ts';

/** The credentials of a request. */
interface Credentials {
  readonly token: string;
  readonly binding: string | undefined;
  /** The account the page was rendered for, if it says so. */
  readonly account?: string | undefined;
  readonly actingFor: ActingFor;
}

/** A user who has just proved who they are. */
export interface Arrival {
  readonly account: string;
  readonly role: 'candidate' | 'recruiter' | 'staff';
  readonly secondFactor: boolean;
  readonly from: Visit;
}

/** The credentials that one log-in gives a browser or program. */
export interface Entry {
  readonly token: string;
  /** For the cookie; undefined for a log-in without a browser. */
  readonly binding: string | undefined;
  /** For the device cookie; undefined for a log-in without a browser. */
  readonly device: string | undefined;
}

export interface SessionShown {
  readonly id: string;
  readonly current: boolean;
  readonly device: string;
  readonly network: string;
  readonly startedAt: string;
  readonly lastUsedAt: string;
  readonly endsAt: string;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const longest = 30 * day;
const withoutBrowser = hour;
/**
 * Candidates return to a page left open; users who see other people's data must not leave one open so long.
 * The trigger `shorten_idle_sessions` does the same for the sessions of a candidate who joins an organisation.
 */
const idleOfCandidates = day;
const idleOfOthers = 30 * minute;
/** The age at which a token is replaced. */
const renewAfter = 15 * minute;
/** `last_used_at` is not written more often. */
const noteEvery = minute;

export interface SessionsDeps {
  readonly devices: Pick<Devices, 'logIn' | 'tellAgain' | 'tellAgainOf'>;
  readonly audit: Audit;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Sessions: begun by a log-in, verified on each request, renewed as they are used.
 * The end of one closes its live streams by the trigger `notify_session_end` (sessions.sql).
 */
export function sessionsService(repository: SessionsRepository, deps: SessionsDeps) {
  const { audit, devices, now } = deps;
  const callerOf = async (...parameters: Parameters<SessionsRepository['callerOf']>) =>
    requireCaller(await repository.callerOf(...parameters), parameters[2]);

  /**
   * Runs a task as the owner of the credentials; `inUse` records the use of the session and returns a new
   * token.
   */
  async function asCaller<Result>(
    { token, binding, account, actingFor }: Credentials,
    task: (requestContext: RequestContext, inUse: () => Promise<string | undefined>) => Promise<Result>,
  ): Promise<Result> {
    const tokenHash = hash(token);
    const outcome = await repository.withToken(tokenHash, async ({ session, transaction }) => {
      if (session === undefined) return 'nobody';
      if (isOver(session, now())) {
        // For good: a clock that was ahead, and is put right, revives no session that was refused.
        if (session.ends_at.getTime() > 0)
          await repository.change(transaction, session.id, { ends_at: new Date(0) });
        return 'nobody';
      }
      if (!isBound(session, binding)) return 'nobody';
      if (isReplayed(session, tokenHash, now())) {
        await repository.change(transaction, session.id, { ends_at: new Date(0) });
        const { account: subject, network } = session;
        await audit.add(transaction, { action: 'token-replayed', actor: null, subject, network });
        return 'nobody';
      }
      if (account !== undefined && account !== session.account) throw otherAccount();
      const caller = await callerOf(session, transaction, actingFor);
      const inUse = () => keepAlive({ session, tokenHash, transaction });
      return { result: await task({ caller, transaction }, inUse) };
    });
    if (outcome === 'nobody') throw notLoggedIn();
    return outcome.result;
  }

  return {
    authenticate: <Result>(
      credentials: Credentials,
      task: (requestContext: RequestContext) => Promise<Result>,
    ): Promise<{ readonly result: Result; readonly renewed: string | undefined }> =>
      asCaller(credentials, async (requestContext, inUse) => {
        const result = await task(requestContext);
        return { result, renewed: await inUse() };
      }),
    /** Like `authenticate`, for a page that only waits: its session may become idle. */
    authenticateWatcher: (
      credentials: Credentials,
      task: (requestContext: RequestContext) => Promise<void>,
    ): Promise<void> => asCaller(credentials, (requestContext) => task(requestContext)),
    /**
     * For a later step of the same request: its token may have been replaced, but its session must still be
     * valid.
     */
    reauthenticate: <Result>(
      caller: Caller,
      task: (requestContext: RequestContext) => Promise<Result>,
    ): Promise<Result> =>
      repository.withSession(caller, async ({ session, transaction }) => {
        if (session === undefined || session.ends_at.getTime() <= now()) throw notLoggedIn();
        const { organisation } = caller;
        const actingFor = organisation === null ? 'oneself' : { organisation: organisation.id };
        return await task({ caller: await callerOf(session, transaction, actingFor), transaction });
      }),
    /** Begins a session, in a transaction that knows the account. */
    async begin(transaction: RequestContext['transaction'], arrival: Arrival): Promise<Entry> {
      const { account, from } = arrival;
      const entry: Entry = {
        token: secret(),
        binding: from.fromBrowser ? secret() : undefined,
        device: from.device ?? (from.fromBrowser ? secret() : undefined),
      };
      const seesOthers = arrival.role !== 'candidate' || (await repository.isMember(transaction, account));
      const session = sessionOf(arrival, entry, {
        now: now(),
        idleSeconds: seesOthers ? idleOfOthers : idleOfCandidates,
      });
      await repository.add(transaction, session);
      await devices.logIn(transaction, session, { ...from, device: entry.device });
      await audit.add(transaction, {
        action: 'logged-in',
        actor: account,
        subject: account,
        network: session.network,
        details: { device: session.device },
      });
      return entry;
    },
    list: async (requestContext: RequestContext): Promise<readonly SessionShown[]> =>
      (await repository.list(requestContext)).map((session) =>
        sessionShown(session, requestContext.caller.session),
      ),
    async end(requestContext: RequestContext, id: string): Promise<void> {
      const hasEnded = await repository.end(requestContext, id);
      if (!hasEnded) throw missing();
      await devices.tellAgainOf(requestContext.transaction, id);
      await audit.note(requestContext, 'session-ended', id);
    },
    async endOthers(requestContext: RequestContext): Promise<number> {
      const { account, session } = requestContext.caller;
      const count = await endAll(requestContext.transaction, account, { session });
      await audit.note(requestContext, 'other-sessions-ended');
      return count;
    },
    /** Ends this one. */
    async logOut(requestContext: RequestContext): Promise<void> {
      await repository.end(requestContext, requestContext.caller.session);
      await audit.note(requestContext, 'logged-out');
    },
    /** Records that the caller has just proved who they are. */
    confirm: ({ caller, transaction }: RequestContext, secondFactor: boolean): Promise<void> =>
      repository.change(transaction, caller.session, {
        confirmed_at: new Date(now()),
        ...(secondFactor ? { second_factor: true } : {}),
      }),
    /** Once an account's last second factor is removed. */
    demoteUnguarded: ({ caller, transaction }: RequestContext): Promise<void> =>
      repository.demoteUnguarded(transaction, caller.account),
    endAll,
  };

  /**
   * Ends all of an account's but this one, for example after a new password. A device that a stranger used stays
   * known, so the owner hears of its next log-in.
   */
  async function endAll(
    transaction: RequestContext['transaction'],
    account: string,
    but: ThisOne,
  ): Promise<number> {
    await devices.tellAgain(transaction, account, but);
    return await repository.endAll(transaction, account, 'session' in but ? but.session : undefined);
  }

  /** Records the use of a session and replaces an old token; returns the new one. */
  async function keepAlive(used: {
    readonly session: SessionRow;
    readonly tokenHash: string;
    readonly transaction: RequestContext['transaction'];
  }): Promise<string | undefined> {
    const { session, tokenHash, transaction } = used;
    const moment = new Date(now());
    const isNewest = session.token_hash === tokenHash;
    const since = (then: Date) => (now() - then.getTime()) / 1000;
    const changes: Partial<SessionRow> = {};
    if (since(session.last_used_at) >= noteEvery) changes.last_used_at = moment;
    if (isNewest && session.previous_hash !== null && session.renewed_used_at === null) {
      changes.renewed_used_at = moment;
    }
    const renewed =
      isNewest && session.bound_hash !== null && since(session.renewed_at) >= renewAfter
        ? secret()
        : undefined;
    if (renewed === undefined) {
      if (Object.keys(changes).length > 0) await repository.change(transaction, session.id, changes);
      return undefined;
    }
    // Of several concurrent requests one replaces the token; the others continue with the old one.
    const isOurs = await repository.renew(transaction, session, {
      ...changes,
      token_hash: hash(renewed),
      previous_hash: tokenHash,
      renewed_at: moment,
      renewed_used_at: null,
    });
    return isOurs ? renewed : undefined;
  }
}

export type Sessions = ReturnType<typeof sessionsService>;

function isOver({ last_used_at, idle_seconds, ends_at }: SessionRow, now: number): boolean {
  return ends_at.getTime() <= now || last_used_at.getTime() + idle_seconds * 1000 <= now;
}

function isBound({ bound_hash }: SessionRow, binding: string | undefined): boolean {
  return bound_hash === null || (binding !== undefined && hash(binding) === bound_hash);
}

function sessionOf(
  { account, secondFactor, from }: Arrival,
  entry: Entry,
  { now, idleSeconds }: { readonly now: number; readonly idleSeconds: number },
): SessionRow {
  const moment = new Date(now);
  const lasts = entry.binding === undefined ? withoutBrowser : longest;
  return {
    id: randomUUID(),
    account,
    token_hash: hash(entry.token),
    previous_hash: null,
    renewed_at: moment,
    renewed_used_at: null,
    bound_hash: entry.binding === undefined ? null : hash(entry.binding),
    second_factor: secondFactor,
    confirmed_at: moment,
    idle_seconds: idleSeconds,
    began_at: moment,
    last_used_at: moment,
    ends_at: new Date(now + lasts * 1000),
    device: deviceIn(from.userAgent),
    network: networkOf(from.visitor),
  };
}

function sessionShown(session: SessionRow, current: string): SessionShown {
  return {
    id: session.id,
    current: session.id === current,
    device: session.device,
    network: session.network,
    startedAt: session.began_at.toISOString(),
    lastUsedAt: session.last_used_at.toISOString(),
    endsAt: session.ends_at.toISOString(),
  };
}

function secret(): string {
  return randomBytes(32).toString('base64url');
}

/** Of 256 random bits a plain hash reveals nothing. */
function hash(secretText: string): string {
  return createHash('sha256').update(secretText).digest('hex');
}

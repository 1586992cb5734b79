import { deviceIn, networkOf } from './auth/device.ts';
import { keyedHashes, type Secret } from './crypto/cipher.ts';
import { asApp } from './db/as-app.ts';
import type { Audit } from './db/audit.ts';
import type { Database } from './db/database.ts';
import { type Occurrence, thinnedCounts } from './db/health/thinned-counts.ts';
import { setRlsContext } from './db/rls-context.ts';
import type { Attempt, Refusal } from './refusal.ts';

/** The request that was refused. */
export interface RefusedRequest {
  /** The account of a logged-in caller. */
  readonly account: string | undefined;
  readonly visitor: string;
  readonly userAgent: string;
  /** The route's pattern: without ids. */
  readonly path: string;
}

export interface RefusalLogDeps {
  readonly database: Pick<Database, 'queries'>;
  readonly audit: Audit;
  readonly secret: Secret;
  readonly onWarning: (message: string) => void;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** Adds a refusal to the audit log, if it belongs there. Never throws: the refusal is sent all the same. */
export type RefusalLog = (refusal: Refusal, request: RefusedRequest) => Promise<void>;

/**
 * Failed log-ins, wrong codes, limits met and actions not allowed, in the audit log: of each kind, caller and
 * network the first, tenth, hundredth … of an hour, so that a flood does not fill it. The same is written for
 * an address with and without an account.
 */
export function refusalLog({ database, audit, secret, onWarning, now }: RefusalLogDeps): RefusalLog {
  const count = thinnedCounts(now);

  async function add(
    event: RecordedRefusal,
    request: RefusedRequest,
    { times, kind }: Occurrence,
  ): Promise<void> {
    await asApp(database.queries, async (transaction) => {
      const { email } = event;
      if (email !== undefined) await setRlsContext(transaction, { email });
      const owner =
        email === undefined
          ? undefined
          : await transaction
              .selectFrom('account')
              .select('id')
              .where('email', '=', email)
              .executeTakeFirst();
      const actor = request.account ?? null;
      const isOne = kind === 'one';
      await audit.add(transaction, {
        action: isOne ? event.action : 'refusals-omitted',
        actor: isOne ? actor : null,
        subject: isOne ? (event.account ?? owner?.id ?? actor) : null,
        network: isOne ? networkOf(request.visitor) : null,
        details: {
          ...(isOne && { code: event.code, device: deviceIn(request.userAgent) }),
          ...(isOne && event.path !== undefined && { path: event.path }),
          ...(isOne && email !== undefined && owner === undefined && { address: addressHash(secret, email) }),
          ...(times > 1 && { times: String(times) }),
        },
      });
    });
  }

  return async (refusal, request) => {
    const event = foundIn(refusal, request);
    if (event === undefined) return;
    const who = event.email ?? event.account ?? request.account ?? '';
    const network = networkOf(request.visitor);
    const occurrence = count([event.action, event.code, event.path, network, who].join('\n'), network);
    if (occurrence === undefined) return;
    try {
      await add(event, request, occurrence);
    } catch {
      onWarning('A refusal could not be added to the audit log.');
    }
  };
}

/** An email address as the audit log has it, where there is no account: it cannot be read from the log. */
export function addressHash(secret: Secret, email: string): string {
  return addressHashes(secret, email)[0];
}

/** The same, and what it was under each earlier secret. */
export function addressHashes(secret: Secret, email: string): readonly [string, ...string[]] {
  const [newest, ...before] = keyedHashes(secret, 'address of an attempt', email);
  return [newest.slice(0, 32), ...before.map((hash) => hash.slice(0, 32))];
}

interface RecordedRefusal {
  readonly action: Attempt['action'] | 'access-refused';
  readonly code: string;
  readonly email: string | undefined;
  readonly account: string | undefined;
  readonly path: string | undefined;
}

/** What belongs in the log. Being asked for one's password again is a question, not a refusal. */
function foundIn({ attempt, status, code }: Refusal, request: RefusedRequest): RecordedRefusal | undefined {
  if (attempt !== undefined)
    return { code, email: undefined, account: undefined, path: undefined, ...attempt };
  const rest = { code, email: undefined, account: undefined, path: request.path };
  if (status === 429) return { action: 'limit-met', ...rest };
  if (status !== 403 || request.account === undefined || code === 'confirm-identity') return undefined;
  return { action: 'access-refused', ...rest };
}

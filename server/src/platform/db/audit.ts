import { createHmac } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { SecretSettings } from '../config/app-secret.ts';
import type { Session } from './database.ts';
import type { RequestContext } from './request-context.ts';
import type { Tables } from './tables.ts';

/** An audited action. Ids and plain words only: nothing that names a person. */
export interface Deed {
  /** The log's name for it, such as `password-changed`. */
  readonly action: string;
  readonly actor: string | null;
  /** The account or row it was done to. */
  readonly subject: string | null;
  readonly network: string | null;
  /** For which organisation it was done; left out where for none. */
  readonly organisation?: string | null;
  readonly details?: Readonly<Record<string, string>>;
}

interface Entry extends Deed {
  readonly number: number;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/**
 * The log as a hash chain: each row is sealed with the one before it. `secret` is the key, and is not in the
 * database.
 */
export function auditLog(secret: string, now: () => number) {
  const seal = sealWith(secret);
  /** Adds an entry in the transaction of the action. The next entry waits until that has ended. */
  async function add(transaction: Transaction<Tables>, deed: Deed): Promise<void> {
    const { rows } = await sql<{ number: number | null; seal: string | null }>`
      select number, seal from audit_tail()`.execute(transaction);
    const [tail] = rows;
    const entry = { ...deed, number: (tail?.number ?? 0) + 1, at: now() };
    await transaction
      .insertInto('audit_entry')
      .values({
        number: entry.number,
        at: new Date(entry.at),
        action: deed.action,
        actor: deed.actor,
        subject: deed.subject,
        network: deed.network,
        organisation: deed.organisation ?? null,
        details: JSON.stringify(deed.details ?? {}),
        seal: seal(entry, tail?.seal ?? ''),
      })
      .execute();
  }
  return {
    add,
    /** The same for an action of the caller. */
    note: (
      { caller, transaction }: RequestContext,
      action: string,
      subject?: string,
      details?: Deed['details'],
    ): Promise<void> =>
      add(transaction, {
        action,
        actor: caller.account,
        subject: subject ?? caller.account,
        network: caller.network,
        organisation: caller.organisation?.id ?? null,
        ...(details === undefined ? {} : { details }),
      }),
  };
}

export type Audit = ReturnType<typeof auditLog>;

export type Verification =
  | {
      readonly status: 'whole';
      readonly entries: number;
      readonly newestSeal: string | null;
      /** The number of the last row that was sealed with an earlier secret; 0 where there is none. */
      readonly sealedBefore: number;
    }
  | { readonly status: 'broken'; readonly number: number; readonly reason: string };

const pageSize = 1000;

/** Verifies the whole log for its operator, and names the first altered row. Secrets, the newest first. */
export async function verifyAudit(
  queries: Kysely<Tables>,
  [newest, ...earlier]: SecretSettings['secret'],
): Promise<Verification> {
  const [seal, olderSeals] = [sealWith(newest), earlier.map(sealWith)];
  let sealedBefore = 0;
  let before = { number: 0, seal: '' };
  for (;;) {
    const rows = await queries
      .selectFrom('audit_entry')
      .selectAll()
      .where('number', '>', before.number)
      .orderBy('number')
      .limit(pageSize)
      .execute();
    for (const row of rows) {
      const { number } = row;
      if (number !== before.number + 1) {
        return { status: 'broken', number, reason: `row ${before.number + 1} is missing before it` };
      }
      const entry = { ...row, at: row.at.getTime(), details: textsIn(row.details) };
      if (seal(entry, before.seal) !== row.seal) {
        if (!olderSeals.some((older) => older(entry, before.seal) === row.seal))
          return { status: 'broken', number, reason: 'it does not fit its seal' };
        sealedBefore = number;
      }
      before = { number, seal: row.seal };
    }
    if (rows.length < pageSize) break;
  }
  return { status: 'whole', entries: before.number, newestSeal: before.seal || null, sealedBefore };
}

const newestEntries = z.array(
  z.object({
    number: z.coerce.number(),
    at: z.date(),
    action: z.string(),
    actor: z.string().nullable(),
    subject: z.string().nullable(),
    network: z.string().nullable(),
    // A backup of 0.26 or earlier has no such column.
    organisation: z.string().nullable().default(null),
    details: z.unknown(),
    seal: z.string(),
  }),
);

/** Whether one of the secrets sealed the newest row of the log; undefined where the log is empty. */
export async function isSealedWith(
  { rows }: Pick<Session, 'rows'>,
  secret: SecretSettings['secret'],
): Promise<boolean | undefined> {
  const [newest, before] = newestEntries.parse(
    await rows('select * from audit_entry order by number desc limit 2'),
  );
  if (newest === undefined) return undefined;
  const entry = { ...newest, at: newest.at.getTime(), details: textsIn(newest.details) };
  return secret.some((one) => sealWith(one)(entry, before?.seal ?? '') === newest.seal);
}

function sealWith(secret: string) {
  const key = createHmac('sha256', secret).update('audit log').digest();
  return (entry: Entry, before: string): string => {
    const { number, at, action, actor, subject, network, organisation, details = {} } = entry;
    const pairs = Object.entries(details).toSorted(([one], [other]) => (one < other ? -1 : 1));
    const text = JSON.stringify([
      ...[number, at, action, actor, subject, network, pairs, before],
      // Rows of before it was recorded were sealed without.
      ...(organisation == null ? [] : [organisation]),
    ]);
    return createHmac('sha256', key).update(text).digest('hex');
  };
}

function textsIn(details: unknown): Record<string, string> {
  const pairs = typeof details === 'object' && details !== null ? Object.entries(details) : [];
  return Object.fromEntries(pairs.map(([name, value]) => [name, String(value)]));
}

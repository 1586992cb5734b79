import { createHash, createHmac } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { keyReused } from '../../refusal.ts';
import type { RequestContext } from '../request-context.ts';
import type { Tables } from '../tables.ts';

/** A creating call that may be repeated. */
export interface Attempt {
  /** The operation, and the account if logged in: a key is only unique within it. */
  readonly scope: string;
  /** The caller's `Idempotency-Key`. */
  readonly key: string;
  /** The whole parsed request: different spellings of the same input are the same request. */
  readonly request: unknown;
}

export interface Creation<Answer> {
  /** Saves the new row in the same transaction, and returns the response. */
  create(): Promise<Answer>;
  /** Parses a stored response. */
  read(json: unknown): Answer;
}

/**
 * Creates once per key: the first call creates and stores its response in the same transaction, any later one
 * gets that response. Without a key it just creates. Of two concurrent calls the second waits for the first
 * to commit, and creates itself if the first fails. A key that was used for a different request is refused.
 */
export async function once<Answer>(
  transaction: Transaction<Tables>,
  attempt: Attempt | undefined,
  { create, read }: Creation<Answer>,
): Promise<Answer> {
  if (attempt === undefined) return await create();
  const hashes = hashesOf(attempt);
  const isFirst = await claim(transaction, hashes);
  if (!isFirst) return read(await earlierResponse(transaction, hashes));
  const response = await create();
  await transaction
    .updateTable('idempotency_key')
    .set({ answer: JSON.stringify(response) })
    .where('key_hash', '=', hashes.key_hash)
    .execute();
  return response;
}

interface Hashes {
  readonly key_hash: string;
  readonly request_hash: string;
}

/** The key is the secret of the second hash: a reader of the table cannot test guessed addresses. */
function hashesOf({ scope, key, request }: Attempt): Hashes {
  return {
    key_hash: createHash('sha256').update(`${scope}\n${key}`).digest('hex'),
    request_hash: createHmac('sha256', key).update(JSON.stringify(request)).digest('hex'),
  };
}

/** Takes the key for this transaction; false when a committed one has it. */
async function claim(transaction: Transaction<Tables>, hashes: Hashes): Promise<boolean> {
  await sql`select set_config('portway.idempotency_key', ${hashes.key_hash}, true)`.execute(transaction);
  const claimed = await transaction
    .insertInto('idempotency_key')
    .values(hashes)
    .onConflict((conflict) => conflict.doNothing())
    .returning('key_hash')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function earlierResponse(
  transaction: Transaction<Tables>,
  { key_hash, request_hash }: Hashes,
): Promise<unknown> {
  const earlier = await transaction
    .selectFrom('idempotency_key')
    .select(['request_hash', 'answer'])
    .where('key_hash', '=', key_hash)
    .executeTakeFirstOrThrow();
  if (earlier.request_hash !== request_hash) throw keyReused();
  return earlier.answer;
}

/** The same for a logged-in caller: a key is only unique within the account and what it acts for. */
export async function onceForCaller<Answer>(
  { caller, transaction }: RequestContext,
  attempt: Attempt,
  creation: Creation<Answer>,
): Promise<Answer> {
  const actor =
    caller.organisation === null ? caller.account : `${caller.account}\n${caller.organisation.id}`;
  const scoped = { ...attempt, scope: `${attempt.scope}\n${actor}` };
  return await once(transaction, scoped, creation);
}

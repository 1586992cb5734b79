import { createHash, createHmac } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { keyReused } from '../refusal.ts';
import type { Work } from './request-context.ts';
import type { Tables } from './tables.ts';

/** A creating call that may be repeated. */
export interface Attempt {
  /** The operation, and the account if logged in: a key is only unique within it. */
  readonly scope: string;
  /** The caller's `Idempotency-Key`. */
  readonly key: string;
  /** The whole parsed request: different spellings of the same input are the same request. */
  readonly request: unknown;
}

export type Kept<Answer> =
  | { readonly status: 'kept'; readonly answer: Answer }
  /** The key was used before for a different request. */
  | { readonly status: 'key-reused' };

export interface Creation<Answer> {
  /** Saves the new row in the same transaction, and returns the response. */
  create(): Promise<Answer>;
  /** Parses a stored response. */
  read(stored: unknown): Answer;
}

/**
 * Creates once per key: the first call creates and stores its response in the same transaction, any later one
 * gets that response. Without a key it just creates. Of two concurrent calls the second waits for the first
 * to commit, and creates itself if the first fails.
 */
export async function once<Answer>(
  transaction: Transaction<Tables>,
  attempt: Attempt | undefined,
  { create, read }: Creation<Answer>,
): Promise<Kept<Answer>> {
  if (attempt === undefined) return { status: 'kept', answer: await create() };
  const hashes = hashesOf(attempt);
  const isFirst = await claim(transaction, hashes);
  if (!isFirst) return await earlierAnswer(transaction, hashes, read);
  const answer = await create();
  await transaction
    .updateTable('idempotency_key')
    .set({ answer: JSON.stringify(answer) })
    .where('key_hash', '=', hashes.key_hash)
    .execute();
  return { status: 'kept', answer };
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

async function earlierAnswer<Answer>(
  transaction: Transaction<Tables>,
  { key_hash, request_hash }: Hashes,
  read: (stored: unknown) => Answer,
): Promise<Kept<Answer>> {
  const earlier = await transaction
    .selectFrom('idempotency_key')
    .select(['request_hash', 'answer'])
    .where('key_hash', '=', key_hash)
    .executeTakeFirstOrThrow();
  if (earlier.request_hash !== request_hash) return { status: 'key-reused' };
  return { status: 'kept', answer: read(earlier.answer) };
}

/** The same for a logged-in caller: a key is only unique within the account. */
export async function onceForCaller<Answer>(
  { caller, transaction }: Work,
  attempt: Attempt,
  creation: Creation<Answer>,
): Promise<Answer> {
  const scoped = { ...attempt, scope: `${attempt.scope}\n${caller.account}` };
  const kept = await once(transaction, scoped, creation);
  if (kept.status === 'key-reused') throw keyReused();
  return kept.answer;
}

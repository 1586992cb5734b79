import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { answeredBefore, keyReused } from '../../refusal.ts';
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
  /** What the caller may do, in one text: an answer is read again only by a caller who may still do the same. */
  readonly rights?: string;
}

export interface Creation<Answer> {
  /** Saves the new row in the same transaction, and returns the response. */
  create(): Promise<Answer>;
  /** Parses a stored response. */
  read(json: unknown): Answer;
}

/**
 * Creates once per key: the first call creates and stores its response in the same transaction, any later one
 * gets that response. It is sealed under a key from the caller's own. Without a key it just creates. Of two concurrent calls the second waits for the first
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
  if (!isFirst) return read(unseal(await earlierResponse(transaction, hashes), attempt, hashes));
  const response = await create();
  await transaction
    .updateTable('idempotency_key')
    .set({ keyed_answer: seal(JSON.stringify(response), attempt, hashes) })
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
): Promise<string> {
  const earlier = await transaction
    .selectFrom('idempotency_key')
    .select(['request_hash', 'keyed_answer'])
    .where('key_hash', '=', key_hash)
    .executeTakeFirstOrThrow();
  if (earlier.request_hash !== request_hash) throw keyReused();
  // By the release before, or by a request that is not sealed: only that it was answered is known.
  if (earlier.keyed_answer === null) throw answeredBefore();
  return earlier.keyed_answer;
}

/** 32 bytes from the caller's own key, which is stored nowhere: without it nobody reads what was answered. */
const sealingKey = ({ scope, key, rights = '' }: Attempt) =>
  Buffer.from(hkdfSync('sha256', key, scope, `portway idempotent answer ${rights}`, 32));

const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM, bound to its row: initialisation vector, tag and text in base64url. */
function seal(text: string, attempt: Attempt, { key_hash }: Hashes): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(attempt), iv).setAAD(Buffer.from(key_hash));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** Throws a Refusal where the caller's rights are others than those it was sealed for. */
function unseal(sealed: string, attempt: Attempt, { key_hash }: Hashes): unknown {
  const bytes = Buffer.from(sealed, 'base64url');
  const [iv, rest] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes)];
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(attempt), iv, { authTagLength: tagBytes })
    .setAAD(Buffer.from(key_hash))
    .setAuthTag(rest.subarray(0, tagBytes));
  const encrypted = decipher.update(rest.subarray(tagBytes));
  try {
    return JSON.parse(Buffer.concat([encrypted, decipher.final()]).toString('utf8'));
  } catch {
    throw answeredBefore();
  }
}

/** The same for a logged-in caller: a key is only unique within the account and what it acts for. */
export async function onceForCaller<Answer>(
  { caller, transaction }: RequestContext,
  attempt: Attempt,
  creation: Creation<Answer>,
): Promise<Answer> {
  const { account, organisation, secondFactor } = caller;
  const actor = organisation === null ? account : `${account}\n${organisation.id}`;
  const { role, hiring, complianceRole } = organisation ?? {};
  const rights = [role, hiring, complianceRole, secondFactor].join(' ');
  const scoped = { ...attempt, scope: `${attempt.scope}\n${actor}`, rights };
  return await once(transaction, scoped, creation);
}

import type { Kysely } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';

/** The newest mail to an address, as it lies in the outbox: nobody carries it. */
export async function newestMail(
  queries: Kysely<Tables>,
  email: string,
): Promise<{ readonly subject: string; readonly text: string }> {
  return await queries
    .selectFrom('mail')
    .select(['subject', 'text'])
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

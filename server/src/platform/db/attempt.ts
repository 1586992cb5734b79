import { sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Runs one part of a request; undefined, with nothing else of the transaction lost, where it fails. */
export async function attempt<Result>(
  on: Transaction<Tables>,
  part: () => Promise<Result>,
): Promise<Result | undefined> {
  await sql`savepoint part`.execute(on);
  try {
    return await part();
  } catch {
    await sql`rollback to savepoint part`.execute(on);
    return undefined;
  } finally {
    await sql`release savepoint part`.execute(on);
  }
}

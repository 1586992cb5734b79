import { sql, type Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

/** Whether an organisation has sponsored workers on record: such an organisation is not deleted. */
export async function hasWorkers(on: Transaction<Tables>, organisation: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select has_workers(${organisation}) as has`.execute(on);
  return rows[0]?.has === true;
}

import { sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Session variables that the row-level security policies read. See the newest migrations for which policy
 * reads which.
 */
export type RlsVariable =
  | 'account'
  | 'organisation'
  | 'compliance'
  | 'staff'
  | 'token'
  | 'email'
  | 'own_email'
  | 'code'
  | 'credential'
  | 'challenge'
  | 'google'
  | 'invitation'
  | 'file'
  | 'job_alerts'
  | 'sponsor_alerts';

/** Sets variables for the rest of the transaction; an empty value unsets one. */
export async function setRlsContext(
  transaction: Transaction<Tables>,
  values: Readonly<Partial<Record<RlsVariable, string>>>,
): Promise<void> {
  const settings = Object.entries(values).map(
    ([name, value]) => sql`set_config(${`portway.${name}`}, ${value}, true)`,
  );
  await sql`select ${sql.join(settings)}`.execute(transaction);
}

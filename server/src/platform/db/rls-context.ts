import { type RawBuilder, sql, type Transaction } from 'kysely';
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

/** An empty value unsets a variable. */
export type RlsContext = Readonly<Partial<Record<RlsVariable, string>>>;

/** Sets variables for the rest of the transaction. */
export async function setRlsContext(transaction: Transaction<Tables>, context: RlsContext): Promise<void> {
  await sql`select ${sql.join(settingsOf(context))}`.execute(transaction);
}

/** Expressions of a `select` that sets these variables for the rest of the transaction. */
export function settingsOf(context: RlsContext): readonly RawBuilder<unknown>[] {
  return Object.entries(context).map(
    ([name, value]) => sql`set_config(${`portway.${name}`}, ${value}, true)`,
  );
}

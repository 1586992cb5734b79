import { sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** What a request can bring, by which row-level security shows it rows. The newest migrations say which row. */
export type RlsVariable =
  | 'account'
  | 'organisation'
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
  | 'job_alerts';

/** Brings values into the transaction, for as long as it lasts; an empty one takes it back. */
export async function setRlsContext(
  transaction: Transaction<Tables>,
  values: Readonly<Partial<Record<RlsVariable, string>>>,
): Promise<void> {
  const settings = Object.entries(values).map(
    ([name, value]) => sql`set_config(${`portway.${name}`}, ${value}, true)`,
  );
  await sql`select ${sql.join(settings)}`.execute(transaction);
}

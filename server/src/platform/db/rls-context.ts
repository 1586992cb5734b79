import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Session variables that the row-level security policies read. See the newest migrations for which policy
 * reads which.
 */
export type RlsVariable =
  | 'account'
  | 'organisation'
  | 'hiring'
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
  | 'record_link'
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

/**
 * Makes a transaction that acts for an account act for one of its organisations too, with the member's right over hiring;
 * for none where the account belongs to it no more.
 */
export async function actForOrganisation(
  transaction: Transaction<Tables>,
  organisation: string,
): Promise<void> {
  await sql`select set_config('portway.organisation', coalesce(m.organisation::text, ''), true),
      set_config('portway.hiring', coalesce(m.hiring, ''), true)
    from (select null) as one left join membership m
      on m.account = my_account() and m.organisation = ${organisation}::uuid`.execute(transaction);
}

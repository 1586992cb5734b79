import type { Transaction } from 'kysely';
import type { AccountRole, MemberRole } from '../auth/auth.tables.ts';
import type { Tables } from './tables.ts';

/** Whoever is logged in. Instants in milliseconds since 1970. */
export interface Caller {
  readonly account: string;
  readonly fullName: string;
  readonly email: string;
  readonly role: AccountRole;
  readonly organisation: { readonly id: string; readonly role: MemberRole } | null;
  readonly deletionDue: number | null;
  readonly session: string;
  /** Whether the session began with a passkey, or with a second factor beside the password. */
  readonly secondFactor: boolean;
  /** What the account has besides a password; an app comes first. */
  readonly guardedBy: 'app' | 'passkey' | undefined;
  /** When whoever is there last proved it. */
  readonly confirmedAt: number;
  /** Where from, as the audit log keeps it. */
  readonly network: string;
}

/**
 * One request of somebody logged in: who it is, and the one transaction in which everything it does happens.
 * Row-level security knows the caller in it.
 */
export interface Work {
  readonly caller: Caller;
  readonly transaction: Transaction<Tables>;
}

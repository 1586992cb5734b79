import type { Transaction } from 'kysely';
import type { AccountRole, ComplianceRole, HiringRight, MemberRole } from '../auth/auth.tables.ts';
import type { Tables } from './tables.ts';

/**
 * For whom a request acts: for the caller alone, for a named organisation, for the one that the caller joined
 * first, or for the caller's home workspace, which is that organisation for a recruiter.
 */
export type ActingFor = 'oneself' | 'home' | 'first organisation' | { readonly organisation: string };

/** The logged-in caller. Instants in milliseconds since 1970. */
export interface Caller {
  readonly account: string;
  readonly fullName: string;
  readonly email: string;
  /** Chooses the home workspace; what the caller may do follows from `organisation` and `candidate`. */
  readonly role: AccountRole;
  /** Whether the caller has a profile to look for work with. */
  readonly candidate: boolean;
  /** The organisation that this request acts for, and the caller's rights in it; null when it acts for none. */
  readonly organisation: {
    readonly id: string;
    readonly role: MemberRole;
    readonly hiring: HiringRight;
    readonly complianceRole: ComplianceRole;
  } | null;
  readonly deletionDue: number | null;
  readonly session: string;
  /** Whether the session began with a passkey, or with a second factor besides the password. */
  readonly secondFactor: boolean;
  /** The account's second factor; an app takes precedence. */
  readonly guardedBy: 'app' | 'passkey' | undefined;
  /** When the user last proved who they are. */
  readonly confirmedAt: number;
  /** The request's origin, for the audit log. */
  readonly network: string;
}

/**
 * One request of a logged-in caller, and the one transaction of everything it does. Row-level security knows
 * the caller in it.
 */
export interface RequestContext {
  readonly caller: Caller;
  readonly transaction: Transaction<Tables>;
}

/** One request of a visitor who needs no account, and the one transaction of everything it does. */
export interface VisitorContext {
  /** The key of rate limits. */
  readonly visitor: string;
  readonly transaction: Transaction<Tables>;
}

/** Somebody who is not logged in, as limits and mailed codes tell them apart. */
export interface Requester {
  /** Of one browser; of a program, which keeps no cookies, of its network. */
  readonly key: string;
  /** Whether the account of the address has logged in on this device, or proved the address on it. */
  readonly known: boolean;
  /** The key of rate limits. */
  readonly visitor: string;
}

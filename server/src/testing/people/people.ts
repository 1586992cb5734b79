import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type {
  AccountRole,
  ComplianceRole,
  HiringRight,
  MemberRole,
} from '../../platform/auth/auth.tables.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { type HttpClient, httpClient } from '../http-client.ts';
import type { TestApp } from '../test-app.ts';

export interface PersonWanted {
  readonly role: AccountRole;
  readonly email?: string;
  readonly fullName?: string;
  /** Whether the session began with a second factor; staff have one unless this says no. */
  readonly secondFactor?: boolean;
  readonly member?: {
    readonly organisation: string;
    readonly role: MemberRole;
    /** Left out: offers for those who run the organisation, none beside a compliance role, else write. */
    readonly hiring?: HiringRight;
    readonly compliance_role?: ComplianceRole;
  };
}

/** A logged-in user outside a browser, who can call the API. */
export interface TestPerson extends HttpClient {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly token: string;
  /** The `Authorization` header, for `fetch`. */
  readonly headers: { readonly Authorization: string };
}

/** Makes an account and logs it in, without a browser. */
export async function person(
  { superuser: queries, ask = nothingRuns }: Pick<TestApp, 'superuser'> & Partial<Pick<TestApp, 'ask'>>,
  details: PersonWanted,
): Promise<TestPerson> {
  const id = randomUUID();
  const email = details.email ?? `${details.role}-${id.slice(0, 8)}@example.com`;
  const fullName = details.fullName ?? `A ${details.role}`;
  await queries
    .insertInto('account')
    .values({ id, email, full_name: fullName, role: details.role })
    .execute();
  if (details.member !== undefined) {
    await joins(queries, id, details.member);
  }
  const token = await loggedIn(queries, id, details.secondFactor ?? details.role === 'staff');
  const headers = { Authorization: `Bearer ${token}` };
  return { id, email, fullName, token, headers, ...httpClient(ask, headers) };
}

/** Makes somebody a member of one more organisation. */
export async function joins(
  queries: Kysely<Tables>,
  account: string,
  member: NonNullable<PersonWanted['member']>,
): Promise<void> {
  await queries
    .insertInto('membership')
    .values({ account, hiring: usualHiring(member), ...member })
    .execute();
}

function usualHiring({ role, compliance_role = 'none' }: NonNullable<PersonWanted['member']>): HiringRight {
  if (role !== 'member') return 'offers';
  return compliance_role === 'none' ? 'write' : 'none';
}

/** The header that names the organisation a request acts for. */
export const actingFor = (organisation: string) => ({ 'Portway-Organisation': organisation });

async function nothingRuns(): Promise<never> {
  throw new Error('This person was made without a running app.');
}

/** Begins one more session of an account, and returns its token. */
export async function loggedIn(
  queries: Kysely<Tables>,
  account: string,
  secondFactor = false,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = new Date();
  await queries
    .insertInto('session')
    .values({
      id: randomUUID(),
      account,
      token_hash: createHash('sha256').update(token).digest('hex'),
      previous_hash: null,
      renewed_at: now,
      renewed_used_at: null,
      bound_hash: null,
      second_factor: secondFactor,
      confirmed_at: now,
      idle_seconds: 1800,
      began_at: now,
      last_used_at: now,
      ends_at: new Date(now.getTime() + 3_600_000),
      device: 'A test',
      network: '198.51.100.0/24',
    })
    .execute();
  return token;
}

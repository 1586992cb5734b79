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
  const { token, session } = newSession(id, details.secondFactor ?? details.role === 'staff');
  const account = { id, email, full_name: fullName, role: details.role };
  const { member } = details;
  const withAccount = queries.with('made', (query) => query.insertInto('account').values(account));
  // In one statement: tests make thousands of people.
  if (member === undefined) await withAccount.insertInto('session').values(session).execute();
  else
    await withAccount
      .with('joined', (query) => query.insertInto('membership').values(membership(id, member)))
      .insertInto('session')
      .values(session)
      .execute();
  const headers = { Authorization: `Bearer ${token}` };
  return { id, email, fullName, token, headers, ...httpClient(ask, headers) };
}

/** Makes somebody a member of one more organisation. */
export async function joins(
  queries: Kysely<Tables>,
  account: string,
  member: NonNullable<PersonWanted['member']>,
): Promise<void> {
  await queries.insertInto('membership').values(membership(account, member)).execute();
}

function membership(account: string, member: NonNullable<PersonWanted['member']>) {
  return { account, hiring: usualHiring(member), ...member };
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
  const { token, session } = newSession(account, secondFactor);
  await queries.insertInto('session').values(session).execute();
  return token;
}

function newSession(account: string, secondFactor: boolean) {
  const token = randomBytes(32).toString('base64url');
  const now = new Date();
  const session = {
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
  };
  return { token, session };
}

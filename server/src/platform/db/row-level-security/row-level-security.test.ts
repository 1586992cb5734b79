import { createHash, randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessCast } from '../../../testing/access/access-cast.ts';
import { person, type TestPerson } from '../../../testing/people/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { asAppWith } from '../as-app.ts';
import type { RlsVariable } from '../rls-context.ts';
import type { Tables } from '../tables.ts';

/** Tables without personal rows, or that no request reads directly. */
const withoutTenants: Readonly<Record<string, string>> = {
  migration: 'numbers of migrations',
  published_employer: 'what employers show everybody; requests may only read it',
  company_slug: 'addresses of their pages; requests may only read it',
  published_job: 'jobs that are open to everybody; requests may only read it',
  register_edition: 'the public register of sponsors; requests may only read it',
  sponsor: 'an entry of it',
  sponsor_licence: 'ratings and routes of an entry',
  sponsor_name: 'names of an entry',
  sponsor_change: 'what an edition changed of an entry',
  mail: 'row-level security binds requests; the postman, who owns the table, sees all it must send',
};

/** For each set of variables, how many of the rows made below each table shows. */
type VisibleRows = Readonly<Record<string, number>>;

const tables = [
  'account',
  'account_password',
  'audit_entry',
  'authenticator',
  'challenge',
  'enquiry',
  'enquiry_turn',
  'file_to_delete',
  'google_identity',
  'identity',
  'invitation',
  'known_device',
  'mail',
  'membership',
  'notification_choice',
  'one_time_code',
  'organisation',
  'passkey',
  'profile',
  'profile_entry',
  'profile_photo',
  'profile_private',
  'recovery_code',
  'resume',
  'session',
  'sign_up',
] as const;

const nothing: VisibleRows = Object.fromEntries(tables.map((table) => [table, 0]));

describe('row-level security', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let amara: TestPerson;
  let north: string;
  const challenge = randomUUID();
  let invitation: string | undefined;

  beforeAll(async () => {
    app = await startTestApp();
    const cast = accessCast(app);
    const { queries } = cast;
    const asking = await cast.make('owner');
    north = asking.organisation ?? '';
    amara = await person(app, { role: 'recruiter', member: { organisation: north, role: 'admin' } });
    const bea = await person(app, { role: 'candidate', email: 'bea@example.com' });
    await person(app, { role: 'staff' });
    await cast.make('hiring-writer');
    for (const { id: account } of [amara, bea]) {
      await makeProfile(queries, account);
      await queries.insertInto('account_password').values({ account, hash: 'h' }).execute();
      await queries
        .insertInto('authenticator')
        .values({ account, sealed_secret: 's', confirmed_at: null })
        .execute();
      await queries.insertInto('recovery_code').values({ account, code_hash: 'c' }).execute();
      await queries.insertInto('notification_choice').values({ account }).execute();
      const moments = { proved_at: new Date(), last_used_at: new Date() };
      await queries
        .insertInto('known_device')
        .values({ account, id_hash: 'd', device: 'Firefox', last_session: null, ...moments })
        .execute();
      await queries
        .insertInto('google_identity')
        .values({ account, subject: `google-${account}` })
        .execute();
      const key = { id: randomUUID(), account, public_key: 'k', counter: 0, transports: '[]', name: 'n' };
      await queries
        .insertInto('passkey')
        .values({ ...key, credential_id: `credential-${account}`, last_used_at: null })
        .execute();
      const entry = { at: new Date(), action: 'test', network: null, details: '{}', seal: 's' };
      const number = account === amara.id ? 1 : 2;
      await queries
        .insertInto('audit_entry')
        .values({ number, actor: account, subject: null, ...entry })
        .execute();
    }
    const later = new Date(Date.now() + 60_000);
    await queries
      .insertInto('challenge')
      .values({ id: challenge, account: null, challenge: 'c', expires_at: later })
      .execute();
    await queries
      .insertInto('one_time_code')
      .values({ key_hash: 'a-key', code_hash: 'c', expires_at: later })
      .execute();
    const signUp = { full_name: 'Cy', role: 'candidate' as const, password_hash: 'h', claim_hash: null };
    const noFirm = { organisation_name: null, website: null, industry: null, invitation: null };
    await queries
      .insertInto('sign_up')
      .values({ email: 'cy@example.com', ...signUp, ...noFirm })
      .execute();
    invitation = await cast.invitationOf('own', asking);
    await cast.invitationOf('other', asking);
    const enquiry = await cast.enquiryOf('other');
    const turn = { id: randomUUID(), enquiry, kind: 'note' as const, by_account: null, text: 't' };
    await queries.insertInto('enquiry_turn').values(turn).execute();
    const answer = { ...turn, id: randomUUID(), kind: 'answer' as const };
    await queries.insertInto('enquiry_turn').values(answer).execute();
    await cast.failedEmailOf('other');
  });
  afterAll(() => app[Symbol.asyncDispose]());

  it('is enabled and forced for every table of people and organisations', async () => {
    const { rows } = await sql<{ name: string; bound: boolean }>`
      select relname as name, relrowsecurity and relforcerowsecurity as bound from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`.execute(app.superuser);
    expect(rows.length).toBeGreaterThan(20);
    const unbound = rows.filter(({ bound }) => !bound).map(({ name }) => name);
    expect(unbound).toEqual(Object.keys(withoutTenants).toSorted((one, other) => one.localeCompare(other)));
  });

  it('only policies for inserts may be unconditional', async () => {
    const { rows } = await sql<{ name: string }>`
      select tablename || '.' || policyname as name from pg_policies
      where 'portway_app' = any(roles) and cmd <> 'INSERT' and (qual is null or qual = 'true')`.execute(
      app.superuser,
    );
    // Free times for a demo, and what the page About shows of the operator, are public.
    const publicPolicies = [
      'booking_slot.anyone_select',
      'operator_contact.anybody_select',
      'operator_figure.anybody_select',
    ];
    expect(rows.map(({ name }) => name).toSorted()).toEqual(publicPolicies);
  });

  const seenBy = async (context: Partial<Record<RlsVariable, string>>) => await counts(context, 'select');
  const changedBy = async (context: Partial<Record<RlsVariable, string>>) => await counts(context, 'update');
  const deletedBy = async (context: Partial<Record<RlsVariable, string>>) => await counts(context, 'delete');

  /** How many rows of each table a request can see, change or delete. All of it is rolled back. */
  async function counts(context: Partial<Record<RlsVariable, string>>, how: 'select' | 'update' | 'delete') {
    const rowCounts: Record<string, number> = {};
    for (const table of tables) {
      rowCounts[table] = await asAppWith(app.superuser, { account: '', ...context }, async (transaction) => {
        throw new Counted(await count(transaction, table, how));
      }).catch((error: unknown) => {
        if (error instanceof Counted) return error.rows;
        throw error;
      });
    }
    return rowCounts;
  }

  it('shows a request without variables nothing', async () => {
    expect(await seenBy({})).toEqual(nothing);
    expect(await changedBy({})).toEqual(nothing);
    expect(await deletedBy({})).toEqual(nothing);
  });

  it('shows logged-in users their own rows, and of colleagues only the name', async () => {
    const me = { account: amara.id, organisation: north, hiring: 'offers' };
    const ownRows = {
      ...nothing,
      account_password: 1,
      authenticator: 1,
      identity: 1,
      known_device: 1,
      notification_choice: 1,
      passkey: 1,
      profile: 1,
      profile_entry: 1,
      profile_photo: 1,
      profile_private: 1,
      recovery_code: 1,
      resume: 1,
      session: 1,
    };
    const theirs = { google_identity: 1, membership: 3, organisation: 1, invitation: 1 };
    expect(await seenBy(me)).toEqual({ ...ownRows, ...theirs, account: 3, audit_entry: 1 });
    expect(await changedBy(me)).toEqual({
      ...ownRows,
      account: 1,
      membership: 3,
      organisation: 1,
      invitation: 1,
      recovery_code: 0,
    });
    // One of her colleagues is an owner, whom an admin does not remove.
    const staying = { account_password: 0, known_device: 0, profile_private: 0, membership: 0 };
    expect(await deletedBy(me)).toEqual({ ...ownRows, ...theirs, account: 1, ...staying });
  });

  it('shows staff people and what they sent, and not the credentials of their accounts', async () => {
    const visible = {
      ...nothing,
      account: 7,
      audit_entry: 2,
      authenticator: 2,
      enquiry: 1,
      enquiry_turn: 2,
      known_device: 2,
      mail: 1,
      membership: 5,
      organisation: 3,
      passkey: 2,
      recovery_code: 2,
      session: 7,
    };
    expect(await seenBy({ staff: 'yes' })).toEqual(visible);
    expect(await changedBy({ staff: 'yes' })).toEqual({ ...nothing, enquiry: 1, known_device: 2 });
    const deletable = { authenticator: 2, passkey: 2, recovery_code: 2, session: 7 };
    expect(await deletedBy({ staff: 'yes' })).toEqual({ ...nothing, ...deletable });
  });

  it.each([
    ['an address', { email: 'bea@example.com' }, { account: 1, account_password: 1, known_device: 1 }],
    ['the address of a sign-up', { email: 'cy@example.com' }, { sign_up: 1 }],
    ['the hash of a code', { code: 'a-key' }, { one_time_code: 1 }],
    ['the name of a challenge', { challenge }, { challenge: 1 }],
    ['somebody’s own address', { own_email: 'amara@example.com' }, { enquiry: 1, enquiry_turn: 1, mail: 1 }],
  ] as const)('shows a request with %s that alone', async (_, context, visible) => {
    expect(await seenBy(context)).toEqual({ ...nothing, ...visible });
  });

  it('shows a request with a token, a credential, Google’s number or an invitation that alone', async () => {
    const token = createHash('sha256').update(amara.token).digest('hex');
    expect(await seenBy({ token })).toEqual({ ...nothing, session: 1 });
    expect(await seenBy({ credential: `credential-${amara.id}` })).toEqual({ ...nothing, passkey: 1 });
    expect(await seenBy({ google: `google-${amara.id}` })).toEqual({ ...nothing, google_identity: 1 });
    const visible = { ...nothing, invitation: 1, organisation: 1 };
    expect(await seenBy({ invitation: invitation ?? '' })).toEqual(visible);
  });

  it('lets nobody write a row that would not be theirs', async () => {
    const strange = { account: randomUUID() };
    const attempt = (statement: ReturnType<typeof sql>) =>
      asAppWith(
        app.superuser,
        { account: amara.id, organisation: north, hiring: 'offers' },
        async (transaction) => {
          await statement.execute(transaction);
        },
      );
    const refused = /row-level security|permission denied/;
    await expect(
      attempt(sql`insert into passkey (id, account, credential_id, public_key, counter, name)
        values (gen_random_uuid(), ${strange.account}, 'x', 'x', 0, 'x')`),
    ).rejects.toThrow(refused);
    await expect(
      attempt(sql`insert into invitation (id, organisation, email, role, expires_at)
        values (gen_random_uuid(), gen_random_uuid(), 'a@example.com', 'member', now())`),
    ).rejects.toThrow(refused);
    await expect(
      attempt(sql`update membership set organisation = gen_random_uuid() where account = ${amara.id}`),
    ).rejects.toThrow(refused);
    await expect(
      attempt(sql`insert into notification_choice (account) values (${strange.account})`),
    ).rejects.toThrow(refused);
    await expect(
      attempt(sql`update account set id = gen_random_uuid() where id = ${amara.id}`),
    ).rejects.toThrow(refused);
  });
});

/** A row in every table of users' own data, and one removed CV. */
async function makeProfile(queries: Kysely<Tables>, account: string) {
  const answers = '{}';
  const nothing = { pronouns: null, active_on: null };
  await queries
    .insertInto('profile')
    .values({ account, answers, ...nothing })
    .execute();
  await queries.insertInto('profile_private').values({ account, answers }).execute();
  const entry = { id: randomUUID(), account, kind: 'work' as const, place: 0, answers };
  await queries.insertInto('profile_entry').values(entry).execute();
  const consent = { consent_version: 1, consented_at: new Date() };
  await queries
    .insertInto('identity')
    .values({ account, sealed: 's', ...consent })
    .execute();
  await queries
    .insertInto('profile_photo')
    .values({ account, jpeg: new Uint8Array([1]) })
    .execute();
  const file = { name: 'cv.txt', kind: 'txt' as const, bytes: 1, sealed_text: null };
  for (const main of [true, false]) {
    const resume = { id: randomUUID(), account, file_key: randomUUID(), main, ...file };
    await queries.insertInto('resume').values(resume).execute();
  }
  await queries.deleteFrom('resume').where('account', '=', account).where('main', '=', false).execute();
}

/** Carries a count out of a rolled-back transaction. */
class Counted extends Error {
  readonly rows: number;
  constructor(rows: number) {
    super('counted');
    this.rows = rows;
  }
}

/** A column that a request may write, if there is one. */
const writableColumns: Partial<Record<(typeof tables)[number], string>> = {
  enquiry: 'state',
  known_device: 'last_session',
};

async function count(
  transaction: Transaction<Tables>,
  table: (typeof tables)[number],
  how: 'select' | 'update' | 'delete',
): Promise<number> {
  if (how === 'select') {
    const column = table === 'mail' ? 'id' : '*';
    const { rows } = await sql`select ${sql.raw(column)} from ${sql.table(table)}`.execute(transaction);
    return rows.length;
  }
  const { rows: columns } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 order by attnum limit 1`.execute(transaction);
  const column = sql.ref(writableColumns[table] ?? columns[0]?.name ?? '');
  const statement =
    how === 'delete'
      ? sql`delete from ${sql.table(table)}`
      : sql`update ${sql.table(table)} set ${column} = ${column}`;
  try {
    await sql`savepoint before`.execute(transaction);
    const { numAffectedRows = 0n } = await statement.execute(transaction);
    return Number(numAffectedRows);
  } catch (error) {
    // No privilege at all counts as no row.
    if (error instanceof Error && /permission denied|foreign key/.test(error.message)) return 0;
    throw error;
  }
}

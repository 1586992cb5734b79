import { createHash, randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asApp, asAppWith } from '../../../platform/db/as-app.ts';
import { openDatabase } from '../../../platform/db/database.ts';
import { person, type TestPerson } from '../../../testing/people/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { sessionsRepository } from './sessions.repository.ts';

const north = '00000000-0000-4000-8000-000000000001';
const south = '00000000-0000-4000-8000-000000000002';

/** What a request brings, and what policies read: empty once nobody's request runs. */
const settings = sql<Record<string, string | boolean>>`select current_user as role,
  ${sql.join(
    ['token', 'account', 'organisation', 'compliance', 'staff'].map(
      (name) => sql`coalesce(current_setting(${sql.lit(`portway.${name}`)}, true), '') as ${sql.ref(name)}`,
    ),
  )}`;

describe('a request that enters with a token', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  const statements: string[] = [];
  let candidate: TestPerson;
  let officer: TestPerson;
  let unguarded: TestPerson;
  let staff: TestPerson;

  beforeAll(async () => {
    app = await startTestApp({ onStatement: (each) => void statements.push(each) });
    for (const [id, name] of [
      [north, 'Northgate Systems'],
      [south, 'Southmoor Care'],
    ] as const)
      await app.superuser
        .insertInto('organisation')
        .values({ id, name, website: null, industry: null })
        .execute();
    const member = { organisation: north, role: 'member', compliance_role: 'officer' } as const;
    candidate = await person(app, { role: 'candidate' });
    officer = await person(app, { role: 'recruiter', member, secondFactor: true });
    unguarded = await person(app, { role: 'recruiter', member });
    staff = await person(app, { role: 'staff' });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const hashOf = ({ token }: TestPerson) => createHash('sha256').update(token).digest('hex');
  /** Enters as a request does, and runs a statement as the caller. */
  const entered = <Row>(who: TestPerson, statement: RawBuilder<Row>) =>
    sessionsRepository(app.database.queries, Date.now).withToken(
      hashOf(who),
      async ({ session, transaction }) => {
        if (session === undefined) throw new Error('There is no such session.');
        const caller = await sessionsRepository(app.database.queries, Date.now).callerOf(
          session,
          transaction,
          'home',
        );
        return { caller, rows: (await statement.execute(transaction)).rows };
      },
    );

  it('asks the database six times for a page behind the log-in, for its role before anything else', async () => {
    for (const who of [candidate, officer, staff]) {
      statements.length = 0;
      expect((await who.get('/api/me/notifications')).status).toBe(200);
      expect(statements.map((each) => each.replace(/\(?\s*\$.*| where .*/s, ''))).toEqual([
        'begin',
        "select set_config('role', 'portway_app', true)",
        'select * from find_session_by_token',
        "select *, coalesce(session_key('hiring'), 'none') as hiring from set_request_context",
        'select * from "notification_choice"',
        'commit',
      ]);
    }
  });

  it('has by then what its policies read, and a right that needs a second factor only with one', async () => {
    const nobody = { role: 'portway_app', organisation: '', compliance: '', staff: '' };
    const as = async (who: TestPerson) => (await entered(who, settings)).rows[0];
    const settingsOf = (who: TestPerson) => ({ ...nobody, token: hashOf(who), account: who.id });
    expect(await as(candidate)).toEqual(settingsOf(candidate));
    expect(await as(officer)).toEqual({ ...settingsOf(officer), organisation: north, compliance: 'officer' });
    expect(await as(unguarded)).toEqual({ ...settingsOf(unguarded), organisation: north });
    expect(await as(staff)).toEqual({ ...settingsOf(staff), staff: 'yes' });
    await app.superuser
      .updateTable('session')
      .set({ second_factor: false })
      .where('account', '=', staff.id)
      .execute();
    expect(await as(staff)).toEqual(settingsOf(staff));
    await app.superuser
      .updateTable('session')
      .set({ second_factor: true })
      .where('account', '=', staff.id)
      .execute();
  });

  it('sees nobody’s session without its token, whatever was seen on the connection before', async () => {
    const withToken = (hash: string) =>
      asApp(
        app.database.queries,
        async (on) => (await sql`select * from find_session_by_token(${hash})`.execute(on)).rows,
      );
    expect(await withToken(hashOf(candidate))).toMatchObject([{ account: candidate.id }]);
    for (const hash of ['', 'x', candidate.token, "' or true --"]) expect(await withToken(hash)).toEqual([]);
  });

  it('sees its own rows each time that callers take turns on one connection, with the plans it keeps', async () => {
    const mine = sql<{ id: string; process: number }>`
      select account as id, pg_backend_pid() as process from session where token_hash <> ''`;
    const processes = new Set<number>();
    for (let turn = 0; turn < 24; turn += 1) {
      const who = [candidate, officer, unguarded][turn % 3] ?? staff;
      const { caller, rows } = await entered(who, mine);
      expect([caller?.account, ...rows.map(({ id }) => id)]).toEqual([who.id, who.id]);
      for (const { process } of rows) processes.add(process);
    }
    expect(processes.size).toBe(1);
  });

  it.each(['it ends', 'a statement fails', 'entering fails', 'its work throws'])(
    'leaves neither role nor variables behind when %s',
    async (how) => {
      const failing = {
        'it ends': () => entered(officer, sql`select 1`),
        'a statement fails': () => entered(officer, sql`select 1 / 0`),
        'entering fails': () =>
          asApp(app.database.queries, (on) =>
            sql`select * from set_request_context('x', 'x', true, '')`.execute(on),
          ),
        'its work throws': () =>
          asAppWith(app.database.queries, { account: officer.id, staff: 'yes' }, async () => {
            throw new Error('on purpose');
          }),
      }[how];
      await failing?.().catch(() => undefined);
      const { rows } = await settings.execute(app.database.queries);
      const emptySettings = { token: '', account: '', organisation: '', compliance: '', staff: '' };
      expect(rows).toEqual([{ role: 'portway_web', ...emptySettings }]);
    },
  );

  it('acts for no organisation that is not its caller’s, however it is named', async () => {
    const sessions = sessionsRepository(app.database.queries, Date.now);
    const actingFor = (organisation: string) =>
      sessions.withToken(hashOf(officer), async ({ session, transaction }) => {
        if (session === undefined) throw new Error('There is no such session.');
        const caller = await sessions.callerOf(session, transaction, { organisation });
        return [
          caller?.organisation?.id ?? null,
          (await settings.execute(transaction)).rows[0]?.organisation,
        ];
      });
    expect(await actingFor(north)).toEqual([north, north]);
    for (const header of [south, '', "' or true --", '%'])
      expect(await actingFor(header)).toEqual([null, '']);
  });

  it('can do outside its transaction nothing that entering does', async () => {
    await entered(candidate, sql`select 1`);
    for (const statement of [
      sql`select * from find_session_by_token(${hashOf(candidate)})`,
      sql`select * from set_request_context(${candidate.id}, ${candidate.id}, true, 'home')`,
    ])
      await expect(statement.execute(app.database.queries)).rejects.toThrow('permission denied');
  });

  it('is stopped when its log-in may not become the role of requests, and the connection is whole afterwards', async () => {
    const stranger = `stranger_${randomUUID().replaceAll('-', '')}`;
    await sql`create role ${sql.ref(stranger)} login password 'stranger'`.execute(app.superuser);
    const webUrl = new URL(app.adminUrl);
    webUrl.searchParams.set('user', stranger);
    webUrl.searchParams.set('password', 'stranger');
    const database = await openDatabase({ url: app.ownerUrl, webUrl: webUrl.href, onWarning: () => {} });
    const transaction = asApp(database.queries, (on) => sql`select 1`.execute(on));
    await expect(transaction).rejects.toThrow('permission denied to set role');
    const { rows } = await settings.execute(database.queries);
    expect(rows).toMatchObject([{ role: stranger, account: '' }]);
    await database.close();
    await sql`drop role ${sql.ref(stranger)}`.execute(app.superuser);
  });
});

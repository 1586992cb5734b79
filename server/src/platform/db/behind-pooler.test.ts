import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionsRepository } from '../../modules/account/sessions/sessions.repository.ts';
import { makeDatabase, type TestDatabase } from '../../testing/databases.ts';
import { person } from '../../testing/people/people.ts';
import { hasPgBouncer, type PgBouncer, startPgBouncer } from '../../testing/servers/pg-bouncer.ts';
import { openAsSuperuser } from '../../testing/test-databases.ts';
import { asApp, asAppWith } from './as-app.ts';
import { type Database, openDatabase } from './database.ts';
import type { Tables } from './tables.ts';

const northgate = '00000000-0000-4000-8000-000000000001';
const wexcombe = '00000000-0000-4000-8000-000000000002';

/** The nightly run installs PgBouncer; elsewhere these tests run where it is. */
describe.skipIf(!hasPgBouncer && process.env.NIGHTLY === undefined)(
  'behind PgBouncer in transaction mode',
  () => {
    let testDatabase: TestDatabase;
    let pooler: PgBouncer;
    let database: Database;
    let superuser: Kysely<Tables>;
    const warnings: string[] = [];

    beforeAll(async () => {
      testDatabase = await makeDatabase('migrated');
      const { url, webUrl = url } = testDatabase.place;
      pooler = await startPgBouncer([url, webUrl], 1);
      database = await openDatabase({
        url: pooler.through(url),
        webUrl: pooler.through(webUrl),
        directUrl: url,
        onWarning: (message) => warnings.push(message),
      });
      superuser = openAsSuperuser(testDatabase.adminUrl);
      await sql`insert into organisation (id, name)
      values (${northgate}, 'Northgate'), (${wexcombe}, 'Wexcombe')`.execute(superuser);
    });
    afterAll(async () => {
      await superuser.destroy();
      await database.close();
      await pooler[Symbol.asyncDispose]();
      await testDatabase.remove();
    });

    const seenBy = (organisation: string) =>
      asAppWith(database.queries, { organisation }, async (on) => {
        const rows = await on.selectFrom('organisation').select('name').execute();
        return rows.map(({ name }) => name);
      });

    it('each of forty requests at once sees its own organisation, on the one connection that all share', async () => {
      const organisations = Array.from({ length: 40 }, (_, at) =>
        at % 3 === 2 ? '' : [northgate, wexcombe][at % 2],
      );
      const names = await Promise.all(organisations.map((organisation = '') => seenBy(organisation)));
      const due = new Map([
        [northgate, ['Northgate']],
        [wexcombe, ['Wexcombe']],
      ]);
      expect(names).toEqual(organisations.map((organisation = '') => due.get(organisation) ?? []));
    });

    it('each of forty callers at once enters as themselves, on that connection', async () => {
      const roles = ['candidate', 'recruiter', 'staff'] as const;
      const people = await Promise.all(roles.map((role) => person({ superuser }, { role })));
      const sessions = sessionsRepository(database.queries, Date.now);
      const enters = async ({ token }: { readonly token: string }) =>
        await sessions.withToken(createHash('sha256').update(token).digest('hex'), async (lookup) => {
          if (lookup.session === undefined) return 'nobody';
          const caller = await sessions.callerOf(lookup.session, lookup.transaction, 'home');
          const { rows } = await sql<{
            id: string;
          }>`select account as id from session where account = my_account()`.execute(lookup.transaction);
          return [caller?.account, ...rows.map(({ id }) => id)];
        });
      const callers = Array.from({ length: 40 }, (_, at) => people[at % 4] ?? { id: '', token: 'made up' });
      const entered = await Promise.all(callers.map(enters));
      expect(entered).toEqual(callers.map(({ id }) => (id === '' ? 'nobody' : [id, id])));
    });

    it('a request leaves neither its role nor its account behind', async () => {
      await seenBy(northgate);
      const { rows } = await sql<{ role: string; organisation: string | null }>`
      select current_user as role, nullif(current_setting('portway.organisation', true), '') as organisation
    `.execute(database.queries);
      expect(rows).toEqual([{ role: expect.not.stringMatching('portway_app'), organisation: null }]);
    });

    it('searches are read-only, as nobody, and leave nothing of that to the requests they share a connection with', async () => {
      const state = sql<{ process: number; role: string; only: string; scans: string; jit: string }>`
        select pg_backend_pid() as process, current_user as role, current_setting('transaction_read_only') as only,
          current_setting('enable_seqscan') as scans, current_setting('jit') as jit`;
      const searches = () => database.read((on) => state.execute(on));
      const requests = () => asApp(database.queries, (on) => state.execute(on));
      const results = await Promise.all(
        Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? searches : requests)()),
      );
      const rows = results.map(({ rows: [row] }) => row);
      expect(new Set(rows.map((row) => row?.process)).size, 'connections').toBe(1);
      const search = { role: 'portway_app', only: 'on', scans: 'off', jit: 'off' };
      const request = { role: 'portway_app', only: 'off', scans: 'on', jit: expect.any(String) };
      expect(rows).toMatchObject(rows.map((_, at) => (at % 2 === 0 ? search : request)));
    });

    it('a search that fails leaves nothing behind either', async () => {
      await expect(database.read((on) => sql`select 1 / 0`.execute(on))).rejects.toThrow('division by zero');
      await expect(database.read((on) => sql`delete from job`.execute(on))).rejects.toThrow(
        'read-only transaction',
      );
      expect(await seenBy(northgate)).toEqual(['Northgate']);
    });

    it('live events and the queue go past it', async () => {
      const notification = Promise.withResolvers<string>();
      const stop = await database.listen('portway_test', {
        onNotification: notification.resolve,
        again() {},
      });
      await sql`select pg_notify('portway_test', 'hello')`.execute(superuser);
      expect(await notification.promise).toBe('hello');
      await stop();
      const queue = await database.openQueue();
      await queue.stop();
    });

    it('is nothing to warn of', () => {
      expect(warnings).toEqual([]);
    });
  },
);

it('names the way of requests where that alone does not answer', async () => {
  const otherDatabase = await makeDatabase('migrated');
  const { url } = otherDatabase.place;
  const place = { url: 'postgres://portway@127.0.0.1:9/portway', directUrl: url, onWarning: () => {} };
  await expect(openDatabase(place)).rejects.toThrow(
    /by the way of requests: .*ECONNREFUSED.* and that the pooler runs/,
  );
  await otherDatabase.remove();
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobsCast } from '../../../testing/access/access-cast-jobs.ts';
import { type ServerProcess, startServerProcess } from '../../../testing/servers/server-process.ts';
import { makeParties } from '../../../testing/servers/steady-writers.ts';
import { hasReplica, type Replicated, startReplicated } from '../../../testing/servers/streaming-replica.ts';
import { openAsSuperuser } from '../../../testing/test-databases.ts';
import { readsAsApp } from '../as-app.ts';
import { makeRolesOn } from '../embedded/log-ins.ts';
import { newDatabase } from '../embedded/temporary.ts';
import type { Tables } from '../tables.ts';
import { openPool } from './connections.ts';
import { readReplica } from './read-replica.ts';

describe.skipIf(!hasReplica)('searches with DATABASE_READ_URL', { timeout: 120_000 }, () => {
  let cluster: Replicated;
  let server: ServerProcess;
  let superuser: Kysely<Tables>;
  let replica: Kysely<Tables>;
  let place: Awaited<ReturnType<typeof newDatabase>>;
  const folder = mkdtempSync(join(tmpdir(), 'portway-replica-'));

  beforeAll(async () => {
    cluster = await startReplicated();
    await makeRolesOn(cluster.primary);
    place = await newDatabase(cluster.primary, 'portway_replicated');
    server = await startServerProcess({
      DATA_DIR: folder,
      DATABASE_URL: place.url,
      DATABASE_WEB_URL: place.webUrl,
      DATABASE_READ_URL: cluster.replicaOf(place.webUrl),
    });
    await server.ready;
    superuser = openAsSuperuser(place.adminUrl);
    replica = openAsSuperuser(cluster.replicaOf(place.adminUrl));
  }, 120_000);
  afterAll(async () => {
    server.child.kill('SIGKILL');
    await Promise.all([server.ended, superuser.destroy(), replica.destroy()]);
    await cluster[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true });
  });

  const findsJob = async (headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(`${server.origin}/api/jobs?title=engineer`, { headers });
    return (await response.text()).includes('Backend engineer');
  };

  it('visitors search the replica, and people who are logged in never see less than they changed', async () => {
    const { sides } = await makeParties(superuser);
    const organisation = await superuser.selectFrom('organisation').select('id').executeTakeFirstOrThrow();
    const noFiles = { put: async () => {}, get: async () => undefined, delete: async () => {} };
    const people = { accountOf: async () => undefined, organisation: async () => organisation.id };
    const job = await jobsCast({ superuser, files: noFiles }, people).addJob(organisation.id);
    await expect.poll(() => findsJob(), { timeout: 20_000 }).toBe(true);
    await expect
      .poll(() => server.output(), { timeout: 20_000 })
      .toContain('Searches go to DATABASE_READ_URL');
    // A look is good for ten seconds: this one is the newest.
    await findsJob();
    await sql`select pg_wal_replay_pause()`.execute(replica);
    await sql`update job set state = 'closed', closed_at = now() where id = ${job}`.execute(superuser);
    expect([await findsJob(), await findsJob(sides[1]?.headers)]).toEqual([true, false]);
    expect(await findsJob({ Cookie: '__Host-session=of-a-browser' })).toBe(false);
    await sql`select pg_wal_replay_resume()`.execute(replica);
    await expect.poll(() => findsJob(), { timeout: 20_000 }).toBe(false);
  });

  it('go to the primary while the replica is too far behind, does not answer, or is promoted', async () => {
    let now = 0;
    const warnings: string[] = [];
    const onWarning = (message: string) => warnings.push(message);
    const openSide = (url: string) => {
      const pool = openPool({ connectionString: url, max: 2 }, () => {});
      return { pool, read: readsAsApp(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })) };
    };
    const ends = {
      primary: openSide(place.url),
      replica: openSide(cluster.replicaOf(place.webUrl)),
    };
    /** Each look ends with a query to the replica. */
    let looks = 0;
    const query = async (text: string, values?: unknown[]) => {
      try {
        return await ends.replica.pool.query(text, values);
      } finally {
        looks += 1;
      }
    };
    const { search } = readReplica({
      primary: ends.primary,
      replica: { ...ends.replica, pool: { query } },
      onWarning,
      now: () => now,
    });
    const searchedSide = async () => {
      const { rows } = await search((on) =>
        sql<{
          at: string;
        }>`select case when pg_is_in_recovery() then 'replica' else 'primary' end as at`.execute(on),
      );
      return rows[0]?.at;
    };
    /** Some seconds later, once the look that they bring about has ended. */
    const sideAfter = async (seconds: number) => {
      const previousLooks = looks;
      now += seconds * 1000;
      await searchedSide();
      await expect.poll(() => looks, { interval: 10, timeout: 20_000 }).toBe(previousLooks + 1);
      await new Promise((resolve) => setImmediate(resolve));
      return await searchedSide();
    };
    expect(await searchedSide()).toBe('primary');
    await expect.poll(() => sideAfter(6), { timeout: 20_000 }).toBe('replica');
    await sql`select pg_wal_replay_pause()`.execute(replica);
    await sql`select pg_logical_emit_message(true, 'portway', 'goes on')`.execute(superuser);
    expect(await sideAfter(20)).toBe('replica');
    expect(await sideAfter(20)).toBe('primary');
    await sql`select pg_wal_replay_resume()`.execute(replica);
    await expect.poll(() => sideAfter(6), { timeout: 20_000 }).toBe('replica');
    await sql`select pg_promote()`.execute(replica);
    expect(await sideAfter(6)).toBe('primary');
    await cluster.stopReplica();
    expect(await sideAfter(6)).toBe('primary');
    expect(warnings).toEqual([
      'Searches go to DATABASE_READ_URL.',
      'Searches go to the primary: DATABASE_READ_URL is too far behind.',
      'Searches go to DATABASE_READ_URL.',
      'Searches go to the primary: DATABASE_READ_URL is no replica, or no longer one.',
      'Searches go to the primary: DATABASE_READ_URL cannot be asked.',
    ]);
    await Promise.all([ends.primary.pool.end(), ends.replica.pool.end()]);
    expect(await findsJob()).toBe(false);
  });
});

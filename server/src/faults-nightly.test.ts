import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeRolesOn } from './platform/db/embedded/log-ins.ts';
import { newDatabase } from './platform/db/embedded/temporary.ts';
import { makeDatabase } from './testing/databases.ts';
import { expectAllThere, expectAllWritten, killAgainAndAgain } from './testing/nothing-lost.ts';
import { hasPgBouncer, startPgBouncer } from './testing/pg-bouncer.ts';
import { startServerProcess } from './testing/server-process.ts';
import { type SteadySenders, startSenders } from './testing/steady-senders.ts';
import { makeParties, type SteadyWriters, startWriters } from './testing/steady-writers.ts';
import { hasReplica, startReplicated } from './testing/streaming-replica.ts';
import { freePort } from './testing/test-app.ts';
import { openAsSuperuser } from './testing/test-databases.ts';

const isNightly = process.env.NIGHTLY !== undefined;
const rounds = 20;
const restMs = 100;
const secret = 'a secret that both of the processes have';

const answered = (senders: SteadySenders, writers: SteadyWriters) =>
  Object.values(senders.acknowledged).flat().length + writers.acknowledged.length;

describe.runIf(isNightly)('faults, at night', { timeout: 600_000 }, () => {
  it.skipIf(!hasPgBouncer)(
    'the pooler is restarted again and again while people send: nothing answered is lost',
    async () => {
      const made = await makeDatabase('migrated');
      const { url, webUrl = url } = made.place;
      await using pooler = await startPgBouncer([url, webUrl], 5);
      const folder = mkdtempSync(join(tmpdir(), 'portway-faults-'));
      const server = await startServerProcess({
        ...{
          DATABASE_URL: pooler.through(url),
          DATABASE_WEB_URL: pooler.through(webUrl),
          DATABASE_DIRECT_URL: url,
        },
        ...{ DATA_DIR: folder, RATE_LIMITS: 'off', APP_SECRET: secret, STAFF_EMAIL: 'desk@portway.example' },
      });
      await server.ready;
      const superuser = openAsSuperuser(made.adminUrl);
      const senders = await startSenders([server.origin], 4, restMs);
      const writers = startWriters([server.origin], await makeParties(superuser), restMs);
      await killAgainAndAgain(senders, rounds, () => pooler.restart());
      await Promise.all([senders.stop(), writers.stop()]);
      await expectAllThere(senders, superuser);
      await expectAllWritten(writers, superuser);
      console.info(
        `${rounds} restarts of PgBouncer: ${answered(senders, writers)} requests answered, none lost`,
      );
      server.child.kill('SIGKILL');
      await server.ended;
      await superuser.destroy();
      await made.remove();
      rmSync(folder, { recursive: true });
    },
  );

  it.skipIf(!hasReplica)(
    'the primary is lost and the replica promoted while people send: nothing answered is lost',
    async () => {
      await using cluster = await startReplicated();
      await makeRolesOn(cluster.primary);
      const place = await newDatabase(cluster.primary, 'portway_faults');
      const folder = mkdtempSync(join(tmpdir(), 'portway-faults-'));
      const start = async (of: (url: string) => string, PORT: string) => {
        const server = await startServerProcess({
          ...{ DATABASE_URL: of(place.url), DATABASE_WEB_URL: of(place.webUrl), DATA_DIR: folder, PORT },
          ...{ RATE_LIMITS: 'off', APP_SECRET: secret, STAFF_EMAIL: 'desk@portway.example' },
        });
        await server.ready;
        return server;
      };
      const port = String(await freePort());
      const before = await start((url) => url, port);
      await cluster.waitForReplica();
      const superuser = openAsSuperuser(place.adminUrl);
      const parties = await makeParties(superuser);
      await superuser.destroy();
      const senders = await startSenders([before.origin], 4, restMs);
      const writers = startWriters([before.origin], parties, restMs);
      let after = before;
      await killAgainAndAgain(senders, 1, async () => {
        await cluster.stopPrimary();
        before.child.kill('SIGKILL');
        await before.ended;
        await cluster.promote();
        after = await start(cluster.replicaOf, port);
      });
      await Promise.all([senders.stop(), writers.stop()]);
      const promoted = openAsSuperuser(cluster.replicaOf(place.adminUrl));
      await expectAllThere(senders, promoted);
      await expectAllWritten(writers, promoted);
      console.info(`a replica promoted: ${answered(senders, writers)} requests answered, none lost`);
      expect(after.output()).not.toContain('"level":60');
      after.child.kill('SIGKILL');
      await after.ended;
      await promoted.destroy();
      rmSync(folder, { recursive: true });
    },
  );
});

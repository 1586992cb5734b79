import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openEmbedded } from './platform/db/embedded/embedded.ts';
import { makeRolesOn } from './platform/db/embedded/log-ins.ts';
import { newDatabase } from './platform/db/embedded/temporary.ts';
import { makeDatabase } from './testing/databases.ts';
import { startSmallStore } from './testing/files/small-store.ts';
import { person, type TestPerson } from './testing/people/people.ts';
import { startMailServer } from './testing/servers/mail-server.ts';
import { expectAllThere, expectAllWritten, killAgainAndAgain } from './testing/servers/nothing-lost.ts';
import { hasPgBouncer, startPgBouncer } from './testing/servers/pg-bouncer.ts';
import { startServerProcess } from './testing/servers/server-process.ts';
import { type SteadySenders, startSenders } from './testing/servers/steady-senders.ts';
import { makeParties, type SteadyWriters, startWriters } from './testing/servers/steady-writers.ts';
import { hasReplica, startReplicated } from './testing/servers/streaming-replica.ts';
import { freePort } from './testing/test-app.ts';
import { openAsSuperuser } from './testing/test-databases.ts';

const isNightly = process.env.NIGHTLY !== undefined;
const isRoot = process.getuid?.() === 0;
const rounds = 20;
const outages = 5;
const restMs = 100;
const secret = 'a secret that both of the processes have';

const acknowledgedCount = (senders: SteadySenders, writers: SteadyWriters) =>
  Object.values(senders.acknowledged).flat().length + writers.acknowledged.length;

const libraries: Readonly<Record<string, string>> = { x64: 'x86_64', arm64: 'aarch64' };
/** Debian's `faketime`, which tells one process another time than the machine's. */
const otherTime = `/usr/lib/${libraries[process.arch]}-linux-gnu/faketime/libfaketime.so.1`;

/** Writes until the disk holds no more. */
function fillDisk(file: string): void {
  const piece = Buffer.alloc(1_000_000, 'x');
  try {
    for (;;) appendFileSync(file, piece);
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' });
  }
}

describe.runIf(isNightly)('faults, at night', { timeout: 600_000 }, () => {
  it.skipIf(!hasPgBouncer)(
    'the pooler is restarted again and again while people send: nothing answered is lost',
    async () => {
      const database = await makeDatabase('migrated');
      const { url, webUrl = url } = database.place;
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
      const superuser = openAsSuperuser(database.adminUrl);
      const senders = await startSenders([server.origin], 4, restMs);
      const writers = startWriters([server.origin], await makeParties(superuser), restMs);
      await killAgainAndAgain(senders, rounds, () => pooler.restart());
      await Promise.all([senders.stop(), writers.stop()]);
      await expectAllThere(senders, superuser);
      await expectAllWritten(writers, superuser);
      console.info(
        `${rounds} restarts of PgBouncer: ${acknowledgedCount(senders, writers)} requests answered, none lost`,
      );
      server.child.kill('SIGKILL');
      await server.ended;
      await superuser.destroy();
      await database.remove();
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
      const start = async (addressOf: (url: string) => string, PORT: string) => {
        const server = await startServerProcess({
          ...{
            DATABASE_URL: addressOf(place.url),
            DATABASE_WEB_URL: addressOf(place.webUrl),
            DATA_DIR: folder,
            PORT,
          },
          ...{ RATE_LIMITS: 'off', APP_SECRET: secret, STAFF_EMAIL: 'desk@portway.example' },
        });
        await server.ready;
        return server;
      };
      const port = String(await freePort());
      const firstServer = await start((url) => url, port);
      await cluster.waitForReplica();
      const superuser = openAsSuperuser(place.adminUrl);
      const parties = await makeParties(superuser);
      await superuser.destroy();
      const senders = await startSenders([firstServer.origin], 4, restMs);
      const writers = startWriters([firstServer.origin], parties, restMs);
      let secondServer = firstServer;
      await killAgainAndAgain(senders, 1, async () => {
        await cluster.stopPrimary();
        firstServer.child.kill('SIGKILL');
        await firstServer.ended;
        await cluster.promote();
        secondServer = await start(cluster.replicaOf, port);
      });
      await Promise.all([senders.stop(), writers.stop()]);
      const promoted = openAsSuperuser(cluster.replicaOf(place.adminUrl));
      await expectAllThere(senders, promoted);
      await expectAllWritten(writers, promoted);
      console.info(`a replica promoted: ${acknowledgedCount(senders, writers)} requests answered, none lost`);
      expect(secondServer.output()).not.toContain('"level":"fatal"');
      secondServer.child.kill('SIGKILL');
      await secondServer.ended;
      await promoted.destroy();
      rmSync(folder, { recursive: true });
    },
  );

  it.skipIf(!isRoot || process.platform !== 'linux')(
    'the disk is full again and again while people send: nothing answered is lost',
    async () => {
      const disk = mkdtempSync(join(tmpdir(), 'portway-disk-'));
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=755', 'tmpfs', disk]);
      const PORT = String(await freePort());
      const start = async () => {
        const started = await startServerProcess({
          ...{ DATA_DIR: join(disk, 'data'), PORT, RATE_LIMITS: 'off', STAFF_EMAIL: 'desk@portway.example' },
        });
        await started.ready;
        return started;
      };
      let server = await start();
      let ends = 0;
      const senders = await startSenders([server.origin], 4, restMs);
      await killAgainAndAgain(senders, outages, async () => {
        fillDisk(join(disk, 'filler'));
        await pause(3000);
        rmSync(join(disk, 'filler'));
        // What keeps a service running starts it again once there is room.
        if (server.child.exitCode === null) return;
        ends += 1;
        server = await start();
      });
      await senders.stop();
      server.child.kill('SIGTERM');
      await server.ended;
      const embedded = await openEmbedded({
        ...{ dataDir: join(disk, 'data'), name: 'this test', say: () => {}, onWarning: () => {} },
      });
      const queries = openAsSuperuser(embedded.adminUrl);
      await expectAllThere(senders, queries);
      const answers = Object.values(senders.acknowledged).flat().length;
      console.info(
        `${outages} times a full disk: ${answers} requests answered, none lost; ${ends} times the server ended`,
      );
      await queries.destroy();
      await embedded.close();
      execFileSync('umount', [disk]);
      rmSync(disk, { recursive: true });
    },
  );

  it('the store of files is away again and again while people upload: each file that was answered is there', async () => {
    await using store = await startSmallStore();
    const database = await makeDatabase('migrated');
    const folder = mkdtempSync(join(tmpdir(), 'portway-faults-'));
    const { url, webUrl = url } = database.place;
    const server = await startServerProcess({
      ...{ DATABASE_URL: url, DATABASE_WEB_URL: webUrl, DATA_DIR: folder, S3_URL: store.url('cvs/people') },
      ...{ RATE_LIMITS: 'off', APP_SECRET: secret },
    });
    await server.ready;
    const superuser = openAsSuperuser(database.adminUrl);
    let isOver = false;
    let refused = 0;
    const acknowledgedFiles: { of: TestPerson; place: string; text: string }[] = [];
    const maxResumes = 5;
    const uploads = async (person: TestPerson) => {
      const filesOfPerson = () => acknowledgedFiles.filter((each) => each.of === person);
      while (!isOver) {
        const [oldest, , , fourth] = filesOfPerson();
        if (oldest !== undefined && fourth !== undefined) await checkAndDelete(oldest);
        // While the store is away, no file can be read back, and none is removed.
        if (filesOfPerson().length >= maxResumes) {
          await pause(restMs);
          continue;
        }
        const text = `Amara Okafor ${randomUUID()}\n`;
        const response = await fetch(`${server.origin}/api/me/resumes?name=cv.txt`, {
          method: 'POST',
          headers: { ...person.headers, 'Content-Type': 'text/plain' },
          body: text,
        });
        const answer = await response.text();
        const place = response.headers.get('Location')?.replace(/\/file$/, '') ?? '';
        if (response.status === 201) acknowledgedFiles.push({ of: person, place, text });
        else if (response.status >= 500) refused += 1;
        else throw new Error(`${response.status} ${answer}`);
        await pause(restMs);
      }
    };
    let checkedFiles = 0;
    const checkAndDelete = async (file: (typeof acknowledgedFiles)[number]) => {
      const response = await fetch(`${server.origin}${file.place}/file`, {
        headers: file.of.headers,
      });
      if (response.status >= 500) return;
      expect([response.status, await response.text()]).toEqual([200, file.text]);
      const path = server.origin + file.place;
      const deleted = await fetch(path, { method: 'DELETE', headers: file.of.headers });
      if (deleted.status >= 500) return;
      acknowledgedFiles.splice(acknowledgedFiles.indexOf(file), 1);
      checkedFiles += 1;
    };
    const people = await Promise.all([1, 2, 3].map(() => person({ superuser }, { role: 'candidate' })));
    const uploading = Promise.all(people.map(uploads));
    for (let outage = 0; outage < outages; outage += 1) {
      await pause(1000);
      store.failAlways(() => true);
      // On a busy machine it takes more than a second until one meets the outage.
      const refusedBefore = refused;
      await expect.poll(() => refused, { interval: 1000 }).toBeGreaterThan(refusedBefore);
      store.failAlways();
    }
    await pause(1000);
    isOver = true;
    await uploading;
    for (const file of [...acknowledgedFiles]) await checkAndDelete(file);
    expect(acknowledgedFiles).toEqual([]);
    expect(checkedFiles).toBeGreaterThan(outages);
    expect(refused).toBeGreaterThan(0);
    console.info(
      `${outages} times the store away: ${checkedFiles} uploads answered, each there; ${refused} refused`,
    );
    server.child.kill('SIGKILL');
    await server.ended;
    await superuser.destroy();
    await database.remove();
    rmSync(folder, { recursive: true });
  });

  it.skipIf(!existsSync(otherTime))(
    'the clock of one process is an hour ahead, then an hour behind: nothing is lost, and each mail goes once',
    async () => {
      await using mails = await startMailServer();
      const database = await makeDatabase('migrated');
      const folder = mkdtempSync(join(tmpdir(), 'portway-faults-'));
      const { url, webUrl = url } = database.place;
      const start = async (settings: Record<string, string>) => {
        const started = await startServerProcess({
          ...{ DATABASE_URL: url, DATABASE_WEB_URL: webUrl, SMTP_URL: mails.url, RATE_LIMITS: 'off' },
          ...{ APP_SECRET: secret, STAFF_EMAIL: 'desk@portway.example', ...settings },
        });
        await started.ready;
        return started;
      };
      const right = await start({ DATA_DIR: join(folder, 'right') });
      const PORT = String(await freePort());
      const wrong = (by: string) =>
        start({
          ...{ DATA_DIR: join(folder, 'wrong'), PORT, LD_PRELOAD: otherTime, FAKETIME: by },
          ...{ FAKETIME_DONT_FAKE_MONOTONIC: '1', DONT_FAKE_MONOTONIC: '1', NO_FAKE_STAT: '1' },
        });
      let skewedServer = await wrong('+1h');
      const superuser = openAsSuperuser(database.adminUrl);
      const senders = await startSenders([right.origin, skewedServer.origin], 4, restMs);
      await killAgainAndAgain(senders, outages, async (round) => {
        // Not killed: a mail whose server said yes to a process that was gone is sent again.
        skewedServer.child.kill('SIGTERM');
        await skewedServer.ended;
        skewedServer = await wrong(round % 2 === 0 ? '-1h' : '+1h');
      });
      await senders.stop();
      await expectAllThere(senders, superuser);
      const owed = () => superuser.selectFrom('mail').select('id').where('sent_at', 'is', null).execute();
      await expect.poll(owed, { timeout: 120_000, interval: 1000 }).toEqual([]);
      const ids = mails.mails.map(({ messageId }) => messageId);
      expect(new Set(ids).size).toBe(ids.length);
      const answers = Object.values(senders.acknowledged).flat().length;
      console.info(
        `${outages} times a clock moved by two hours: ${answers} requests answered, none lost; ${ids.length} mails, each once`,
      );
      for (const server of [right, skewedServer]) {
        server.child.kill('SIGKILL');
        await server.ended;
      }
      await superuser.destroy();
      await database.remove();
      rmSync(folder, { recursive: true });
    },
  );
});

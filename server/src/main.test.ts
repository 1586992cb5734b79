import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readVersion } from './platform/config/version.ts';
import { openDatabase } from './platform/db/database.ts';
import { isNight } from './testing/at-night.ts';
import { makeDatabase, type TestDatabase } from './testing/databases.ts';
import { person } from './testing/people/people.ts';
import { type ServerProcess, startServerProcess } from './testing/servers/server-process.ts';
import { openAsSuperuser } from './testing/test-databases.ts';

let folder: string;
let database: TestDatabase;
let running: ServerProcess[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portway-main-'));
  database = await makeDatabase('migrated');
  running = [];
});

afterEach(async () => {
  for (const server of running) server.child.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  await database.remove();
  rmSync(folder, { recursive: true });
});

async function start(settings: Record<string, string> = {}): Promise<ServerProcess> {
  const { url, webUrl = '' } = database.place;
  const place = { DATA_DIR: folder, DATABASE_URL: url, DATABASE_WEB_URL: webUrl };
  const server = await startServerProcess({ ...place, ...settings });
  running.push(server);
  return server;
}

it('the server starts, says where it is, serves, and stops at SIGTERM with 0; then starts again', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const server = await start();
    await server.ready;
    await expect.poll(server.output).toContain(`Portway is ready at ${server.origin}\n`);
    expect(server.output().split('\n')[0]).toBe(`Portway ${readVersion()}`);
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    server.child.kill(signal);
    expect(await server.ended).toBe(0);
    await expect.poll(server.output).toContain('Portway is stopping');
    const messages = logged(server).map(({ msg }) => msg);
    expect(messages.slice(-2)).toEqual([
      'Portway is stopping: requests in flight are finished first',
      'Portway has stopped',
    ]);
    // Every line can be found by its words.
    expect(messages.every((msg) => typeof msg === 'string' && msg !== '')).toBe(true);
  }
});

it('a probe is logged at debug alone, and each nightly job that was done at info', async () => {
  // A job that waits is taken as soon as its worker starts.
  const { owner, openQueue, close } = await openDatabase(database.place);
  const queue = await openQueue();
  await queue.make('tidy-up', { retryLimit: 0, expireInSeconds: 60 });
  await owner.transaction().execute((on) => queue.add(on, 'tidy-up', randomUUID()));
  await queue.stop();
  await close();
  const server = await start({ LOG_LEVEL: 'debug' });
  await server.ready;
  const paths = ['/healthz', '/readyz', '/pricing'];
  for (const path of paths) await fetch(`${server.origin}${path}`);
  const levels = () =>
    Object.fromEntries(
      logged(server).flatMap(({ level, path }) => (path === undefined ? [] : [[path, level]])),
    );
  await expect.poll(levels).toEqual({ '/healthz': 'debug', '/readyz': 'debug', '/pricing': 'info' });
  const jobsDone = () => logged(server).filter(({ msg }) => msg === 'A nightly job was done');
  await expect.poll(jobsDone).toMatchObject([{ level: 'info', job: 'tidy-up', ms: expect.any(Number) }]);
});

it.runIf(isNight)(
  'the server names the command that makes the first member of staff, until there is one',
  async () => {
    const rest = 'create-staff --email you@example.com --name "Your Name" --link\n';
    const alone = await start();
    await alone.ready;
    // In a container and beside a service there is no npm, or it has other settings.
    await expect
      .poll(alone.output)
      .toContain(
        `There is no member of staff yet. Make the first, with the settings of this process: node server/build/admin.js ${rest}`,
      );
    alone.child.kill('SIGTERM');
    await alone.ended;
    const server = await start({ npm_lifecycle_event: 'start' });
    await server.ready;
    await expect
      .poll(server.output)
      .toContain(`There is no member of staff yet. Make the first: npm run admin -- ${rest}`);
    expect(server.output()).not.toContain('first=');
    server.child.kill('SIGTERM');
    await server.ended;
    const superuser = openAsSuperuser(database.adminUrl);
    await person({ superuser }, { role: 'staff' });
    await superuser.destroy();
    const next = await start();
    await next.ready;
    expect((await fetch(`${next.origin}/readyz`)).status).toBe(200);
    expect(next.output()).not.toContain('member of staff');
  },
);

it.runIf(isNight)(
  'what Node compiled for a start is kept for the next, even if the server is killed',
  async () => {
    const compiled = join(folder, 'compiled');
    const server = await start({ NODE_COMPILE_CACHE: compiled });
    await server.ready;
    const files = () => (existsSync(compiled) ? readdirSync(compiled, { recursive: true }).length : 0);
    await expect.poll(files, { timeout: 20_000 }).toBeGreaterThan(100);
    server.child.kill('SIGKILL');
    expect(await server.ended).toBe('SIGKILL');
  },
);

it.runIf(isNight)(
  'the server says at its start when its virus scanner does not answer, and serves all the same',
  async () => {
    const server = await start({ CLAMAV_URL: '/nowhere/clamd.sock' });
    await server.ready;
    await expect.poll(server.output).toContain('The virus scanner of CLAMAV_URL does not answer');
    const ready = await fetch(`${server.origin}/readyz`);
    expect([ready.status, await ready.json()]).toMatchObject([200, { virusScanner: 'unreachable' }]);
  },
);

it('the server says at its start when its mail server, its store or its replica does not answer, and serves all the same', async () => {
  const nowhere = '127.0.0.1:9';
  const server = await start({
    SMTP_URL: `smtp://${nowhere}`,
    S3_URL: `http://a:b@${nowhere}/cvs`,
    DATABASE_READ_URL: `postgres://nobody@${nowhere}/none`,
  });
  await server.ready;
  await expect
    .poll(server.output, { timeout: 10_000 })
    .toMatch(/"fault":"\w*CONNECTION\w*|"fault":"ESOCKET"/);
  for (const words of [
    'The mail server of SMTP_URL does not take our emails: they wait until it does',
    'The store of S3_URL cannot be used: no file is taken until it can',
    'Searches go to the primary: DATABASE_READ_URL cannot be asked.',
  ])
    await expect.poll(server.output, { timeout: 10_000 }).toContain(words);
  // On a busy machine the database may not answer the first question in its time.
  await expect.poll(async () => (await fetch(`${server.origin}/readyz`)).status).toBe(200);
});

describe('a server that is told to stop', () => {
  it('answers the request in flight, takes no new one, and ends', async () => {
    const server = await start();
    await server.ready;
    const body = '{"csp-report":{}}';
    const slow = openRequest(server.port, body.length);
    await slow.sent;
    server.child.kill('SIGTERM');
    await expect.poll(() => refuses(server.port), { timeout: 5_000 }).toBe(true);
    expect(server.child.exitCode).toBeNull();
    slow.finish(body);
    expect(await slow.answer).toMatch(/^HTTP\/1.1 204 /);
    expect(await server.ended).toBe(0);
  });

  it('does not wait for a connection that never asked anything', async () => {
    const server = await start();
    await server.ready;
    const early = connect(server.port, '127.0.0.1');
    await once(early, 'connect');
    // Only what the server has accepted can hold it up.
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    server.child.kill('SIGTERM');
    const late = new Promise((resolve) => setTimeout(resolve, 10_000, 'still running'));
    expect(await Promise.race([server.ended, late])).toBe(0);
    early.destroy();
  });

  it('does so too when what started it is gone', async () => {
    const server = await start();
    await server.ready;
    server.child.disconnect();
    expect(await server.ended).toBe(0);
  });

  it('ends at once at a second signal', async () => {
    const server = await start();
    await server.ready;
    const stuck = openRequest(server.port, 10);
    await stuck.sent;
    server.child.kill('SIGTERM');
    await expect.poll(() => refuses(server.port), { timeout: 5_000 }).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(server.child.exitCode).toBeNull();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(1);
    await stuck.answer;
  });
});

describe('a server that cannot start says why and ends with 1', () => {
  it('when its port is taken', async () => {
    const first = await start();
    await first.ready;
    const otherFolder = join(folder, 'other');
    const second = await start({
      PORT: String(first.port),
      DATA_DIR: otherFolder,
      DATABASE_URL: '',
      DATABASE_WEB_URL: '',
    });
    expect(await second.ended).toBe(1);
    // Said before a database is made, which takes seconds.
    expect(readdirSync(otherFolder)).toEqual(['app-secret']);
    await expect
      .poll(second.output)
      .toContain(
        `Portway cannot start. Port ${first.port} is in use. Stop what uses it, or set PORT to another.\n`,
      );
  });

  it('when a setting is wrong', async () => {
    const server = await start({ HOST: '0.0.0.0', DATABASE_URL: '', DATABASE_WEB_URL: '' });
    expect(await server.ended).toBe(1);
    await expect.poll(server.output).toContain('DATABASE_URL is missing');
  });

  it('when the database cannot be reached', async () => {
    const server = await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' });
    expect(await server.ended).toBe(1);
    await expect
      .poll(server.output)
      .toMatch(/ECONNREFUSED .*\. Check that it runs, and that DATABASE_URL is right\.\n/);
  });

  it('when one of its ways to the database is wrong, which it names', async () => {
    const nowhere = 'postgres://nobody@127.0.0.1:9/none';
    for (const name of ['DATABASE_WEB_URL', 'DATABASE_DIRECT_URL']) {
      const server = await start({ [name]: nowhere });
      expect(await server.ended).toBe(1);
      await expect
        .poll(server.output)
        .toMatch(
          new RegExp(
            `The database that ${name} names cannot be used: .*ECONNREFUSED .*\\. Check that it runs, and that ${name} is right\\.\n`,
          ),
        );
    }
  });

  it('when the log-in for requests may do what the owner may', async () => {
    const server = await start({ DATABASE_WEB_URL: database.place.url });
    expect(await server.ended).toBe(1);
    await expect
      .poll(server.output)
      .toContain('DATABASE_WEB_URL connects as portway, who may do what the owner may.');
  });

  it('when the two addresses name different databases', async () => {
    const otherDatabase = await makeDatabase('migrated');
    const server = await start({ DATABASE_WEB_URL: otherDatabase.place.webUrl ?? '' });
    expect(await server.ended).toBe(1);
    await expect.poll(server.output).toContain('DATABASE_WEB_URL and DATABASE_URL name different databases.');
    await otherDatabase.remove();
  });
});

/** The lines of the log so far. */
function logged(server: ServerProcess) {
  const lines = server.output().split('\n');
  return lines
    .filter((line) => line.startsWith('{'))
    .map((line) => z.record(z.string(), z.unknown()).parse(JSON.parse(line)));
}

/** Opens a POST and holds its body back until it is told to finish. */
function openRequest(port: number, length: number) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const head = `POST /api/policy-reports HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`;
  let received = '';
  socket.setEncoding('utf8').on('data', (text) => {
    received += text;
  });
  return {
    sent: new Promise((resolve) => socket.write(head, () => setTimeout(resolve, 200))),
    finish: (body: string) => socket.write(body),
    answer: new Promise<string>((resolve) => socket.once('close', () => resolve(received))),
  };
}

function refuses(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(true));
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
  });
}

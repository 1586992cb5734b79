import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databases } from './testing/databases.ts';
import { pgliteTemplates } from './testing/pglite-template.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';

let folder: string;
let running: ServerProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portway-main-'));
  cpSync(pgliteTemplates.empty, join(folder, 'pglite'), { recursive: true });
  running = [];
});

afterEach(async () => {
  for (const server of running) server.child.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  rmSync(folder, { recursive: true });
});

async function start(settings: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServerProcess({ DATA_DIR: folder, ...settings });
  running.push(server);
  return server;
}

describe.each(databases)('the server on $name', ({ name, make }) => {
  it('starts, says where it is, serves, and stops at SIGTERM with 0; then starts on the same database', async () => {
    const made = await make();
    const place = { ...(made.place.url === undefined ? {} : { DATABASE_URL: made.place.url }) };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const server = await start(place);
      await server.ready;
      await expect.poll(server.output).toContain(`Portway is ready at ${server.origin}\n`);
      expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
      server.child.kill(signal);
      expect(await server.ended).toBe(0);
    }
    await made.remove();
  });

  it.runIf(name === 'PGlite')('starts again after kill -9, also during its first start', async () => {
    rmSync(join(folder, 'pglite'), { recursive: true });
    const killedEarly = await start();
    await new Promise((resolve) => setTimeout(resolve, 700));
    killedEarly.child.kill('SIGKILL');
    await killedEarly.ended;
    for (const _ of ['first', 'second']) {
      const server = await start();
      await server.ready;
      expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
      server.child.kill('SIGKILL');
      expect(await server.ended).toBe('SIGKILL');
    }
  });
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
    const second = await start({ PORT: String(first.port), DATA_DIR: join(folder, 'other') });
    expect(await second.ended).toBe(1);
    await expect
      .poll(second.output)
      .toContain(
        `Portway cannot start. Port ${first.port} is in use. Stop what uses it, or set PORT to another.\n`,
      );
  });

  it('when its data folder is taken', async () => {
    const first = await start();
    await first.ready;
    const second = await start();
    expect(await second.ended).toBe(1);
    await expect.poll(second.output).toContain(`is in use by process ${first.child.pid}`);
  });

  it('when a setting is wrong', async () => {
    const server = await start({ HOST: '0.0.0.0' });
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
});

/** Opens a POST and holds its body back until it is told to finish. */
function openRequest(port: number, length: number) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const head = `POST /api/policy-reports HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`;
  let said = '';
  socket.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  return {
    sent: new Promise((resolve) => socket.write(head, () => setTimeout(resolve, 200))),
    finish: (body: string) => socket.write(body),
    answer: new Promise<string>((resolve) => socket.once('close', () => resolve(said))),
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

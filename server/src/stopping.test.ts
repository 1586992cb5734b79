import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Tables } from './platform/db/tables.ts';
import { makeDatabase, type TestDatabase } from './testing/databases.ts';
import { openUpload } from './testing/files/open-upload.ts';
import { person } from './testing/people/people.ts';
import { type ServerProcess, startServerProcess } from './testing/servers/server-process.ts';
import { openAsSuperuser } from './testing/test-databases.ts';
import { waitingFor } from './testing/waiting-for.ts';

let folder: string;
let database: TestDatabase;
let superuser: Kysely<Tables>;
let server: ServerProcess;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portway-stopping-'));
  database = await makeDatabase('migrated');
  superuser = openAsSuperuser(database.adminUrl);
  const { url, webUrl = '' } = database.place;
  server = await startServerProcess({ DATA_DIR: folder, DATABASE_URL: url, DATABASE_WEB_URL: webUrl });
  await server.ready;
});

afterEach(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await superuser.destroy();
  await database.remove();
  rmSync(folder, { recursive: true });
});

const contact = JSON.stringify({
  firstName: 'Amara',
  email: 'amara@example.com',
  countryCode: '+44',
  phoneNumber: '020 7946 0321',
  message: 'How long does a licence take?',
});
const health = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
const form = `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${contact.length}\r\n\r\n${contact}`;

it('a request whose work still runs gets its response, and its connection ends with it', async () => {
  const connection = connected();
  await whileLocked('enquiry', async () => {
    connection.send(form);
  });
  expect(await connection.all).toMatch(/^HTTP\/1\.1 200 .*\r\nConnection: close\r\n/s);
  expect(await server.ended).toBe(0);
});

it('so does the second of two requests that came together', async () => {
  const connection = connected();
  await whileLocked('enquiry', async () => {
    connection.send(form + health);
  });
  expect((await connection.all).match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
  expect(await server.ended).toBe(0);
});

it('requests that have arrived and are not yet read are answered, on new connections and on old ones', async () => {
  const old = connected();
  old.send(health);
  await expect.poll(old.received).toContain('alive');
  server.child.kill('SIGSTOP');
  const fresh = connected();
  old.send(health);
  fresh.send(health);
  await setTimeout(100);
  server.child.kill('SIGTERM');
  server.child.kill('SIGCONT');
  expect((await old.all).match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
  expect(await fresh.all).toMatch(/^HTTP\/1\.1 200 /);
  expect(await server.ended).toBe(0);
});

it('an upload under way is taken when it arrives soon, and refused with 503 when it does not', async () => {
  const [quick, slow] = [await person({ superuser }, candidate), await person({ superuser }, candidate)];
  const [arrives, stays] = [quick, slow].map((sender) => openUpload(server.origin, sender, 1_000));
  await setTimeout(1_000);
  server.child.kill('SIGTERM');
  await expect.poll(refused, { timeout: 5_000 }).toBe(true);
  arrives?.write(1_000);
  expect((await arrives?.response)?.status).toBe(201);
  expect(await stays?.response).toEqual({ status: 503, retryAfter: '60' });
  expect(await server.ended).toBe(0);
});

it('a file that is being downloaded slowly arrives whole', async () => {
  const { headers } = await person({ superuser }, candidate);
  const body = Buffer.alloc(9_900_000, 'text ');
  const path = `${server.origin}/api/me/resumes?name=cv.txt`;
  const uploaded = await fetch(path, { method: 'POST', headers, body });
  const { id } = z.object({ id: z.uuid() }).parse(await uploaded.json());
  const connection = connected();
  connection.socket.pause();
  connection.send(
    `GET /api/me/resumes/${id}/file HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${headers.Authorization}\r\n\r\n`,
  );
  await setTimeout(1_000);
  server.child.kill('SIGTERM');
  await setTimeout(1_000);
  connection.socket.resume();
  const response = await connection.all;
  expect(response).toMatch(/^HTTP\/1\.1 200 /);
  expect(response.length).toBeGreaterThan(body.length);
  expect(await server.ended).toBe(0);
});

it('a stream of events ends, and holds nothing up', async () => {
  const { headers } = await person({ superuser }, candidate);
  const stream = await fetch(`${server.origin}/api/events`, { headers });
  expect(stream.status).toBe(200);
  server.child.kill('SIGTERM');
  await stream.text().catch(() => undefined);
  expect(await Promise.race([server.ended, setTimeout(8_000, 'still running')])).toBe(0);
});

const isBuilt = existsSync(join(import.meta.dirname, '../../web/build/server'));
it.skipIf(!isBuilt)('a page that is being rendered is sent (needs the built web)', async () => {
  const connection = connected();
  await whileLocked('job', async () => {
    connection.send('GET /jobs?q=engineer HTTP/1.1\r\nHost: localhost\r\n\r\n');
  });
  expect(await connection.all).toMatch(/^HTTP\/1\.1 200 .*<\/html>/s);
  expect(await server.ended).toBe(0);
});

const candidate = { role: 'candidate' } as const;

interface Connected {
  readonly socket: Socket;
  send(text: string): void;
  received(): string;
  /** All that was received, once the connection has ended. */
  readonly all: Promise<string>;
}

function connected(): Connected {
  const socket = connect(server.port, '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (piece) => {
    text += piece;
  });
  socket.on('error', () => undefined);
  return {
    socket,
    send: (request) => void socket.write(request),
    received: () => text,
    all: new Promise((resolve) => socket.once('close', () => resolve(text))),
  };
}

/** Sends a request that waits for a lock on a table, tells the server to stop, and lets it go on. */
async function whileLocked(table: 'enquiry' | 'job', send: () => Promise<void>): Promise<void> {
  await superuser.transaction().execute(async (transaction) => {
    await sql`lock table ${sql.ref(table)}`.execute(transaction);
    await send();
    const waiting = () =>
      sql`select from pg_locks where ${waitingFor(table)}`
        .execute(transaction)
        .then(({ rows }) => rows.length);
    // The first page loads all of them, which takes a while beside other tests.
    await expect.poll(waiting, { timeout: 30_000 }).toBeGreaterThan(0);
    server.child.kill('SIGTERM');
    await setTimeout(500);
  });
}

function refused(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1');
    socket.once('error', () => resolve(true));
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
  });
}

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { z } from 'zod';
import type { Tables } from '../../../platform/db/tables.ts';
import { makeDatabase, type TestDatabase } from '../../../testing/databases.ts';
import { loggedIn, person, type TestPerson } from '../../../testing/people/people.ts';
import { type ServerProcess, startServerProcess } from '../../../testing/servers/server-process.ts';
import { openAsSuperuser } from '../../../testing/test-databases.ts';

let folder: string;
let database: TestDatabase;
let superuser: Kysely<Tables>;
let server: ServerProcess;
let officer: TestPerson;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portway-heavy-'));
  database = await makeDatabase('migrated');
  superuser = openAsSuperuser(database.adminUrl);
  const { url, webUrl = '' } = database.place;
  const settings = { DATA_DIR: folder, DATABASE_URL: url, DATABASE_WEB_URL: webUrl, RATE_LIMITS: 'off' };
  server = await startServerProcess(settings);
  await server.ready;
  const id = randomUUID();
  await superuser
    .insertInto('organisation')
    .values({ id, name: 'Northgate Systems', website: null, industry: null })
    .execute();
  officer = await person(
    { superuser },
    {
      role: 'recruiter',
      member: { organisation: id, role: 'member', compliance_role: 'officer' },
    },
  );
  officer = {
    ...officer,
    headers: { Authorization: `Bearer ${await loggedIn(superuser, officer.id, true)}` },
  };
});

afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await superuser.destroy();
  await database.remove();
  rmSync(folder, { recursive: true });
});

const million = 1_000_000;
const head = 'Name,Job title,Start date\n';
const row = 'Amara Okafor,Programmer,05/01/2026\n';

/** The shapes of an attack that kept the site from answering for 203 s, by their names. */
const shapes: readonly (readonly [name: string, status: number, text: () => string])[] = [
  ['9 MB of blank lines', 422, () => '\n'.repeat(9 * million)],
  ['9 MB of blank lines after a row', 200, () => `${head}${row}${'\n'.repeat(9 * million)}`],
  ['one row and 300 KB of blank lines', 200, () => `${head}${row}${'\n'.repeat(300_000)}`],
  ['9 MB of commas with line ends', 422, () => ',\n'.repeat(4.5 * million)],
  [
    '9 MB of carriage returns',
    200,
    () => `${(head + row).replaceAll('\n', '\r')}${'\r'.repeat(9 * million)}`,
  ],
  ['2 million columns', 422, () => `${','.repeat(2 * million)}\n${row}`],
  ['2 million columns in every row', 422, () => `${head}${`${','.repeat(2 * million)}\n`.repeat(4)}`],
  ['9 million columns', 422, () => ','.repeat(9 * million)],
  ['9 million cells in the second row', 422, () => `${head}${','.repeat(9 * million)}`],
  ['9 MB of quotation marks', 422, () => '"'.repeat(9 * million)],
  ['one cell of 9 MB', 422, () => `${head}${'a'.repeat(9 * million)}`],
  ['9 MB of spaces', 422, () => ' '.repeat(9 * million)],
  ['20,000 rows of 150 columns', 200, () => `${heading(150)}${`${'x,'.repeat(149)}x\n`.repeat(20_000)}`],
  ['20,000 rows with every fault', 200, () => `${head}${'=a,,31/02/2026\n'.repeat(20_000)}`],
];

const heading = (columns: number) =>
  `Name,Job title,${Array.from({ length: columns - 2 }, (_, at) => `Column ${at}`).join(',')}\n`;

/** By day the shapes that blocked longest, each by another loop; all of them with `NIGHTLY=1`. */
const byDay = new Set([
  '9 MB of blank lines after a row',
  '9 MB of quotation marks',
  '20,000 rows of 150 columns',
]);
const isNightly = inject('nightly');

it.each(shapes.filter(([name]) => isNightly || byDay.has(name)))(
  '%s: the file is answered, and so is everybody else meanwhile',
  { timeout: 120_000 },
  async (_, status, text) => {
    for (const kind of ['workers', 'absences']) {
      const outcome = await besideOthers(() => send(text(), kind));
      expect([kind, outcome.status]).toEqual([kind, status]);
      const { id } = z.object({ id: z.string().optional() }).parse(outcome.body);
      if (id === undefined || kind === 'absences') continue;
      expect(await besideOthers(() => check(id))).toBe(200);
    }
  },
);

/**
 * In milliseconds. On a calm machine every answer takes under 250; before files were read in threads the slowest took
 * 203 s, and the lightest shape 7 s.
 */
const maxAnswerMs = 2500;

/**
 * Requests `/healthz` all the while. A loop on the thread that answers is slow each time and delays nobody else, a busy
 * machine delays this process too: its own delay is taken off, and the work is tried up to three times.
 */
async function besideOthers<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  let slowestEver = Number.POSITIVE_INFINITY;
  for (let attempt = 1; attempt <= 3; attempt++) {
    const { outcome, slowest } = await slowestBeside(work);
    slowestEver = Math.min(slowestEver, slowest);
    if (slowest <= maxAnswerMs) return outcome;
  }
  throw new Error(`/healthz took ${Math.round(slowestEver)} ms, three times.`);
}

async function slowestBeside<Outcome>(work: () => Promise<Outcome>) {
  const pending = work();
  let isDone = false;
  let slowest = 0;
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const answers = (async () => {
    while (!isDone) {
      delay.reset();
      const start = performance.now();
      expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
      const took = performance.now() - start;
      await setTimeout(10);
      slowest = Math.max(slowest, took - 2 * (Number.isFinite(delay.max) ? delay.max / 1_000_000 : 0));
    }
  })();
  const outcome = await pending.finally(() => {
    isDone = true;
  });
  await answers;
  delay.disable();
  return { outcome, slowest };
}

async function send(text: string, kind: string) {
  const response = await fetch(`${server.origin}/api/sponsor/imports?name=people.csv&kind=${kind}`, {
    method: 'POST',
    headers: officer.headers,
    body: text,
  });
  return { status: response.status, body: await response.json() };
}

async function check(id: string) {
  const columns = { fullName: 0, jobTitle: 1 };
  const response = await fetch(`${server.origin}/api/sponsor/imports/${id}/check`, {
    method: 'POST',
    headers: { ...officer.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ columns, cutOver: '2026-11-01' }),
  });
  return response.status;
}

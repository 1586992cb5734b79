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

async function send(text: string | Uint8Array<ArrayBuffer>, kind: string) {
  const response = await fetch(`${server.origin}/api/sponsor/imports?name=people.csv&kind=${kind}`, {
    method: 'POST',
    headers: officer.headers,
    body: text,
  });
  return { status: response.status, body: await response.json() };
}

async function check(id: string, columns: Readonly<Record<string, number>> = { fullName: 0, jobTitle: 1 }) {
  const response = await fetch(`${server.origin}/api/sponsor/imports/${id}/check`, {
    method: 'POST',
    headers: { ...officer.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ columns, cutOver: '2026-11-01' }),
  });
  return response.status;
}

const days = (count: number) =>
  Array.from({ length: count }, (_, day) => new Date(Date.UTC(1960, 0, 1 + day)).toISOString().slice(0, 10));
const allColumns = { fullName: 0, jobTitle: 1, reference: 2, fromDay: 3, worksOn: 4, passport: 5, email: 6 };
const allHeadings = 'Name,Job title,Reference,From,Days,Passport,Email\n';
const rowOf = (cells: Partial<Record<keyof typeof allColumns, string>>) =>
  `${Object.keys(allColumns)
    .map((column) => Object.entries(cells).find(([name]) => name === column)?.[1] ?? 'a')
    .join(',')}\n`;

/** Other ways, tried after the bounds were set: each is a table or none, and is answered beside others. At night. */
const furtherShapes: readonly (readonly [name: string, text: () => string | Uint8Array<ArrayBuffer>])[] = [
  ['9 MB of carriage returns with line feeds', () => '\r\n'.repeat(4.5 * million)],
  ['a quotation mark in each line', () => '"\n'.repeat(4.5 * million)],
  ['9 MB of empty texts in quotation marks', () => '"",'.repeat(3 * million)],
  ['9 million columns with semicolons', () => ';'.repeat(9 * million)],
  ['9 million columns with tabs', () => `a${'\t'.repeat(9 * million)}\n${row}`],
  ['a text that never ends', () => `${head}"${'a\n'.repeat(4.5 * million)}`],
  ['20,000 rows of 200 empty texts', () => `${heading(200)}${`${'"",'.repeat(140)}""\n`.repeat(20_000)}`],
  ['3 million byte order marks', () => `${head}${'\ufeff'.repeat(3 * million)}\n${row}`],
  ['lines of spaces that are no spaces', () => `${head}${row}${'\u00a0\n'.repeat(3 * million)}`],
  ['3 million separators of lines', () => `${head}${row}${'\u2028'.repeat(3 * million)}`],
  ['9 MB of vertical tabs', () => `${head}${row}${'\v\n'.repeat(4.5 * million)}`],
  ['a row too many for any sheet', () => `${head}${'\n'.repeat(1_048_580)}${row}`],
  ['20,001 rows', () => `${head}${row.repeat(20_001)}`],
  [
    '20,000 days of one worker',
    () =>
      allHeadings +
      days(20_000)
        .map((day) => rowOf({ reference: 'N-1', fromDay: day, worksOn: '', passport: '', email: '' }))
        .join(''),
  ],
  ['one passport 20,000 times', () => allHeadings + rowOf({ passport: 'PA1234567' }).repeat(20_000)],
  [
    '20,000 cells of 450 spaces between days',
    () => allHeadings + rowOf({ worksOn: `mon${' '.repeat(440)}fri` }).repeat(19_000),
  ],
  [
    '20,000 cells of 450 days',
    () => allHeadings + rowOf({ worksOn: `"${'mon,'.repeat(110)}x"` }).repeat(19_000),
  ],
  [
    '90 cells of 90,000 spaces',
    () => allHeadings + rowOf({ worksOn: `1${' '.repeat(90_000)}2`, email: 'a@' }).repeat(90),
  ],
  [
    '20,000 e-mail addresses of 450 full stops',
    () => allHeadings + rowOf({ email: `a@${'a.'.repeat(220)}@` }).repeat(19_000),
  ],
  ['4 million combining marks', () => `${head}a${'\u0301'.repeat(4 * million)},b,c\n`],
  ['9 MB that are no UTF-8', () => new Uint8Array(9 * million).fill(0xff)],
  ['9 MB of zeros', () => new Uint8Array(9 * million)],
];

it.runIf(isNightly).each(furtherShapes)(
  '%s: the file is answered beside others',
  { timeout: 120_000 },
  async (_, text) => {
    for (const kind of ['workers', 'absences']) {
      const outcome = await besideOthers(() => send(text(), kind));
      expect([200, 422]).toContain(outcome.status);
      const { id } = z.object({ id: z.string().optional() }).parse(outcome.body);
      if (id === undefined || kind === 'absences') continue;
      expect([200, 422]).toContain(await besideOthers(() => check(id, allColumns)));
    }
  },
);

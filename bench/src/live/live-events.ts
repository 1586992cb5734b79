import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Measure } from '../measure.ts';
import { alternatingRounds } from '../report/rounds.ts';
import { median, spreadOf } from '../report/statistics.ts';
import { count, short, spread } from '../report/words.ts';
import { ask } from '../serving/ask.ts';
import { freePort, type Serving, startServing } from '../serving/child.ts';
import { serverScript } from '../serving/portway.ts';
import { settledMemory, tellsItsMemory } from '../serving/settled-memory.ts';
import type { Listen, StatusMessage } from './listeners.ts';

/** Logged-in members of one organisation, and a conversation of which all of them are notified. */
interface Audience extends AsyncDisposable {
  readonly tokens: readonly string[];
  /**
   * Writes a message; returns the time just before its commit, in nanoseconds of the machine's monotonic
   * clock.
   */
  write(): Promise<bigint>;
}

const candidate = '00000000-0000-4000-8000-000000000000';
const organisation = '00000000-0000-4000-8000-000000000001';
const application = '00000000-0000-4000-8000-000000000002';

/** Creates this many people in the database. */
async function makeAudience(url: string, size: number): Promise<Audience> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    insert into account (id, email, full_name, role)
      values ('${candidate}', 'candidate@example.com', 'A candidate', 'candidate');
    insert into organisation (id, name) values ('${organisation}', 'Northgate Systems');
    insert into account (id, email, full_name, role)
      select gen_random_uuid(), 'listener-' || n || '@example.com', lpad(n::text, 43, 'A'), 'recruiter'
      from generate_series(1, ${size}) n;
    insert into membership (account, organisation, role)
      select id, '${organisation}', 'viewer' from account where role = 'recruiter';
    insert into session (id, account, token_hash, renewed_at, second_factor, confirmed_at, idle_seconds, began_at,
        last_used_at, ends_at, device, network)
      select gen_random_uuid(), id, encode(sha256(full_name::bytea), 'hex'), now(), false, now(), 86400, now(), now(),
        now() + interval '1 day', 'A bench', '127.0.0.0/24'
      from account where role = 'recruiter';
    insert into application (id, account, organisation, position, company, text)
      values ('${application}', '${candidate}', '${organisation}', 'Engineer', 'Northgate Systems', '');
    insert into conversation (id, application, account, organisation)
      values ('${application}', '${application}', '${candidate}', '${organisation}');
    analyze`);
  let number = 0;
  return {
    tokens: Array.from({ length: size }, (_, index) => String(index + 1).padStart(43, 'A')),
    async write() {
      number += 1;
      await client.query('begin');
      await client.query(
        `insert into message (id, conversation, number, side, author, author_name, text)
         values ($1, $2, $3, 'candidate', $4, 'A candidate', 'Hello')`,
        [randomUUID(), application, number, candidate],
      );
      const at = process.hrtime.bigint();
      await client.query('commit');
      return at;
    },
    [Symbol.asyncDispose]: () => client.end(),
  };
}

const connections = 10_000;
const goals = { kilobytes: 16, milliseconds: 500 } as const;
const title = 'Live events';

/**
 * Ten thousand listeners, compared with bare `node:http` that holds as many responses open and writes the
 * same bytes.
 */
export const liveEvents: Measure = {
  name: 'live',
  async run({ pace, newDatabase }) {
    const folder = mkdtempSync(join(tmpdir(), 'portway-bench-live-'));
    try {
      const { url, webUrl, adminUrl } = await newDatabase();
      await using ours = await start(folder, 'ours', serverScript, {
        ...{ DATABASE_URL: url, DATABASE_WEB_URL: webUrl, RATE_LIMITS: 'off' },
      });
      await using audience = await makeAudience(adminUrl, connections);
      await using us = await listening(ours, folder, '/api/events', audience.tokens);
      await using bare = await start(folder, 'bare', join(import.meta.dirname, 'bare-events.ts'));
      await using them = await listening(bare, folder, '/events', audience.tokens);
      const writeBare = async () => {
        const at = process.hrtime.bigint();
        await ask(bare.port, { path: `/${randomUUID()}`, method: 'POST' });
        return at;
      };
      const [ourTimes = [], bareTimes = []] = await alternatingRounds(
        [() => us.lastAfter(audience.write), () => them.lastAfter(writeBare)],
        pace.rounds,
      );
      return section({ ours: { ...us, times: ourTimes }, bare: { ...them, times: bareTimes } });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

interface Found {
  readonly kilobytes: number;
  readonly times: readonly number[];
}

function section({ ours, bare }: { readonly ours: Found; readonly bare: Found }) {
  const slowest = Math.max(...ours.times);
  const rows = [
    {
      'what is measured': `memory of each of ${count(connections)} connections, in KB`,
      ours: short(ours.kilobytes),
      bare: short(bare.kilobytes),
      goal: `≤ ${goals.kilobytes}`,
    },
    {
      'what is measured': 'an event for all: from its commit to the last delivery, in ms (quartiles)',
      ours: spread(spreadOf(ours.times)),
      bare: spread(spreadOf(bare.times)),
      goal: `≤ ${goals.milliseconds}`,
    },
    {
      'what is measured': 'the slowest of these rounds, in ms',
      ours: short(slowest),
      bare: short(Math.max(...bare.times)),
      goal: '',
    },
  ];
  const missed = [
    ...(ours.kilobytes > goals.kilobytes ? [`A connection takes ${short(ours.kilobytes)} KB`] : []),
    ...(median(ours.times) > goals.milliseconds
      ? [`The last delivery took ${short(median(ours.times))} ms`]
      : []),
  ];
  return { title, about, rows, missed };
}

const about = [
  `${count(connections)} people of one organisation listen, each on a connection of their own to one process; a message to`,
  'that organisation concerns them all. The memory is what the process holds after a collection, less what it held before',
  'they came, divided by their number. The time is from just before the commit until the last of them, in another process,',
  'has the event. The baseline is bare `node:http` that holds as many answers open, with the same head, and writes the same',
  'bytes to each when it is asked to: no database, no session, no numbers.',
];

async function start(
  folder: string,
  name: string,
  script: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Serving & { readonly name: string }> {
  const headFile = join(folder, 'head.json');
  writeFileSync(headFile, JSON.stringify(head));
  const serving = await startServing({
    script,
    args: [headFile],
    port: await freePort(),
    env: {
      DATA_DIR: folder,
      ...tellsItsMemory(join(folder, `${name}.memory`)),
      ...env,
    },
    logFile: join(folder, `${name}.log`),
  });
  return { ...serving, name };
}

/** Roughly our own response headers, so that both servers send equally much. */
const head = ['Content-Type', 'text/event-stream', 'Connection', 'close', 'Cache-Control', 'no-store'];

interface Listening extends AsyncDisposable {
  /** The server's memory per connection. */
  readonly kilobytes: number;
  /** Milliseconds from the time that `write` returns until the last connection has received the event. */
  lastAfter(write: () => Promise<bigint>): Promise<number>;
}

async function listening(
  serving: Serving & { readonly name: string },
  folder: string,
  path: string,
  tokens: readonly string[],
): Promise<Listening> {
  const memoryFile = join(folder, `${serving.name}.memory`);
  // A few connections first, so that one-off allocations are not counted as theirs.
  await using first = await openListeners({ port: serving.port, path, tokens: tokens.slice(0, 100) });
  await first[Symbol.asyncDispose]();
  const before = await settledMemory(serving.pid, memoryFile);
  const { child, [Symbol.asyncDispose]: close } = await openListeners({ port: serving.port, path, tokens });
  const kilobytes = ((await settledMemory(serving.pid, memoryFile)) - before) / tokens.length / 1024;
  return {
    kilobytes,
    async lastAfter(write) {
      const last = nextTold(child);
      const at = await write();
      const message = await last;
      if (!('lastAt' in message)) throw new Error('Something else was told than the last arrival.');
      return Number(BigInt(message.lastAt) - at) / 1_000_000;
    },
    [Symbol.asyncDispose]: close,
  };
}

async function openListeners(request: Listen): Promise<AsyncDisposable & { readonly child: ChildProcess }> {
  const child = fork(join(import.meta.dirname, 'listeners.ts'));
  child.send(request);
  const message = await nextTold(child);
  if (!('open' in message) || message.open !== request.tokens.length)
    throw new Error('Not all could be opened.');
  return {
    child,
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

function nextTold(child: ChildProcess): Promise<StatusMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<StatusMessage>();
  child.once('message', resolve);
  child.once('exit', () => reject(new Error('Those who listen have gone.')));
  return promise;
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Measure } from '../measure.ts';
import { count } from '../report/words.ts';
import { ask } from '../serving/ask.ts';
import { startPortway } from '../serving/portway.ts';
import { sendFile } from './senders.ts';

const uploads = 200;
/** What a server of 1 GB can give this process beside PostgreSQL and the system, in MB. */
const goal = 700;

/** Who sends, and how fast: bytes a second of each. */
const attacks = [
  { who: 'one account, fast', accounts: 1, pace: undefined },
  { who: '100 accounts, fast', accounts: 100, pace: undefined },
  { who: 'one account, 200 KB/s each', accounts: 1, pace: 200_000 },
  { who: '100 accounts, 200 KB/s each', accounts: 100, pace: 200_000 },
] as const;

/** The memory of the server while two hundred files of the maximum size are sent at once. */
export const uploadMemory: Measure = {
  name: 'uploads',
  async run({ newDatabase }) {
    const rows: Record<string, string>[] = [];
    const missed: string[] = [];
    for (const { who, accounts, pace } of attacks) {
      const folder = mkdtempSync(join(tmpdir(), 'portway-bench-uploads-'));
      try {
        const { url, webUrl, adminUrl } = await newDatabase();
        await using server = await startPortway(folder, undefined, {
          ...{ DATABASE_URL: url, DATABASE_WEB_URL: webUrl },
        });
        const tokens = await makeCandidates(adminUrl, accounts);
        const memory = await attacked(server, tokens, pace);
        rows.push({ '200 files of 10 MB from': who, ...inWords(memory) });
        if (memory.most > goal) missed.push(`${who}: ${count(memory.most)} MB, goal ${goal}.`);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }
    return { title: 'Memory under uploads', about, rows, missed };
  },
};

const about = [
  'Two hundred uploads of the maximum size at once, to a server of its own each time. The memory is the resident set of',
  'the server process, read every 50 ms; the slowest response is that of `/healthz`, requested one after another meanwhile.',
  `Goal: ${goal} MB, which leaves PostgreSQL and the system 300 MB of a server of 1 GB.`,
];

interface Found {
  /** In MB. */
  readonly before: number;
  readonly most: number;
  readonly slowestMs: number;
  readonly seconds: number;
  readonly answers: ReadonlyMap<number | string, number>;
}

async function attacked(
  { port, pid }: { readonly port: number; readonly pid: number },
  tokens: readonly string[],
  pace: number | undefined,
): Promise<Found> {
  const before = residentMb(pid);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, residentMb(pid));
  }, 50);
  const start = performance.now();
  let isOver = false;
  const probing = slowestProbe(port, () => isOver);
  const statuses = await Promise.all(
    Array.from({ length: uploads }, (_, index) =>
      sendFile({ port, token: tokens[index % tokens.length] ?? '', pace }),
    ),
  );
  isOver = true;
  clearInterval(watch);
  const answers = new Map<number | string, number>();
  for (const status of statuses) answers.set(status, (answers.get(status) ?? 0) + 1);
  const seconds = (performance.now() - start) / 1000;
  return { before, most, slowestMs: await probing, seconds, answers };
}

async function slowestProbe(port: number, isOver: () => boolean): Promise<number> {
  let slowest = 0;
  while (!isOver()) {
    const start = performance.now();
    // A server that has died shows in the other figures.
    await ask(port, { path: '/healthz' }).catch(() => undefined);
    slowest = Math.max(slowest, performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return slowest;
}

/** Zero once the process has ended. */
function residentMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}

function inWords({ before, most, slowestMs, seconds, answers }: Found): Record<string, string> {
  return {
    'MB before': count(before),
    'MB at most': count(most),
    goal: `≤ ${goal}`,
    'slowest response, ms': count(slowestMs),
    seconds: count(seconds),
    answers: [...answers].map(([status, times]) => `${count(times)} × ${status}`).join(', '),
  };
}

/** Logs in this many candidates, directly in the database, and returns their tokens. */
async function makeCandidates(url: string, size: number): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    insert into account (id, email, full_name, role)
      select gen_random_uuid(), 'sender-' || n || '@example.com', lpad(n::text, 43, 'B'), 'candidate'
      from generate_series(1, ${size}) n;
    insert into session (id, account, token_hash, renewed_at, second_factor, confirmed_at, idle_seconds, began_at,
        last_used_at, ends_at, device, network)
      select gen_random_uuid(), id, encode(sha256(full_name::bytea), 'hex'), now(), false, now(), 86400, now(), now(),
        now() + interval '1 day', 'A bench', '127.0.0.0/24'
      from account;
    analyze`);
  await client.end();
  return Array.from({ length: size }, (_, index) => String(index + 1).padStart(43, 'B'));
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pace } from '../chosen.ts';
import type { Measure } from '../measure.ts';
import { ratioOf } from '../report/ratio.ts';
import { alternatingRounds } from '../report/rounds.ts';
import { median } from '../report/statistics.ts';
import { count, spread } from '../report/words.ts';
import { ask, type BenchRequest } from '../serving/ask.ts';
import { freePort, type Serving, startServing } from '../serving/child.ts';
import { serverScript } from '../serving/portway.ts';
import { sendTraffic } from '../serving/traffic.ts';
import { cpuOf, perSecond, ratioOfCpu } from '../serving/traffic-ratio.ts';

const path = '/api/me/notifications';
const goal = 0.6;
const title = 'A read behind the log-in';

/**
 * A read with session, row-level security, validation and log, compared with the same transaction on bare
 * `node:http`.
 */
export const sessionRead: Measure = {
  name: 'session',
  async run({ pace, newDatabase }) {
    const folder = mkdtempSync(join(tmpdir(), 'portway-bench-session-'));
    const { url, webUrl } = await newDatabase();
    try {
      await using ours = await startOurs(folder, { url, webUrl });
      await using bare = await startBareSession(folder, webUrl);
      const headers = { Authorization: `Bearer ${await someoneLoggedIn(ours.port)}` };
      const question = { path, headers };
      for (const serving of [ours, bare]) await warmUp(serving, question, pace);
      const rounds = await alternatingRounds(
        [ours, bare].map((serving) => () => sendTraffic(serving, question, pace.roundMs)),
        pace.rounds,
      );
      const [us = [], them = []] = rounds;
      const ratio = ratioOf(perSecond(us), perSecond(them));
      const cpuRatio = ratioOfCpu(us, them);
      const ratioReached = cpuRatio ?? ratio;
      const row = {
        'what is asked': `GET ${path}`,
        'ours a second': count(median(perSecond(us))),
        'bare a second': count(median(perSecond(them))),
        'ratio (quartiles)': spread(ratio),
        'processor time, ours / bare': `${cpuOf(us)} / ${cpuOf(them)} µs`,
        'its ratio (quartiles)': cpuRatio === undefined ? '–' : spread(cpuRatio),
        goal: `≥ ${goal}`,
      };
      const missed =
        ratioReached.median < goal ? [`${path}: ${spread(ratioReached)} of the baseline, goal ${goal}.`] : [];
      return { title, about, rows: [row], missed };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

const about = [
  'Ours and the baseline are each a process of their own on one PostgreSQL, with ten connections each. The baseline is bare',
  '`node:http` that makes the same transaction with the same statements in as many round trips: begin, role, session by',
  'its token’s hash, caller, the question, commit; it makes the same checks of the session. Ours also validates, renews tokens,',
  'sets its headers and writes its log. Both wait for the same PostgreSQL, which does most of the work, so the goal is held to',
  'the processor time that each process itself spends on a request.',
];

/** Until most of the code is compiled: compiling takes processor time too, and ours has more code than the baseline. */
async function warmUp(serving: Serving, question: BenchRequest, { rounds, roundMs }: Pace): Promise<void> {
  for (let sentCount = 0; sentCount < rounds * 1000; ) {
    const { perSecond: rate } = await sendTraffic(serving, question, roundMs);
    sentCount += (rate * roundMs) / 1000;
  }
}

async function startOurs(
  folder: string,
  { url, webUrl }: { readonly url: string; readonly webUrl: string },
): Promise<Serving> {
  return await startServing({
    script: serverScript,
    port: await freePort(),
    env: { DATA_DIR: folder, DATABASE_URL: url, DATABASE_WEB_URL: webUrl, RATE_LIMITS: 'off' },
    logFile: join(folder, 'ours.log'),
  });
}

async function startBareSession(folder: string, url: string): Promise<Serving> {
  return await startServing({
    script: join(import.meta.dirname, 'bare-session.ts'),
    port: await freePort(),
    env: { DATABASE_URL: url },
    logFile: join(folder, 'bare.log'),
  });
}

/** Signs up through the API and returns the token. */
async function someoneLoggedIn(port: number): Promise<string> {
  const email = 'bench@example.com';
  const password = 'quiet copper lantern drift';
  await post(port, '/api/auth/signup', { fullName: 'A bench', email, password, role: 'candidate' });
  const mails = (await ask(port, { path: '/dev/mailbox.json' })).body.toString();
  const otp = /(\d{6}) is your code/.exec(mails)?.[1];
  await post(port, '/api/auth/verify-otp', { email, otp });
  const loggedIn = await post(port, '/api/auth/login', { email, password });
  const token = /"token":"([\w-]{43})"/.exec(loggedIn)?.[1];
  if (token === undefined) throw new Error(`The bench could not log in: ${loggedIn}`);
  const headers = { ...json, Authorization: `Bearer ${token}` };
  const mail = { messages: 'at-once', applications: 'at-once', applicants: 'at-once', jobs: 'daily' };
  const body = JSON.stringify({ ...mail, jobAlerts: true, productNews: false });
  const { status } = await ask(port, { path, method: 'PUT', headers, body });
  if (status !== 200) throw new Error(`The bench could not choose its emails: ${status}`);
  return token;
}

const json = { 'Content-Type': 'application/json' };

async function post(port: number, to: string, body: unknown): Promise<string> {
  const response = await ask(port, {
    path: to,
    method: 'POST',
    headers: json,
    body: JSON.stringify(body),
  });
  return response.body.toString();
}

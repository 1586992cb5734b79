import { existsSync } from 'node:fs';
import { findChromium } from '../lighthouse/browser.ts';
import type { Ground, Measure } from '../measure.ts';
import type { Row, Section } from '../report/section.ts';
import { median, spreadOf } from '../report/statistics.ts';
import { count, spread } from '../report/words.ts';
import { ask } from '../serving/ask.ts';
import { startPortway } from '../serving/portway.ts';
import { type LineOfVisitor, lines } from './lines.ts';
import { type Credentials, type Visit, visit } from './visit.ts';

const title = 'From the log-in to the first content';
const maxRounds = 5;
const debian = '/usr/bin/chromium-headless-shell';

/** By hand, and filled in by a password manager and sent at once. */
const paces = [
  { name: 'typed in 8 s', typingMs: 8_000 },
  { name: 'filled in and sent at once', typingMs: 0 },
] as const;

/** How long a log-in takes until its page is there, and the change to another page; on two lines. */
export const logIn: Measure = {
  name: 'log-in',
  async run(ground) {
    const executablePath = existsSync(debian) ? debian : await findChromium();
    if (executablePath === undefined) {
      const about = ['Not measured: there is no Chromium on this machine. The browser tests fetch one.'];
      return { title, about, rows: [], missed: [] };
    }
    return await measured(executablePath, ground);
  },
};

interface Case {
  readonly line: LineOfVisitor;
  readonly pace: (typeof paces)[number];
  readonly visits: readonly Visit[];
}

async function measured(executablePath: string, ground: Ground): Promise<Section> {
  const { chromium } = await import('@playwright/test');
  await using portway = await startPortway(await ground.dataFolder());
  await using browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const who = await candidate(portway.port);
  const origin = `http://localhost:${portway.port}`;
  const cases: Case[] = [];
  for (const line of lines) {
    for (const pace of paces) {
      const visits: Visit[] = [];
      for (let round = 0; round < Math.min(maxRounds, ground.pace.rounds); round++)
        visits.push(await visit(browser, origin, { ...who, line, typingMs: pace.typingMs }));
      cases.push({ line, pace, visits });
    }
  }
  return {
    title,
    about: [
      'A new candidate on a phone of 360 px with an empty cache, in Chromium: from the press of “Submit” to the heading of Home,',
      'and from a press in the bar to the heading of “Applied”. Requests and bytes are those until all is there, with the event',
      'stream, and without what the browser had. Slow 3G is 400 ms and 50,000 bytes a second.',
    ],
    rows: cases.map(rowOf),
    missed: cases.flatMap(missedBy),
  };
}

function rowOf({ line, pace, visits }: Case): Row {
  const milliseconds = (step: 'logIn' | 'routeChange') =>
    spread(spreadOf(visits.map((one) => one[step].ms)), count);
  const figure = (step: 'logIn' | 'routeChange', unit: 'requests' | 'bytes') =>
    count(median(visits.map((one) => one[step][unit])));
  return {
    line: `${line.name}, ${pace.name}`,
    'log-in, ms (quartiles)': milliseconds('logIn'),
    requests: figure('logIn', 'requests'),
    bytes: figure('logIn', 'bytes'),
    'reads asked twice': String(Math.max(...visits.map(({ readTwice }) => readTwice.length))),
    'next page, ms (quartiles)': milliseconds('routeChange'),
    'its requests': figure('routeChange', 'requests'),
    'its bytes': figure('routeChange', 'bytes'),
  };
}

function missedBy({ line, pace, visits }: Case): string[] {
  const misses = [
    ['log-in', median(visits.map((one) => one.logIn.ms)), line.goals.logIn],
    ['next page', median(visits.map((one) => one.routeChange.ms)), line.goals.routeChange],
  ] as const;
  return misses.flatMap(([step, ms, goal]) =>
    goal !== undefined && ms > goal
      ? [`${line.name}, ${pace.name}: ${step} ${count(ms)} ms, goal ${count(goal)}.`]
      : [],
  );
}

/** The code in the subject of the newest email of a mailbox, as JSON. */
const codeInSubject = /"subject":"[^"]*?\b(\d{6})\b/;

/** Signs a candidate up. */
async function candidate(port: number): Promise<Credentials> {
  const who = { email: 'bench.candidate@example.com', password: 'violet kettle under stairs' };
  await post(port, '/api/auth/signup', { ...who, fullName: 'Amara Okafor', role: 'candidate' });
  for (let tries = 0; tries < 100; tries++) {
    const { body } = await ask(port, { path: `/dev/mailbox.json?to=${who.email}` });
    const code = codeInSubject.exec(body.toString())?.[1];
    if (code !== undefined) {
      await post(port, '/api/auth/verify-otp', { email: who.email, otp: code });
      return who;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('No code was mailed.');
}

async function post(port: number, path: string, body: object): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const { status } = await ask(port, { path, method: 'POST', headers, body: JSON.stringify(body) });
  if (status >= 300) throw new Error(`${path} answers ${status}`);
}

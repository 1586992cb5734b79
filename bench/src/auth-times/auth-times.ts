import type { Measure } from '../measure.ts';
import { ratioOf } from '../report/ratio.ts';
import { alternatingRounds } from '../report/rounds.ts';
import type { Row } from '../report/section.ts';
import { spreadOf } from '../report/statistics.ts';
import { short, spread } from '../report/words.ts';
import { ask } from '../serving/ask.ts';
import type { Serving } from '../serving/child.ts';
import { startPortway } from '../serving/portway.ts';

const addresses = 20;
const mayDiffer = 0.1;
const password = 'quiet copper lantern drift';
const otp = '000000';

interface Attempt {
  readonly path: string;
  readonly more: Readonly<Record<string, string>>;
}

const attempts: readonly Attempt[] = [
  { path: '/api/auth/signup', more: { fullName: 'A Stranger', password, role: 'candidate' } },
  { path: '/api/auth/login', more: { password: 'not the password of it' } },
  { path: '/api/auth/forgot', more: {} },
  { path: '/api/auth/resend-otp', more: {} },
  { path: '/api/auth/verify-otp', more: { otp } },
  { path: '/api/auth/reset', more: { otp, password } },
];

/** Whether response times reveal to a stranger that an address has an account. */
export const authTimes: Measure = {
  name: 'auth-times',
  async run(ground) {
    await using portway = await startPortway(await ground.dataFolder());
    const stamp = Date.now().toString(36);
    const addressesOf = (kind: string) =>
      Array.from({ length: addresses }, (_, number) => `${kind}-${number}-${stamp}@example.com`);
    const [registered, unknown] = [addressesOf('known'), addressesOf('other')];
    for (const email of registered) await makeAccount(portway, email);
    const comparisons: Compared[] = [];
    for (const attempt of attempts)
      comparisons.push(
        await compare(attempt, { portway, known: registered, unknown, rounds: ground.pace.rounds }),
      );
    return {
      title: 'What the time of an answer tells of an address',
      about: [
        `One of ${addresses} addresses with an account and one of ${addresses} without in turn, each ${ground.pace.rounds} times. The ratio is of`,
        `each pair. Goal: its median within ${mayDiffer * 100} % of 1. That the same work is done, statement by statement, a test shows.`,
      ],
      rows: comparisons.map(({ row }) => row),
      missed: comparisons.flatMap(({ missed }) => missed),
    };
  },
};

interface Arena {
  readonly portway: Serving;
  readonly known: readonly string[];
  readonly unknown: readonly string[];
  readonly rounds: number;
}

interface Compared {
  readonly row: Row;
  readonly missed: readonly string[];
}

async function compare(attempt: Attempt, { portway, known, unknown, rounds }: Arena): Promise<Compared> {
  const [ours = [], others = []] = await alternatingRounds(
    [known, unknown].map((emails) => () => wait(portway, attempt, emails)),
    rounds * addresses,
  );
  const ratio = ratioOf(ours, others);
  const row = {
    'what is asked': attempt.path,
    'with an account (quartiles)': `${spread(spreadOf(ours))} ms`,
    without: `${spread(spreadOf(others))} ms`,
    'with ÷ without': spread(ratio),
  };
  const differs = Math.abs(ratio.median - 1) > mayDiffer;
  return { row, missed: differs ? [`${attempt.path} differs by ${short(ratio.median)}.`] : [] };
}

let turn = 0;

/** Sends the request for the next of the addresses; returns how long it took, in milliseconds. */
async function wait(portway: Serving, { path, more }: Attempt, emails: readonly string[]): Promise<number> {
  turn += 1;
  const email = emails[Math.floor(turn / 2) % emails.length];
  const started = performance.now();
  await post(portway, path, { email, ...more });
  return performance.now() - started;
}

async function makeAccount(portway: Serving, email: string): Promise<void> {
  await post(portway, '/api/auth/signup', { fullName: 'A bench', email, password, role: 'candidate' });
  const mails = (await ask(portway.port, { path: '/dev/mailbox.json' })).body.toString();
  const code = /(\d{6}) is your code/.exec(mails)?.[1];
  const verified = await post(portway, '/api/auth/verify-otp', { email, otp: code });
  if (!verified.includes('OTP Verified')) throw new Error(`The bench could not make an account: ${verified}`);
}

async function post({ port }: Serving, path: string, body: unknown): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  return (await ask(port, { path, method: 'POST', headers, body: JSON.stringify(body) })).body.toString();
}

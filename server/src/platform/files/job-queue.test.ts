import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { jobQueue } from './job-queue.ts';

const shortMs = 60;
let accounts = 0;
const askerOf = (organisation: string | null, account = `${organisation} ${accounts++}`) => ({
  organisation,
  account,
  signal: new AbortController().signal,
});

/** A queue of jobs that each take so many milliseconds unless they give way. */
function makeQueue(lanes = 2) {
  const order: string[] = [];
  const queue = jobQueue('busy', { lanes, shortMs });
  const run = (name: string, asker: ReturnType<typeof askerOf>, ms: number) =>
    queue.run(name, asker, async (given) => {
      const outcome = await setTimeout(ms, 'done', { signal: given }).catch(() => 'busy');
      if (outcome === 'done') order.push(name);
      return outcome;
    });
  return { order, run };
}

it('one organisation takes four places of twenty, one account two, and the others get theirs', async () => {
  const { run } = makeQueue();
  const greedy = askerOf('greedy', 'one account');
  const ofGreedy = [
    run('a', greedy, 20),
    run('b', greedy, 20),
    run('c', greedy, 20),
    ...['d', 'e', 'f'].map((name) => run(name, askerOf('greedy'), 20)),
  ];
  expect(await Promise.all(ofGreedy)).toEqual(['done', 'done', 'busy', 'done', 'done', 'busy']);
  const everybody = Array.from({ length: 21 }, (_, at) =>
    run(`job ${at}`, askerOf(`organisation ${at}`), 10),
  );
  expect((await Promise.all(everybody)).filter((outcome) => outcome === 'busy')).toHaveLength(1);
});

it.each([1, 2])(
  'with %i lanes a short job does not wait for endless ones of another organisation',
  async (lanes) => {
    const { order, run } = makeQueue(lanes);
    const leaver = new AbortController();
    const endless = ['a', 'b', 'c', 'd'].map((name) =>
      run(name, { ...askerOf('greedy'), signal: leaver.signal }, 600_000),
    );
    await setTimeout(shortMs * 2);
    expect(await run('short', askerOf('other'), 5)).toBe('done');
    expect(order).toEqual(['short']);
    leaver.abort();
    expect(await Promise.all(endless)).toEqual(['busy', 'busy', 'busy', 'busy']);
  },
);

it('a long job runs to its end where nobody waits, and again after it gave way', async () => {
  const { order, run } = makeQueue(1);
  const long = run('long', askerOf('one'), shortMs * 5);
  await setTimeout(shortMs * 2);
  const short = run('short', askerOf('other'), 1);
  expect(await Promise.all([long, short])).toEqual(['done', 'done']);
  expect(order).toEqual(['short', 'long']);
});

it('who has used least is next, however early the others came', async () => {
  const { order, run } = makeQueue(1);
  const runs = [
    ...['a', 'b', 'c', 'd'].map((name) => run(name, askerOf('first'), 20)),
    run('mine', askerOf('second'), 20),
    run('theirs', askerOf(null, 'a candidate'), 20),
  ];
  await Promise.all(runs);
  expect(order.slice(0, 3)).toEqual(['a', 'mine', 'theirs']);
});

it('a job whose askers have all gone gives its place away', async () => {
  const { run } = makeQueue(1);
  const leaver = new AbortController();
  const firstRun = run('left', { ...askerOf('one'), signal: leaver.signal }, 5000);
  const secondRun = run('waiting', { ...askerOf('one'), signal: leaver.signal }, 5000);
  leaver.abort();
  expect(await Promise.all([firstRun, secondRun, run('next', askerOf('one'), 1)])).toEqual([
    'busy',
    'busy',
    'done',
  ]);
});

it('a job that fails tells all who asked, and the next one runs', async () => {
  const queue = jobQueue<string>('busy', { lanes: 1 });
  const failing = () => Promise.reject(new Error('A disk is full.'));
  const failures = [queue.run('a', askerOf('one'), failing), queue.run('a', askerOf('two'), failing)];
  for (const outcome of await Promise.allSettled(failures)) expect(outcome.status).toBe('rejected');
  expect(await queue.run('a', askerOf('one'), async () => 'done')).toBe('done');
});

import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { concurrencyLimit } from './concurrency-limit.ts';
import { newsIn } from './notifications.ts';
import { Stream } from './stream.ts';

/** A stream of an account with events in a table, and what was written. */
function streamOf(last: () => number) {
  const writes: string[] = [];
  let reads = 0;
  const stream = new Stream(
    { account: 'a', session: 's', endsAt: 100_000 },
    {
      async read(_, after) {
        reads += 1;
        const upTo = last();
        await setTimeout(1);
        const numbers = Array.from({ length: Math.max(0, upTo - after) }, (_, index) => after + index + 1);
        return { text: numbers.join(','), upTo: Math.max(after, upTo) };
      },
      left: () => writes.push('left'),
    },
  );
  stream.start({ upTo: 3, text: '' });
  stream.writeTo({ write: (text) => writes.push(text), end: () => writes.push('end') }, 0);
  return { stream, written: writes, reads: () => reads };
}

it('writes the next event when notified of it, and nothing twice, without a query', () => {
  const { stream, written, reads } = streamOf(() => 3);
  for (const number of [4, 4, 2, 5]) stream.hear(number, `event ${number}`);
  expect([written, reads()]).toEqual([['id: 4\nevent 4', 'id: 5\nevent 5'], 0]);
});

it('reads events it was not notified of, and those it is notified of meanwhile', async () => {
  let last = 6;
  const { stream, written, reads } = streamOf(() => last);
  stream.hear(6, 'event 6');
  last = 8;
  stream.hear(7, 'event 7');
  stream.hear(8, 'event 8');
  await expect.poll(() => written.length).toBe(2);
  stream.hear(9, 'event 9');
  expect([written, reads()]).toEqual([['4,5,6', '7,8', 'id: 9\nevent 9'], 2]);
});

it('stops reading at a number that does not exist', async () => {
  const { stream, written, reads } = streamOf(() => 3);
  stream.reach(90);
  await setTimeout(20);
  expect([written, reads()]).toEqual([[], 1]);
});

it('sends a heartbeat after a silence, and ends at its time limit', () => {
  const { stream, written } = streamOf(() => 3);
  for (const moment of [24_999, 25_000, 49_999, 100_000, 100_001]) stream.beat(moment);
  stream.hear(4, 'event 4');
  expect(written.slice(0, 3)).toEqual([':\n\n', 'end', 'left']);
});

it('reads the numbers of a notification', () => {
  expect(newsIn('message s a:1 b:22')).toEqual({
    kind: 'message',
    subject: 's',
    numbers: [
      ['a', 1],
      ['b', 22],
    ],
  });
});

it('runs few tasks at once, and continues after one fails', async () => {
  const gate = concurrencyLimit(2);
  let [now, most] = [0, 0];
  const work = (fails: boolean) =>
    gate(async () => {
      now += 1;
      most = Math.max(most, now);
      await setTimeout(2);
      now -= 1;
      if (fails) throw new Error('failed');
      return 'done';
    });
  const outcomes = await Promise.allSettled([true, false, true, false, false].map(work));
  expect([most, outcomes.map(({ status }) => status)]).toEqual([
    2,
    ['rejected', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled'],
  ]);
});

import { expect, it } from 'vitest';
import { thinnedFaults } from './thinned-faults.ts';

it('a fault that every worker meets again and again is said once a minute, and another at once', () => {
  let now = 0;
  const messages: string[] = [];
  const meet = thinnedFaults(
    (message) => messages.push(message),
    () => now,
  );
  const refused = 'connect ECONNREFUSED 127.0.0.1:5432';
  for (const worker of ['mail, Worker: 1', 'mail, Worker: 2', 'mail-dead, Worker: 3'])
    meet(`${refused} (Queue: ${worker})`);
  meet(refused);
  meet('the database system is starting up');
  now = 59_999;
  meet(refused);
  now = 60_000;
  meet(refused);
  expect(messages).toEqual([
    `${refused} (Queue: mail, Worker: 1)`,
    'the database system is starting up',
    refused,
  ]);
});

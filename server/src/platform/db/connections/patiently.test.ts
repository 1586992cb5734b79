import { expect, it } from 'vitest';
import { patiently } from './patiently.ts';

/** A database that answers with these errors, each after ten seconds, and then. */
function late(...errors: Error[]) {
  let now = 0;
  let attempts = 0;
  const ask = async () => {
    now += 10_000;
    attempts += 1;
    const error = errors.shift();
    if (error !== undefined) throw error;
    return 'here';
  };
  return { ask, now: () => now, asked: () => attempts };
}

const timeout = () => new Error('Connection terminated due to connection timeout');

it('a database that answers after two timeouts is used', async () => {
  const database = late(timeout(), timeout());
  expect(await patiently(database.ask, database.now)).toBe('here');
  expect(database.asked()).toBe(3);
});

it('one that answers nothing for half a minute is given up', async () => {
  const database = late(timeout(), timeout(), timeout(), timeout());
  await expect(patiently(database.ask, database.now)).rejects.toThrow('connection timeout');
  expect(database.asked()).toBe(3);
});

it('one that refuses is not asked again', async () => {
  const database = late(new Error('connect ECONNREFUSED 127.0.0.1:5432'));
  await expect(patiently(database.ask, database.now)).rejects.toThrow('ECONNREFUSED');
  expect(database.asked()).toBe(1);
});

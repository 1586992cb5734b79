import { expect, it } from 'vitest';
import { expectAllThere, expectAllWritten, killAgainAndAgain } from './testing/servers/nothing-lost.ts';
import { startSenders } from './testing/servers/steady-senders.ts';
import { makeParties, startWriters } from './testing/servers/steady-writers.ts';
import { startTwoServers } from './testing/servers/two-servers.ts';

/** How often one of the two is killed; `KILL_ROUNDS=200` makes a long evening of it. */
const rounds = Number(process.env.KILL_ROUNDS ?? 2);
/** A server that starts again has to share the machine with the one that serves. */
const restMs = 150;

it('of two processes either may be killed while people send: they go on at the other, and nothing answered is lost', {
  timeout: 90_000 + rounds * 40_000,
}, async () => {
  await using site = await startTwoServers({
    settings: { RATE_LIMITS: 'off', STAFF_EMAIL: 'desk@portway.example' },
  });
  const origins = site.servers.map(({ origin }) => origin);
  const senders = await startSenders(origins, 3, restMs);
  const writers = startWriters(origins, await makeParties(site.superuser), restMs);
  let longestMs = 0;
  await killAgainAndAgain(senders, rounds, async (round) => {
    const killed = site.servers[round % 2 === 0 ? 0 : 1];
    await killed.kill();
    const since = performance.now();
    const before = Object.values(senders.acknowledged).flat().length;
    await expect
      .poll(() => Object.values(senders.acknowledged).flat().length, { timeout: 30_000, interval: 5 })
      .toBeGreaterThan(before);
    longestMs = Math.max(longestMs, performance.now() - since);
    await killed.start();
  });
  await Promise.all([senders.stop(), writers.stop()]);
  await expectAllThere(senders, site.superuser);
  await expectAllWritten(writers, site.superuser);
  const acknowledgedCount = Object.values(senders.acknowledged).flat().length + writers.acknowledged.length;
  console.info(
    `${rounds} kills of either process: ${acknowledgedCount} requests answered, none lost; the other answered after ${Math.round(longestMs)} ms at most`,
  );
});

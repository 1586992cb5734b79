import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Listener } from '../database.ts';

interface Place {
  readonly url: string;
  readonly onWarning: (message: string) => void;
}

const firstPause = 200;
const longestPause = 5_000;
/** A connection whose other end is gone is silent, so it is pinged regularly. */
const askEvery = 20_000;

/** Listens on a connection of its own, which is re-established whenever it is lost. */
export async function listenOnPostgres(
  { url, onWarning }: Place,
  channel: string,
  listener: Listener,
): Promise<() => Promise<void>> {
  let isOver = false;
  let client = await connected(url, channel, listener);

  async function keepListening(): Promise<void> {
    while (!isOver) {
      await untilLost(client);
      if (isOver) return;
      onWarning('The connection for live events was lost.');
      const next = await reconnect();
      if (next === undefined) return;
      client = next;
      listener.again();
    }
  }

  async function reconnect(): Promise<pg.Client | undefined> {
    for (let pause = firstPause; !isOver; pause = Math.min(longestPause, pause * 2)) {
      await setTimeout(pause, undefined, { ref: false });
      const next = await connected(url, channel, listener).catch(() => undefined);
      if (next !== undefined && isOver) await next.end();
      else if (next !== undefined) return next;
    }
    return undefined;
  }

  void keepListening();
  return async () => {
    isOver = true;
    await client.end().catch(() => undefined);
  };
}

async function connected(url: string, channel: string, { onNotification }: Listener): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'portway-live',
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
    keepAlive: true,
  });
  // The promise for its end rejects too.
  client.on('error', () => undefined);
  client.on('notification', ({ payload = '' }) => onNotification(payload));
  try {
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** Resolves when the connection has ended or stopped responding. */
async function untilLost(client: pg.Client): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  client.once('end', resolve);
  const asking = setInterval(() => {
    client.query('select 1').catch(() => {
      resolve();
      client.end().catch(() => undefined);
    });
  }, askEvery);
  asking.unref();
  await promise;
  clearInterval(asking);
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { makeDatabase, type TestDatabase } from '../databases.ts';
import { freePort, type TestSite } from '../test-app.ts';
import { openAsSuperuser } from '../test-databases.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** One of two processes of the site, as a caller reaches it. */
export interface OneServer extends Pick<TestSite, 'ask' | 'origin'> {
  /** What it has written since it was started last. */
  output(): string;
  /** Kills it, and waits for its end. */
  kill(): Promise<void>;
  /** Starts it again at the same address, and waits until it is ready. */
  start(): Promise<void>;
}

export interface TwoServers extends AsyncDisposable {
  readonly servers: readonly [OneServer, OneServer];
  readonly made: TestDatabase;
  /** Every row, no matter whose. */
  readonly superuser: Kysely<Tables>;
}

export interface TwoServersOptions {
  readonly settings?: Readonly<Record<string, string>>;
  /** Empty, both find at the same moment that they have to make everything. */
  readonly database?: 'empty' | 'migrated';
  /** Instead of the addresses of the database itself, such as those of a pooler. */
  readonly addresses?: (place: TestDatabase['place']) => Readonly<Record<string, string>>;
}

/** Two processes of the site on one database, each with a folder of its own, started at the same moment. */
export async function startTwoServers({
  settings,
  database = 'migrated',
  addresses = direct,
}: TwoServersOptions): Promise<TwoServers> {
  const testDatabase = await makeDatabase(database);
  const folder = mkdtempSync(join(tmpdir(), 'portway-two-'));
  const shared = {
    APP_SECRET: 'a secret that both of the processes have',
    ...addresses(testDatabase.place),
    ...settings,
  };
  const one = await server({ ...shared, DATA_DIR: join(folder, 'one') });
  const other = await server({ ...shared, DATA_DIR: join(folder, 'other') });
  const superuser = openAsSuperuser(testDatabase.adminUrl);
  const stop = async () => {
    await Promise.all([one.kill(), other.kill()]);
    await superuser.destroy();
    await testDatabase.remove();
    rmSync(folder, { recursive: true });
  };
  try {
    await Promise.all([one.start(), other.start()]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { servers: [one, other], made: testDatabase, superuser, [Symbol.asyncDispose]: stop };
}

const direct = ({ url, webUrl = url }: TestDatabase['place']) => ({
  DATABASE_URL: url,
  DATABASE_WEB_URL: webUrl,
});

async function server(settings: Record<string, string>): Promise<OneServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  let process: ServerProcess | undefined;
  return {
    origin,
    ask: (path, init) => fetch(origin + path, { redirect: 'manual', ...init }),
    output: () => process?.output() ?? '',
    async kill() {
      process?.child.kill('SIGKILL');
      await process?.ended;
    },
    async start() {
      process = await startServerProcess({ ...settings, PORT: String(port) });
      await process.ready;
    },
  };
}

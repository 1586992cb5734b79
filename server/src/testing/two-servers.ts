import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';
import { makeDatabase, type TestDatabase } from './databases.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import type { TestSite } from './test-app.ts';
import { openAsSuperuser } from './test-databases.ts';

/** One of two processes of the site, as a caller reaches it. */
export interface OneServer extends Pick<TestSite, 'ask' | 'origin'> {
  readonly process: ServerProcess;
}

export interface TwoServers extends AsyncDisposable {
  readonly servers: readonly [OneServer, OneServer];
  readonly made: TestDatabase;
  /** Every row, no matter whose. */
  readonly superuser: Kysely<Tables>;
}

/**
 * Two processes of the site on one database, each with a folder of its own, started at the same moment. On an empty
 * database both find that they have to make everything.
 */
export async function startTwoServers(
  settings: Record<string, string>,
  database: 'empty' | 'migrated' = 'migrated',
): Promise<TwoServers> {
  const made = await makeDatabase(database);
  const { url, webUrl = url } = made.place;
  const folder = mkdtempSync(join(tmpdir(), 'portway-two-'));
  const shared = {
    ...{
      DATABASE_URL: url,
      DATABASE_WEB_URL: webUrl,
      APP_SECRET: 'a secret that both of the processes have',
    },
    ...settings,
  };
  const start = (name: string) => startServerProcess({ ...shared, DATA_DIR: join(folder, name) });
  const processes = await Promise.all([start('one'), start('other')]);
  const superuser = openAsSuperuser(made.adminUrl);
  const stop = async () => {
    for (const { child } of processes) child.kill('SIGKILL');
    await Promise.all(processes.map(({ ended }) => ended));
    await superuser.destroy();
    await made.remove();
    rmSync(folder, { recursive: true });
  };
  try {
    await Promise.all(processes.map(({ ready }) => ready));
  } catch (error) {
    await stop();
    throw error;
  }
  const [one, other] = processes;
  return { servers: [reached(one), reached(other)], made, superuser, [Symbol.asyncDispose]: stop };
}

function reached(process: ServerProcess): OneServer {
  const { origin } = process;
  return {
    process,
    origin,
    ask: (path, init) => fetch(origin + path, { redirect: 'manual', ...init }),
  };
}

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ensureCluster } from './cluster.ts';
import { addressesOf } from './embedded.ts';
import { makeRolesOn, ownerLogIn, webLogIn } from './log-ins.ts';
import { startPostgres } from './postgres-process.ts';
import { placePrograms } from './programs.ts';
import { chooseRunAs } from './run-as.ts';

/** A PostgreSQL for tests and measurements, which is gone when it is stopped. */
export interface TemporaryPostgres {
  /** As its superuser. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Nothing has to outlive the tests, so nothing waits for the disk. */
const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Starts an empty one, with the log-ins of a site: with the settings of a real one unless it may be careless. */
export async function startTemporaryPostgres(how: 'real' | 'careless'): Promise<TemporaryPostgres> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portway-postgres-'));
  // As root, PostgreSQL runs as somebody else, who must get there.
  chmodSync(dataDir, 0o755);
  const programs = placePrograms(dataDir);
  const folder = join(dataDir, 'postgres');
  const place = { folder, programs, runAs: chooseRunAs(programs.postgres), careless: how === 'careless' };
  await ensureCluster(place);
  const server = await startPostgres({
    ...place,
    logFile: join(dataDir, 'postgres.log'),
    settings: ['max_connections=300', ...(how === 'careless' ? careless : [])],
    say: () => {},
    onWarning: (message) => console.warn(message),
  });
  const url = addressesOf(server.door).setUpUrl;
  await makeRolesOn(url);
  return {
    url,
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A database by each of its log-ins. */
export interface NewDatabase {
  readonly url: string;
  readonly webUrl: string;
  readonly adminUrl: string;
}

/** Makes a database of this name: empty, or a copy of another to which nobody is connected. */
export async function newDatabase(server: string, name: string, copyOf?: string): Promise<NewDatabase> {
  const from = copyOf === undefined ? '' : `template ${copyOf} strategy file_copy`;
  await asAdministrator(server, `drop database if exists ${name} with (force)`);
  await asAdministrator(server, `create database ${name} owner ${ownerLogIn} ${from}`);
  return {
    url: addressOf(server, name, ownerLogIn),
    webUrl: addressOf(server, name, webLogIn),
    adminUrl: addressOf(server, name),
  };
}

/** The address of a database of a server for a log-in, without a password. */
function addressOf(server: string, database: string, user?: string): string {
  const [start = '', query = ''] = server.split('?');
  const parameters = new URLSearchParams(query);
  if (user !== undefined) parameters.set('user', user);
  const rest = parameters.size === 0 ? '' : `?${parameters}`;
  return start.replace(/[^/]*$/, database) + rest;
}

/** Runs a statement on the server's own database, and gives the number of its rows. */
export async function asAdministrator(server: string, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return (await client.query(statement)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

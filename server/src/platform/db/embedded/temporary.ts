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

/** Nothing has to survive the tests, so writes are not flushed. */
const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts an empty one with the log-ins of a site, and with production settings unless durability may be off.
 */
export async function startTemporaryPostgres(how: 'real' | 'careless') {
  const dataDir = mkdtempSync(join(tmpdir(), 'portway-postgres-'));
  // For root, PostgreSQL runs as another user, who needs access to the folder.
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
  /** As its superuser. */
  const url = addressesOf(server.door).setUpUrl;
  await makeRolesOn(url);
  return {
    url,
    async stop(): Promise<void> {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A PostgreSQL for tests and measurements, deleted when it is stopped. */
export type TemporaryPostgres = Awaited<ReturnType<typeof startTemporaryPostgres>>;

/** The URLs of a database for each of its log-ins. */
export interface NewDatabase {
  readonly url: string;
  readonly webUrl: string;
  readonly adminUrl: string;
}

/** Creates a database of this name: empty, or a copy of another that has no connections. */
export async function newDatabase(server: string, name: string, copyOf?: string): Promise<NewDatabase> {
  const from = copyOf === undefined ? '' : `template ${copyOf} strategy file_copy`;
  await asAdministrator(
    server,
    `drop database if exists ${name} with (force)`,
    `create database ${name} owner ${ownerLogIn} ${from}`,
  );
  return {
    url: addressOf(server, name, ownerLogIn),
    webUrl: addressOf(server, name, webLogIn),
    adminUrl: addressOf(server, name),
  };
}

/** The URL of a server's database for a log-in, without a password. */
function addressOf(server: string, database: string, user?: string): string {
  const [start = '', query = ''] = server.split('?');
  const parameters = new URLSearchParams(query);
  if (user !== undefined) parameters.set('user', user);
  const rest = parameters.size === 0 ? '' : `?${parameters}`;
  return start.replace(/[^/]*$/, database) + rest;
}

/** Runs statements one after another, over one connection to the server's own database. */
export async function asAdministrator(server: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

import { randomBytes } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  type FolderLock,
  holderOf,
  inWords,
  joinUsers,
  lockDataFolder,
  untilNoUsers,
} from '../data-folder/data-folder-lock.ts';
import { ensureCluster, superuser } from './cluster.ts';
import { ensureLogIns, ownerLogIn, webLogIn } from './log-ins.ts';
import { type Door, isPrivate, startPostgres } from './postgres-process.ts';
import { readPostmasterNote } from './postmaster.ts';
import { placePrograms } from './programs.ts';
import { chooseRunAs } from './run-as.ts';

/** The PostgreSQL of a data folder, while in use. */
export interface Embedded {
  /** For the log-in that owns the database. */
  readonly url: string;
  /** For the log-in that serves requests. */
  readonly webUrl: string;
  /** For the superuser: backup and restore. */
  readonly adminUrl: string;
  /** Stops using it: the process that started it stops it once nobody else uses it. */
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly dataDir: string;
  /** The site, or the running command, as its caller types it. */
  readonly name: string;
  readonly say: (line: string) => void;
  readonly onWarning: (message: string) => void;
  /** How long the site waits for a command, in milliseconds. */
  readonly siteWaitsMs?: number;
}

/** The site's name in the lock's note. A second site is refused at once; one waits for a command. */
export const site = 'the site';

/** The last commit that reads a folder of the former embedded database. */
const lastCommitWithPglite = 'a91e223';

const siteWaitsMs = 10_000;
const commandWaitsMs = 60_000;

/**
 * Opens the database of the data folder: joins the PostgreSQL that runs on it, or starts one. Throws readable
 * errors.
 */
export async function openEmbedded(deps: EmbeddedOptions): Promise<Embedded> {
  const dataDir = resolve(deps.dataDir);
  refusePglite(dataDir);
  const siteLock = deps.name === site ? await lockForSite({ ...deps, dataDir }) : undefined;
  const began = performance.now();
  for (;;) {
    const lock = siteLock ?? lockDataFolder(dataDir, deps.name);
    if (lock !== undefined) return await runOwn({ ...deps, dataDir }, lock);
    const running = await joinRunning(dataDir);
    if (running !== undefined) return running;
    if (performance.now() - began > commandWaitsMs) {
      throw new Error(
        `The database of ${dataDir} does not answer; ${inWords(holderOf(dataDir))} runs it. Wait for it or stop it, then try again.`,
      );
    }
    await pause(50);
  }
}

function refusePglite(dataDir: string): void {
  if (!existsSync(join(dataDir, 'pglite')) || existsSync(join(dataDir, 'postgres'))) return;
  throw new Error(
    `${join(dataDir, 'pglite')} holds a database of an earlier release, PGlite, which this one does not read. Nothing was changed. Commit ${lastCommitWithPglite} is the last that reads it. To start with an empty one beside it, set DATA_DIR=<new folder>.`,
  );
}

async function lockForSite({
  dataDir,
  say,
  siteWaitsMs: most = siteWaitsMs,
}: EmbeddedOptions): Promise<FolderLock> {
  const began = performance.now();
  for (let hasReported = false; ; ) {
    const lock = lockDataFolder(dataDir, site);
    if (lock !== undefined) return lock;
    const holder = holderOf(dataDir);
    if (holder.name === site) {
      throw new Error(
        `Portway runs already on the data folder ${dataDir} (process ${holder.pid}). Stop it, or give this one another DATA_DIR.`,
      );
    }
    if (performance.now() - began > most) {
      throw new Error(
        `The data folder ${dataDir} is in use by ${inWords(holder)}. Wait until it has ended, then start again.`,
      );
    }
    if (!hasReported) say(`Waiting for ${inWords(holder)}, which uses the data folder.`);
    hasReported = true;
    await pause(100);
  }
}

/** Runs the PostgreSQL of the folder. */
async function runOwn(deps: EmbeddedOptions, lock: FolderLock): Promise<Embedded> {
  const { dataDir, name, say, onWarning } = deps;
  try {
    const programs = placePrograms(dataDir);
    const runAs = chooseRunAs(programs.postgres);
    if (runAs.kind === 'namespace') {
      onWarning(
        'The database runs under a namespace, because no other user can reach the data folder: to the disk it is still root. Start Portway as an ordinary user, or give it a DATA_DIR that others may enter.',
      );
    }
    const folder = join(dataDir, 'postgres');
    const password = passwordOf(dataDir);
    if (!existsSync(folder)) say('Making the database (first start).');
    const cluster = { folder, programs, runAs, passwordFile: password?.file };
    await ensureCluster(cluster);
    const logFile = join(dataDir, 'postgres.log');
    const server = await startPostgres({ ...cluster, logFile, say, onWarning });
    const addresses = addressesOf(server.door, password?.text);
    await ensureLogIns(addresses.setUpUrl, password?.text).catch(async (error: unknown) => {
      await server.stop();
      throw error;
    });
    return {
      ...addresses,
      async close() {
        const patience = name === site ? (deps.siteWaitsMs ?? siteWaitsMs) : Number.POSITIVE_INFINITY;
        const nobodyElse = await untilNoUsers(dataDir, patience, () =>
          say('Another command still uses the database; waiting for it to end.'),
        );
        await server.stop();
        nobodyElse?.release();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Joins the PostgreSQL of another process; undefined when it is not running, not ready, or stopping. */
async function joinRunning(dataDir: string): Promise<Embedded | undefined> {
  const part = joinUsers(dataDir);
  if (part === undefined) return undefined;
  const addresses = runningAddresses(dataDir);
  if (addresses === undefined || !(await answers(addresses.url))) {
    part.release();
    return undefined;
  }
  return { ...addresses, close: async () => part.release() };
}

type Addresses = Pick<Embedded, 'url' | 'webUrl' | 'adminUrl'> & { readonly setUpUrl: string };

function runningAddresses(dataDir: string): Addresses | undefined {
  const cluster = join(dataDir, 'postgres');
  const note = readPostmasterNote(cluster);
  if (note === undefined) return undefined;
  const password = passwordOf(dataDir);
  if (password !== undefined) return addressesOf({ kind: 'port', port: note.port }, password.text);
  const folder = note.socketFolder;
  if (!existsSync(folder) || !isPrivate(folder, lstatSync(cluster).uid)) return undefined;
  return addressesOf({ kind: 'socket', folder });
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The URL of each log-in. PostgreSQL's own environment variables are ignored. */
export function addressesOf(door: Door, password = ''): Addresses {
  const place =
    door.kind === 'socket'
      ? { host: door.folder, port: '5432' }
      : { host: '127.0.0.1', port: String(door.port) };
  const address = (user: string, database: string) => {
    const query = new URLSearchParams({ ...place, user, sslmode: 'disable', ...(password && { password }) });
    return `postgres:///${database}?${query}`;
  };
  return {
    url: address(ownerLogIn, 'portway'),
    webUrl: address(webLogIn, 'portway'),
    adminUrl: address(superuser, 'portway'),
    setUpUrl: address(superuser, 'postgres'),
  };
}

/** Without Unix sockets every local process reaches the port, so there the log-ins have a password. */
function passwordOf(dataDir: string): { readonly file: string; readonly text: string } | undefined {
  if (process.platform !== 'win32') return undefined;
  const file = join(dataDir, 'postgres-password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return { file, text: readFileSync(file, 'utf8').trim() };
}

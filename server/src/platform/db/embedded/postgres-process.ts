import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ClusterPlace, plainEnvironment } from './cluster.ts';
import { explained } from './faults.ts';
import { freeCluster } from './postmaster.ts';
import { boundCommand, give } from './run-as.ts';

const maxBytes = 500_000;

/** Appends to a log of at most a megabyte: one earlier part is kept beside it, older ones are deleted. */
function boundedLog(file: string): (text: string) => void {
  let size = existsSync(file) ? statSync(file).size : 0;
  return (text) => {
    if (size > maxBytes) {
      renameSync(file, `${file}.1`);
      size = 0;
    }
    appendFileSync(file, text, { mode: 0o600 });
    size += Buffer.byteLength(text);
  };
}

export type Door =
  | { readonly kind: 'socket'; readonly folder: string }
  | { readonly kind: 'port'; readonly port: number };

export interface PostgresOptions extends ClusterPlace {
  /** Where it logs. */
  readonly logFile: string;
  /** Settings besides ours, each as `name=value`. */
  readonly settings?: readonly string[];
  readonly say: (line: string) => void;
  readonly onWarning: (message: string) => void;
}

const firstPauseMs = 100;
const longestPauseMs = 10_000;
/** A socket's whole path may have 107 bytes; its name takes 15 of them. */
const longestSocketFolder = 85;

/**
 * Starts PostgreSQL on a cluster that the caller has locked, and restarts it whenever it dies; throws a readable error
 * when it does not start.
 */
export async function startPostgres(deps: PostgresOptions) {
  await freeCluster(deps.folder, deps.say);
  /** Where its socket is, or its port on 127.0.0.1. */
  const door = await makeDoor(deps);
  let stopping = false;
  const stopped = new AbortController();
  let restarting: Promise<void> | undefined;
  let child = await serving(deps, door);
  const onExit = () => interrupt(child, deps);
  process.on('exit', onExit);

  function watch(): void {
    const began = performance.now();
    child.once('close', (code, signal) => {
      if (stopping) return;
      deps.onWarning(`The database ended by itself (${signal ?? code}); it is started again.`);
      // After a long run it is restarted at once; if it fails at once, with growing delays.
      restarting = startAgain(performance.now() - began > longestPauseMs ? 0 : firstPauseMs);
    });
  }

  async function startAgain(wait: number): Promise<void> {
    await pause(wait, undefined, { signal: stopped.signal }).catch(() => undefined);
    if (stopping) return;
    try {
      await freeCluster(deps.folder, deps.onWarning);
      if (stopping) return;
      child = await serving(deps, door);
      if (stopping) return interrupt(child, deps);
      deps.onWarning('The database runs again.');
      watch();
    } catch (error) {
      deps.onWarning(error instanceof Error ? error.message : String(error));
      await startAgain(Math.min(longestPauseMs, Math.max(firstPauseMs, wait) * 2));
    }
  }

  watch();
  return {
    door,
    /** Stops it, which cuts its connections, and waits until it has ended. */
    async stop(): Promise<void> {
      stopping = true;
      stopped.abort();
      // If it is being restarted just now, that is awaited, and then it is stopped too.
      await restarting;
      const close = hasEnded(child) ? undefined : new Promise((resolve) => child.once('close', resolve));
      interrupt(child, deps);
      await close;
      process.off('exit', onExit);
      if (door.kind === 'socket' && !door.folder.startsWith(deps.folder))
        rmSync(door.folder, { recursive: true, force: true });
    },
  };
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Requests a fast shutdown: open transactions are rolled back, committed ones are written. */
function interrupt(child: ChildProcess, { programs, folder }: PostgresOptions): void {
  if (hasEnded(child)) return;
  if (process.platform === 'win32') spawnSync(programs.pgCtl, ['stop', '-D', folder, '-m', 'fast']);
  else child.kill('SIGINT');
}

async function makeDoor({ folder, runAs, passwordFile }: PostgresOptions): Promise<Door> {
  if (passwordFile !== undefined) return { kind: 'port', port: await freePort() };
  const ownFolder = join(folder, 'run');
  const isShort = Buffer.byteLength(ownFolder) <= longestSocketFolder;
  if (isShort) mkdirSync(ownFolder, { recursive: true, mode: 0o700 });
  const place = isShort ? ownFolder : mkdtempSync(join(tmpdir(), 'portway-'));
  if (runAs.kind === 'user') chownSync(place, runAs.uid, runAs.gid);
  if (isShort) give(place, runAs);
  return { kind: 'socket', folder: place };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

/** Whether the folder a note names is private, and owned by us or the user that runs PostgreSQL. */
export function isPrivate(folder: string, owner: number): boolean {
  const { uid, mode } = lstatSync(folder);
  return lstatSync(folder).isDirectory() && (mode & 0o077) === 0 && uid === owner;
}

const ours = [
  'timezone=UTC',
  'shared_buffers=32MB',
  // What is not there is in the memory of the kernel: to have it read by another process takes longer than to read it.
  'io_method=sync',
  // There is no replica, and a single machine's folder need not keep a gigabyte of WAL.
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=256MB',
  // Its log of failed statements would contain what users typed.
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_checkpoints=off',
];

function settingsOf({ settings = [] }: PostgresOptions, door: Door): string[] {
  const reached =
    door.kind === 'socket'
      ? ['listen_addresses=', `unix_socket_directories=${door.folder}`, 'port=5432']
      : ['listen_addresses=127.0.0.1', `port=${door.port}`];
  return [...ours, ...reached, ...settings].flatMap((setting) => ['-c', setting]);
}

/** Resolves with the process once it accepts connections. */
async function serving(deps: PostgresOptions, door: Door): Promise<ChildProcess> {
  const { folder, runAs, programs, logFile } = deps;
  const [program, args] = boundCommand(runAs, programs.postgres, ['-D', folder, ...settingsOf(deps, door)]);
  const log = boundedLog(logFile);
  // In its own process group, so that a terminal's Ctrl-C does not reach it before our requests have ended.
  const child = spawn(program, args, {
    cwd: folder,
    env: plainEnvironment(),
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return await new Promise((resolve, reject) => {
    let output: string | undefined = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      log(text);
      if (output === undefined) return;
      output += text;
      if (!output.includes('ready to accept connections')) return;
      output = undefined;
      resolve(child);
    });
    child.once('error', (error) => reject(new Error(explained(error.message, folder))));
    child.once('close', () => reject(new Error(explained(output ?? '', folder))));
  });
}

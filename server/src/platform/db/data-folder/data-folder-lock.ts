import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

export interface FolderLock {
  release(): void;
}

/** The process that locks a folder: the site, or a command such as `npm run demo`. */
export interface Holder {
  readonly name: string;
  readonly pid: number | undefined;
}

/**
 * Locks a data folder for the process that runs its database; undefined when another process has the lock.
 *
 * It is an operating-system lock, taken through SQLite because Node offers none. It ends with the process
 * however that dies, so no lock is ever stale and no reused process number is mistaken for the owner's.
 * Nothing else may open `portway.lock`: closing any descriptor of a file drops the process's locks on it.
 */
export function lockDataFolder(folder: string, name: string): FolderLock | undefined {
  mkdirSync(folder, { recursive: true });
  const lock = lockFile(join(folder, 'portway.lock'), 'begin exclusive');
  if (lock === undefined) return undefined;
  const note = noteOf(folder);
  writeFileSync(note, `${process.pid}\n${name}\n`);
  return {
    release() {
      rmSync(note, { force: true });
      lock.release();
    },
  };
}

/** Who has the folder's lock, for a message only: the note may not be written yet, and the lock decides. */
export function holderOf(folder: string): Holder {
  try {
    const [pid = '', name = ''] = readFileSync(noteOf(folder), 'utf8').split('\n');
    return { name, pid: Number.parseInt(pid, 10) };
  } catch {
    return { name: 'another process', pid: undefined };
  }
}

/** `npm run demo (process 4711)`. */
export function inWords({ name, pid }: Holder): string {
  return pid === undefined ? name : `${name} (process ${pid})`;
}

/**
 * A shared lock on the database that another process runs. Undefined while that process is about to stop it.
 */
export function joinUsers(folder: string): FolderLock | undefined {
  return lockFile(join(folder, 'portway-users.lock'), 'begin; select count(*) from sqlite_schema');
}

/**
 * Waits, up to a limit, until no other process uses the database, and admits no new ones from then on.
 * Undefined on timeout.
 */
export async function untilNoUsers(
  folder: string,
  maxMs: number,
  onWait: () => void,
): Promise<FolderLock | undefined> {
  const began = performance.now();
  for (let hasReported = false; ; ) {
    const lock = lockFile(join(folder, 'portway-users.lock'), 'begin exclusive');
    const waited = performance.now() - began;
    if (lock !== undefined || waited > maxMs) return lock;
    if (!hasReported && waited > 500) {
      hasReported = true;
      onWait();
    }
    await pause(50);
  }
}

function noteOf(folder: string): string {
  return join(folder, 'portway.pid');
}

/** Unreferenced locks would be garbage-collected, which releases them. */
const openLocks = new Set<DatabaseSync>();

function lockFile(file: string, take: string): FolderLock | undefined {
  const lock = new DatabaseSync(file);
  try {
    lock.exec(take);
    openLocks.add(lock);
    return {
      release() {
        openLocks.delete(lock);
        lock.close();
      },
    };
  } catch (error) {
    lock.close();
    if (isTaken(error)) return undefined;
    throw error;
  }
}

function isTaken(error: unknown): boolean {
  const sqliteBusy = 5;
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

export interface FolderLock {
  release(): void;
}

/** What holds a folder: the site, or a command such as `npm run demo`. */
export interface Holder {
  readonly name: string;
  readonly pid: number | undefined;
}

/**
 * The lock of a data folder, which says who runs its database; undefined when another process has it.
 *
 * It is the operating system's, held through SQLite because Node offers none of its own. It ends with the process however
 * that dies, so there is no stale lock to judge and no process number to mistake for another's. Nothing else may open
 * `portway.lock`: closing any descriptor of a file drops the process's locks on it.
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

/** Who has the folder's lock, for a message: the note may not be written yet, the lock decides. */
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

/** A part in the database that another process runs: many may have one. Undefined while that one is about to stop it. */
export function joinUsers(folder: string): FolderLock | undefined {
  return lockFile(join(folder, 'portway-users.lock'), 'begin; select count(*) from sqlite_schema');
}

/**
 * Waits until no other process has a part in the database, for so long at most, and keeps new ones out from then on.
 * Undefined when the time is over.
 */
export async function untilNoUsers(
  folder: string,
  maxMs: number,
  onWait: () => void,
): Promise<FolderLock | undefined> {
  const began = performance.now();
  for (let said = false; ; ) {
    const lock = lockFile(join(folder, 'portway-users.lock'), 'begin exclusive');
    const waited = performance.now() - began;
    if (lock !== undefined || waited > maxMs) return lock;
    if (!said && waited > 500) {
      said = true;
      onWait();
    }
    await pause(50);
  }
}

function noteOf(folder: string): string {
  return join(folder, 'portway.pid');
}

/** One that nothing refers to any more would be collected, and with it the lock. */
const held = new Set<DatabaseSync>();

function lockFile(file: string, take: string): FolderLock | undefined {
  const lock = new DatabaseSync(file);
  try {
    lock.exec(take);
    held.add(lock);
    return {
      release() {
        held.delete(lock);
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

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface FolderLock {
  release(): void;
}

/**
 * Takes the data folder for this process; throws, naming the process that has it, when it is taken.
 * PGlite takes no lock, and two processes on one folder lose writes silently.
 *
 * The lock is the operating system's, held through SQLite because Node offers none of its own. It ends with the
 * process however that dies, so there is no stale lock to judge and no process number to mistake for another's.
 * Nothing else may open `portway.lock`: closing any descriptor of a file drops the process's locks on it.
 */
export function lockDataFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const noteFile = join(folder, 'portway.pid');
  const lock = new DatabaseSync(join(folder, 'portway.lock'));
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isTaken(error)) throw error;
    throw new Error(
      `The data folder ${resolve(folder)} is in use by ${holder(noteFile)}. Stop it, or give this one another DATA_DIR.`,
    );
  }
  writeFileSync(noteFile, `${process.pid}\n`);
  return {
    release() {
      rmSync(noteFile, { force: true });
      lock.close();
    },
  };
}

function isTaken(error: unknown): boolean {
  const sqliteBusy = 5;
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

/** Only for the message: the note may not be written yet, the lock decides. */
function holder(noteFile: string): string {
  try {
    return `process ${Number.parseInt(readFileSync(noteFile, 'utf8'), 10)}`;
  } catch {
    return 'another process';
  }
}

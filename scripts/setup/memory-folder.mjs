import { accessSync, chmodSync, constants, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const inMemory = '/dev/shm';
const enough = 4 * 2 ** 30;

/**
 * Puts the temporary files of this process and its children in memory, where Linux has enough free, until
 * this process ends: tests create and delete hundreds of databases, which costs as much time on the disk as
 * on the processor.
 */
export function useMemoryForTemporaryFiles() {
  if (process.env.TMPDIR !== undefined || !hasRoom()) return;
  const folder = mkdtempSync(join(inMemory, 'portway-'));
  // When run as root, PostgreSQL runs as another user, who must have access.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasRoom() {
  if (process.platform !== 'linux') return false;
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > enough && freemem() > enough && mayRunPrograms();
  } catch {
    return false;
  }
}

/** PostgreSQL's programs are copied into the data folder and run from there. */
function mayRunPrograms() {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const options = mounts.findLast((line) => line.split(' ')[1] === inMemory)?.split(' ')[3];
  return options !== undefined && !options.split(',').includes('noexec');
}

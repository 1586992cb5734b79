import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The contents of `postmaster.pid`, of a running or interrupted PostgreSQL. */
export interface PostmasterNote {
  readonly pid: number;
  readonly port: number;
  /** Empty where it has no socket. */
  readonly socketFolder: string;
}

const patienceMs = 60_000;
const sayEveryMs = 5_000;

/** Reads the file of a cluster; undefined when missing or malformed. */
export function readPostmasterNote(cluster: string): PostmasterNote | undefined {
  try {
    const [pid, , , port, socketFolder = ''] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split(
      '\n',
    );
    const number = Number.parseInt(pid ?? '', 10);
    return Number.isNaN(number) ? undefined : { pid: number, port: Number(port), socketFolder };
  } catch {
    return undefined;
  }
}

/**
 * Makes sure that no PostgreSQL runs on the cluster, which the caller has locked: one that outlived its
 * parent is interrupted and awaited, and the note of a dead one is removed. Throws a readable error when one
 * keeps running, or when the process cannot be identified. Never kills a process.
 */
export async function freeCluster(cluster: string, say: (line: string) => void): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return await untilNoneIsLeft(cluster, say);
  const note = readPostmasterNote(cluster);
  const who = note === undefined ? 'gone' : whoIs(Math.abs(note.pid), cluster);
  if (note !== undefined && who === 'unknown') {
    throw new Error(
      `A process ${note.pid} may be the database of ${cluster}, and this cannot be told from here. If it is, stop it; if it is not, remove ${file}. Then start again.`,
    );
  }
  if (note !== undefined && who === 'ours') interrupt(note.pid, cluster, say);
  await untilNoneIsLeft(cluster, say);
  rmSync(file, { force: true });
}

function interrupt(pid: number, cluster: string, say: (line: string) => void): void {
  say(`The database of an earlier run still runs (process ${pid}); it is asked to stop.`);
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return;
    throw new Error(
      `The database of ${cluster} runs as process ${pid}, which this user may not stop. Stop it, or start Portway as the user who started it.`,
      { cause: error },
    );
  }
}

async function untilNoneIsLeft(cluster: string, say: (line: string) => void): Promise<void> {
  const began = performance.now();
  let reportedAt = began;
  for (let processes = livingOf(cluster); processes.length > 0; processes = livingOf(cluster)) {
    const now = performance.now();
    if (now - began > patienceMs) {
      throw new Error(
        `The database of ${cluster} still runs after ${patienceMs / 1000} s (process ${processes.join(', ')}). Stop it, then start again.`,
      );
    }
    if (now - reportedAt > sayEveryMs) {
      reportedAt = now;
      say(`Waiting for the database of an earlier run to stop (${Math.round((now - began) / 1000)} s).`);
    }
    await pause(20);
  }
}

/** The processes of this cluster: the postmaster, and any that outlived it. */
function livingOf(cluster: string): readonly number[] {
  if (process.platform === 'linux') {
    const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return numbers.map(Number).filter((pid) => onLinux(pid, cluster) === 'ours');
  }
  const note = readPostmasterNote(cluster);
  return note !== undefined && whoIs(note.pid, cluster) === 'ours' ? [note.pid] : [];
}

type Who = 'gone' | 'ours' | 'other' | 'unknown';

/** Whether a process is a PostgreSQL of this cluster. */
export function whoIs(pid: number, cluster: string): Who {
  if (process.platform === 'linux') return onLinux(pid, cluster);
  if (process.platform === 'win32') return onWindows(pid);
  const { status, stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  if (status !== 0) return 'gone';
  if (!stdout.includes('postgres')) return 'other';
  return stdout.includes(cluster) ? 'ours' : 'unknown';
}

function onLinux(pid: number, cluster: string): Who {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [name, rest = ''] = [
      stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')')),
      stat.slice(stat.lastIndexOf(')') + 2),
    ];
    if (rest.startsWith('Z')) return 'gone';
    if (name !== 'postgres') return 'other';
    return folderOf(pid) === realpathSync(cluster) ? 'ours' : 'other';
  } catch (error) {
    return codeOf(error) === 'ENOENT' || codeOf(error) === 'ESRCH' ? 'gone' : 'unknown';
  }
}

/**
 * Each of its processes has the cluster as its working directory; of another user's process only the command
 * line is readable.
 */
function folderOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch (error) {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    const folder = words[words.indexOf('-D') + 1];
    if (words.includes('-D') && folder !== undefined && existsSync(folder)) return realpathSync(folder);
    throw error;
  }
}

function onWindows(pid: number): Who {
  const { stdout } = spawnSync('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'], {
    encoding: 'utf8',
  });
  if (!stdout.includes(`"${pid}"`)) return 'gone';
  return stdout.toLowerCase().includes('postgres') ? 'unknown' : 'other';
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './test-app.ts';

const execute = promisify(execFile);
const installations = '/usr/lib/postgresql';

/** A PostgreSQL of a test's own, which may be killed and started again on what it had written. */
export interface OwnPostgres extends AsyncDisposable {
  readonly url: string;
  /** `kill -9` of the process that leads it, or the end that PostgreSQL itself calls immediate. */
  kill(how: 'SIGKILL' | 'SIGQUIT'): Promise<void>;
  start(): Promise<void>;
}

/** The programs of the newest PostgreSQL of this machine; undefined when there is none. */
export function postgresPrograms(): string | undefined {
  if (!existsSync(installations)) return undefined;
  const versions = readdirSync(installations).sort((one, other) => Number(other) - Number(one));
  return versions
    .map((version) => join(installations, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

/** Starts an empty one with the settings it is delivered with: what it acknowledges, it has written. */
export async function startOwnPostgres(programs: string): Promise<OwnPostgres> {
  const owner = process.getuid?.() === 0 ? await unprivilegedUser() : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'portway-own-postgres-'));
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const place = join(folder, 'database');
  const [initdb, how] = as(owner, join(programs, 'initdb'), [
    ...['-D', place, '-U', 'portway', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
  ]);
  await execute(initdb, how, { cwd: folder });
  const port = await freePort();
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`];
  const run = as(owner, join(programs, 'postgres'), ['-D', place, '-p', String(port), ...settings]);
  let server = await serving(run, folder);
  return {
    url: `postgres://portway@127.0.0.1:${port}/postgres`,
    async kill(how) {
      server.kill(how);
      await once(server, 'close');
    },
    async start() {
      server = await serving(run, folder);
    },
    async [Symbol.asyncDispose]() {
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGQUIT');
        await once(server, 'close');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Command = readonly [program: string, rest: readonly string[]];

/** After a kill, those it had started may still hold its memory for a moment: it is tried again. */
async function serving(command: Command, folder: string): Promise<ChildProcess> {
  for (let left = 50; ; left -= 1) {
    const server = await readyOrNot(command, folder);
    if (typeof server !== 'string') return server;
    if (left === 0) throw new Error(`PostgreSQL did not start:\n${server}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The process once it takes connections; what it wrote when it ended instead. */
function readyOrNot([program, rest]: Command, folder: string): Promise<ChildProcess | string> {
  const server = spawn(program, rest, { cwd: folder, detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  return new Promise((resolve, reject) => {
    let said = '';
    server.once('error', reject);
    server.once('exit', () => resolve(said));
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('ready to accept connections')) resolve(server);
    });
  });
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root. */
function as(owner: Owner | undefined, program: string, rest: readonly string[]): [string, string[]] {
  if (owner === undefined) return [program, [...rest]];
  const user = ['--reuid', String(owner.uid), '--regid', String(owner.gid), '--clear-groups'];
  return ['setpriv', [...user, program, ...rest]];
}

async function unprivilegedUser(): Promise<Owner> {
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all(
        ['-u', '-g'].map(async (flag) => Number((await execute('id', [flag, name])).stdout)),
      );
      if (uid !== undefined && gid !== undefined) return { uid, gid };
    } catch {
      // There is no such user: try the next.
    }
  }
  throw new Error('There is no user to run PostgreSQL as.');
}

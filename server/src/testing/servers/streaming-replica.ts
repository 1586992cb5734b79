import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { asAdministrator } from '../../platform/db/embedded/temporary.ts';
import { freePort } from '../test-app.ts';

/** Debian's, because the PostgreSQL that npm installs has no pg_basebackup. */
const programs = '/usr/lib/postgresql/15/bin';

/** Whether a streaming replica can be made here. */
export const hasReplica = existsSync(join(programs, 'pg_basebackup'));

const execute = promisify(execFile);
/** PostgreSQL refuses to run as root. */
const nobody = 65_534;
const runAs = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

export interface Replicated extends AsyncDisposable {
  /** As its superuser. */
  readonly primary: string;
  /** The address of the same database on the replica. */
  replicaOf(url: string): string;
  /** From now on the primary acknowledges only what the replica has on its disk. */
  waitForReplica(): Promise<void>;
  /** Makes the replica a primary. */
  promote(): Promise<void>;
  stopPrimary(): Promise<void>;
  stopReplica(): Promise<void>;
}

/** A PostgreSQL and a replica that streams from it. */
export async function startReplicated(): Promise<Replicated> {
  const folder = mkdtempSync(join(tmpdir(), 'portway-replicated-'));
  if (runAs.uid !== undefined) chownSync(folder, runAs.uid, runAs.gid);
  const [port, replicaPort] = [await freePort(), await freePort()];
  const [one, other] = [join(folder, 'primary'), join(folder, 'replica')];
  const run = (program: string, parameters: readonly string[]) =>
    execute(join(programs, program), [...parameters], { cwd: folder, ...runAs });
  await run('initdb', ['-D', one, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
  const primaryProcess = await served(one, port);
  const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
  await run('pg_basebackup', [
    ...from,
    '-D',
    other,
    '--write-recovery-conf',
    '--checkpoint=fast',
    '--no-sync',
  ]);
  const replicaProcess = await served(other, replicaPort);
  const stop = async (child: ChildProcess) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGQUIT');
    await exit;
  };
  return {
    primary: addressAt(port),
    replicaOf: (url) => url.replace(`:${port}/`, `:${replicaPort}/`),
    async waitForReplica() {
      await asAdministrator(addressAt(port), `alter system set synchronous_standby_names = '*'`);
      await asAdministrator(addressAt(port), 'select pg_reload_conf()');
    },
    promote: async () => void (await asAdministrator(addressAt(replicaPort), 'select pg_promote()')),
    stopPrimary: () => stop(primaryProcess),
    stopReplica: () => stop(replicaProcess),
    async [Symbol.asyncDispose]() {
      await Promise.all([stop(replicaProcess), stop(primaryProcess)]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const addressAt = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`;

async function served(data: string, port: number): Promise<ChildProcess> {
  const settings = [
    `unix_socket_directories=`,
    'listen_addresses=127.0.0.1',
    'max_connections=100',
    'fsync=off',
  ];
  const parameters = ['-D', data, '-p', String(port), ...settings.flatMap((each) => ['-c', each])];
  const child = spawn(join(programs, 'postgres'), parameters, { cwd: data, stdio: 'ignore', ...runAs });
  for (let triesLeft = 100; ; triesLeft -= 1) {
    try {
      await asAdministrator(addressAt(port), 'select 1');
      return child;
    } catch (error) {
      if (triesLeft === 0 || child.exitCode !== null) throw error;
      await setTimeout(100);
    }
  }
}

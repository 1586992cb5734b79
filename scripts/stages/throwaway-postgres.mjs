import { execFile, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const installations = '/usr/lib/postgresql';

/** The programs of the newest PostgreSQL installed on this machine; undefined when there is none. */
export function findPostgres() {
  if (!existsSync(installations)) return undefined;
  const versions = readdirSync(installations).sort((one, other) => Number(other) - Number(one));
  return versions
    .map((version) => join(installations, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

/** Starts an empty PostgreSQL on a free local port; `stop` ends it and removes its files. */
export async function startPostgres(bin) {
  const owner = process.getuid() === 0 ? await unprivilegedUser() : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'portway-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
    const data = join(folder, 'data');
    await execute(
      ...as(owner, join(bin, 'initdb'), [
        '-D',
        data,
        '-U',
        'portway_admin',
        '-A',
        'trust',
        '-E',
        'UTF8',
        '--locale=C',
        '--no-sync',
      ]),
      { cwd: folder },
    );
    const port = await freePort();
    const stop = await serve(as(owner, join(bin, 'postgres'), settings(data, port, folder)), folder);
    return {
      url: `postgres://portway_admin@127.0.0.1:${port}/postgres`,
      async stop() {
        await stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** The data does not have to survive a crash, so nothing waits for the disk. */
function settings(data, port, folder) {
  const values = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
  };
  return [
    '-D',
    data,
    '-p',
    String(port),
    ...Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/** Resolves, once the server accepts connections, with the function that stops it. */
function serve([command, args], folder) {
  // In a process group of its own, so that a terminal's Ctrl-C does not reach it before the tests have ended.
  const server = spawn(command, args, { cwd: folder, detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const exit = new Promise((resolve) => server.once('close', resolve));
  return new Promise((resolve, reject) => {
    let output = '';
    server.once('error', reject);
    server.once('close', () => reject(new Error(`PostgreSQL did not start:\n${output}`)));
    server.stderr.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (!output.includes('ready to accept connections')) return;
      resolve(async () => {
        server.kill('SIGQUIT');
        await exit;
      });
    });
  });
}

/** PostgreSQL refuses to run as root. */
function as(owner, command, args) {
  if (owner === undefined) return [command, args];
  const { uid, gid } = owner;
  return ['setpriv', ['--reuid', String(uid), '--regid', String(gid), '--clear-groups', command, ...args]];
}

async function unprivilegedUser() {
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all(
        ['-u', '-g'].map(async (flag) => Number((await execute('id', [flag, name])).stdout)),
      );
      return { uid, gid };
    } catch {
      // There is no such user: try the next.
    }
  }
  throw new Error('There is no user to run PostgreSQL as.');
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

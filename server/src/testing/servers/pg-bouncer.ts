import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../test-app.ts';

const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find((path) =>
  existsSync(path),
);

/** Whether PgBouncer is installed here. */
export const hasPgBouncer = program !== undefined;

export interface PgBouncer extends AsyncDisposable {
  /** The address of the same database through it. */
  through(url: string): string;
  /** Kills it, which cuts every connection, and starts it again. */
  restart(): Promise<void>;
}

/** PgBouncer in transaction mode in front of a server, with so many connections to it for each database and log-in. */
export async function startPgBouncer(urls: readonly string[], connections: number): Promise<PgBouncer> {
  if (program === undefined) throw new Error('PgBouncer is not installed.');
  const folder = await mkdtemp(join(tmpdir(), 'portway-pooler-'));
  const port = await freePort();
  const addresses = urls.map((url) => addressOf(url));
  const [first] = addresses;
  if (first === undefined) throw new Error('Name a database.');
  const settings = [
    '[databases]',
    `* = host=${first.host} port=${first.port}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`,
    `auth_type = trust\nauth_file = ${join(folder, 'users.txt')}`,
    `pool_mode = transaction\ndefault_pool_size = ${connections}\nlog_connections = 0\nlog_disconnections = 0`,
  ];
  await writeFile(
    join(folder, 'users.txt'),
    addresses.map(({ user, password }) => `"${user}" "${password}"\n`).join(''),
  );
  await writeFile(join(folder, 'pgbouncer.ini'), settings.join('\n'));
  for (const name of ['', 'users.txt', 'pgbouncer.ini']) await chmod(join(folder, name), 0o755);
  // It refuses to run as root, and the socket's folder is open to the server's own user alone.
  const who = process.getuid?.() === 0 ? await ownerOf(first.host) : {};
  const start = () => spawn(program, ['--quiet', join(folder, 'pgbouncer.ini')], { stdio: 'ignore', ...who });
  let child = start();
  const through = (url: string) => {
    const { user, password, database } = addressOf(url);
    return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
  };
  await answering(through(urls[0] ?? ''));
  return {
    through,
    async restart() {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
      child = start();
      await answering(through(urls[0] ?? ''));
    },
    async [Symbol.asyncDispose]() {
      const exit = once(child, 'exit');
      child.kill('SIGINT');
      await Promise.race([exit, setTimeout(5_000)]);
      child.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const nobody = 65_534;

async function ownerOf(host: string) {
  const { uid, gid } = host.startsWith('/') ? await stat(host) : { uid: nobody, gid: nobody };
  return { uid, gid };
}

function addressOf(url: string) {
  const { host, port, user = '', password = '', database = '' } = new pg.Client({ connectionString: url });
  return { host, port, user, password: password ?? '', database };
}

async function answering(url: string): Promise<void> {
  for (let triesLeft = 100; ; triesLeft -= 1) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return await client.end();
    } catch (error) {
      await client.end().catch(() => undefined);
      if (triesLeft === 0) throw error;
      await setTimeout(50);
    }
  }
}

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../test-app.ts';

const deploy = join(import.meta.dirname, '../../../../deploy');

/** A proxy in front of the site, as `deploy/` sets it up, without TLS and on a port of its own. */
export interface ReverseProxy extends AsyncDisposable {
  readonly origin: string;
  /** Lets new requests go to another instance of the site; those in flight are finished. */
  moveTo(port: number): Promise<void>;
  /** All that it has logged: requests and faults. */
  logs(): string;
}

interface Kind {
  readonly program: string;
  start(place: Place): Promise<Omit<ReverseProxy, typeof Symbol.asyncDispose> & { stop(): Promise<void> }>;
}

interface Place {
  readonly folder: string;
  readonly port: number;
  readonly upstream: number;
}

const kinds = {
  nginx: { program: '/usr/sbin/nginx', start: startNginx },
  caddy: { program: '/usr/bin/caddy', start: startCaddy },
} as const satisfies Readonly<Record<string, Kind>>;

export type ProxyKind = keyof typeof kinds;

export const proxyKinds: readonly ProxyKind[] = ['nginx', 'caddy'];

/** Whether Debian's package is installed here. */
export const hasProxy = (kind: ProxyKind): boolean => existsSync(kinds[kind].program);

/** Starts one before the site that listens on the port `upstream`. */
export async function startReverseProxy(kind: ProxyKind, upstream: number): Promise<ReverseProxy> {
  const folder = mkdtempSync(join(tmpdir(), `portway-${kind}-`));
  const { stop, ...proxy } = await kinds[kind].start({ folder, port: await freePort(), upstream });
  return {
    ...proxy,
    async [Symbol.asyncDispose]() {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}

async function startNginx({ folder, port, upstream }: Place) {
  const site = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
    .replaceAll(/^\tlisten \[::\].*\n|^\tssl_.*\n/gm, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
    .replaceAll('/etc/nginx/', `${folder}/`)
    .replaceAll('/var/log/nginx/', `${folder}/`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const conf = join(folder, 'nginx.conf');
  writeFileSync(
    conf,
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log ${folder}/nginx-error.log crit;
    worker_processes 1; events {} http { ${temporary.join(' ')} ${site} }`,
  );
  const nameUpstream = (to: number) =>
    writeFileSync(join(folder, 'portway-upstream'), `server 127.0.0.1:${to};`);
  nameUpstream(upstream);
  const run = (...args: readonly string[]) =>
    execFileSync(kinds.nginx.program, ['-c', conf, '-e', join(folder, 'nginx-error.log'), ...args], {
      stdio: 'ignore',
    });
  run('-t');
  const child = spawn(kinds.nginx.program, ['-c', conf, '-e', join(folder, 'nginx-error.log')], {
    stdio: 'ignore',
  });
  const end = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  await answering(origin);
  return {
    origin,
    async moveTo(to: number) {
      nameUpstream(to);
      run('-s', 'reload');
      await wait(1_000);
    },
    logs: () =>
      ['portway.log', 'portway-error.log', 'nginx-error.log']
        .map((name) => join(folder, name))
        .map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
        .join(''),
    async stop() {
      child.kill('SIGTERM');
      await end;
    },
  };
}

async function startCaddy({ folder, port, upstream }: Place) {
  const admin = `127.0.0.1:${await freePort()}`;
  const file = join(folder, 'Caddyfile');
  const text = readFileSync(join(deploy, 'portway.caddyfile'), 'utf8')
    .replace(/^\{$/m, `{\n\tadmin ${admin}`)
    .replace('grace_period 30s', 'grace_period 1s')
    .replace('portway.example {', `http://:${port} {`)
    .replaceAll('/etc/caddy/', `${folder}/`);
  writeFileSync(file, text);
  const nameUpstream = (to: number) =>
    writeFileSync(join(folder, 'portway-upstream'), `to 127.0.0.1:${to}\n`);
  nameUpstream(upstream);
  const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const config = ['--adapter', 'caddyfile', '--config', file];
  const child = spawn(kinds.caddy.program, ['run', ...config], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const end = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  const origin = `http://127.0.0.1:${port}`;
  await answering(origin);
  return {
    origin,
    async moveTo(to: number) {
      nameUpstream(to);
      execFileSync(kinds.caddy.program, ['reload', '--address', admin, ...config], { env, stdio: 'ignore' });
    },
    logs: () => output,
    async stop() {
      child.kill('SIGTERM');
      await end;
    },
  };
}

async function answering(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(origin).then(
        () => true,
        () => false,
      )
    )
      return;
    await wait(100);
  }
  throw new Error(`No proxy answers at ${origin}.`);
}

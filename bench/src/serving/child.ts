import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { root } from '../repository.ts';
import { ask } from './ask.ts';

/** A server in a process of its own, reachable from this machine only. Disposing of it ends it. */
export interface Serving extends AsyncDisposable {
  readonly port: number;
  readonly pid: number;
}

export interface Start {
  /** Node's own. */
  readonly flags?: readonly string[];
  readonly script: string;
  readonly args?: readonly string[];
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  /** The file for its output, as a service's log goes to a file. */
  readonly logFile: string;
}

const patienceMs = 60_000;
const running = new Set<ChildProcess>();

// However this process ends, its child processes end with it.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * Starts a script with this Node, and waits until it reports that it is healthy; throws, with its log, if it
 * ends instead.
 */
export async function startServing({
  flags = [],
  script,
  args = [],
  port,
  env,
  logFile,
}: Start): Promise<Serving> {
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, [...flags, script, ...args], {
    cwd: root,
    // As `npm start` does: the fourth channel tells the server when this process has ended.
    stdio: ['ignore', log, log, 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...env },
  });
  closeSync(log);
  running.add(child);
  child.once('exit', () => running.delete(child));
  await healthy(child, port).catch(async (reason: unknown) => {
    await stop(child);
    throw new Error(`${script} does not serve: ${readFileSync(logFile, 'utf8').slice(-2000)}`, {
      cause: reason,
    });
  });
  return { port, pid: child.pid ?? 0, [Symbol.asyncDispose]: () => stop(child) };
}

async function healthy(child: ChildProcess, port: number): Promise<void> {
  const started = performance.now();
  while (child.exitCode === null && performance.now() - started < patienceMs) {
    const response = await ask(port, { path: '/healthz' }).catch(() => undefined);
    if (response?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('It ended, or took a minute');
}

async function stop(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const patience = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await exit;
  clearTimeout(patience);
}

/** A port that nothing uses. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../test-app.ts';

/** The server as a process of its own, as it is started for real. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly port: number;
  readonly origin: string;
  /** All it has written so far: what it wrote last may come after its end. */
  output(): string;
  /** Resolves with the exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
  /** Resolves when it says it is ready; rejects, with what it wrote, when it ends instead. */
  readonly ready: Promise<void>;
}

/** What every process of a test has. Node keeps what it compiled, which a third of each start goes to. */
export const processEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: join(tmpdir(), 'portway-compile-cache'),
};

/** Starts the built server, ours, or the sources of that of another release, with these settings and no others. */
export async function startServerProcess(
  settings: Record<string, string>,
  main = join(import.meta.dirname, '../../../build/main.js'),
): Promise<ServerProcess> {
  const port = Number(settings.PORT ?? (await freePort()));
  const child = spawn(process.execPath, [main], {
    env: { ...processEnvironment, PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes('Portway is ready at')) resolve();
      });
    }
    child.once('exit', () => reject(new Error(`The server ended:\n${output}`)));
  });
  // A test that waits for the process is told of its end; one that expects the end does not wait.
  ready.catch(() => {});
  const exit = once(child, 'exit').then(([code, signal]: (number | string)[]) => code ?? signal ?? '');
  return { child, port, origin: `http://localhost:${port}`, output: () => output, ended: exit, ready };
}

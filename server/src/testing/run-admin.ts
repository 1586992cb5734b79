import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { processEnvironment } from './servers/server-process.ts';

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly fault: string;
}

type Variables = Readonly<Record<string, string>>;

/** Runs a command of the admin command line, as a process of its own. `typed` is its standard input. */
export function admin(settings: Variables, args: readonly string[], input = ''): Promise<Outcome> {
  return runProgram('admin', settings, args, input);
}

/** Runs `npm run demo`, as a process of its own. */
export function demo(settings: Variables): Promise<Outcome> {
  return runProgram('seed', settings, [], '');
}

function runProgram(
  name: 'admin' | 'seed',
  settings: Variables,
  args: readonly string[],
  input: string,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, `../../build/${name}.js`), ...args],
      { env: { ...processEnvironment, ...settings } },
      (error, out, fault) => resolve({ code: error === null ? 0 : Number(error.code), out, fault }),
    );
    child.stdin?.end(input);
  });
}

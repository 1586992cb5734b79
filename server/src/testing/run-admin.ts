import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { processEnvironment } from './server-process.ts';

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly fault: string;
}

/** Runs a command of the admin command line, as a process of its own. `typed` is its standard input. */
export function admin(
  settings: Readonly<Record<string, string>>,
  args: readonly string[],
  typed = '',
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, '../../build/admin.js'), ...args],
      { env: { ...processEnvironment, ...settings } },
      (error, out, fault) => resolve({ code: error === null ? 0 : Number(error.code), out, fault }),
    );
    child.stdin?.end(typed);
  });
}

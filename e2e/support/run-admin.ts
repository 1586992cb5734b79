import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs a command of an operator beside the site under test. */
export async function runAdmin(args: readonly string[]): Promise<void> {
  await run('node', ['scripts/admin.mjs', ...args], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
  });
}

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What the site’s operator is told by one row of the database, in the order of its columns. */
export async function askDatabase(statement: string): Promise<string[]> {
  const { stdout } = await run('node', ['scripts/admin.mjs', 'sql', statement], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
  });
  const [, cells = ''] = stdout.trim().split('\n').slice(-3);
  return cells.split(/\s{2,}/);
}

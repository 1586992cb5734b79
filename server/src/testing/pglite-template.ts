import { existsSync, readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { openPglite } from '../db/pglite.ts';

const root = join(import.meta.dirname, '../../..');
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json'), 'utf8')));

/** An empty PGlite, copied for every test: making one takes seconds, a copy a tenth of one. */
export const pgliteTemplate = join(root, `.cache/pglite-${version}`);

/** Vitest's global set-up. */
export async function setup(): Promise<void> {
  if (process.env.TEST_POSTGRES_URL === undefined) {
    console.warn(
      '\n  TEST_POSTGRES_URL IS NOT SET: nothing is tested on PostgreSQL. `npm test` brings one.\n',
    );
  }
  if (existsSync(pgliteTemplate)) return;
  const draft = `${pgliteTemplate}-${process.pid}`;
  const engine = await openPglite(draft);
  await engine.close();
  // Another run may have been first; its template is as good.
  await rename(draft, pgliteTemplate).catch(() => rm(draft, { recursive: true }));
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type DatabasePlace, openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { migrationsFolder, readMigrationFiles } from '../db/migration-files.ts';
import { openPglite } from '../db/pglite.ts';
import { makeMailQueues } from '../mail/postman.ts';
import { makePostgresTemplate } from './postgres-template.ts';

const root = join(import.meta.dirname, '../../..');
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json'), 'utf8')));

const folder = join(root, `.cache/pglite-${version}`);
const migrations = readMigrationFiles(migrationsFolder);
const newest = createHash('sha256')
  .update(migrations.map(({ sql }) => sql).join('\n'))
  .digest('hex')
  .slice(0, 16);

/** PGlites to copy for every test, one empty, one as the server leaves it at its first start: making one takes seconds. */
export const pgliteTemplates = {
  empty: join(folder, 'empty'),
  migrated: join(folder, `migrated-${newest}`),
} as const;

/** The same on PostgreSQL: the name of a database to copy, as the server leaves it at its first start. */
export const postgresTemplate = `portway_template_${newest}`;

/** Vitest's global set-up. */
export async function setup(): Promise<void> {
  const server = process.env.TEST_POSTGRES_URL;
  if (server === undefined) {
    console.warn(
      '\n  TEST_POSTGRES_URL IS NOT SET: nothing is tested on PostgreSQL. `npm test` brings one.\n',
    );
  } else await makePostgresTemplate(server, postgresTemplate, firstStart);
  await make(pgliteTemplates.empty, async (draft) => (await openPglite(draft)).close());
  await make(pgliteTemplates.migrated, async (draft) => {
    await cp(pgliteTemplates.empty, draft, { recursive: true });
    await firstStart({ url: undefined, folder: draft, onWarning: () => {} });
  });
}

async function firstStart(place: DatabasePlace): Promise<void> {
  const database = await openDatabase(place);
  await migrate(database, migrations);
  const queue = await database.openQueue();
  await makeMailQueues(queue);
  await queue.stop();
  await database.close();
}

async function make(template: string, fill: (draft: string) => Promise<void>): Promise<void> {
  if (existsSync(template)) return;
  const draft = `${template}-${process.pid}`;
  await fill(draft);
  // Another run may have been first; its template is as good.
  await rename(draft, template).catch(() => rm(draft, { recursive: true }));
}

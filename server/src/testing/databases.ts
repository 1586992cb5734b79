import { randomUUID } from 'node:crypto';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabasePlace } from '../db/database.ts';
import { pgliteTemplates, postgresTemplate } from './pglite-template.ts';
import { asAdministrator, dropDatabase } from './postgres-template.ts';
import { removeFolder } from './remove-folder.ts';

/** An empty database of one kind, for `describe.each(databases)('… on $name', …)`. */
export interface TestDatabase {
  readonly name: 'PGlite' | 'PostgreSQL';
  /** Makes one that nothing else uses: empty, or as the server leaves it at its first start. */
  make(like?: 'empty' | 'migrated'): Promise<MadeDatabase>;
}

export interface MadeDatabase {
  readonly place: DatabasePlace;
  remove(): Promise<void>;
}

const pglite: TestDatabase = {
  name: 'PGlite',
  async make(like = 'empty') {
    const parent = await mkdtemp(join(tmpdir(), 'portway-pglite-'));
    const folder = join(parent, 'pglite');
    await cp(pgliteTemplates[like], folder, { recursive: true });
    return {
      place: { url: undefined, folder, onWarning: () => {} },
      remove: () => removeFolder(parent),
    };
  },
};

function postgres(server: string): TestDatabase {
  return {
    name: 'PostgreSQL',
    async make(like = 'empty') {
      const name = `portway_test_${randomUUID().replaceAll('-', '')}`;
      await asAdministrator(
        server,
        `create database ${name} ${like === 'empty' ? '' : `template ${postgresTemplate}`}`,
      );
      const url = new URL(server);
      url.pathname = `/${name}`;
      return {
        place: { url: url.href, folder: '', onWarning: () => {} },
        remove: () => dropDatabase(server, name),
      };
    },
  };
}

const server = process.env.TEST_POSTGRES_URL;

/** Both kinds, or PGlite alone when there is no server to make databases on; the test run says so when it begins. */
export const databases: readonly TestDatabase[] =
  server === undefined ? [pglite] : [pglite, postgres(server)];

/** The kind for tests that do not turn on the database. */
export const anyDatabase = pglite;

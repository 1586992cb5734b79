import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGliteDialect } from 'kysely';
import { fromPglite } from 'pg-boss';
import { type Engine, typeNumbers, wholeNumber } from './engine.ts';

/** Opens the database in a folder, or in memory for `memory://`. The caller holds the folder's lock: PGlite takes none. */
export async function openPglite(folder: string): Promise<Engine> {
  if (folder !== 'memory://' && !existsSync(folder)) await makeWhole(folder);
  const pglite = await open(folder);
  return {
    dialect: new PGliteDialect({ pglite }),
    readerDialect: undefined,
    forQueue: { db: fromPglite(pglite), backend: 'pglite' },
    inSession: (work) =>
      work({
        run: async (sql) => void (await pglite.exec(sql)),
        rows: async (sql, parameters) =>
          (await pglite.query<Record<string, unknown>>(sql, [...(parameters ?? [])])).rows,
      }),
    listen: async (channel, { heard }) => {
      const end = await pglite.listen(channel, heard);
      return () => end();
    },
    close: () => pglite.close(),
  };
}

function open(dataDir: string): Promise<PGlite> {
  return PGlite.create({
    dataDir,
    extensions: { citext, pg_trgm, unaccent },
    // The default of 128 MB buys nothing at our size.
    postgresqlconf: ['shared_buffers=16MB'],
    parsers: { [typeNumbers.date]: (text) => text, [typeNumbers.int8]: wholeNumber },
  });
}

/** Makes the database beside its place and moves it there: a first start that is killed leaves nothing half made. */
async function makeWhole(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(dirname(draft), { recursive: true });
  const pglite = await open(draft);
  await pglite.close();
  renameSync(draft, folder);
}

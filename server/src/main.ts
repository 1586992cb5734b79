import '@portway/contracts/jitless';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { lockDataFolder } from './db/data-folder-lock.ts';
import { openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { migrationsFolder, readMigrationFiles } from './db/migration-files.ts';
import { readEnvironment } from './environment.ts';
import { prepareSalarySearch } from './features/salary/salary-search.service.ts';
import { createLog } from './http/log.ts';
import { loadWebBuild } from './http/pages/web-build.ts';
import { createSite } from './http/site.ts';
import { listen } from './listen.ts';
import { stopSignal } from './stop-signal.ts';

const webBuild = join(import.meta.dirname, '../../web/build');

async function start(): Promise<() => Promise<void>> {
  const log = createLog();
  const { origin, host, port, dataDir, databaseUrl } = readEnvironment(process.env);
  await using opened = new AsyncDisposableStack();
  // PGlite alone needs the folder to itself.
  if (databaseUrl === undefined) {
    const lock = lockDataFolder(dataDir);
    opened.defer(() => lock.release());
  }
  const database = await openDatabase({
    url: databaseUrl,
    folder: join(dataDir, 'pglite'),
    onWarning: (message) => log.warn(message),
  });
  opened.defer(() => database.close());
  const migrations = readMigrationFiles(migrationsFolder);
  const applied = await migrate(database, migrations);
  if (applied.length > 0) log.info({ applied }, 'The database was migrated');
  const now = Date.now;
  const app = createApp({ database, newestMigration: migrations.length, origin, log, now });
  const web = await loadWebBuild(webBuild);
  const server = await listen(createSite({ app, web, origin, log, now }), { host, port });
  opened.defer(() => server.stop());
  console.log(`Portway is ready at ${origin}`);
  setTimeout(prepareSalarySearch, 1_000).unref();
  const stack = opened.move();
  return () => stack.disposeAsync();
}

const toldToStop = stopSignal();
const stop = await start().catch((error: unknown) => {
  console.error(`Portway cannot start. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
await toldToStop;
await stop();
process.exit(0);

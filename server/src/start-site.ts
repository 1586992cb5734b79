import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { rulesReadTo } from '@portway/rules/recorded';
import type { Logger } from 'pino';
import { unfinishedRestore } from './admin/backup/restore-progress.ts';
import { registerSource } from './admin/register/fetch-edition.ts';
import { importInChild } from './admin/register/import-in-child.ts';
import { firstStaffHint } from './admin/staff/first-staff.ts';
import { createApp } from './app.ts';
import { makeQueues } from './app-queues.ts';
import { prepareSalarySearch } from './modules/law/calculators/salary-search.service.ts';
import { addressOf, type Environment, isLoopbackOrigin, warningsOf } from './platform/config/environment.ts';
import { misspeltSettings } from './platform/config/misspelt-settings.ts';
import { readVersion } from './platform/config/version.ts';
import type { Database } from './platform/db/database.ts';
import { databaseOf } from './platform/db/database-of.ts';
import { site } from './platform/db/embedded/embedded.ts';
import { recordSecret, requireSecret } from './platform/db/encryption/secret-check.ts';
import { operatorGauges } from './platform/db/health/operator-gauges.ts';
import { migrate } from './platform/db/migrate/migrate.ts';
import { migrationsFolder, readMigrationFiles } from './platform/db/migrate/migration-files.ts';
import { diskGauges } from './platform/files/disk-gauges.ts';
import { openFileStore } from './platform/files/stores.ts';
import { clamAv } from './platform/files/virus-scanner.ts';
import { listen } from './platform/http/listen.ts';
import { createLog } from './platform/http/log.ts';
import { createMetrics, type GaugeRead } from './platform/http/metrics.ts';
import { createPageCache } from './platform/http/pages/page-cache.ts';
import { loadWebBuild } from './platform/http/pages/web-build.ts';
import { createSite } from './platform/http/site.ts';
import { lookAtOthers } from './platform/look-at-others.ts';
import { startMailWorker } from './platform/mail/mail-worker.ts';
import { keepingTransport, smtpTransport } from './platform/mail/transport.ts';
import type { Schedule } from './platform/module.ts';

const webBuild = join(import.meta.dirname, '../../web/build');

/** Opens the database, brings it up to date and serves the site. Returns what stops it again. */
export async function startSite(settings: Environment): Promise<() => Promise<void>> {
  const log = createLog(settings.logLevel);
  const { origin, host, port, trustsProxy } = settings;
  const traces = await tracesOf(settings);
  await using resources = new AsyncDisposableStack();
  if (traces !== undefined) resources.defer(traces.stop);
  // Loaded while PostgreSQL starts.
  const loading = loadWebBuild(webBuild);
  loading.catch(() => undefined);
  const { database } = resources.use(
    await databaseOf(settings, {
      name: site,
      say: (line) => console.log(line),
      onWarning: (message) => log.warn(message),
      onStatement: traces?.statement,
    }),
  );
  const migrations = readMigrationFiles(migrationsFolder);
  await database.inSession((session) => requireSecret(session, settings));
  const applied = await migrate(database, migrations);
  if (applied.length > 0) log.info({ applied }, 'The database was migrated');
  await database.inSession((session) => recordSecret(session, settings));
  await database.checkLogIns();
  const now = Date.now;
  const untraced = await database.openQueue();
  resources.defer(() => untraced.stop());
  const queue = traces?.queue(untraced) ?? untraced;
  await makeQueues(queue);
  const scanner = settings.clamAv && clamAv(settings.clamAv);
  const pageCache = createPageCache(now);
  const metrics = createMetrics([
    buildInfo(readVersion()),
    ...operatorGauges(database, rulesReadTo),
    ...diskGauges(settings.dataDir),
  ]);
  const app = createApp({
    database,
    queue,
    files: await openFileStore(settings),
    uploads: { folder: join(settings.dataDir, 'uploads') },
    scanner,
    newestMigration: migrations.length,
    origin,
    secret: settings.secret,
    staff: settings.staffEmail ?? addressOf(settings.mailFrom),
    limited: settings.rateLimits,
    google: settings.google,
    registerSource: settings.registerUrl
      ? registerSource({
          address: settings.registerUrl,
          dataDir: settings.dataDir,
          importFile: importInChild(process.env),
          now,
        })
      : undefined,
    mailbox: settings.loopback && isLoopbackOrigin(origin) && settings.smtpUrl === undefined,
    dropPage: pageCache.drop,
    metrics,
    log,
    now,
  });
  const web = await loading;
  const server = await listen(
    createSite({
      app: app.api,
      web,
      kept: pageCache,
      origin,
      trustsProxy,
      secret: settings.secret[0],
      log,
      metrics: servesMetrics(settings) ? { of: metrics, token: settings.metricsToken } : undefined,
      observe: metrics,
      trace: traces?.request,
      now,
    }),
    {
      host,
      port,
    },
  );
  resources.defer(() => server.stop());
  resources.defer(() => app.stop());
  const transport =
    settings.smtpUrl === undefined ? keepingTransport : smtpTransport(settings.smtpUrl, settings.mailFrom);
  resources.defer(async () => transport.close());
  await startMailWorker({
    queue,
    queries: database.owner,
    transport: traces?.transport(transport) ?? transport,
    origin,
    log,
    now,
  });
  await app.start();
  for (const schedule of app.schedules) await queue.schedule(withLogLine(schedule, log));
  console.log(`Portway is ready at ${origin}`);
  const hint = await firstStaffHint(database, process.env.npm_lifecycle_event !== undefined);
  if (hint !== undefined) console.log(hint);
  for (const warning of [...warningsOf(settings), ...misspeltSettings(process.env)]) log.warn(warning);
  await warnOfUnfinishedRestore(database, log);
  void lookAtOthers({ settings, database, scanner, transport, log });
  // Written now: a process that is killed later would not write it.
  setTimeout(flushCompileCache, 500).unref();
  setTimeout(prepareSalarySearch, 1_000).unref();
  const firstUpkeep = setTimeout(() => {
    app.services.jobs.upkeep
      .all()
      .catch((error: unknown) => log.warn({ err: error }, 'Jobs could not be kept up'));
  }, 2_000).unref();
  resources.defer(() => clearTimeout(firstUpkeep));
  const stack = resources.move();
  return async () => {
    log.info('Portway is stopping: requests in flight are finished first');
    await stack.disposeAsync();
    log.info('Portway has stopped');
  };
}

/** The version that runs, so that a figure that changed can be held beside a release. */
function buildInfo(version: string): GaugeRead {
  const readGauge = async () => [{ of: version, value: 1 }];
  return {
    name: 'portway_build_info',
    help: '1, with the version that runs.',
    label: 'version',
    read: readGauge,
  };
}

async function warnOfUnfinishedRestore({ inSession }: Database, log: Logger): Promise<void> {
  const madeAt = await inSession((session) => unfinishedRestore((text) => session.rows(text)));
  if (madeAt !== undefined)
    log.warn(
      `The restore of the backup of ${madeAt} is not finished: files are missing until it is run again`,
    );
}

/** One line for each nightly job done, so that a night without one can be seen. */
function withLogLine(schedule: Schedule, log: Logger): Schedule {
  if (!('nightly' in schedule)) return schedule;
  const { name } = schedule;
  const run = async () => {
    const began = performance.now();
    await schedule.run();
    log.info({ job: name, ms: Math.round(performance.now() - began) }, 'A nightly job was done');
  };
  return { ...schedule, run };
}

/** On a machine of one's own they need no token; behind a proxy, or where others reach it, nothing is served without one. */
function servesMetrics({ loopback, origin, metricsToken }: Environment): boolean {
  return metricsToken !== undefined || (loopback && isLoopbackOrigin(origin));
}

/** Their packages are loaded only where spans are sent. */
async function tracesOf({ traces }: Environment) {
  if (traces === undefined) return undefined;
  const { startTraces } = await import('./platform/traces/traces.ts');
  return startTraces(traces);
}

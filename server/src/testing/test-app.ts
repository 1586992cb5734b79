import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { type App, type AppDeps, createApp } from '../app.ts';
import { makeQueues } from '../app-queues.ts';
import type { GoogleClient } from '../platform/auth/google-sign-in.ts';
import { readTrustedProxies, type TrustsProxy, trustsNone } from '../platform/config/trusted-proxies.ts';
import type { Secret } from '../platform/crypto/cipher.ts';
import { type Database, type DatabasePlace, openDatabase } from '../platform/db/database.ts';
import { migrationsFolder, readMigrationFiles } from '../platform/db/migrate/migration-files.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { openFileStore } from '../platform/files/stores.ts';
import { createApi } from '../platform/http/api.ts';
import type { AppEnv } from '../platform/http/app-env.ts';
import { listen } from '../platform/http/listen.ts';
import { createPageCache, type PageCache } from '../platform/http/pages/page-cache.ts';
import type { WebBuild } from '../platform/http/pages/web-build.ts';
import { createSite } from '../platform/http/site.ts';
import { startMailWorker } from '../platform/mail/mail-worker.ts';
import type { Transport } from '../platform/mail/transport.ts';
import type { Queue } from '../platform/queue/queue.ts';
import { makeDatabase } from './databases.ts';
import { type LogLines, logLines } from './log-lines.ts';
import { removeFolder } from './remove-folder.ts';
import { openAsSuperuser } from './test-databases.ts';

/** A running site for a test; `await using` ends it. */
export interface TestSite extends AsyncDisposable {
  readonly origin: string;
  /** Asks for a path as it stands, without following redirects. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  readonly log: LogLines;
}

export interface TestSiteOptions {
  readonly web?: WebBuild;
  /** In milliseconds since 1970. */
  readonly now?: () => number;
  /** Whether callers are limited in how often they may send. */
  readonly limited?: boolean;
  /** Whose `X-Forwarded-For` counts; unset, that of this machine, so that tests can be several visitors. */
  readonly trustsProxy?: TrustsProxy;
  /** Stands for Google, given the port of the site. */
  readonly google?: (port: number) => GoogleClient;
  /** Hears each statement that the database is sent. */
  readonly onStatement?: (statement: string) => void;
  /** The bounds of uploads; unset, the usual ones. */
  readonly uploads?: AppDeps['uploads']['limits'];
  readonly scanner?: AppDeps['scanner'];
  /** Whether requests log in as the owner too, as without DATABASE_WEB_URL. */
  readonly oneLogIn?: boolean;
  /** Unset, that of every test. */
  readonly secret?: Secret;
  /** Another app, whose database and data folder this one serves too. */
  readonly beside?: Pick<TestApp, 'place' | 'adminUrl' | 'folder'>;
  /** Carries mails; without it they stay in the outbox. */
  readonly transport?: Transport;
}

export interface TestApp extends TestSite, Pick<App, 'services' | 'start' | 'tables' | 'schedules'> {
  readonly database: Database;
  readonly queue: Queue;
  /** Every row, no matter whose, as a superuser. */
  readonly superuser: Kysely<Tables>;
  readonly place: DatabasePlace;
  readonly adminUrl: string;
  readonly ownerUrl: string;
  readonly files: FileStore;
  /** The data folder. */
  readonly folder: string;
}

const thisMachine = readTrustedProxies('127.0.0.1') ?? trustsNone;

/** What a test site encrypts with, unless it is told otherwise. */
export const usualSecret: Secret = ['a secret for tests of 32 characters'];

/** The whole app on an empty database, and that database. */
export async function startTestApp(options: TestSiteOptions = {}): Promise<TestApp> {
  const { beside, secret = usualSecret } = options;
  const testDatabase = beside ? { ...beside, remove: async () => {} } : await makeDatabase('migrated');
  const database = await openDatabase({
    ...testDatabase.place,
    ...(options.oneLogIn && { webUrl: undefined }),
    onStatement: options.onStatement,
  });
  const migrations = readMigrationFiles(migrationsFolder);
  const superuser = openAsSuperuser(testDatabase.adminUrl);
  const log = logLines();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const now = options.now ?? Date.now;
  const queue = await database.openQueue();
  await makeQueues(queue);
  const folder = beside?.folder ?? (await mkdtemp(join(tmpdir(), 'portway-files-')));
  const files = await openFileStore({ secret, dataDir: folder, s3Url: undefined });
  const pageCache = createPageCache(now);
  const app = createApp({
    google: options.google?.(port),
    database,
    queue,
    files,
    uploads: { folder: join(folder, 'uploads'), ...(options.uploads && { limits: options.uploads }) },
    scanner: options.scanner,
    newestMigration: migrations.length,
    origin,
    secret,
    staff: 'desk@portway.example',
    limited: options.limited ?? false,
    mailbox: true,
    dropPage: pageCache.drop,
    log: log.logger,
    now,
  });
  const { transport } = options;
  if (transport !== undefined)
    await startMailWorker({ queue, queries: database.owner, transport, origin, log: log.logger, now });
  const site = await startSite(app.api, { ...options, kept: pageCache, port, log });
  return {
    ...site,
    database,
    queue,
    superuser,
    place: testDatabase.place,
    adminUrl: testDatabase.adminUrl,
    ownerUrl: testDatabase.place.url,
    files,
    folder,
    services: app.services,
    schedules: app.schedules,
    start: app.start,
    tables: app.tables,
    async [Symbol.asyncDispose]() {
      await app.stop();
      await site[Symbol.asyncDispose]();
      await queue.stop();
      await Promise.all([database.close(), superuser.destroy()]);
      await testDatabase.remove();
      if (beside === undefined) await removeFolder(folder);
    },
  };
}

/** A site of the given routes alone, without a database. */
export async function startTestApi(
  addRoutes: (api: Hono<AppEnv>) => void,
  options: TestSiteOptions = {},
): Promise<TestSite> {
  const log = logLines();
  return await startSite(createApi(log.logger, addRoutes), { ...options, port: await freePort(), log });
}

async function startSite(
  app: Hono<AppEnv>,
  {
    port,
    log,
    web,
    now = Date.now,
    kept = createPageCache(now),
    trustsProxy = thisMachine,
    secret = usualSecret,
  }: TestSiteOptions & {
    port: number;
    log: LogLines;
    kept?: PageCache;
  },
): Promise<TestSite> {
  const origin = `http://localhost:${port}`;
  const server = await listen(
    createSite({ app, web, kept, origin, trustsProxy, secret: secret[0], log: log.logger, now }),
    {
      host: '127.0.0.1',
      port,
      // Nothing that a test has sent is still on its way.
      lingerMs: 0,
    },
  );
  return {
    origin,
    log,
    ask: (path, init) => fetch(origin + path, { redirect: 'manual', ...init }),
    [Symbol.asyncDispose]: () => server.stop(),
  };
}

/**
 * Below the ports that systems give to connections that leave: one of those may take a port before its server does. Each
 * worker of Vitest has a thousand of its own, for the same reason, and takes them in turn.
 */
const portsOfWorker = 1_000;
const firstPort = 12_000 + (Number(process.env.VITEST_POOL_ID ?? 0) % 20) * portsOfWorker;
let portsTaken = Math.floor(Math.random() * portsOfWorker);

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  for (;;) {
    portsTaken += 1;
    const port = firstPort + (portsTaken % portsOfWorker);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}

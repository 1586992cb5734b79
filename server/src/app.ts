import '@portway/contracts/jitless';
import type { Readiness } from '@portway/contracts/health';
import { openApiDocument } from '@portway/contracts/openapi/openapi';
import { operations } from '@portway/contracts/operations';
import { fileInspector } from '@portway/files';
import { londonDay } from '@portway/formats/london-day';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { createModules } from './app-modules.ts';
import type { RegisterSource } from './modules/register/sponsor-register/fetching/register-fetch.service.ts';
import type { GoogleClient } from './platform/auth/google-sign-in.ts';
import { readVersion } from './platform/config/version.ts';
import { fieldCipher, type Secret } from './platform/crypto/cipher.ts';
import { signedLinks } from './platform/crypto/signed-link.ts';
import { auditLog } from './platform/db/audit.ts';
import type { Database } from './platform/db/database.ts';
import { encryptAgain } from './platform/db/encryption/encrypt-again.ts';
import { readiness } from './platform/db/health/readiness.ts';
import type { OwnedTables } from './platform/db/owned-table.ts';
import { noRateLimits, rateLimits } from './platform/db/rate-limit.ts';
import type { FileStore } from './platform/files/file-store.ts';
import type { VirusScanner } from './platform/files/virus-scanner.ts';
import { filesForOthers } from './platform/files-for-others.ts';
import { createApi } from './platform/http/api.ts';
import type { AppEnv } from './platform/http/app-env.ts';
import { freshForSignedIn } from './platform/http/fresh-for-signed-in.ts';
import { healthRoutes } from './platform/http/health.routes.ts';
import type { Metrics } from './platform/http/metrics.ts';
import { openApiRoutes } from './platform/http/openapi.routes.ts';
import { createUploads, type UploadDeps } from './platform/http/uploads/uploads.ts';
import { outbox } from './platform/mail/outbox.ts';
import type { Platform, Schedule } from './platform/module.ts';
import { pagesForReaders } from './platform/pages-for-readers.ts';
import type { Queue } from './platform/queue/queue.ts';
import { tidyUp } from './platform/queue/tidy-up.ts';
import { refusalLog } from './platform/refusal-log.ts';

export interface AppDeps {
  readonly database: Database;
  readonly queue: Queue;
  /** Where people's files are kept, encrypted. */
  readonly files: FileStore;
  /** Where files are while they arrive. */
  readonly uploads: Pick<UploadDeps, 'folder' | 'limits'>;
  /** Left out, files are not scanned for viruses. */
  readonly scanner?: VirusScanner | undefined;
  /** Left out, the register of sponsors is not fetched. */
  readonly registerSource?: RegisterSource | undefined;
  /** The number of the newest migration of this code. */
  readonly newestMigration: number;
  /** Where people reach the site. */
  readonly origin: string;
  /** Signs links and hides addresses. */
  readonly secret: Secret;
  /** The email address at which the team reads what people send. */
  readonly staff: string;
  /** Whether callers are limited in how often they may send. */
  readonly limited: boolean;
  /** Whether `/dev/mailbox` shows every email: on the developer's own machine alone. */
  readonly mailbox: boolean;
  /** Left out, Google's sign-in is not offered. */
  readonly google?: GoogleClient | undefined;
  /** Drops a page from the site's cache; left out where no pages are served. */
  readonly dropPage?: Platform['dropPage'] | undefined;
  /** The figures of `/metrics`, for a page of our own; left out, there are none. */
  readonly metrics?: Pick<Metrics, 'families'> | undefined;
  readonly log: Logger;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

export interface App {
  readonly api: Hono<AppEnv>;
  /** What tests and the admin commands call beside the API. */
  readonly services: Services;
  readonly schedules: readonly Schedule[];
  /** Every table, by its owner. */
  readonly tables: readonly OwnedTables[];
  /** Begins what the modules do beside requests, but for their schedules. */
  start(): Promise<void>;
  /** Ends what would keep the server from stopping, such as streams of events. */
  stop(): Promise<void>;
}

export type Services = ReturnType<typeof createModules>['services'];

/** The API, and the work that is done beside it. Pages come after it, in `platform/http/site.ts`. */
export function createApp(deps: AppDeps): App {
  const { database, origin, secret, log } = deps;
  const platform = platformOf(deps);
  const { modules, services, tables } = createModules(platform, deps);
  const addRoutes = (api: Hono<AppEnv>) => {
    if (database.fresh !== undefined) api.use('/api/*', freshForSignedIn(database.fresh));
    healthRoutes(api, readVersion(), readinessOf({ ...deps, registerFetch: services.registerFetch }));
    openApiRoutes(api, () => openApiDocument(operations, origin));
    for (const module of modules) module.routes?.(api);
  };
  const api = createApi(log, addRoutes, refusalLog(platform));
  return {
    api,
    services,
    schedules: [
      { name: 'tidy-up', nightly: 3, run: () => tidyUp(database.owner, tables()) },
      {
        name: 'encrypt-again',
        nightly: 4,
        run: () => encryptAgain({ ...platform, cipherOf: (field) => fieldCipher(secret, field) }, tables()),
      },
      ...modules.flatMap(({ schedules = [] }) => schedules),
    ],
    tables: tables(),
    async start() {
      for (const module of modules) await module.start?.();
    },
    async stop() {
      platform.uploads.stop();
      for (const module of modules) await module.stop?.();
    },
  };
}

type ReadinessDeps = Pick<AppDeps, 'database' | 'newestMigration' | 'scanner'> &
  Pick<Services, 'registerFetch'>;

/** Without its scanner the site takes no files, and serves everything else: it stays ready, also with an old register. */
function readinessOf({ database, newestMigration, scanner, registerFetch }: ReadinessDeps) {
  return async (): Promise<Readiness> => {
    const report = await readiness(database.queries, newestMigration);
    if (report.status !== 'ready') return report;
    const register = await registerFetch.readiness();
    const virusScanner = scanner && ((await scanner.fault()) === undefined ? 'reachable' : 'unreachable');
    return { ...report, ...(virusScanner && { virusScanner }), ...(register && { register }) };
  };
}

function platformOf({ limited, scanner, log, ...deps }: AppDeps): Platform {
  const { secret, queue, now } = deps;
  const audit = auditLog(secret[0], now);
  const onWarning = (message: string) => log.warn(message);
  const uploads = createUploads({
    ...deps.uploads,
    scan: scanner?.scan,
    onWarning,
    onFinding: (requestContext, signature) =>
      audit.note(requestContext, 'virus-found', undefined, { signature }),
  });
  return {
    ...deps,
    uploads,
    inspector: fileInspector({
      onFailure: (failure) => log.error({ failure }, 'A file could not be checked: its thread failed'),
    }),
    limits: limited ? rateLimits(secret[0], now) : noRateLimits,
    fileForOthers: filesForOthers({ ...deps, log }),
    drawPage: pagesForReaders({ ...deps, log }),
    outbox: outbox(queue),
    audit,
    links: signedLinks(secret, now),
    dropPage: deps.dropPage ?? (() => undefined),
    onWarning,
    today: () => londonDay(now()),
  };
}

import type { FileInspector } from '@portway/files';
import type { Hono } from 'hono';
import type { Secret } from './crypto/cipher.ts';
import type { SignedLinks } from './crypto/signed-link.ts';
import type { Audit } from './db/audit.ts';
import type { Database } from './db/database.ts';
import type { OwnedTables } from './db/owned-table.ts';
import type { RateLimits } from './db/rate-limit.ts';
import type { FileStore } from './files/file-store.ts';
import type { FileForOthers } from './files-for-others.ts';
import type { AppEnv } from './http/app-env.ts';
import type { Uploads } from './http/uploads/uploads.ts';
import type { Outbox } from './mail/outbox.ts';
import type { DrawPage } from './pages-for-readers.ts';
import type { Queue, Schedule } from './queue/queue.ts';

export type { Schedule };

/** What every module is given. It knows accounts, roles and organisations, but nothing of any one module. */
export interface Platform {
  readonly database: Database;
  readonly queue: Queue;
  /** Encrypted storage of uploaded files. */
  readonly files: FileStore;
  /** Gives a file of one person to another, as a rendering of ours. */
  readonly fileForOthers: FileForOthers;
  /** One page of a stored file as a picture. */
  readonly drawPage: DrawPage;
  /** Files on their way in. */
  readonly uploads: Uploads;
  /** Checks and reads what people upload, a few files at once in the whole process. */
  readonly inspector: FileInspector;
  readonly limits: RateLimits;
  readonly outbox: Outbox;
  readonly audit: Audit;
  readonly links: SignedLinks;
  /** The site's public origin. */
  readonly origin: string;
  /** Signs links, encrypts, and hashes addresses. */
  readonly secret: Secret;
  /** The email address at which the team reads what people send. */
  readonly staff: string;
  /** Drops a cached page of this server that shows what has changed. */
  readonly dropPage: (path: string, and?: 'below') => void;
  /** Reports faults that belong to no request. */
  readonly onWarning: (message: string) => void;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** The day in London, as `YYYY-MM-DD`. */
  readonly today: () => string;
}

/** A module as `app.ts` uses it. */
export interface Module<Service = unknown> {
  /** What other modules, tests and the admin commands may call. */
  readonly service: Service;
  routes?(api: Hono<AppEnv>): void;
  /** Its tables: whose data they hold, the retention, and how it is exported and erased. */
  readonly tables?: OwnedTables;
  readonly schedules?: readonly Schedule[];
  /** Starts background work. */
  start?(): Promise<void>;
  /** Stops whatever would prevent the server from shutting down. */
  stop?(): Promise<void>;
}

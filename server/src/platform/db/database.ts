import { type EventEmitter, once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Kysely, type KyselyConfig, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { openQueue, type Queue } from '../queue/queue.ts';
import { type Read, readsAsApp } from './as-app.ts';
import { onOneConnection, openPool } from './connections/connections.ts';
import { checkOwner, checkOwnersGroup, checkWebLogIn } from './connections/log-in-checks.ts';
import { patiently } from './connections/patiently.ts';
import { listenOnPostgres } from './connections/postgres-listen.ts';
import { readReplica } from './connections/read-replica.ts';
import type { Tables } from './tables.ts';

/** A connection whose other end is gone never ends by itself. */
const closeWithinMs = 2_000;

/** One connection, reserved until the work is done. */
export interface Session {
  /** Runs SQL text, which may be several statements, in one round trip. */
  run(sql: string): Promise<void>;
  rows(sql: string, parameters?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>;
}

/** A listener for notifications on a channel. */
export interface Listener {
  onNotification(payload: string): void;
  /** The connection was lost and restored: notifications may have been missed. */
  again(): void;
}

/** The database. */
export interface Database {
  /** For requests: the log-in has no rights until `asApp` makes it `portway_app`. */
  readonly queries: Kysely<Tables>;
  /** For background work (migrations, mail, upkeep, imports): as the owner of the tables. */
  readonly owner: Kysely<Tables>;
  /**
   * Reads public data in a read-only transaction, as `portway_app` with nobody logged in. What one statement finds may
   * be gone before the next.
   */
  readonly read: Read;
  /** The same from the replica, where there is one: what it finds may be half a minute old. */
  readonly search: Read;
  /** Within it, `search` finds what is so now: for callers who may have changed something. Left out without a replica. */
  readonly fresh?: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Work of the owner that needs one connection, such as migrations. */
  inSession<Result>(work: (session: Session) => Promise<Result>): Promise<Result>;
  /**
   * Listens for notifications on a channel; never called within a transaction. Returns a function that stops
   * it.
   */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  /**
   * The job queue. Opened once, after the migrations; the code that opens it stops it before `close`. It is made or brought
   * up to date unless told otherwise.
   */
  openQueue(options?: { readonly migrates: boolean }): Promise<Queue>;
  /** Throws, after the migrations, unless the log-in for requests has exactly the rights it needs. */
  checkLogIns(): Promise<void>;
  /** The connections of this process, and how many wait for one. */
  pools(): { readonly total: number; readonly idle: number; readonly waiting: number };
  /** May be called again. */
  close(): Promise<void>;
}

export interface DatabasePlace {
  /** A PostgreSQL 15 or later, as its owner. */
  readonly url: string;
  /** The same for requests; if unset, these connect as the owner too. */
  readonly webUrl?: string | undefined;
  /**
   * The same as its owner, past a pooler that `url` and `webUrl` lead through: for all but requests and searches. Unset,
   * there is no pooler that shares connections between transactions.
   */
  readonly directUrl?: string | undefined;
  /** A streaming replica of the same database, for searches. */
  readonly readUrl?: string | undefined;
  /** Receives faults and warnings that belong to no request. */
  readonly onWarning: (message: string) => void;
  /** Receives each statement when it has ended, without its values, and how many milliseconds it took. */
  readonly onStatement?: ((statement: string, ms: number) => void) | undefined;
}

/**
 * Connects to PostgreSQL; throws a readable error when it is unreachable or too old. Returns `date` as text,
 * whole numbers (`int8`, `count(*)`) as a number and `numeric` as text. Write a list for a `jsonb` column
 * with `JSON.stringify`: the driver would turn it into an array.
 */
export async function openDatabase({
  url,
  webUrl,
  directUrl,
  readUrl,
  onWarning,
  onStatement,
}: DatabasePlace): Promise<Database> {
  const pools = openPools({ url, webUrl, directUrl, readUrl, onWarning });
  const direct = directUrl ?? url;
  try {
    await patiently(() => checkOwner(pools.owner, onWarning)).catch(
      cannotBeUsed(directUrl === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'),
    );
    // Asked before the migrations, which take seconds.
    if (webUrl !== undefined && directUrl === undefined)
      await patiently(() => pools.requests.query('select')).catch(cannotBeUsed('DATABASE_WEB_URL'));
    if (directUrl !== undefined) await pools.requests.query('select').catch(cannotBeReached);
  } catch (error) {
    await pools.end();
    throw error;
  }
  const log: KyselyConfig['log'] =
    onStatement && (({ query, queryDurationMillis }) => onStatement(query.sql, queryDurationMillis));
  const on = (pool: pg.Pool) =>
    new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...(log && { log }) });
  const reader = readsAsApp(on(pools.readers));
  const from = {
    primary: { pool: pools.owner, read: reader },
    replica: { pool: pools.replicas, read: readsAsApp(on(pools.replicas)) },
  };
  const inSession: Database['inSession'] = (work) => onOneConnection(pools.owner, work);
  const forQueue = { connectionString: direct, application_name: 'portway-queue', max: 3 };
  let closing: Promise<void> | undefined;
  return {
    queries: on(pools.requests),
    owner: on(pools.owner),
    read: reader,
    ...(readUrl === undefined ? { search: reader } : readReplica({ ...from, onWarning })),
    inSession,
    listen: (channel, listener) =>
      listenOnPostgres({ url: directUrl ?? webUrl ?? url, onWarning }, channel, listener),
    openQueue: ({ migrates } = { migrates: true }) =>
      openQueue({
        connection: forQueue,
        onWarning,
        run: (sql) => inSession((session) => session.run(sql)),
        migrates,
      }),
    checkLogIns: async () => {
      if (webUrl === undefined) await checkOwnersGroup(pools.owner);
      else await checkWebLogIn(pools.requests, pools.owner);
    },
    pools: pools.counted,
    close: () => {
      closing ??= pools.end();
      return closing;
    },
  };
}

function openPools({ url, webUrl, directUrl, readUrl, onWarning }: Omit<DatabasePlace, 'onStatement'>) {
  const owner = openPool(
    { connectionString: directUrl ?? url, application_name: 'portway', max: 10 },
    onWarning,
  );
  const requests =
    webUrl === undefined && directUrl === undefined
      ? owner
      : openPool({ connectionString: webUrl ?? url, application_name: 'portway-web', max: 10 }, onWarning);
  const readers = openPool(
    { connectionString: webUrl ?? url, application_name: 'portway-reader', max: 5 },
    onWarning,
  );
  const replicas =
    readUrl === undefined
      ? readers
      : openPool({ connectionString: readUrl, application_name: 'portway-replica', max: 5 }, onWarning);
  const all = new Set([owner, requests, readers, replicas]);
  const connections = new Set<EventEmitter>();
  for (const pool of all)
    pool.on('connect', (client) => {
      connections.add(client);
      client.once('end', () => connections.delete(client));
    });
  return {
    owner,
    requests,
    readers,
    replicas,
    counted: () => {
      const sum = (countOf: (pool: pg.Pool) => number) =>
        [...all].reduce((count, pool) => count + countOf(pool), 0);
      return {
        total: sum((pool) => pool.totalCount),
        idle: sum((pool) => pool.idleCount),
        waiting: sum((pool) => pool.waitingCount),
      };
    },
    // A pool has ended once it has told its connections to: a database that stops before they have would report them as lost.
    end: async () => {
      const ends = [...connections].map((client) => once(client, 'end'));
      await Promise.all([...all].map((pool) => pool.end()));
      await Promise.race([Promise.all(ends), setTimeout(closeWithinMs, undefined, { ref: false })]);
    },
  };
}

/** Says which settings lead requests through a pooler that does not answer. */
function cannotBeReached(error: unknown): never {
  throw new Error(
    `The database cannot be reached by the way of requests: ${reasonOf(error).replace(/\.$/, '')}. Check DATABASE_WEB_URL, or DATABASE_URL without it, and that the pooler runs.`,
    { cause: error },
  );
}

/** Says which setting names a database that cannot be used, why, and what to do. */
export function cannotBeUsed(setting: string) {
  return (error: unknown): never => {
    throw new Error(
      `The database that ${setting} names cannot be used: ${reasonOf(error).replace(/\.$/, '')}. Check that it runs, and that ${setting} is right.`,
      { cause: error },
    );
  };
}

/** A host name with several addresses fails with one error per address and no message of its own. */
function reasonOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}

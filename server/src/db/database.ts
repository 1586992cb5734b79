import { type Dialect, Kysely } from 'kysely';
import { asApp } from './as-app.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import { openQueue, type Queue } from './queue.ts';
import type { Tables } from './tables.ts';

/** One connection, held until the work is done. */
export interface Session {
  /** Runs SQL text, which may be several statements, in one go. */
  run(sql: string): Promise<void>;
  rows(sql: string, parameters?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>;
}

/** Who hears what is notified on a channel. */
export interface Listener {
  heard(payload: string): void;
  /** The connection was lost and is there again: nobody knows what was missed. */
  again(): void;
}

/** Where facts are kept. `queries` is for repositories; `inSession` for work that needs one connection, such as migrations. */
export interface Database {
  readonly queries: Kysely<Tables>;
  /**
   * Reads what everybody may, as `portway_app` with nobody logged in. On PostgreSQL each statement stands by itself, which
   * spares going there and back for a transaction: what one finds may be gone before the next.
   */
  read<Result>(work: (on: Kysely<Tables>) => Promise<Result>): Promise<Result>;
  inSession<Result>(work: (session: Session) => Promise<Result>): Promise<Result>;
  /** Hears from now on what is notified on a channel; never called within a transaction. Answers what ends it. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  /** Work to do later. Opened once, after the migrations; whoever opens it stops it before `close`. */
  openQueue(): Promise<Queue>;
  /** May be called again. */
  close(): Promise<void>;
}

export interface DatabasePlace {
  /** A PostgreSQL 15 or later; unset, the data stays in `folder`. */
  readonly url: string | undefined;
  /** `memory://` keeps nothing, for tests. */
  readonly folder: string;
  /** Told about faults and doubts that belong to no request. */
  readonly onWarning: (message: string) => void;
  /** Hears each statement, without its values, as it is sent. */
  readonly onStatement?: ((statement: string) => void) | undefined;
}

/**
 * Opens PostgreSQL or, without an address, PGlite. Both give `date` as text, whole numbers (`int8`, `count(*)`)
 * as a number and `numeric` as text. A list for a `jsonb` column is written with `JSON.stringify`:
 * node-postgres would make an array of it.
 */
export async function openDatabase({
  url,
  folder,
  onWarning,
  onStatement,
}: DatabasePlace): Promise<Database> {
  const engine = url === undefined ? await openPglite(folder) : await openPostgres(url, onWarning);
  const queriesBy = (dialect: Dialect) =>
    new Kysely<Tables>({
      dialect,
      ...(onStatement === undefined ? {} : { log: ({ query }) => onStatement(query.sql) }),
    });
  const queries = queriesBy(engine.dialect);
  const readers = engine.readerDialect === undefined ? undefined : queriesBy(engine.readerDialect);
  let closed: Promise<void> | undefined;
  function close(): Promise<void> {
    closed ??= engine.close();
    return closed;
  }
  const { forQueue: connection, inSession, listen } = engine;
  return {
    queries,
    read: (work) => (readers === undefined ? asApp(queries, work) : work(readers)),
    inSession,
    listen,
    openQueue: () =>
      openQueue({ connection, onWarning, run: (sql) => inSession((session) => session.run(sql)) }),
    close,
  };
}

import { Kysely } from 'kysely';
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

/** Where facts are kept. `queries` is for repositories; `inSession` for work that needs one connection, such as migrations. */
export interface Database {
  readonly queries: Kysely<Tables>;
  inSession<Result>(work: (session: Session) => Promise<Result>): Promise<Result>;
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
  const queries = new Kysely<Tables>({
    dialect: engine.dialect,
    ...(onStatement === undefined ? {} : { log: ({ query }) => onStatement(query.sql) }),
  });
  let closed: Promise<void> | undefined;
  function close(): Promise<void> {
    closed ??= engine.close();
    return closed;
  }
  const { forQueue: connection, inSession } = engine;
  return {
    queries,
    inSession,
    openQueue: () =>
      openQueue({ connection, onWarning, run: (sql) => inSession((session) => session.run(sql)) }),
    close,
  };
}

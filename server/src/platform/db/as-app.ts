import {
  CompiledQuery,
  Kysely,
  type KyselyConfig,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type Transaction,
} from 'kysely';
import type pg from 'pg';
import type { Tables } from './tables.ts';

const becomeApp = 'set local role portway_app';

/**
 * Read-only, with the rights of a request that is not logged in. Searches never read a whole table (so no sequential
 * scans), and compiling takes longer than searching (so no JIT).
 */
const asReader = `begin read only; ${becomeApp}; set local enable_seqscan = off; set local jit = off`;

const beginningAsApp = new WeakSet<Kysely<Tables>>();

/**
 * Runs work in a transaction as `portway_app`, which row-level security applies to. Every request uses this:
 * the log-in itself may be a superuser, or have no rights of its own.
 */
export async function asApp<Result>(
  queries: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return await queries.transaction().execute(async (transaction) => {
    if (!beginningAsApp.has(queries)) await transaction.executeQuery(CompiledQuery.raw(becomeApp));
    return await work(transaction);
  });
}

/** The queries of requests: each of their transactions begins as `portway_app`, which saves `asApp` a round trip. */
export function queriesAsApp(pool: pg.Pool, log?: KyselyConfig['log']): Kysely<Tables> {
  const queries = beginningWith(`begin; ${becomeApp}`, pool, log);
  beginningAsApp.add(queries);
  return queries;
}

/** A read of public data. */
export type Read = <Result>(
  work: (on: Kysely<Tables>) => Promise<Result>,
  /** Each statement of the work becomes `portway_app` by itself, as a function with `set role` does: no transaction. */
  becomes?: 'in-transaction' | 'by-itself',
) => Promise<Result>;

/**
 * Runs reads of public data, each in a transaction of its own: nothing is set on a connection, which behind a pooler
 * would reach others. Beginning and ending one takes two round trips, which a statement that `becomes` by itself saves.
 */
export function readsAsApp(pool: pg.Pool, log?: KyselyConfig['log']): Read {
  const queries = beginningWith(asReader, pool, log);
  return (work, becomes = 'in-transaction') =>
    becomes === 'by-itself' ? work(queries) : queries.transaction().execute(work);
}

function beginningWith(begin: string, pool: pg.Pool, log: KyselyConfig['log']): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new BeginningDialect({ pool }, begin), ...(log && { log }) });
}

class BeginningDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #begin: string;

  constructor(config: PostgresDialectConfig, begin: string) {
    super(config);
    this.#config = config;
    this.#begin = begin;
  }

  override createDriver(): PostgresDriver {
    return new BeginningDriver(this.#config, this.#begin);
  }
}

class BeginningDriver extends PostgresDriver {
  readonly #begin: string;

  constructor(config: PostgresDialectConfig, begin: string) {
    super(config);
    this.#begin = begin;
  }

  override async beginTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
  ): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw(this.#begin));
    } catch (error) {
      // It may have begun and the role been refused; Kysely ends only what has begun altogether.
      await this.rollbackTransaction(connection);
      throw error;
    }
  }
}

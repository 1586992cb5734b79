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
  const queries = new Kysely<Tables>({ dialect: new AppDialect({ pool }), ...(log && { log }) });
  beginningAsApp.add(queries);
  return queries;
}

class AppDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new AppDriver(this.#config);
  }
}

class AppDriver extends PostgresDriver {
  override async beginTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
  ): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw(`begin; ${becomeApp}`));
    } catch (error) {
      // It may have begun and the role been refused; Kysely ends only what has begun altogether.
      await this.rollbackTransaction(connection);
      throw error;
    }
  }
}

import { PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Session } from './database.ts';
import { type Engine, typeNumbers, wholeNumber } from './engine.ts';
import { listenOnPostgres } from './postgres-listen.ts';

const oldestVersion = 150_000;

/** Connects to PostgreSQL. Throws when it cannot be reached or is too old; warns of a log-in that row-level security does not bind. */
export async function openPostgres(url: string, onWarning: (message: string) => void): Promise<Engine> {
  const pool = openPool({ connectionString: url, application_name: 'portway', max: 10 }, onWarning);
  const readers = openPool(
    {
      connectionString: url,
      application_name: 'portway-reader',
      max: 5,
      onConnect: (client) => client.query(asReader),
    },
    onWarning,
  );
  try {
    await examine(pool, onWarning);
  } catch (error) {
    await Promise.all([pool.end(), readers.end()]);
    throw new Error(
      `The database that DATABASE_URL names cannot be used: ${reasonOf(error).replace(/\.$/, '')}. Check that it runs, and that DATABASE_URL is right.`,
      {
        cause: error,
      },
    );
  }
  return {
    dialect: new PostgresDialect({ pool }),
    readerDialect: new PostgresDialect({ pool: readers }),
    forQueue: { connectionString: url, application_name: 'portway-queue', max: 3 },
    inSession: (work) => onOneConnection(pool, work),
    listen: (channel, listener) => listenOnPostgres({ url, onWarning }, channel, listener),
    close: async () => void (await Promise.all([pool.end(), readers.end()])),
  };
}

/**
 * Whoever reads so may do no more than a request of somebody who is not logged in, and change nothing. Searches never read
 * a whole table, and to compile takes longer than to search. Said on the connection, since settings of ours would give way
 * to any that DATABASE_URL has.
 */
const asReader = `set role portway_app; set default_transaction_read_only = on; set enable_seqscan = off; set jit = off`;

function openPool(settings: pg.PoolConfig, onWarning: (message: string) => void): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: 5_000, types: sameTypesAsPglite(), ...settings });
  // Without a listener a connection lost while idle would end the process; the pool replaces it by itself.
  pool.on('error', (error) => onWarning(`A database connection was lost: ${error.message}`));
  // Lost while in use but between two queries, a connection tells nobody but itself. The next query on it fails, and
  // with it the request: that says enough.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** A name with several addresses fails with an error for each, and no message of its own. */
function reasonOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}

async function examine(pool: pg.Pool, onWarning: (message: string) => void): Promise<void> {
  const { rows } = await pool.query<{ version: number; name: string; unbound: boolean }>(`
    select current_setting('server_version_num')::int as version, rolname as name, rolsuper or rolbypassrls as unbound
    from pg_roles where rolname = current_user`);
  const [login] = rows;
  if (login === undefined) throw new Error('it connects as a role that does not exist.');
  if (login.version < oldestVersion) {
    throw new Error(`it is PostgreSQL ${Math.floor(login.version / 10_000)}, and 15 or later is needed.`);
  }
  if (login.unbound) {
    onWarning(
      `DATABASE_URL connects as ${login.name}, whom row-level security does not bind. Use a log-in that is neither superuser nor BYPASSRLS.`,
    );
  }
}

async function onOneConnection<Result>(
  pool: pg.Pool,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let finished = false;
  try {
    const result = await work({
      run: async (sql) => void (await client.query(sql)),
      rows: async (sql, parameters) =>
        (await client.query<Record<string, unknown>>(sql, [...(parameters ?? [])])).rows,
    });
    finished = true;
    return result;
  } finally {
    // After a failure nobody knows what is still open or locked on it: it is closed, not used again.
    client.release(!finished);
  }
}

function sameTypesAsPglite(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(typeNumbers.date, (text) => text);
  types.setTypeParser(typeNumbers.dateArray, list(String));
  types.setTypeParser(typeNumbers.int8, wholeNumber);
  types.setTypeParser(typeNumbers.int8Array, list(wholeNumber));
  return types;
}

/** Dates and numbers are never quoted, so a list of them is its entries between commas. */
function list(read: (text: string) => unknown) {
  return (text: string) =>
    text === '{}'
      ? []
      : text
          .slice(1, -1)
          .split(',')
          .map((entry) => (entry === 'NULL' ? null : read(entry)));
}

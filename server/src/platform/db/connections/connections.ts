import pg from 'pg';
import type { Session } from '../database.ts';

/** PostgreSQL's OIDs of the types that the driver would parse differently. */
const typeNumbers = { int8: 20, date: 1082, dateArray: 1182, int8Array: 1016 } as const;

/** A pool whose connections return `date` as text and whole numbers (`int8`, `count(*)`) as a number. */
export function openPool(settings: pg.PoolConfig, onWarning: (message: string) => void): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: 5_000, types: ourTypes(), ...settings });
  // Without a listener, a lost idle connection would end the process; the pool replaces it by itself.
  pool.on('error', (error) => onWarning(`A database connection was lost: ${error.message}`));
  // A client that drops while checked out emits `error` only on itself; its next query fails the request.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

export async function onOneConnection<Result>(
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
    // After a failure, open transactions or locks are possible: the connection is closed, not reused.
    client.release(!finished);
  }
}

function ourTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(typeNumbers.date, (text) => text);
  types.setTypeParser(typeNumbers.dateArray, list(String));
  types.setTypeParser(typeNumbers.int8, wholeNumber);
  types.setTypeParser(typeNumbers.int8Array, list(wholeNumber));
  return types;
}

/** Parses an `int8` as a number; throws when it is too large to be exact. */
function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is too large for a whole number.`);
  return number;
}

/** Dates and numbers are never quoted, so an array of them is its entries between commas. */
function list(parse: (text: string) => unknown) {
  return (text: string) =>
    text === '{}'
      ? []
      : text
          .slice(1, -1)
          .split(',')
          .map((entry) => (entry === 'NULL' ? null : parse(entry)));
}

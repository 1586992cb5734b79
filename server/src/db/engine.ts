import type { Dialect } from 'kysely';
import type { ConstructorOptions } from 'pg-boss';
import type { Database } from './database.ts';

/** What PGlite and PostgreSQL each provide. */
export interface Engine extends Pick<Database, 'inSession' | 'listen' | 'close'> {
  readonly dialect: Dialect;
  /** Connections of their own that can only read, as `portway_app`; PGlite has but one connection. */
  readonly readerDialect: Dialect | undefined;
  /** How the queue reaches the same database. */
  readonly forQueue: ConstructorOptions;
}

/** PostgreSQL's numbers for the types that the two drivers would read differently. */
export const typeNumbers = {
  int8: 20,
  date: 1082,
  dateArray: 1182,
  int8Array: 1016,
  textArray: 1009,
} as const;

/** Reads an `int8` as a number; throws when it is too large to be one exactly. */
export function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is too large for a whole number.`);
  return number;
}

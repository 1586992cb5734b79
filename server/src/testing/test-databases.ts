import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { openPool } from '../platform/db/connections/connections.ts';
import type { DatabasePlace } from '../platform/db/database.ts';
import { asAdministrator } from '../platform/db/embedded/temporary.ts';
import type { Tables } from '../platform/db/tables.ts';

/** The database that others are copies of: migrating one for every test would take a second of each. */
export const template = 'portway_template';

export interface MadeDatabase {
  /** As the site opens it, with a log-in for its owner and one for requests. */
  readonly place: DatabasePlace;
  /** As a superuser, whom row-level security does not bind. */
  readonly adminUrl: string;
}

/** Every row, as a superuser: for tests that look behind the site's back. */
export function openAsSuperuser(url: string): Kysely<Tables> {
  const pool = openPool({ connectionString: url, max: 3 }, () => {});
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

const tries = 5;

/** On a busy machine the server may not get its own housekeeping out of a database in the seconds that it allows. */
export async function dropDatabase(server: string, name: string): Promise<void> {
  for (let triesLeft = tries; ; triesLeft -= 1) {
    try {
      await asAdministrator(server, `drop database if exists ${name} with (force)`);
      return;
    } catch (error) {
      if (triesLeft === 1) throw error;
      await pause(500);
    }
  }
}

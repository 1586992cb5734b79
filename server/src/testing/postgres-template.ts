import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { DatabasePlace } from '../db/database.ts';

/** Makes a database of this name, filled, unless it is there: migrating one for every test takes a second of each. */
export async function makePostgresTemplate(
  server: string,
  name: string,
  fill: (place: DatabasePlace) => Promise<void>,
): Promise<void> {
  if (await isThere(server, name)) return;
  const draft = `portway_draft_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(server, `create database ${draft}`);
  const url = new URL(server);
  url.pathname = `/${draft}`;
  await fill({ url: url.href, folder: '', onWarning: () => {} });
  // Another run may have been first; its template is as good.
  await asAdministrator(server, `alter database ${draft} rename to ${name}`).catch(() =>
    asAdministrator(server, `drop database ${draft} with (force)`),
  );
}

async function isThere(server: string, name: string): Promise<boolean> {
  const found = await asAdministrator(server, `select from pg_database where datname = '${name}'`);
  return found > 0;
}

/** Runs a statement on the server's own database, and gives the number of its rows. */
export async function asAdministrator(server: string, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return (await client.query(statement)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

const tries = 5;

/** On a busy machine the server may not get its own housekeeping out of a database in the seconds that it allows. */
export async function dropDatabase(server: string, name: string): Promise<void> {
  for (let left = tries; ; left -= 1) {
    try {
      await asAdministrator(server, `drop database if exists ${name} with (force)`);
      return;
    } catch (error) {
      if (left === 1) throw error;
      await setTimeout(500);
    }
  }
}

import pg from 'pg';
import type { Session } from '../platform/db/database.ts';
import { requireEveryRow } from './backup/every-row.ts';
import type { Office } from './office.ts';

export type Rows = Session['rows'];

/** The address of a log-in that sees every row; undefined with DATABASE_URL and without DATABASE_BACKUP_URL. */
export const everyRowUrl = ({ adminUrl, settings }: Pick<Office, 'adminUrl' | 'settings'>) =>
  adminUrl ?? settings.databaseBackupUrl;

/** Reads as a log-in that sees every row, in a transaction that can only read. One statement each. */
export async function readEveryRow<Result>(
  url: string,
  work: (rows: Rows) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'portway-admin' });
  await client.connect();
  try {
    await client.query('begin read only; set local row_security = off');
    await requireEveryRow(client);
    let count = 0;
    // Prepared under a name of its own: a second statement within one is refused, so that none ends the transaction.
    return await work(async (text, values = []) => {
      count += 1;
      return (await client.query({ name: `statement ${count}`, text, values: [...values] })).rows;
    });
  } finally {
    await client.end();
  }
}

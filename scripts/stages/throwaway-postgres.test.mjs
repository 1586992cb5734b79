import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findPostgres, startPostgres } from './throwaway-postgres.mjs';

it.runIf(findPostgres() !== undefined)(
  'a PostgreSQL for the tests runs, also as root, and leaves nothing behind',
  async () => {
    const postgres = await startPostgres(findPostgres());
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query('show data_directory');
    expect(existsSync(rows[0].data_directory)).toBe(true);
    await client.end();
    await postgres.stop();
    expect(existsSync(rows[0].data_directory)).toBe(false);
  },
);

import { existsSync } from 'node:fs';
import { say } from '../setup/repository.mjs';
import { aptInstall } from './chromium.mjs';
import { findPostgres, startPostgres } from './throwaway-postgres.mjs';

/** Gives the address of a PostgreSQL to test on and the way to end it; without one, says so loudly and gives none. */
export async function postgresForTests() {
  const given = process.env.TEST_POSTGRES_URL;
  if (given !== undefined) return { url: given, stop: async () => {} };
  try {
    const bin = findPostgres() ?? (await installed());
    if (bin !== undefined) return await startPostgres(bin);
    warn('it is not installed. Install it (sudo apt-get install postgresql), or set TEST_POSTGRES_URL.');
  } catch (error) {
    warn(error.message);
  }
  return { url: undefined, stop: async () => {} };
}

async function installed() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  await aptInstall('postgresql');
  return findPostgres();
}

function warn(reason) {
  const line = '!'.repeat(78);
  say(`\n${line}\n!! NOTHING IS TESTED ON POSTGRESQL: ${reason}\n${line}`);
}

import type { TestProject } from 'vitest/node';
import { makeQueues } from '../app-queues.ts';
import { openDatabase } from '../platform/db/database.ts';
import { makeRolesOn } from '../platform/db/embedded/log-ins.ts';
import { newDatabase, startTemporaryPostgres } from '../platform/db/embedded/temporary.ts';
import { migrate } from '../platform/db/migrate/migrate.ts';
import { migrationsFolder, readMigrationFiles } from '../platform/db/migrate/migration-files.ts';
import { template } from './test-databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the tests' PostgreSQL, as its superuser. */
    postgres: string;
    /** Why the migrations did not run there; undefined when they did. */
    migrationFault: string | undefined;
  }
}

interface Started {
  readonly url: string;
  readonly migrationFault: string | undefined;
  readonly stop: () => Promise<void>;
}

declare global {
  /** Several projects of one run ask for it, each of which loads this file again. */
  var postgresForTests: Promise<Started> | undefined;
}

/** Vitest's global set-up of each project with tests of the server: they share one PostgreSQL. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  globalThis.postgresForTests ??= start();
  const { url, migrationFault, stop } = await globalThis.postgresForTests;
  project.provide('postgres', url);
  project.provide('migrationFault', migrationFault);
  return async () => {
    if (globalThis.postgresForTests === undefined) return;
    globalThis.postgresForTests = undefined;
    await stop();
  };
}

/**
 * A PostgreSQL of its own, or the one that TEST_POSTGRES_URL names (as a superuser, without a password), and on it a
 * database to copy, as the site leaves it at its first start.
 */
async function start(): Promise<Started> {
  const configuredUrl = process.env.TEST_POSTGRES_URL;
  const server =
    configuredUrl === undefined
      ? await startTemporaryPostgres('careless')
      : { url: configuredUrl, stop: async () => {} };
  try {
    if (configuredUrl !== undefined) await makeRolesOn(configuredUrl);
    return { ...server, migrationFault: await faultOf(makeTemplate(server.url)) };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** A migration that fails is a fault of the tests that need a migrated database: the law and the pages are tested all the same. */
async function faultOf(making: Promise<void>): Promise<string | undefined> {
  try {
    await making;
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function makeTemplate(server: string): Promise<void> {
  const place = await newDatabase(server, template);
  const database = await openDatabase({ ...place, onWarning: console.warn });
  try {
    await migrate(database, readMigrationFiles(migrationsFolder));
    const queue = await database.openQueue();
    await makeQueues(queue);
    await queue.stop();
  } finally {
    await database.close();
  }
}

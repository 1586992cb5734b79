import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { newDatabase } from '../platform/db/embedded/temporary.ts';
import { dropDatabase, type MadeDatabase, template } from './test-databases.ts';

export interface TestDatabase extends MadeDatabase {
  remove(): Promise<void>;
}

/** Makes a database that nothing else uses: empty, or as the site leaves it at its first start. */
export async function makeDatabase(like: 'empty' | 'migrated' = 'empty'): Promise<TestDatabase> {
  const server = inject('postgres');
  const fault = inject('migrationFault');
  if (like === 'migrated' && fault !== undefined) throw new Error(fault);
  const name = `portway_test_${randomUUID().replaceAll('-', '')}`;
  const { adminUrl, ...place } = await newDatabase(server, name, like === 'migrated' ? template : undefined);
  return { place: { ...place, onWarning: () => {} }, adminUrl, remove: () => dropDatabase(server, name) };
}

import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDatabase, type TestDatabase } from '../../../testing/databases.ts';
import { type Database, openDatabase } from '../database.ts';
import { schemaText } from './schema-text.ts';

let made: TestDatabase;
let migrated: Database;

beforeAll(async () => {
  made = await makeDatabase('migrated');
  migrated = await openDatabase(made.place);
});
afterAll(async () => {
  await migrated.close();
  await made.remove();
});

it('schema.sql says what the migrations make: `npm run schema` writes it again', async () => {
  await expect(await migrated.inSession(schemaText)).toMatchFileSnapshot('../../../schema.sql');
});

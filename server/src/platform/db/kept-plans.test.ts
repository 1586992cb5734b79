import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDatabase, type TestDatabase } from '../../testing/databases.ts';
import { openAsSuperuser } from '../../testing/test-databases.ts';
import { asApp } from './as-app.ts';
import { type Database, openDatabase } from './database.ts';
import { keepPlan } from './kept-plans.ts';
import { setRlsContext } from './rls-context.ts';
import type { Tables } from './tables.ts';

let testDatabase: TestDatabase;
let database: Database;
let superuser: Kysely<Tables>;

const northgate = '00000000-0000-4000-8000-000000000001';
const wexcombe = '00000000-0000-4000-8000-000000000002';

beforeAll(async () => {
  testDatabase = await makeDatabase('migrated');
  database = await openDatabase({ ...testDatabase.place, onWarning: () => {} });
  superuser = openAsSuperuser(testDatabase.adminUrl);
  await sql`insert into organisation (id, name)
    values (${northgate}, 'Northgate'), (${wexcombe}, 'Wexcombe')`.execute(superuser);
});

afterAll(async () => {
  await superuser.destroy();
  await database.close();
  await testDatabase.remove();
});

/** What a member of this organisation sees, and how many plans the connection keeps. */
const seenBy = (organisation: string) =>
  asApp(database.queries, async (on) => {
    await setRlsContext(on, { organisation });
    const rows = await on.selectFrom('organisation').select('name').modifyEnd(keepPlan).execute();
    const { rows: plans } = await sql<{ kept: number; used: number }>`
      select count(*) as kept, sum(generic_plans + custom_plans)::int8 as used
      from pg_prepared_statements`.execute(on);
    return { names: rows.map(({ name }) => name), ...plans[0] };
  });

it('keeps the plan of a marked query, and still shows each organisation its own alone', async () => {
  for (let round = 0; round < 8; round += 1) {
    const names = round % 2 === 0 ? ['Northgate'] : ['Wexcombe'];
    const result = await seenBy(round % 2 === 0 ? northgate : wexcombe);
    expect(result).toEqual({ names, kept: 1, used: round + 1 });
  }
  expect((await seenBy('')).names).toEqual([]);
});

it('shows nothing to a kept plan outside the transaction of a request', async () => {
  await seenBy(northgate);
  const outside = database.queries.selectFrom('organisation').select('name').modifyEnd(keepPlan).execute();
  await expect(outside).rejects.toThrow('permission denied');
});

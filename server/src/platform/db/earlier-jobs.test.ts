import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { wholeJob } from '../../testing/access-cast-jobs.ts';
import { makeDatabase } from '../../testing/databases.ts';
import { openAsSuperuser } from '../../testing/test-databases.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { migrationsFolder, readMigrationFiles } from './migration-files.ts';

const beforeTheWeeks = 17;

it('a job published before the index had weeks gets its week, like later ones', async () => {
  const made = await makeDatabase();
  const database = await openDatabase(made.place);
  const queries = openAsSuperuser(made.adminUrl);
  const publish = (slug: string) =>
    sql`
      insert into job (id, organisation, slug, state, answers, published_at)
      select gen_random_uuid(), id, ${slug}, 'published', ${JSON.stringify(wholeJob)}::jsonb, '2026-11-20T09:00:00Z'
      from organisation`.execute(queries);
  const files = readMigrationFiles(migrationsFolder);
  await migrate(database, files.slice(0, beforeTheWeeks));
  await sql`insert into organisation (id, name) values (gen_random_uuid(), 'North')`.execute(queries);
  await publish('early');
  await migrate(database, files);
  await publish('late');
  // 20 November 2026 is 20,777 days after 1 January 1970, which is 2,968 whole weeks.
  const { rows } = await sql`select slug from published_job where words @@ '''~week:2968'''::tsquery
      order by slug`.execute(queries);
  expect(rows).toEqual([{ slug: 'early' }, { slug: 'late' }]);
  await Promise.all([database.close(), queries.destroy()]);
  await made.remove();
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { makeDatabase } from '../../testing/databases.ts';
import { openAsSuperuser } from '../../testing/test-databases.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { migrationsFolder, readMigrationFiles } from './migration-files.ts';

it('a conversation from before it had an id of its own keeps its address, its messages and its files', async () => {
  const made = await makeDatabase();
  const database = await openDatabase(made.place);
  const queries = openAsSuperuser(made.adminUrl);
  const files = readMigrationFiles(migrationsFolder);
  const before = files.findIndex(({ name }) => name === 'conversations-of-their-own');
  await migrate(database, files.slice(0, before));
  const [account, organisation, early, late] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const apply = (id: string) =>
    sql`insert into application (id, account, organisation, position, company, text)
      values (${id}, ${account}, ${organisation}, 'Engineer', 'North', '')`.execute(queries);
  await sql`insert into account (id, email, full_name, role) values (${account}, 'a@example.com', 'A', 'candidate')`.execute(
    queries,
  );
  await sql`insert into organisation (id, name) values (${organisation}, 'North')`.execute(queries);
  await apply(early);
  await sql`insert into conversation (application, account, organisation) values (${early}, ${account}, ${organisation})`.execute(
    queries,
  );
  await sql`insert into message (id, application, number, side, author, author_name, text)
    values (gen_random_uuid(), ${early}, 1, 'candidate', ${account}, 'A', 'Hello')`.execute(queries);
  await sql`insert into conversation_reader (application, account, side, read_up_to)
    values (${early}, ${account}, 'candidate', 1)`.execute(queries);
  await sql`insert into message_attachment (id, application, message, account, file_key, name, kind, bytes)
    select gen_random_uuid(), ${early}, id, ${account}, gen_random_uuid(), 'cv.txt', 'txt', 2 from message`.execute(
    queries,
  );
  await migrate(database, files);
  await apply(late);
  await sql`insert into conversation (application, account, organisation) values (${late}, ${account}, ${organisation})`.execute(
    queries,
  );
  const { rows } = await sql<{ id: string; application: string; parts: number }>`
    select id, application, (select count(*) from message m where m.conversation = c.id)
      + (select count(*) from conversation_reader r where r.conversation = c.id)
      + (select count(*) from message_attachment f where f.conversation = c.id) as parts
    from conversation c order by last_at`.execute(queries);
  expect(rows).toEqual([
    { id: early, application: early, parts: 3 },
    { id: expect.not.stringContaining(late), application: late, parts: 0 },
  ]);
  await Promise.all([database.close(), queries.destroy()]);
  await made.remove();
});

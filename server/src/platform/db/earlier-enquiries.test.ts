import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { makeDatabase } from '../../testing/databases.ts';
import { openAsSuperuser } from '../../testing/test-databases.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { migrationsFolder, readMigrationFiles } from './migration-files.ts';

const beforeTheDesk = 10;

it('bookings and assessments from before the desk are followed up too, and all are found by search', async () => {
  const made = await makeDatabase();
  const database = await openDatabase(made.place);
  const queries = openAsSuperuser(made.adminUrl);
  const files = readMigrationFiles(migrationsFolder);
  await migrate(database, files.slice(0, beforeTheDesk));
  await sql`insert into enquiry (id, kind, first_name, email, message)
      values (gen_random_uuid(), 'contact', 'Amara', 'amara@example.com', 'An EARLY message')`.execute(
    queries,
  );
  for (const [name, starts, cancelled] of [
    ['Past', "now() - interval '2 days'", 'null'],
    ['Coming', "now() + interval '2 days'", 'null'],
    ['Cancelled', "now() + interval '3 days'", 'now()'],
  ] as const) {
    await sql`insert into booking (id, purpose, last_name, email, phone, time_zone, starts_at, ends_at, cancelled_at)
        values (gen_random_uuid(), 'demo', ${name}, 'b@example.com', '1', 'Europe/London', ${sql.raw(starts)},
          ${sql.raw(starts)} + interval '30 minutes', ${sql.raw(cancelled)})`.execute(queries);
  }
  await sql`insert into assessment (is_uk_registered, documents_submitted, knows_job_role_and_code,
        meets_salary_threshold, authorizing_officer_available, email, status, message, reasons, next_steps,
        not_checked, steps, judged_on, recorded_to)
      values ('yes', 'yes', 'yes', 'no', 'yes', 'c@example.com', 'not-eligible', 'm', '[]', '[]', '[]', '[]',
        '2026-11-20', '2026-11-20')`.execute(queries);
  await migrate(database, files);
  const rows = await queries
    .selectFrom('enquiry')
    .orderBy('email')
    .orderBy('last_name')
    .select(['kind', 'last_name', 'details', 'state'])
    .execute();
  expect(rows).toEqual([
    { kind: 'contact', last_name: null, details: {}, state: 'new' },
    { kind: 'demo', last_name: 'Cancelled', details: { 'Asked for': 'Demo' }, state: 'closed' },
    { kind: 'demo', last_name: 'Coming', details: { 'Asked for': 'Demo' }, state: 'new' },
    { kind: 'demo', last_name: 'Past', details: { 'Asked for': 'Demo' }, state: 'closed' },
    {
      kind: 'assessment',
      last_name: null,
      details: { Result: 'Not for this job, as it stands' },
      state: 'new',
    },
  ]);
  const together = await sql<{ of: string }>`select 'booking' as of from booking join enquiry using (id)
      union all select 'assessment' from assessment join enquiry using (id)`.execute(queries);
  expect(together.rows.map(({ of }) => of)).toEqual(['booking', 'booking', 'booking', 'assessment']);
  const found = await sql<{ text: string }>`select text from search_text where text like '%early%'`.execute(
    queries,
  );
  expect(found.rows).toEqual([{ text: 'amara amara@example.com an early message' }]);
  await Promise.all([database.close(), queries.destroy()]);
  await made.remove();
});

import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { tidyUp } from './tidy-up.ts';

it('expired rows are deleted at night, and not a day earlier', async () => {
  await using app = await startTestApp();
  const { superuser: queries } = app;
  const ages = {
    enquiry: '2 years',
    idempotency_key: '7 days',
    rate_limit: '1 day',
    subscriber: '30 days',
    mail: '30 days',
  };
  for (const [mark, older] of [
    ['kept', "- interval '1 hour'"],
    ['gone', "+ interval '1 hour'"],
  ] as const) {
    const at = (age: string) => sql.raw(`now() - (interval '${age}' ${older})`);
    await sql`insert into enquiry (id, kind, email, message, created_at)
      values (gen_random_uuid(), 'contact', 'a@example.com', ${mark}, ${at(ages.enquiry)})`.execute(queries);
    await sql`insert into idempotency_key (key_hash, request_hash, created_at)
      values (${mark}, '', ${at(ages.idempotency_key)})`.execute(queries);
    await sql`insert into rate_limit (key_hash, taken, last_taken)
      values (${mark}, '{}', ${at(ages.rate_limit)})`.execute(queries);
    await sql`insert into subscriber (email, asked_at) values (${mark}, ${at(ages.subscriber)})`.execute(
      queries,
    );
    await sql`insert into subscriber (email, asked_at, confirmed_at, unsubscribed_at)
      values (${`ended, ${mark}`}, now() - interval '1 year', now() - interval '1 year',
        ${at(ages.subscriber)})`.execute(queries);
    await sql`insert into sign_up (email, full_name, role, password_hash, created_at)
      values (${mark}, 'a', 'candidate', 'h', ${at('7 days')})`.execute(queries);
    await sql`insert into one_time_code (key_hash, code_hash, expires_at)
      values (${mark}, 'c', ${at('1 day')})`.execute(queries);
    await sql`insert into challenge (id, challenge, expires_at)
      values (gen_random_uuid(), ${mark}, ${at('1 day')})`.execute(queries);
    for (const end of ['sent_at', 'failed_at'])
      await sql`insert into mail (id, kind, recipient, subject, text, html, ${sql.ref(end)})
        values (gen_random_uuid(), ${`${mark}, ${end}`}, 'a', 'b', 'c', 'd', ${at(ages.mail)})`.execute(
        queries,
      );
  }
  await sql`insert into subscriber (email, asked_at, confirmed_at) values ('confirmed', now() - interval '5 years', now())`.execute(
    queries,
  );
  await sql`insert into mail (id, kind, recipient, subject, text, html, created_at)
    values (gen_random_uuid(), 'owed', 'a', 'b', 'c', 'd', now() - interval '1 year')`.execute(queries);
  await tidyUp(queries, app.tables);
  const valuesIn = async (table: string, column: string) =>
    (
      await sql<{
        value: string;
      }>`select ${sql.ref(column)} as value from ${sql.table(table)} order by 1`.execute(queries)
    ).rows.map(({ value }) => value);
  expect(await valuesIn('enquiry', 'message')).toEqual(['kept']);
  expect(await valuesIn('idempotency_key', 'key_hash')).toEqual(['kept']);
  expect(await valuesIn('rate_limit', 'key_hash')).toEqual(['kept']);
  expect(await valuesIn('subscriber', 'email')).toEqual(['confirmed', 'ended, kept', 'kept']);
  expect(await valuesIn('sign_up', 'email')).toEqual(['kept']);
  expect(await valuesIn('one_time_code', 'key_hash')).toEqual(['kept']);
  expect(await valuesIn('challenge', 'challenge')).toEqual(['kept']);
  expect(await valuesIn('mail', 'kind')).toEqual(['kept, failed_at', 'kept, sent_at', 'owed']);
});

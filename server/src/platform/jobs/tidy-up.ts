import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** A mail that was sent or given up is a copy of what stands elsewhere: it is kept a month, to answer "I never got it". */
const mailDays = 30;

/**
 * Deletes what has had its time, every night. Of the tables that people's answers stand in, row-level security shows
 * it only what has expired (migration 8 says when), so a mistake here deletes nothing else.
 */
export async function tidyUp(queries: Kysely<Tables>): Promise<void> {
  for (const table of ['enquiry', 'assessment', 'booking_slot', 'booking'] as const) {
    await sql`delete from ${sql.table(table)} where ${endOf(table)} < now() - interval '2 years'`.execute(
      queries,
    );
  }
  await sql`delete from subscriber where (confirmed_at is null and asked_at < now() - interval '30 days')
    or unsubscribed_at < now() - interval '30 days'`.execute(queries);
  await sql`delete from idempotency_key where created_at < now() - interval '7 days'`.execute(queries);
  await sql`delete from rate_limit where last_taken < now() - interval '1 day'`.execute(queries);
  await sql`delete from sign_up where created_at < now() - interval '7 days'`.execute(queries);
  await sql`delete from session where ends_at < now()`.execute(queries);
  await sql`delete from invitation where expires_at < now() - interval '30 days'`.execute(queries);
  await sql`delete from saved_search where removed_at < now() - interval '1 day'`.execute(queries);
  for (const table of ['one_time_code', 'challenge'] as const) {
    await sql`delete from ${sql.table(table)} where expires_at < now() - interval '1 day'`.execute(queries);
  }
  await sql`delete from message where sent_at < now() - interval '2 years'`.execute(queries);
  await sql`delete from message_attachment where (message is null and uploaded_at < now() - interval '1 day')
    or uploaded_at < now() - interval '5 years'`.execute(queries);
  await sql`update conversation set last_excerpt = null, last_side = null
    where last_at < now() - interval '2 years' and last_excerpt is not null`.execute(queries);
  await sql`delete from conversation where account is null
    and (organisation is null or last_number = 0 or last_at < now() - interval '2 years')`.execute(queries);
  await sql`delete from live_event where at < now() - interval '1 day'`.execute(queries);
  await sql`delete from mail
    where coalesce(sent_at, failed_at) < now() - make_interval(days => ${mailDays})`.execute(queries);
}

function endOf(table: 'enquiry' | 'assessment' | 'booking_slot' | 'booking') {
  return sql.ref(table.startsWith('booking') ? 'ends_at' : 'created_at');
}

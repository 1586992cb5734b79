import { type Kysely, sql } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';

/** Lets a job have been published and closed so many days sooner: nobody can do that, and the demo has no past. */
export async function backdate(queries: Kysely<Tables>, job: string, days: number): Promise<void> {
  await sql`update job set published_at = published_at - make_interval(days => ${days}),
    closed_at = closed_at - make_interval(days => ${days}) where id = ${job}`.execute(queries);
}

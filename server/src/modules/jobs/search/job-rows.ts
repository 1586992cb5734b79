import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { PublishedJobTable } from '../jobs.tables.ts';

/** A job as a card shows it, with the names and badges of its employer. */
export type JobRow = Omit<Selectable<PublishedJobTable>, 'words' | 'pay_rank'> & {
  readonly legal_name: string | null;
  readonly trading_name: string | null;
  readonly actively_hiring: boolean;
  readonly growing_fast: boolean;
  readonly employer_slug: string;
  readonly logo: string | null;
  readonly register: 'claimed' | 'confirmed' | 'gone' | null;
};

/** Open jobs by id, in no order. */
export async function jobRows(on: Kysely<Tables>, ids: readonly string[]): Promise<readonly JobRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<JobRow>`select * from job_cards(${ids}::uuid[])`.execute(on);
  return rows;
}

/** As JSON has it. */
export type StoredCard = Omit<JobRow, 'published_at'> & { readonly published_at: string };

export function cardOf(stored: StoredCard): JobRow {
  return { ...stored, published_at: new Date(stored.published_at) };
}

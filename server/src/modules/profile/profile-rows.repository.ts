import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

type Stored = Readonly<Record<string, unknown>>;

/** The stored work and job-search answers of a profile. */
export interface ProfileRows {
  readonly answers: Stored;
  /** Work and education that were not removed. */
  readonly entries: readonly {
    readonly id: string;
    readonly kind: 'work' | 'education';
    readonly answers: Stored;
  }[];
}

export async function profileRows(on: Transaction<Tables>, account: string): Promise<ProfileRows> {
  const row = await on
    .selectFrom('profile')
    .select('answers')
    .where('account', '=', account)
    .executeTakeFirst();
  const entries = await on
    .selectFrom('profile_entry')
    .select(['id', 'kind', 'answers'])
    .where('account', '=', account)
    .where('removed_at', 'is', null)
    .execute();
  return { answers: row?.answers ?? {}, entries };
}

import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';

type Stored = Readonly<Record<string, unknown>>;

/** The stored answers of the caller's own profile, private ones included, and their work and education. */
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
  const answers = await storedAnswers(on, account);
  const entries = await on
    .selectFrom('profile_entry')
    .select(['id', 'kind', 'answers'])
    .where('account', '=', account)
    .where('removed_at', 'is', null)
    .execute();
  return { answers, entries };
}

/** Every answer of the caller's own profile; empty before the first. */
export async function storedAnswers(on: Transaction<Tables>, account: string): Promise<Stored> {
  const row = await on
    .selectFrom('profile')
    .leftJoin('profile_private', 'profile_private.account', 'profile.account')
    .select(['profile.answers', 'profile_private.answers as own'])
    .where('profile.account', '=', account)
    .executeTakeFirst();
  return { ...row?.answers, ...row?.own };
}

/** The IANA time zone of a profile that the caller may see; undefined where it says none. */
export async function profileTimeZone(on: Kysely<Tables>, account: string): Promise<string | undefined> {
  const row = await on
    .selectFrom('profile')
    .select(sql<string | null>`answers ->> 'timeZone'`.as('time_zone'))
    .where('account', '=', account)
    .executeTakeFirst();
  return row?.time_zone ?? undefined;
}

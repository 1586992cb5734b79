import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { RateLimits } from '../../../platform/db/rate-limit.ts';
import type { RequestContext } from '../../../platform/db/request-context.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { storedAnswers } from './profile-rows.repository.ts';

export type EntryKind = 'work' | 'education';
export type StoredAnswers = Readonly<Record<string, unknown>>;

export interface EntryRow {
  readonly id: string;
  readonly kind: EntryKind;
  readonly place: number;
  readonly answers: StoredAnswers;
  readonly removed: boolean;
}

export interface ProfileRow {
  /** Those that employers see: nobody but their owner can read the others. */
  readonly answers: StoredAnswers;
  readonly pronouns: string | null;
  /** The last day, in London, on which its owner was active. */
  readonly activeOn: string | null;
}

/** Answers by who sees them: employers too, or their owner alone. */
export interface AnswersApart {
  readonly visible: StoredAnswers;
  readonly ownerOnly: StoredAnswers;
}

/** A candidate's own profile in the database. */
export function profileRepository(limits: RateLimits) {
  return {
    find: (requestContext: RequestContext): Promise<ProfileRow> => find(requestContext, false),
    /** Every answer of the caller, private ones included. */
    ownAnswers: ({ caller, transaction }: RequestContext): Promise<StoredAnswers> =>
      storedAnswers(transaction, caller.account),
    /** The same, created if missing and locked: concurrent changes to this profile wait. */
    async hold(requestContext: RequestContext): Promise<ProfileRow> {
      const { caller, transaction } = requestContext;
      const row = { account: caller.account, answers: '{}', pronouns: null, active_on: null };
      await transaction
        .insertInto('profile')
        .values(row)
        .onConflict((conflict) => conflict.column('account').doNothing())
        .execute();
      return await find(requestContext, true);
    },
    async begin(transaction: Transaction<Tables>, account: string, answers: StoredAnswers): Promise<void> {
      const row = { account, answers: JSON.stringify(answers), pronouns: null, active_on: null };
      await transaction.insertInto('profile').values(row).execute();
    },
    async setAnswers(
      { caller: { account }, transaction }: RequestContext,
      { visible, ownerOnly }: AnswersApart,
    ): Promise<void> {
      await transaction
        .updateTable('profile')
        .set({ answers: JSON.stringify(visible), changed_at: sql<Date>`now()` })
        .where('account', '=', account)
        .execute();
      const answers = JSON.stringify(ownerOnly);
      await transaction
        .insertInto('profile_private')
        .values({ account, answers })
        .onConflict((conflict) => conflict.column('account').doUpdateSet({ answers }))
        .execute();
    },
    /** As it is now: another request may have changed it. */
    async name({ caller, transaction }: RequestContext): Promise<string> {
      const row = await transaction
        .selectFrom('account')
        .select('full_name')
        .where('id', '=', caller.account)
        .executeTakeFirstOrThrow();
      return row.full_name;
    },
    async setName({ caller, transaction }: RequestContext, full_name: string): Promise<void> {
      await transaction.updateTable('account').set({ full_name }).where('id', '=', caller.account).execute();
    },
    async setActive({ caller, transaction }: RequestContext, active_on: string): Promise<void> {
      const row = { account: caller.account, answers: '{}', pronouns: null, active_on };
      await transaction
        .insertInto('profile')
        .values(row)
        .onConflict((conflict) => conflict.column('account').doUpdateSet({ active_on }))
        .execute();
    },
    entries,
    /** False when the id is taken: by the caller's own entry, or one they cannot see. */
    async addEntry(
      { caller, transaction }: RequestContext,
      entry: Omit<EntryRow, 'answers' | 'removed'>,
    ): Promise<boolean> {
      const { numInsertedOrUpdatedRows = 0n } = await transaction
        .insertInto('profile_entry')
        .values({ ...entry, account: caller.account, answers: '{}' })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n;
    },
    setEntry: (requestContext: RequestContext, id: string, answers: StoredAnswers): Promise<void> =>
      change(requestContext.transaction, id, { answers: JSON.stringify(answers) }),
    setPlace: (requestContext: RequestContext, id: string, place: number): Promise<void> =>
      change(requestContext.transaction, id, { place }),
    setRemoved: (requestContext: RequestContext, id: string, removed_at: Date | null): Promise<void> =>
      change(requestContext.transaction, id, { removed_at }),
    /** Deletes the oldest removed rows, except for this many. */
    async dropRemoved({ caller, transaction }: RequestContext, keep: number): Promise<void> {
      await sql`delete from profile_entry where id in (
        select id from profile_entry where account = ${caller.account} and removed_at is not null
        order by removed_at desc, id offset ${keep})`.execute(transaction);
    },
    async photo({ caller, transaction }: RequestContext): Promise<Uint8Array | undefined> {
      const row = await transaction
        .selectFrom('profile_photo')
        .select('jpeg')
        .where('account', '=', caller.account)
        .executeTakeFirst();
      return row?.jpeg;
    },
    async hasResume({ caller, transaction }: RequestContext): Promise<boolean> {
      const row = await transaction
        .selectFrom('resume')
        .select('id')
        .where('account', '=', caller.account)
        .where('removed_at', 'is', null)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
    /** Counts a change; throws a Refusal when there are too many. */
    takeChange: ({ caller, transaction }: RequestContext): Promise<void> =>
      limits.take(transaction, { name: 'profile', max: 300, perSeconds: 300 }, caller.account),
  };
}

export type ProfileRepository = ReturnType<typeof profileRepository>;

async function find({ caller, transaction }: RequestContext, held: boolean): Promise<ProfileRow> {
  const row = await transaction
    .selectFrom('profile')
    .select(['answers', 'pronouns', sql<string | null>`active_on::text`.as('active_on')])
    .where('account', '=', caller.account)
    .$if(held, (query) => query.forUpdate())
    .executeTakeFirst();
  return { answers: row?.answers ?? {}, pronouns: row?.pronouns ?? null, activeOn: row?.active_on ?? null };
}

/** By kind and position; removed ones only where `removed`. */
async function entries(
  { caller, transaction }: RequestContext,
  removed?: 'with removed',
): Promise<readonly EntryRow[]> {
  const rows = await transaction
    .selectFrom('profile_entry')
    .select(['id', 'kind', 'place', 'answers', 'removed_at'])
    .where('account', '=', caller.account)
    .$if(removed === undefined, (query) => query.where('removed_at', 'is', null))
    .orderBy(sql`kind = 'education'`)
    .orderBy('place')
    .orderBy('id')
    .execute();
  return rows.map(({ removed_at, ...row }) => ({ ...row, removed: removed_at !== null }));
}

interface Change {
  readonly answers?: string;
  readonly place?: number;
  readonly removed_at?: Date | null;
}

async function change(on: Transaction<Tables>, id: string, set: Change): Promise<void> {
  await on.updateTable('profile_entry').set(set).where('id', '=', id).execute();
}

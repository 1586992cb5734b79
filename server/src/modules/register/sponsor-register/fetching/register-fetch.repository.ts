import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import type { Tables } from '../../../../platform/db/tables.ts';
import type { Mail, Outbox } from '../../../../platform/mail/outbox.ts';

/** What a server said of a file, to ask it for a newer one. */
export interface Validators {
  /** Where the file was in the end. */
  readonly address: string;
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export interface FetchState {
  readonly triedAt: Date | null;
  readonly succeededAt: Date | null;
  readonly outcome: string | null;
  readonly fault: string | null;
  readonly failedDays: number;
}

export interface FailureNotice {
  readonly afterDays: number;
  mail(failedDays: number, succeededAt: Date | null): Mail;
}

/** A process that fetches for longer than this has ended without a word. */
const abandonedAfter = sql`interval '10 minutes'`;

/** How the daily fetch goes, as the owner of the tables keeps it. */
export function registerFetchRepository(owner: Database['owner'], outbox: Pick<Outbox, 'post'>) {
  return {
    state: (on: Kysely<Tables> = owner): Promise<FetchState | undefined> =>
      on
        .selectFrom('register_fetch')
        .select(['tried_at as triedAt', 'succeeded_at as succeededAt', 'outcome', 'fault'])
        .select('failed_days as failedDays')
        .executeTakeFirst(),
    /** The day of the newest edition. */
    async newest(on: Kysely<Tables> = owner): Promise<string | undefined> {
      const row = await on
        .selectFrom('register_edition')
        .select('published_on')
        .orderBy('published_on', 'desc')
        .executeTakeFirst();
      return row?.published_on;
    },
    /** What is known of the file that was read in last; null while another process fetches. */
    async begin(): Promise<{ readonly known: Validators | undefined } | null> {
      const currentTime = sql<Date>`now()`;
      const row = await owner
        .insertInto('register_fetch')
        .values({ running_since: currentTime, tried_at: currentTime })
        .onConflict((conflict) =>
          conflict
            .column('single')
            .doUpdateSet({ running_since: currentTime, tried_at: currentTime })
            .where(
              sql<boolean>`register_fetch.running_since is null or register_fetch.running_since < now() - ${abandonedAfter}`,
            ),
        )
        .returning(['address', 'etag', 'last_modified'])
        .executeTakeFirst();
      if (row === undefined) return null;
      const { address, etag, last_modified: lastModified } = row;
      return { known: address === null ? undefined : { address, etag, lastModified } };
    },
    /** Without validators the file has not changed. */
    async succeeded(outcome: string, validators: Validators | undefined): Promise<void> {
      const columns = validators && {
        address: validators.address,
        etag: validators.etag,
        last_modified: validators.lastModified,
      };
      await owner
        .updateTable('register_fetch')
        .set({ ...columns, running_since: null, succeeded_at: sql`now()`, outcome })
        .set({ fault: null, failed_days: 0, failed_on: null, told_at: null })
        .execute();
    },
    /** Posts the mail, once until the next success, when it has failed on so many days. */
    failed: (fault: string, today: string, tell: FailureNotice): Promise<void> =>
      owner.transaction().execute(async (transaction) => {
        const row = await transaction
          .updateTable('register_fetch')
          .set({ running_since: null, fault, failed_on: today })
          .set('failed_days', sql<number>`failed_days + (failed_on is distinct from ${today}::date)::int`)
          .returning(['failed_days', 'succeeded_at', 'told_at'])
          .executeTakeFirstOrThrow();
        if (row.told_at !== null || row.failed_days < tell.afterDays) return;
        await noteTold(transaction);
        await outbox.post(transaction, [tell.mail(row.failed_days, row.succeeded_at)]);
      }),
  };
}

export type RegisterFetchRepository = ReturnType<typeof registerFetchRepository>;

async function noteTold(on: Transaction<Tables>): Promise<void> {
  await on.updateTable('register_fetch').set({ told_at: sql`now()` }).execute();
}

import { type Selectable, sql, type Transaction } from 'kysely';
import { lockOrganisation } from '../../../platform/db/locks/lock-organisation.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { SponsorFactsTable } from './sponsor-facts.tables.ts';

type On = Transaction<Tables>;
type Row = Selectable<SponsorFactsTable>;

export type SponsorFactsRow = Omit<Row, 'organisation' | 'saved_by'>;
type Answers = Omit<SponsorFactsRow, 'saved_at' | 'saved_by_name'>;

export const sponsorFactsRepository = {
  /** Concurrent changes of one organisation wait. */
  lock: lockOrganisation,
  find: (on: On, organisation: string): Promise<SponsorFactsRow | undefined> =>
    on
      .selectFrom('sponsor_facts')
      .select(['size', 'holds_licence', 'rating', 'licence_priority', 'saved_at', 'saved_by_name'])
      .select(sql<string | null>`licence_applied_on::text`.as('licence_applied_on'))
      .where('organisation', '=', organisation)
      .executeTakeFirst(),
  /** The licence that is recorded under Sponsorship; undefined while none is. */
  async recordedLicence(on: On): Promise<{ readonly rating: Row['rating'] } | undefined> {
    const { rows } = await sql<{
      readonly rating: Row['rating'];
    }>`select rating from recorded_licence()`.execute(on);
    return rows[0];
  },
  async save(
    on: On,
    organisation: string,
    answers: Answers,
    by: { readonly account: string; readonly name: string },
  ): Promise<void> {
    const row = { ...answers, saved_by: by.account, saved_by_name: by.name };
    await on
      .insertInto('sponsor_facts')
      .values({ organisation, ...row })
      .onConflict((conflict) => conflict.column('organisation').doUpdateSet({ ...row, saved_at: sql`now()` }))
      .execute();
  },
};

export type SponsorFactsRepository = typeof sponsorFactsRepository;

import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import {
  isOfSide,
  lockApplication,
  type Side,
} from '../../candidate/applications/application-sides.repository.ts';
import type { StoredApplicationState } from '../../candidate/applications/applications.tables.ts';

type On = Transaction<Tables>;
type Stored = Readonly<Record<string, unknown>>;

export interface RequestRow {
  readonly status: 'asked' | 'shared' | 'declined' | 'taken-back';
  readonly asked_by_name: string;
  readonly asked_at: Date;
  readonly answered_at: Date | null;
}

export interface ShareRow {
  readonly needs_sponsorship: boolean;
  /** YYYY-MM-DD */
  readonly possible_from: string | null;
  readonly min_pence: number | null;
  readonly lower_may_apply: boolean;
  readonly small_cost_pence: number | null;
  readonly large_cost_pence: number | null;
  readonly job: readonly (string | number | null)[];
  readonly shared_at: Date;
}

export interface ApplicationToShare {
  readonly id: string;
  readonly account: string;
  readonly organisation: string | null;
  readonly company: string;
  readonly position: string;
  readonly state: StoredApplicationState;
  /** The job's answers now; null where the job is gone. */
  readonly job: Stored | null;
}

export type { Side };

interface FactsRequest {
  readonly application: string;
  readonly account: string;
  readonly organisation: string;
  readonly by: string;
  readonly byName: string;
}

export function visaFactsRepository() {
  return {
    application: (on: On, side: Side, id: string): Promise<ApplicationToShare | undefined> =>
      applications(on, side, id).executeTakeFirst(),
    /** The same, locked: a concurrent decision, withdrawal or answer waits. */
    async applicationForUpdate(on: On, side: Side, id: string): Promise<ApplicationToShare | undefined> {
      await lockApplication(on, side, id);
      return await applications(on, side, id).executeTakeFirst();
    },
    request: (on: On, application: string): Promise<RequestRow | undefined> =>
      on
        .selectFrom('visa_facts_request')
        .select(['status', 'asked_by_name', 'asked_at', 'answered_at'])
        .where('application', '=', application)
        .executeTakeFirst(),
    share: (on: On, application: string): Promise<ShareRow | undefined> =>
      on
        .selectFrom('visa_facts_share')
        .select(['needs_sponsorship', 'min_pence', 'lower_may_apply', 'small_cost_pence'])
        .select(['large_cost_pence', 'job', 'shared_at'])
        .select(sql<string | null>`possible_from::text`.as('possible_from'))
        .where('application', '=', application)
        .executeTakeFirst(),
    /** Asks, for the first time or again. */
    async ask(on: On, { application, account, organisation, by, byName }: FactsRequest): Promise<void> {
      const request = { status: 'asked', asked_by: by, asked_by_name: byName } as const;
      await on
        .insertInto('visa_facts_request')
        .values({ application, account, organisation, ...request })
        .onConflict((conflict) =>
          conflict.column('application').doUpdateSet({ ...request, asked_at: sql`now()`, answered_at: null }),
        )
        .execute();
    },
    async answer(on: On, application: string, status: 'shared' | 'declined' | 'taken-back'): Promise<void> {
      await on
        .updateTable('visa_facts_request')
        .set({ status, answered_at: sql`now()` })
        .where('application', '=', application)
        .execute();
    },
    async addShare(
      on: On,
      { job, ...share }: Omit<ShareRow, 'shared_at'> & { readonly application: string },
    ): Promise<void> {
      await on
        .insertInto('visa_facts_share')
        .values({ ...share, job: JSON.stringify(job) })
        .execute();
    },
    async removeShare(on: On, application: string): Promise<void> {
      await on.deleteFrom('visa_facts_share').where('application', '=', application).execute();
    },
  };
}

export type VisaFactsRepository = ReturnType<typeof visaFactsRepository>;

function applications(on: On, side: Side, id: string) {
  return on
    .selectFrom('application')
    .leftJoin('job', 'job.id', 'application.job')
    .select(['application.id', 'application.account', 'application.organisation', 'application.company'])
    .select(['application.position', 'application.state', 'job.answers as job'])
    .where('application.id', '=', id)
    .where(isOfSide(side));
}

import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import {
  isOfSide,
  lockApplication,
  type Side,
} from '../../candidate/applications/application-sides.repository.ts';
import type { StoredApplicationState } from '../../candidate/applications/applications.tables.ts';
import type { OfferEventTable, OfferTable } from './offers.tables.ts';

type On = Transaction<Tables>;
type Stored = Readonly<Record<string, unknown>>;

export interface ApplicationToOffer {
  readonly id: string;
  readonly account: string;
  readonly organisation: string | null;
  readonly company: string;
  readonly position: string;
  readonly state: StoredApplicationState;
  readonly job: string | null;
  /** The job's answers now; null where the job is gone. */
  readonly answers: Stored | null;
  /** For how many years the job's editor counts with a certificate; null where it was not chosen. */
  readonly years: number | null;
  /** What the candidate shared; null while nothing is shared. */
  readonly needs_sponsorship: boolean | null;
  /** Null once it was withdrawn: row-level security hides them. */
  readonly candidate: string | null;
}

export interface OfferRow {
  readonly state: OfferTable['state'];
  readonly version: number;
  /** YYYY-MM-DD */
  readonly expires_on: string;
}

export interface VersionRow {
  readonly number: number;
  readonly terms: Stored;
  readonly judgement: unknown;
  readonly sent_by_name: string;
  readonly sent_at: Date;
}

export interface EventRow {
  readonly kind: OfferEventTable['kind'];
  readonly version: number;
  readonly side: OfferEventTable['side'];
  readonly by_name: string;
  readonly words: string | null;
  readonly at: Date;
}

export type { Side };

interface Deed {
  readonly application: string;
  readonly version: number;
  readonly kind: EventRow['kind'];
  readonly side: EventRow['side'];
  readonly by: string;
  readonly byName: string;
  readonly words: string | null;
}

interface NewVersion {
  readonly application: ApplicationToOffer;
  readonly number: number;
  readonly terms: object;
  readonly judgement: object | null;
  readonly expiresOn: string;
  readonly by: string;
  readonly byName: string;
}

export function offersRepository() {
  return {
    application: (on: On, side: Side, id: string): Promise<ApplicationToOffer | undefined> =>
      applications(on, side, id).executeTakeFirst(),
    /** The same, locked: whatever else changes the application or its offer waits. */
    async applicationForUpdate(on: On, side: Side, id: string): Promise<ApplicationToOffer | undefined> {
      await lockApplication(on, side, id);
      return await applications(on, side, id).executeTakeFirst();
    },
    async draft(on: On, application: string): Promise<Stored | undefined> {
      const row = await on
        .selectFrom('job_offer_draft')
        .select('terms')
        .where('application', '=', application)
        .executeTakeFirst();
      return row?.terms;
    },
    async saveDraft(
      on: On,
      { terms, ...draft }: { application: string; organisation: string; terms: object },
    ): Promise<void> {
      const text = JSON.stringify(terms);
      await on
        .insertInto('job_offer_draft')
        .values({ ...draft, terms: text })
        .onConflict((conflict) =>
          conflict.column('application').doUpdateSet({ terms: text, saved_at: sql`now()` }),
        )
        .execute();
    },
    /** Applications of a candidate whose offer can still be accepted, the first to end first; at most six. */
    openOffersOf: (on: On, account: string, today: string): Promise<readonly ApplicationToOffer[]> =>
      applicationsOf(on, { candidate: account })
        .innerJoin('job_offer', 'job_offer.application', 'application.id')
        .where('application.state', '=', 'offer')
        .where('job_offer.state', 'in', ['sent', 'question'])
        .where('job_offer.expires_on', '>=', today)
        .orderBy('job_offer.expires_on')
        .orderBy('application.id')
        .limit(maxCompared)
        .execute(),
    offer: (on: On, application: string): Promise<OfferRow | undefined> =>
      on
        .selectFrom('job_offer')
        .select(['state', 'version'])
        .select(sql<string>`expires_on::text`.as('expires_on'))
        .where('application', '=', application)
        .executeTakeFirst(),
    versions: (on: On, application: string): Promise<readonly VersionRow[]> =>
      on
        .selectFrom('job_offer_version')
        .select(['number', 'terms', 'judgement', 'sent_by_name', 'sent_at'])
        .where('application', '=', application)
        .orderBy('number', 'desc')
        .execute(),
    events: (on: On, application: string): Promise<readonly EventRow[]> =>
      on
        .selectFrom('job_offer_event')
        .select(['kind', 'version', 'side', 'by_name', 'words', 'at'])
        .where('application', '=', application)
        .orderBy('id')
        .execute(),
    /** Adds a version, which is then the one to be answered. */
    async send(
      on: On,
      { application, number, terms, judgement, expiresOn, by, byName }: NewVersion,
    ): Promise<void> {
      const { id, account, organisation } = application;
      const offer = { state: 'sent', version: number, expires_on: expiresOn } as const;
      await on
        .insertInto('job_offer')
        .values({ application: id, account, organisation: organisation ?? '', ...offer })
        .onConflict((conflict) =>
          conflict.column('application').doUpdateSet({ ...offer, changed_at: sql`now()` }),
        )
        .execute();
      await on
        .insertInto('job_offer_version')
        .values({
          application: id,
          number,
          terms: JSON.stringify(terms),
          judgement: judgement && JSON.stringify(judgement),
          sent_by: by,
          sent_by_name: byName,
        })
        .execute();
    },
    async setState(on: On, application: string, state: OfferRow['state']): Promise<void> {
      await on
        .updateTable('job_offer')
        .set({ state, changed_at: sql`now()` })
        .where('application', '=', application)
        .execute();
    },
    async note(on: On, { by, byName, ...deed }: Deed): Promise<void> {
      await on
        .insertInto('job_offer_event')
        .values({ ...deed, by_account: by, by_name: byName })
        .execute();
    },
    /** Moves the application, with a line of its history. */
    async move(
      on: On,
      application: string,
      { state, side }: { state: 'offer' | 'hired'; side: EventRow['side'] },
    ): Promise<void> {
      await on
        .updateTable('application')
        .set({ state, next_step: null, next_step_on: null, changed_at: sql`now()` })
        .where('id', '=', application)
        .execute();
      await on
        .insertInto('application_turn')
        .values({ application, state, by_side: side, note: null })
        .execute();
    },
  };
}

export type OffersRepository = ReturnType<typeof offersRepository>;

/** As many offers as a page shows beside each other. */
const maxCompared = 6;

const applications = (on: On, side: Side, id: string) =>
  applicationsOf(on, side).where('application.id', '=', id);

function applicationsOf(on: On, side: Side) {
  return on
    .selectFrom('application')
    .leftJoin('job', 'job.id', 'application.job')
    .leftJoin('job_editing', 'job_editing.job', 'application.job')
    .leftJoin('visa_facts_share', 'visa_facts_share.application', 'application.id')
    .leftJoin('account', 'account.id', 'application.account')
    .select(['job_editing.years', 'visa_facts_share.needs_sponsorship'])
    .select(['application.id', 'application.account', 'application.organisation', 'application.company'])
    .select(['application.position', 'application.state', 'application.job', 'job.answers'])
    .select('account.full_name as candidate')
    .where(isOfSide(side));
}

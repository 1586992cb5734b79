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

export interface OffersRepository {
  application(on: On, side: Side, id: string): Promise<ApplicationToOffer | undefined>;
  /** The same, locked: whatever else changes the application or its offer waits. */
  applicationForUpdate(on: On, side: Side, id: string): Promise<ApplicationToOffer | undefined>;
  draft(on: On, application: string): Promise<Stored | undefined>;
  saveDraft(on: On, draft: { application: string; organisation: string; terms: object }): Promise<void>;
  offer(on: On, application: string): Promise<OfferRow | undefined>;
  versions(on: On, application: string): Promise<readonly VersionRow[]>;
  events(on: On, application: string): Promise<readonly EventRow[]>;
  /** Adds a version, which is then the one to be answered. */
  send(
    on: On,
    sent: {
      readonly application: ApplicationToOffer;
      readonly number: number;
      readonly terms: object;
      readonly judgement: object | null;
      readonly expiresOn: string;
      readonly by: string;
      readonly byName: string;
    },
  ): Promise<void>;
  setState(on: On, application: string, state: OfferRow['state']): Promise<void>;
  note(on: On, deed: Deed): Promise<void>;
  /** Moves the application, with a line of its history. */
  move(on: On, application: string, to: { state: 'offer' | 'hired'; side: EventRow['side'] }): Promise<void>;
}

export function offersRepository(): OffersRepository {
  return {
    application: (on, side, id) => applications(on, side, id).executeTakeFirst(),
    async applicationForUpdate(on, side, id) {
      await lockApplication(on, side, id);
      return await applications(on, side, id).executeTakeFirst();
    },
    async draft(on, application) {
      const row = await on
        .selectFrom('job_offer_draft')
        .select('terms')
        .where('application', '=', application)
        .executeTakeFirst();
      return row?.terms;
    },
    async saveDraft(on, { terms, ...draft }) {
      const text = JSON.stringify(terms);
      await on
        .insertInto('job_offer_draft')
        .values({ ...draft, terms: text })
        .onConflict((conflict) =>
          conflict.column('application').doUpdateSet({ terms: text, saved_at: sql`now()` }),
        )
        .execute();
    },
    offer: (on, application) =>
      on
        .selectFrom('job_offer')
        .select(['state', 'version'])
        .select(sql<string>`expires_on::text`.as('expires_on'))
        .where('application', '=', application)
        .executeTakeFirst(),
    versions: (on, application) =>
      on
        .selectFrom('job_offer_version')
        .select(['number', 'terms', 'judgement', 'sent_by_name', 'sent_at'])
        .where('application', '=', application)
        .orderBy('number', 'desc')
        .execute(),
    events: (on, application) =>
      on
        .selectFrom('job_offer_event')
        .select(['kind', 'version', 'side', 'by_name', 'words', 'at'])
        .where('application', '=', application)
        .orderBy('id')
        .execute(),
    async send(on, { application, number, terms, judgement, expiresOn, by, byName }) {
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
    async setState(on, application, state) {
      await on
        .updateTable('job_offer')
        .set({ state, changed_at: sql`now()` })
        .where('application', '=', application)
        .execute();
    },
    async note(on, { by, byName, ...deed }) {
      await on
        .insertInto('job_offer_event')
        .values({ ...deed, by_account: by, by_name: byName })
        .execute();
    },
    async move(on, application, { state, side }) {
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

function applications(on: On, side: Side, id: string) {
  return on
    .selectFrom('application')
    .leftJoin('job', 'job.id', 'application.job')
    .leftJoin('account', 'account.id', 'application.account')
    .select(['application.id', 'application.account', 'application.organisation', 'application.company'])
    .select(['application.position', 'application.state', 'application.job', 'job.answers'])
    .select('account.full_name as candidate')
    .where('application.id', '=', id)
    .where(isOfSide(side));
}

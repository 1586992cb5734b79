import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { ConversationSide } from '../../hiring/conversations/conversations.tables.ts';
import type { StoredApplicationState } from './applications.tables.ts';

type On = Transaction<Tables>;

export interface ApplicationRow {
  readonly id: string;
  readonly conversation: string;
  readonly account: string;
  readonly organisation: string | null;
  readonly job: string | null;
  readonly slug: string | null;
  readonly jobState: 'draft' | 'published' | 'paused' | 'closed' | null;
  readonly jobTitle: string | null;
  readonly position: string;
  readonly company: string;
  readonly location: string | null;
  readonly text: string;
  readonly resume: string | null;
  readonly state: StoredApplicationState;
  readonly next_step: string | null;
  /** YYYY-MM-DD */
  readonly next_step_on: string | null;
  readonly applied_at: Date;
  readonly changed_at: Date;
  /** Messages of the other side that the reader has not read. */
  readonly unread: number;
}

/** The newest terms of an offer, with what became of it. */
export interface OfferColumns {
  readonly state: 'sent' | 'question' | 'accepted' | 'declined' | 'withdrawn';
  readonly pay: number;
  readonly place: string;
  /** The last day to accept it, YYYY-MM-DD. */
  readonly expires_on: string;
  /** The first day at work, YYYY-MM-DD. */
  readonly startsOn: string;
}

export interface StatusChangeRow {
  readonly state: StoredApplicationState;
  readonly by_side: ConversationSide;
  readonly note: string | null;
  readonly at: Date;
}

/** Applications with their jobs and one reader's unread counts, for one side. */
export function applicationRows(on: On, reader: string, side: ConversationSide) {
  return on
    .selectFrom('application')
    .leftJoin('job', 'job.id', 'application.job')
    .innerJoin('conversation', 'conversation.application', 'application.id')
    .select([
      'application.id',
      'conversation.id as conversation',
      'application.account',
      'application.organisation',
      'application.job',
      'application.position',
      'application.company',
      'application.location',
      'application.text',
      'application.resume',
      (side === 'candidate' ? stateTold : sql<StoredApplicationState>`application.state`).as('state'),
      'application.next_step',
      sql<string | null>`application.next_step_on::text`.as('next_step_on'),
      'application.applied_at',
      'application.changed_at',
      'job.slug',
      'job.state as jobState',
      sql<string | null>`job.answers ->> 'title'`.as('jobTitle'),
      sql<number>`(select count(*) from message
        where message.conversation = conversation.id and message.side <> ${side}
          and message.number > coalesce((select read_up_to from conversation_reader r
            where r.conversation = conversation.id and r.account = ${reader}), 0))`.as('unread'),
    ]);
}

/** What the candidate has been told: a move that can still be undone is not shown yet. */
const stateTold = sql<StoredApplicationState>`coalesce(
  (select held.state from held_move held
    where held.application = application.id and held.moved_to = application.state), application.state
)`;

/** What became of the application's offer, beside an application. */
export const offerColumns = sql<OfferColumns | null>`(
  select jsonb_build_object('state', o.state, 'pay', (v.terms ->> 'pay')::int, 'place', v.terms ->> 'place',
    'expires_on', o.expires_on::text, 'startsOn', v.terms ->> 'startsOn')
  from job_offer o join job_offer_version v on v.application = o.application and v.number = o.version
  where o.application = application.id
)`;

export type Tab = 'ongoing' | 'archived';

/** What decides the tab of an application. */
export interface Tabs {
  readonly ongoing: readonly StoredApplicationState[];
  /** Today in London, YYYY-MM-DD. */
  readonly today: () => string;
}

/**
 * Applications that are still active, and hires until the first day at work. Where the employer is gone, nothing more
 * happens.
 */
export function inTab(tab: Tab, { ongoing, today }: Tabs): RawBuilder<boolean> {
  const isOngoing = sql<boolean>`(application.organisation is not null
    and (application.state = any (${sql.val([...ongoing])}) or (application.state = 'hired' and exists (
      select from hire_case hire where hire.application = application.id and hire.ended_on is null
        and (hire.terms ->> 'startsOn')::date >= ${today()}::date
    ))))`;
  return tab === 'ongoing' ? isOngoing : sql<boolean>`not ${isOngoing}`;
}

/** An application's history as its candidate reads it, the first status change first. */
export function statusChanges(on: On, id: string): Promise<readonly StatusChangeRow[]> {
  return on
    .selectFrom('application_turn')
    .select(['state', 'by_side', 'note', 'at'])
    .where('application', '=', id)
    .where(sql<boolean>`not exists (select from held_move held where held.turn = application_turn.id)`)
    .orderBy('id')
    .execute();
}

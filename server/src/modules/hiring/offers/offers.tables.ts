import { type ColumnType, sql } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';
import type { Tables } from '../../../platform/db/tables.ts';

declare module '../../../platform/db/tables.ts' {
  interface NarrowedColumns {
    job_offer_draft: {
      terms: Stored;
    };
    job_offer_version: {
      terms: Stored;
      judgement: ColumnType<unknown, string | null, never>;
    };
  }
}

export type OfferTable = Tables['job_offer'];
export type OfferEventTable = Tables['job_offer_event'];

type Stored = ColumnType<Readonly<Record<string, unknown>>, string, string>;

const withApplication = 'With the application.';

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const offersTables: OwnedTables = {
  job_offer_draft: {
    subject: 'account',
    personal: ['terms'],
    retention: withApplication,
    erasedWith: 'application',
  },
  job_offer_event: {
    subject: 'account',
    personal: ['by_name', 'words'],
    retention: withApplication,
    copy: {
      name: 'offer-history',
      title: 'What happened to your offers',
      about: 'Each offer, question and answer, and who wrote it.',
      rows: ({ account }) =>
        sql`select a.position, a.company, e.version, e.kind, e.side, e.by_name, e.words, e.at
        from job_offer_event e join job_offer o on o.application = e.application
        join application a on a.id = e.application where o.account = ${account} order by e.id`,
    },
  },
  job_offer_version: {
    subject: 'account',
    personal: ['terms', 'judgement', 'sent_by_name'],
    retention: withApplication,
    copy: {
      name: 'offer-versions',
      title: 'The terms of your offers',
      about: 'Every version that an employer sent you.',
      rows: ({ account }) =>
        sql`select a.position, a.company, v.number, v.terms, v.sent_by_name, v.sent_at
        from job_offer_version v join job_offer o on o.application = v.application
        join application a on a.id = v.application where o.account = ${account} order by v.sent_at`,
    },
  },
  job_offer: {
    subject: 'account',
    personal: ['state'],
    retention: withApplication,
    copy: {
      name: 'offers',
      title: 'Your offers',
      about: 'Which employers made you one, and the status of each.',
      rows: ({ account }) =>
        sql`select a.position, a.company, o.state, o.version, o.expires_on::text, o.changed_at
        from job_offer o join application a on a.id = o.application
        where o.account = ${account} order by o.changed_at`,
    },
  },
};

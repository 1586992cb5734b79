import { type ColumnType, sql } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';

declare module '../../../platform/db/tables.ts' {
  interface NarrowedColumns {
    visa_facts_share: {
      job: ColumnType<readonly (string | number | null)[], string, string>;
    };
  }
}

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const visaFactsTables: OwnedTables = {
  sponsorship_rejection: {
    subject: 'account',
    personal: ['text', 'by_name', 'review_text', 'review_answer', 'review_by_name'],
    retention: 'With the application.',
    copy: {
      name: 'sponsorship-rejections',
      title: 'Rejections because of sponsorship',
      about: 'The reason and the rule, and the review if you asked for one.',
      rows: ({ account }) =>
        sql`select a.position, a.company, s.text, s.rule, s.judged_on::text, s.by_name, s.rejected_at,
          s.review_text, s.review_asked_at, s.review_outcome, s.review_answer, s.review_by_name, s.review_answered_at
        from sponsorship_rejection s join application a on a.id = s.application
        where s.account = ${account} and s.rejected_at is not null order by s.rejected_at`,
    },
  },
  visa_facts_share: {
    subject: 'account',
    personal: [
      'needs_sponsorship',
      'possible_from',
      'min_pence',
      'lower_may_apply',
      'small_cost_pence',
      'large_cost_pence',
    ],
    retention:
      'Until the candidate stops sharing it, the application is withdrawn or the account erased; six months after a rejection at the latest.',
    erasedWith: 'visa_facts_request',
    copy: {
      name: 'visa-facts-shared',
      title: 'What you shared about sponsorship',
      about:
        'One row for each application whose employer can see it. You can stop sharing on the application’s page.',
      rows: ({ account }) =>
        sql`select a.position, a.company, s.needs_sponsorship, s.possible_from::text, s.min_pence,
          s.lower_may_apply, s.small_cost_pence, s.large_cost_pence, s.shared_at from visa_facts_share s
        join visa_facts_request r on r.application = s.application
        join application a on a.id = s.application where r.account = ${account} order by s.shared_at`,
    },
  },
  visa_facts_request: {
    subject: 'account',
    personal: ['status', 'asked_by_name'],
    retention: 'With the application; six months after a rejection at the latest.',
    expire: () => [
      sql`delete from visa_facts_request r using application a
      where a.id = r.application and a.state = 'rejected' and a.changed_at < now() - interval '6 months'`,
    ],
    copy: {
      name: 'visa-facts-requests',
      title: 'Who asked you about sponsorship',
      about: 'Which employers asked, and what you answered.',
      rows: ({ account }) =>
        sql`select a.position, a.company, r.status, r.asked_by_name, r.asked_at, r.answered_at
        from visa_facts_request r join application a on a.id = r.application
        where r.account = ${account} order by r.asked_at`,
    },
  },
};

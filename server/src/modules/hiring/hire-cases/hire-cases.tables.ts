import { type ColumnType, sql } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';

declare module '../../../platform/db/tables.ts' {
  interface NarrowedColumns {
    hire_case: {
      terms: ColumnType<Readonly<Record<string, unknown>>, string, never>;
      judgement: ColumnType<unknown, string | null, never>;
    };
  }
}

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const hireCasesTables: OwnedTables = {
  hire_case_step: {
    subject: 'account',
    personal: ['by_name'],
    retention: 'With the case.',
    stays: 'Which steps of a hire were done, and when: of a colleague who left, without the name.',
  },
  hire_case: {
    subject: 'account',
    personal: ['candidate_name', 'terms', 'judgement', 'ended_on'],
    retention: 'With the organisation, or until two years after the last day that it records.',
    expire: () => [sql`delete from hire_case where ended_on < (now() - interval '2 years')::date`],
    stays:
      'The name, the accepted terms and the planned days of a person who was hired: the employer’s own record of employment, which the law asks it to keep.',
    copy: {
      name: 'hires',
      title: 'Offers you accepted',
      about: 'What the employer keeps of each, also if you delete your account.',
      rows: ({ account }) =>
        sql`select o.name as employer, c.candidate_name, c.terms, c.accepted_at, c.ended_on::text
        from hire_case c join organisation o on o.id = c.organisation
        where c.account = ${account} order by c.accepted_at`,
    },
  },
};

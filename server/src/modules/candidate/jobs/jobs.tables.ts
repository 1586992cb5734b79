import type { RegisterWord } from '@portway/formats/register-word';
import type { ColumnType, Generated } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';
import type { Tables } from '../../../platform/db/tables.ts';

declare module '../../../platform/db/tables.ts' {
  interface NarrowedColumns {
    published_employer: {
      size: 'seed' | 'early' | 'midSize' | 'large' | 'veryLarge' | 'massive' | null;
      /** Its page is at /companies/{slug}. */
      slug: Generated<string>;
      offices: Generated<object[]>;
      register_word: ColumnType<RegisterWord | null, never, never>;
    };
    published_job: {
      size: 'seed' | 'early' | 'midSize' | 'large' | 'veryLarge' | 'massive' | null;
      nation: 'england' | 'scotland' | 'wales' | 'northern-ireland' | null;
      workplace: 'on-site' | 'occasional-office-visits' | 'hybrid' | 'fully-remote';
      level: 'intern' | 'entry' | 'mid' | 'senior';
      employment: 'permanent' | 'fixed-term' | 'contract';
      currency: 'GBP' | 'EUR' | 'USD';
      sponsorable: 'anyone' | 'new-entrants' | 'phd' | 'nobody' | 'unknown';
      sponsorship_offered: 'yes' | 'depends' | 'no' | null;
      /** `pay-scale` while the band, grade or role decides and the job does not say it. */
      depends_on: 'pay-scale' | null;
      /** Of its rate on a national pay scale, and its kind of employer. */
      rate_answers: ColumnType<
        {
          readonly payScaleRole?: string;
          readonly londonArea?: 'none' | 'fringe' | 'outer' | 'inner';
          readonly shareOfFullTime?: number;
          readonly healthCareEmployer?: 'nhs' | 'nhs-supplier' | 'adult-social-care' | 'other';
        },
        never,
        never
      >;
    };
  }
}

export type PublishedEmployerTable = Tables['published_employer'];
export type PublishedJobTable = Tables['published_job'];

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const jobsTables: OwnedTables = {
  published_employer: {
    subject: 'nobody',
    personal: [],
    retention: 'With the organisation.',
  },
  company_slug: {
    subject: 'nobody',
    personal: [],
    retention: 'With the organisation.',
  },
  published_job: {
    subject: 'nobody',
    personal: [],
    retention: 'As long as the job is open.',
  },
};

import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { OwnedTables } from '../../platform/db/owned-table.ts';

declare module '../../platform/db/tables.ts' {
  interface Tables {
    published_employer: PublishedEmployerTable;
    company_slug: CompanySlugTable;
    published_job: PublishedJobTable;
  }
}

/**
 * An organisation's public data once it has published a job. Maintained by triggers: requests only read it.
 */
export interface PublishedEmployerTable {
  organisation: string;
  name: string;
  legal_name: string | null;
  trading_name: string | null;
  website: string | null;
  industry: string | null;
  town: string | null;
  size: 'seed' | 'early' | 'midSize' | 'large' | 'veryLarge' | 'massive' | null;
  about: string | null;
  /** Its page is at /companies/{slug}. */
  slug: Generated<string>;
  markets: Generated<string[]>;
  offices: Generated<object[]>;
  logo: string | null;
  register: 'claimed' | 'confirmed' | 'gone' | null;
  answered_at: Date | null;
  actively_hiring: Generated<boolean>;
  growing_fast: Generated<boolean>;
}

/** Every address that a company's page has had. */
export interface CompanySlugTable {
  slug: string;
  organisation: string;
}

/** An open job in the search index. Maintained by triggers: requests only read it. */
export interface PublishedJobTable {
  job: string;
  organisation: string;
  slug: string;
  title: string;
  employer: string;
  size: 'seed' | 'early' | 'midSize' | 'large' | 'veryLarge' | 'massive' | null;
  place: string | null;
  nation: 'england' | 'scotland' | 'wales' | 'northern-ireland' | null;
  workplace: 'on-site' | 'occasional-office-visits' | 'hybrid' | 'fully-remote';
  level: 'intern' | 'entry' | 'mid' | 'senior';
  employment: 'permanent' | 'fixed-term' | 'contract';
  currency: 'GBP' | 'EUR' | 'USD';
  pay_from: number;
  pay_to: number;
  /** As text, because it has decimals. */
  hours_per_week: string;
  occupation_code: string | null;
  skills: string[];
  /** YYYY-MM-DD, in London. */
  closes_on: string | null;
  published_at: Date;
  sponsorable: 'anyone' | 'new-entrants' | 'phd' | 'nobody' | 'unknown';
  sponsorship_offered: 'yes' | 'depends' | 'no' | null;
  pay_note: string | null;
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
  pay_rank: GeneratedAlways<number>;
  words: string;
}

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

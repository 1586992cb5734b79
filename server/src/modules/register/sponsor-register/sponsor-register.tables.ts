import { type ColumnType, type Generated, sql } from 'kysely';
import type { OwnedTables } from '../../../platform/db/owned-table.ts';
import type { Tables } from '../../../platform/db/tables.ts';

declare module '../../../platform/db/tables.ts' {
  interface NarrowedColumns {
    sponsor: {
      /** Made from the name, the town and the number. */
      slug: Generated<string>;
    };
    sponsor_change: {
      licences_before: ColumnType<LicenceColumns[], string>;
      licences_after: ColumnType<LicenceColumns[], string>;
    };
  }
}

export interface LicenceColumns {
  readonly route: string;
  readonly rating: string;
}

export type SponsorChangeKind = Tables['sponsor_change']['kind'];

/** What a claim is worth beside a job; null while it does not count. */
export type RegisterMarkRow = Tables['organisation_register']['mark'];

/** Whose personal data each table holds, its retention, and how it is exported and erased. */
export const sponsorRegisterTables: OwnedTables = {
  register_edition: {
    subject: 'nobody',
    personal: [],
    retention: 'For good: it is public.',
  },
  sponsor: {
    subject: 'nobody',
    personal: [],
    retention: 'For good: it is public.',
  },
  sponsor_licence: {
    subject: 'nobody',
    personal: [],
    retention: 'As the newest edition has it.',
  },
  sponsor_name: {
    subject: 'nobody',
    personal: [],
    retention: 'As the newest edition has it.',
  },
  sponsor_change: {
    subject: 'nobody',
    personal: [],
    retention: 'For good: it is public.',
  },
  organisation_register: {
    subject: 'nobody',
    personal: [],
    retention: 'With the organisation.',
  },
  register_claim: {
    subject: 'nobody',
    personal: [],
    retention: '30 days after our team has decided; with the organisation.',
    expire: () => [sql`delete from register_claim where decided_at < now() - interval '30 days'`],
  },
};

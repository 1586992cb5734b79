import { type ColumnType, type Generated, type GeneratedAlways, sql } from 'kysely';
import type { OwnedTables } from '../../platform/db/owned-table.ts';

declare module '../../platform/db/tables.ts' {
  interface Tables {
    register_edition: RegisterEditionTable;
    sponsor: SponsorTable;
    sponsor_licence: SponsorLicenceTable;
    sponsor_name: SponsorNameTable;
    sponsor_change: SponsorChangeTable;
    organisation_register: OrganisationRegisterTable;
    register_claim: RegisterClaimTable;
  }
}

/** Days as YYYY-MM-DD. */
export interface RegisterEditionTable {
  published_on: string;
  file_name: string;
  sha256: string;
  lines: number;
  entries: number;
  organisations: number;
  read_at: Generated<Date>;
}

export interface SponsorTable {
  id: GeneratedAlways<number>;
  /** Made from the name, the town and the number. */
  slug: Generated<string>;
  name: string;
  town: string | null;
  county: string | null;
  trading_names: string[];
  first_edition: string;
  last_edition: string;
}

export interface SponsorLicenceTable {
  sponsor: number;
  rating: string;
  route: string;
}

export interface SponsorNameTable {
  sponsor: number;
  folded: string;
  trading: boolean;
}

export interface LicenceColumns {
  readonly route: string;
  readonly rating: string;
}

export type SponsorChangeKind = 'added' | 'gone' | 'back' | 'rated' | 'routes';

export interface SponsorChangeTable {
  edition: string;
  sponsor: number;
  kind: SponsorChangeKind;
  whole: boolean;
  licences_before: ColumnType<LicenceColumns[], string>;
  licences_after: ColumnType<LicenceColumns[], string>;
}

/** What a claim is worth beside a job; null while it does not count. */
export type RegisterMarkRow = 'claimed' | 'confirmed' | 'gone' | null;

export interface OrganisationRegisterTable {
  organisation: string;
  sponsor: number;
  claimed_by: string | null;
  claimed_at: Generated<Date>;
  confirmed_for: string | null;
  confirmed_at: Generated<Date | null>;
  mark: Generated<RegisterMarkRow>;
}

export interface RegisterClaimTable {
  organisation: string;
  sponsor: number;
  reason: string;
  asked_for: string;
  asked_by: string | null;
  asked_at: Generated<Date>;
  file_key: Generated<string | null>;
  file_name: Generated<string | null>;
  file_kind: Generated<'pdf' | 'docx' | 'txt' | null>;
  file_bytes: Generated<number | null>;
  decided_at: Generated<Date | null>;
  confirmed: Generated<boolean | null>;
  /** Why it was not confirmed. */
  answer: Generated<string | null>;
}

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

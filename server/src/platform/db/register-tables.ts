import type { Generated, GeneratedAlways } from 'kysely';

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

export interface OrganisationRegisterTable {
  organisation: string;
  sponsor: number;
  claimed_by: string | null;
  claimed_at: Generated<Date>;
}

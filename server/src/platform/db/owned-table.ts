import type { RawBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** Somebody whose data is copied or erased: an account, and the address by which it is known. */
export interface Subject {
  readonly account: string;
  readonly email: string;
  readonly organisation: string | null;
}

/** What a table's owner says about it. */
export interface OwnedTable {
  /** Whose personal data it holds: an account's, that of whoever has an e-mail address, or nobody's. */
  readonly subject: 'account' | 'address' | 'nobody';
  /** The columns that say something about that person. */
  readonly personal: readonly string[];
  /** How long a row is kept. */
  readonly retention: string;
  /** Deletes what has been kept long enough: run every night, in this order. */
  readonly expire?: () => readonly RawBuilder<unknown>[];
  /** Deletes what a person has in it, where no foreign key does so with the account. */
  readonly erase?: (subject: Subject) => RawBuilder<unknown>;
  /** The table whose rows take these with them; `nothing` where they stay, without a name. */
  readonly erasedWith?: keyof Tables | 'nothing';
  /** What the person is given of it. */
  readonly copy?: {
    /** Its file's name without ending, such as `sessions`. */
    readonly name: string;
    readonly title: string;
    readonly about: string;
    readonly rows: (subject: Subject) => RawBuilder<Record<string, unknown>>;
  };
}

/** The tables of one owner, in the order in which rows can be deleted. */
export type OwnedTables = { readonly [Name in keyof Tables]?: OwnedTable };

import type { RawBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** A person whose data is exported or erased: an account, and its email address. */
export interface Subject {
  readonly account: string;
  readonly email: string;
  /** All that the account belongs to. */
  readonly organisations: readonly string[];
}

/** A column whose values are encrypted, each for its row. The table names the row's owner in `account`. */
export interface EncryptedColumn {
  readonly table: keyof Tables;
  readonly column: string;
  /** The column whose value names the row to the cipher. */
  readonly row: string;
  /** The column of a keyed hash of the value, after the values of these columns, by which it is found again. */
  readonly match?: { readonly column: string; readonly after: readonly [string, string] };
  /** See `Field` of the cipher. */
  readonly formerPurpose?: (row: string) => string;
}

/** What a table's owner declares about it. */
export interface OwnedTable {
  /** Whose personal data it holds: an account's, the owner of an email address's, or nobody's. */
  readonly subject: 'account' | 'address' | 'nobody';
  /** The columns with personal data. */
  readonly personal: readonly string[];
  /** The columns whose values only the server can read: encrypted again at night when that has changed. */
  readonly encrypted?: readonly EncryptedColumn[];
  /** The retention of a row. */
  readonly retention: string;
  /** Deletes rows past their retention: run every night, in this order. */
  readonly expire?: () => readonly RawBuilder<unknown>[];
  /** Deletes a person's rows, where no foreign key does so with the account. */
  readonly erase?: (subject: Subject) => RawBuilder<unknown>;
  /** The table whose deleted rows take these with them; `trigger` where a trigger does. */
  readonly erasedWith?: keyof Tables | 'trigger';
  /** What stays of an erased person's rows, without a name, as a sentence for the operator. */
  readonly stays?: string;
  /** What the person gets of it in an export. */
  readonly copy?: {
    /** Its file's name without extension, such as `sessions`. */
    readonly name: string;
    readonly title: string;
    readonly about: string;
    readonly rows: (subject: Subject) => RawBuilder<Record<string, unknown>>;
  };
}

/** The tables of one owner, in an order in which rows can be deleted. */
export type OwnedTables = { readonly [Name in keyof Tables]?: OwnedTable };

import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Read as what the JSON holds, written as its text. */
type Answers = ColumnType<Readonly<Record<string, unknown>>, string, string>;

export interface ProfileTable {
  account: string;
  answers: Answers;
  pronouns: string | null;
  /** YYYY-MM-DD, in London. */
  active_on: string | null;
  changed_at: Generated<Date>;
}

export interface ProfileEntryTable {
  id: string;
  account: string;
  kind: 'work' | 'education';
  place: number;
  answers: Answers;
  removed_at: Generated<Date | null>;
}

export interface IdentityTable {
  account: string;
  sealed: string;
  consent_version: number;
  consented_at: Date;
  changed_at: Generated<Date>;
}

export interface ProfilePhotoTable {
  account: string;
  jpeg: Uint8Array;
  changed_at: Generated<Date>;
}

export interface ResumeTable {
  id: string;
  account: string;
  file_key: string;
  name: string;
  kind: 'pdf' | 'doc' | 'docx' | 'txt';
  bytes: number;
  sealed_text: string | null;
  main: boolean;
  number: GeneratedAlways<number>;
  uploaded_at: Generated<Date>;
  removed_at: Generated<Date | null>;
  /** Went along with an application: kept as it was. */
  sent: Generated<boolean>;
}

export interface FileToDeleteTable {
  file_key: string;
  due_at: Date;
}

import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Read as what the JSON holds, written as its text. */
type Answers = ColumnType<Readonly<Record<string, unknown>>, string, string>;
type JsonText<Read> = ColumnType<Read, string | null | undefined, string | null>;

export interface JobTable {
  id: string;
  organisation: string;
  slug: string;
  state: Generated<'draft' | 'published' | 'closed'>;
  answers: Answers;
  hiring_contact: string | null;
  contact_name: string | null;
  sponsorable: Generated<'anyone' | 'new-entrants' | 'phd' | 'nobody' | 'unknown'>;
  pay_note: Generated<string | null>;
  /** YYYY-MM-DD, in London. */
  judged_on: Generated<string | null>;
  judgement: JsonText<unknown>;
  created_at: Generated<Date>;
  published_at: Generated<Date | null>;
  closed_at: Generated<Date | null>;
  changed_at: Generated<Date>;
}

export interface SavedJobTable {
  account: string;
  job: string;
  saved_at: Generated<Date>;
}

export interface SavedSearchTable {
  id: string;
  account: string;
  name: string;
  search: Answers;
  alerts: 'none' | 'daily' | 'weekly';
  opened_at: Generated<Date>;
  mailed_to: Generated<Date>;
  created_at: Generated<Date>;
  removed_at: Generated<Date | null>;
}

export interface ApplicationDraftTable {
  account: string;
  job: string;
  text: string;
  resume: string | null;
  saved_at: Generated<Date>;
}

export type StoredApplicationState = 'pending' | 'interview' | 'offer' | 'hired' | 'rejected' | 'withdrawn';

export interface ApplicationTable {
  id: string;
  account: string;
  job: string | null;
  organisation: string | null;
  position: string;
  company: string;
  location: string | null;
  text: string;
  resume: string | null;
  state: Generated<StoredApplicationState>;
  next_step: Generated<string | null>;
  /** YYYY-MM-DD */
  next_step_on: Generated<string | null>;
  applied_at: Generated<Date>;
  changed_at: Generated<Date>;
}

export type ConversationSide = 'candidate' | 'employer';

export interface ApplicationTurnTable {
  id: GeneratedAlways<number>;
  application: string;
  state: StoredApplicationState;
  by_side: ConversationSide;
  note: string | null;
  at: Generated<Date>;
}

export interface ConversationTable {
  application: string;
  /** Null once whoever applied has erased their account. */
  account: string | null;
  organisation: string | null;
  /** Set from the application, which goes before the conversation may. */
  position: Generated<string>;
  company: Generated<string>;
  last_number: Generated<number>;
  last_at: Generated<Date>;
  last_excerpt: Generated<string | null>;
  last_side: Generated<ConversationSide | null>;
  blocked_by: Generated<ConversationSide | null>;
}

export interface MessageTable {
  id: string;
  application: string;
  number: number;
  side: ConversationSide;
  author: string | null;
  author_name: string;
  text: string;
  sent_at: Generated<Date>;
}

export interface ConversationReaderTable {
  application: string;
  account: string;
  side: ConversationSide;
  read_up_to: Generated<number>;
  read_at: Generated<Date | null>;
  told_up_to: Generated<number>;
}

export interface MessageAttachmentTable {
  id: string;
  application: string;
  message: string | null;
  account: string;
  file_key: string;
  name: string;
  kind: 'pdf' | 'doc' | 'docx' | 'txt';
  bytes: number;
  place: Generated<number>;
  uploaded_at: Generated<Date>;
}

export interface LiveStreamTable {
  account: string;
  last: number;
}

export interface LiveEventTable {
  account: string;
  number: number;
  kind: 'message' | 'read' | 'conversation' | 'application';
  subject: string;
  at: Generated<Date>;
}

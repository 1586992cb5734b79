import type { ColumnType, Generated } from 'kysely';
import type {
  AccountPasswordTable,
  AccountTable,
  AuditEntryTable,
  AuthenticatorTable,
  ChallengeTable,
  GoogleIdentityTable,
  InvitationTable,
  MembershipTable,
  NotificationChoiceTable,
  OneTimeCodeTable,
  OrganisationTable,
  PasskeyTable,
  RecoveryCodeTable,
  SessionTable,
  SignUpTable,
} from './account-tables.ts';
import type {
  ApplicationDraftTable,
  ApplicationTable,
  ApplicationTurnTable,
  ConversationReaderTable,
  ConversationTable,
  JobTable,
  LiveEventTable,
  LiveStreamTable,
  MessageAttachmentTable,
  MessageTable,
  SavedJobTable,
  SavedSearchTable,
} from './job-tables.ts';
import type {
  FileToDeleteTable,
  IdentityTable,
  ProfileEntryTable,
  ProfilePhotoTable,
  ProfileTable,
  ResumeTable,
} from './profile-tables.ts';
import type { PublishedEmployerTable, PublishedJobTable } from './published-tables.ts';
import type {
  OrganisationRegisterTable,
  RegisterEditionTable,
  SponsorLicenceTable,
  SponsorNameTable,
  SponsorTable,
} from './register-tables.ts';

/** Every table by name. A migration and this file change together. */
export interface Tables {
  migration: MigrationTable;
  assessment: AssessmentTable;
  idempotency_key: IdempotencyKeyTable;
  mail: MailTable;
  rate_limit: RateLimitTable;
  enquiry: EnquiryTable;
  subscriber: SubscriberTable;
  booking: BookingTable;
  booking_slot: BookingSlotTable;
  account: AccountTable;
  account_password: AccountPasswordTable;
  sign_up: SignUpTable;
  one_time_code: OneTimeCodeTable;
  organisation: OrganisationTable;
  membership: MembershipTable;
  invitation: InvitationTable;
  session: SessionTable;
  passkey: PasskeyTable;
  challenge: ChallengeTable;
  authenticator: AuthenticatorTable;
  recovery_code: RecoveryCodeTable;
  google_identity: GoogleIdentityTable;
  notification_choice: NotificationChoiceTable;
  profile: ProfileTable;
  profile_entry: ProfileEntryTable;
  identity: IdentityTable;
  profile_photo: ProfilePhotoTable;
  resume: ResumeTable;
  file_to_delete: FileToDeleteTable;
  audit_entry: AuditEntryTable;
  enquiry_turn: EnquiryTurnTable;
  job: JobTable;
  saved_job: SavedJobTable;
  saved_search: SavedSearchTable;
  application_draft: ApplicationDraftTable;
  application: ApplicationTable;
  application_turn: ApplicationTurnTable;
  conversation: ConversationTable;
  message: MessageTable;
  conversation_reader: ConversationReaderTable;
  message_attachment: MessageAttachmentTable;
  published_employer: PublishedEmployerTable;
  published_job: PublishedJobTable;
  register_edition: RegisterEditionTable;
  sponsor: SponsorTable;
  sponsor_licence: SponsorLicenceTable;
  sponsor_name: SponsorNameTable;
  organisation_register: OrganisationRegisterTable;
  live_stream: LiveStreamTable;
  live_event: LiveEventTable;
}

export interface MigrationTable {
  number: number;
  name: string;
  sha256: string;
  applied_at: Generated<Date>;
}

export interface AssessmentTable {
  id: Generated<string>;
  is_uk_registered: string;
  documents_submitted: string;
  knows_job_role_and_code: string;
  meets_salary_threshold: string;
  authorizing_officer_available: string;
  email: string;
  status: string;
  message: string;
  reasons: Json;
  next_steps: Json;
  not_checked: Json;
  steps: Json;
  judged_on: string;
  recorded_to: string;
  created_at: Generated<Date>;
}

export interface IdempotencyKeyTable {
  key_hash: string;
  request_hash: string;
  answer: ColumnType<unknown, string | undefined, string>;
  created_at: Generated<Date>;
}

export interface MailTable {
  id: string;
  kind: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
  headers: Json;
  attachments: Json;
  created_at: Generated<Date>;
  sent_at: Date | null;
  failed_at: Date | null;
  attempts: Generated<number>;
  last_fault: string | null;
}

export interface RateLimitTable {
  key_hash: string;
  taken: Date[];
  last_taken: Date;
}

export interface EnquiryTable {
  id: string;
  kind: 'contact' | 'pricing' | 'university' | 'demo' | 'assessment' | 'report';
  first_name: string | null;
  last_name: string | null;
  email: string;
  phone: string | null;
  organisation: string | null;
  message: string | null;
  details: Json;
  suspected: boolean;
  state: Generated<'new' | 'open' | 'answered' | 'closed'>;
  assigned_to: Generated<string | null>;
  created_at: Generated<Date>;
}

export interface EnquiryTurnTable {
  id: string;
  enquiry: string;
  kind: 'note' | 'answer';
  by_account: string | null;
  text: string;
  created_at: Generated<Date>;
}

export interface SubscriberTable {
  id: Generated<string>;
  email: string;
  asked_at: Generated<Date>;
  confirmed_at: Date | null;
  unsubscribed_at: Date | null;
}

export interface BookingTable {
  id: string;
  purpose: 'demo' | 'consultation';
  first_name: string | null;
  last_name: string;
  email: string;
  organisation: string | null;
  phone: string;
  comments: string | null;
  time_zone: string;
  starts_at: Date;
  ends_at: Date;
  sequence: Generated<number>;
  suspected: boolean;
  cancelled_at: Date | null;
  created_at: Generated<Date>;
}

export interface BookingSlotTable {
  booking: string;
  starts_at: Date;
  ends_at: Date;
}

/** A `jsonb` column: written as text with `JSON.stringify`, read as a value that is to be parsed. */
type Json = ColumnType<unknown, string, string>;

import type { ColumnType, Generated } from 'kysely';

export type AccountRole = 'candidate' | 'recruiter' | 'staff';
export type MemberRole = 'owner' | 'admin' | 'member' | 'viewer';

export interface AccountTable {
  id: string;
  email: string;
  full_name: string;
  role: AccountRole;
  created_at: Generated<Date>;
  deletion_due: Generated<Date | null>;
}

export interface AccountPasswordTable {
  account: string;
  hash: string;
  changed_at: Generated<Date>;
}

export interface SignUpTable {
  email: string;
  full_name: string;
  role: 'candidate' | 'recruiter';
  password_hash: string;
  claim_hash: string | null;
  organisation_name: string | null;
  website: string | null;
  industry: string | null;
  invitation: string | null;
  created_at: Generated<Date>;
}

export interface OneTimeCodeTable {
  key_hash: string;
  code_hash: string;
  tries: Generated<number>;
  expires_at: Date;
}

export interface OrganisationTable {
  id: string;
  name: string | null;
  website: string | null;
  industry: string | null;
  trading_name: Generated<string | null>;
  town: Generated<string | null>;
  size: Generated<'seed' | 'early' | 'midSize' | 'large' | 'veryLarge' | 'massive' | null>;
  about: Generated<string | null>;
  created_at: Generated<Date>;
}

export interface MembershipTable {
  account: string;
  organisation: string;
  role: MemberRole;
  since: Generated<Date>;
}

export interface InvitationTable {
  id: string;
  organisation: string;
  email: string;
  role: MemberRole;
  invited_by: string | null;
  sent_at: Generated<Date>;
  expires_at: Date;
}

export interface SessionTable {
  id: string;
  account: string;
  token_hash: string;
  previous_hash: string | null;
  renewed_at: Date;
  renewed_used_at: Date | null;
  bound_hash: string | null;
  second_factor: boolean;
  confirmed_at: Date;
  idle_seconds: number;
  began_at: Date;
  last_used_at: Date;
  ends_at: Date;
  device: string;
  network: string;
}

export interface PasskeyTable {
  id: string;
  account: string;
  credential_id: string;
  public_key: string;
  counter: number;
  transports: ColumnType<unknown, string, string>;
  name: string;
  created_at: Generated<Date>;
  last_used_at: Date | null;
}

export interface ChallengeTable {
  id: string;
  account: string | null;
  challenge: string;
  expires_at: Date;
}

export interface AuthenticatorTable {
  account: string;
  sealed_secret: string;
  confirmed_at: Date | null;
  last_step: Generated<number>;
}

export interface RecoveryCodeTable {
  account: string;
  code_hash: string;
}

export interface GoogleIdentityTable {
  subject: string;
  account: string;
}

export interface NotificationChoiceTable {
  account: string;
  messages: Generated<boolean>;
  job_alerts: Generated<boolean>;
  product_news: Generated<boolean>;
}

export interface AuditEntryTable {
  number: number;
  at: Date;
  action: string;
  actor: string | null;
  subject: string | null;
  network: string | null;
  details: ColumnType<unknown, string, never>;
  seal: string;
}

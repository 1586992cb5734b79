-- The schema of release 0.25.0, from the <noun>.sql of that day, for an empty database. Frozen: what is true today stands in
-- those files and in server/src/schema.sql. The migrations after this one bring a database from here to there.

set local check_function_bodies = off;
-- Requests run as portway_app, which owns nothing, so that row-level security binds them whoever logs in.
-- A role belongs to the whole cluster: another database of it may have made the role, or be making it now.
do $$
begin
  if not exists (select from pg_roles where rolname = 'portway_app') then
    create role portway_app nologin;
  end if;
exception
  when duplicate_object or unique_violation then
    null;
  when insufficient_privilege then
    raise exception 'this log-in may not create the role portway_app'
      using hint = 'As a superuser: create role portway_app nologin; grant portway_app to <this log-in>;';
end
$$;

-- The log-in must be able to become portway_app. One that already can needs no grant, and may have no right to it.
do $$
begin
  for attempt in 1..5 loop
    begin
      set local role portway_app;
      reset role;
      exit;
    exception when insufficient_privilege then
      begin
        execute format('grant portway_app to %I', current_user);
      exception when unique_violation or internal_error then
        -- Another database of the cluster granted it at the same moment.
        perform pg_sleep(0.1 * attempt);
      end;
    end;
  end loop;
  set local role portway_app;
  reset role;
end
$$;

-- What the desk searches. `like` is not leakproof, so on a table whose rows row-level security picks it would read
-- every row. Requests have no right to this one: they ask `staff_finds`, which answers ids, and those to staff alone.
do $$
begin
  create extension if not exists pg_trgm;
exception when insufficient_privilege or undefined_file then
  raise exception 'the extension pg_trgm is missing, and this log-in could not add it'
    using hint = 'Install PostgreSQL''s contrib modules, then as a superuser: create extension pg_trgm;';
end
$$;

revoke create on schema public from public;
grant usage on schema public to portway_app;
grant select on migration to portway_app;

-- Who can log in, and what each request may see. A request brings what it knows, and sees the rows that fit:
--   portway.account       who is logged in
--   portway.organisation  theirs
--   portway.staff         'yes' for one of us with a second factor
--   portway.token         hash of the token that was sent
--   portway.email         the address that somebody logs in or signs up with
--   portway.code, .credential, .challenge, .google, .invitation   what else may stand for a log-in
-- Without them, it sees nothing.
create function session_key(setting text) returns text language sql stable
  return nullif(current_setting('portway.' || setting, true), '');

create function my_account() returns uuid language sql stable
  return nullif(current_setting('portway.account', true), '')::uuid;

create function my_organisation() returns uuid language sql stable
  return nullif(current_setting('portway.organisation', true), '')::uuid;

create function is_staff() returns boolean language sql stable
  return coalesce(current_setting('portway.staff', true) = 'yes', false);

-- Values encrypted before they were bound to their table, column and row; those of today begin with `v1.`.
create function is_encrypted_unbound(value text) returns boolean language sql immutable return value not like 'v1.%';

-- What a creating call answered under an Idempotency-Key. Neither the key nor the request can be read from it.
create table idempotency_key (
  key_hash text primary key,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now()
);

-- When each caller last did what is limited. The key is a keyed hash: no address can be read from it.
create table rate_limit (
  key_hash text primary key,
  taken timestamptz[] not null,
  last_taken timestamptz not null
);
create index rate_limit_oldest on rate_limit (last_taken);

-- Who did what, when and from where. Rows are added and never changed; each carries a seal over itself and the seal
-- before it, made with a key that is not in the database.
create table audit_entry (
  number bigint primary key,
  at timestamptz not null,
  action text not null check (action ~ '^[a-z-]{1,60}$'),
  -- Ids of accounts and other rows, not names: an erased account leaves nothing here that names a person.
  actor uuid,
  subject uuid,
  network text,
  details jsonb not null default '{}',
  seal text not null
);
create index audit_actor on audit_entry (actor, number desc);
create index audit_subject on audit_entry (subject, number desc);
create index audit_action on audit_entry (action, number desc);
-- Staff look up what was tried on an address that has no account: the log has a keyed hash of it.
create index audit_address on audit_entry ((details ->> 'address'), number desc) where details ->> 'address' is not null;

create table search_text (
  row_id uuid primary key,
  about text not null,
  text text not null
);
create index search_text_trigrams on search_text using gin (text gin_trgm_ops);

-- Files to delete from that time on: of rows that are gone, and of uploads that never became a row. A file is written
-- only after its key stands here, and its key leaves in the transaction that keeps its row.
create table file_to_delete (
  file_key uuid primary key,
  due_at timestamptz not null
);
create index file_to_delete_due on file_to_delete (due_at);

-- Every mail we owe somebody, written in the transaction of what it is about. A job of the queue sends it.
create table mail (
  id uuid primary key,
  -- What it is about, such as contact-received: for whoever reads the table, never shown.
  kind text not null,
  recipient text not null check (length(recipient) <= 320),
  reply_to text check (length(reply_to) <= 320),
  subject text not null,
  text text not null,
  html text not null,
  headers jsonb not null default '{}',
  attachments jsonb not null default '[]',
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Given up: a dead letter, kept until somebody looks at it.
  failed_at timestamptz,
  attempts integer not null default 0,
  last_fault text
);
create index mail_newest on mail (created_at desc, id desc);
create index mail_dead on mail (failed_at desc, id desc) where failed_at is not null;

create table account (
  id uuid primary key,
  -- In lower case.
  email text not null unique check (email = lower(email) and length(email) <= 254),
  full_name text not null,
  role text not null check (role in ('candidate', 'recruiter', 'staff')),
  created_at timestamptz not null default now(),
  -- Deleted then, unless it is undone before.
  deletion_due timestamptz
);
create index account_newest on account (created_at desc, id desc);
create index account_due on account (deletion_due) where deletion_due is not null;

create table organisation (
  id uuid primary key,
  name text,
  website text,
  industry text,
  created_at timestamptz not null default now(),
  -- Jobs, who saved them, who applied, and what the two sides write to each other.
  trading_name text,
  town text,
  size text check (size in ('seed', 'early', 'midSize', 'large', 'veryLarge', 'massive')),
  about text,
  -- What an organisation shows of itself on its own page, /companies/{slug}: markets, offices and a logo beside what was
  -- there. It is there once the organisation has published a job.
  markets text[] not null default '{}' check (cardinality(markets) <= 12),
  -- [{"town": …, "nation": …, "address": …, "head": …}], as contracts/src/account/organisation/offices.ts has it.
  offices jsonb not null default '[]' check (jsonb_typeof(offices) = 'array' and jsonb_array_length(offices) <= 20),
  -- How long an organisation keeps unsuccessful applications. Then its side of them is erased; the candidate keeps theirs.
  applicants_kept_months smallint not null default 6 check (applicants_kept_months between 1 and 12)
);
create index organisation_newest on organisation (created_at desc, id desc);

create table membership (
  account uuid not null references account on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  role text not null check (role in ('owner', 'admin', 'member', 'viewer')),
  since timestamptz not null default now(),
  -- A sponsor's records: its licence, the workers it sponsors, their certificates, and every duty.
  --
  -- Who may see them is a role of its own in the membership. The policies read it from portway.compliance, which a request
  -- sets only where its session began with a second factor: without one, nobody sees a worker.
  compliance_role text not null default 'none'
    check (compliance_role in ('none', 'officer', 'line-manager', 'viewer', 'adviser')),
  -- As an adviser states them; we check neither.
  adviser_regulator text check (length(adviser_regulator) <= 120),
  adviser_number text check (length(adviser_number) <= 60),
  primary key (account, organisation)
);
create index membership_of on membership (organisation);

create table session (
  id uuid primary key,
  account uuid not null references account on delete cascade,
  token_hash text not null unique,
  -- The token before the last change: good until the new one has been used for a minute.
  previous_hash text unique,
  renewed_at timestamptz not null,
  renewed_used_at timestamptz,
  -- Hash of the cookie it is bound to; null when the log-in came from no browser.
  bound_hash text,
  second_factor boolean not null,
  -- When whoever is there last proved it.
  confirmed_at timestamptz not null,
  idle_seconds integer not null,
  began_at timestamptz not null,
  last_used_at timestamptz not null,
  ends_at timestamptz not null,
  device text not null,
  network text not null
);
create index session_of on session (account, last_used_at desc);
create index session_end on session (ends_at);

-- The browsers that have logged in to an account, or shown by a mailed code that its address is theirs. Limits count each
-- of them apart, so that a stranger cannot use up the attempts of the account's owner.
create table known_device (
  account uuid not null references account on delete cascade,
  -- Hash of the device's cookie; of a program, of its network.
  id_hash text not null,
  -- Browser and system, such as `Firefox on Linux`.
  device text not null,
  proved_at timestamptz not null,
  last_used_at timestamptz not null,
  -- The session of the last log-in. Null while there was only a mailed code, and once that session was ended from
  -- elsewhere: the next log-in is told to the owner as on a new device.
  last_session uuid,
  primary key (account, id_hash)
);
create index known_device_oldest on known_device (last_used_at);

-- Apart from the account, so that whoever may see a colleague's name cannot see this.
create table account_password (
  account uuid primary key references account on delete cascade,
  hash text not null,
  changed_at timestamptz not null default now()
);

-- Somebody who signed up and has not sent the code back. No account yet.
create table sign_up (
  email text not null check (email = lower(email) and length(email) <= 254),
  full_name text not null,
  role text not null check (role in ('candidate', 'recruiter')),
  password_hash text not null,
  -- Hash of the cookie of the browser that signed up; null when it was no browser.
  claim_hash text,
  organisation_name text,
  website text,
  industry text,
  invitation text,
  created_at timestamptz not null default now(),
  -- A sign-up belongs to the device that made it, like the code that confirms it: another visitor's sign-up with the same
  -- address replaces neither its password nor its name. Those of before belong to no device.
  device_hash text not null default '',
  primary key (email, device_hash)
);

create table google_identity (
  subject text primary key,
  account uuid not null unique references account on delete cascade
);

-- One code for one address and purpose, whether or not the address has an account.
create table one_time_code (
  key_hash text primary key,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);

create table passkey (
  id uuid primary key,
  account uuid not null references account on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports jsonb not null default '[]',
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_of on passkey (account);

create table challenge (
  id uuid primary key,
  account uuid references account on delete cascade,
  challenge text not null,
  expires_at timestamptz not null
);

-- Sealed with a key of the server. Counts once it is confirmed.
create table authenticator (
  account uuid primary key references account on delete cascade,
  sealed_secret text not null,
  confirmed_at timestamptz,
  -- The newest step a code was taken from: no code works twice.
  last_step bigint not null default 0
);
-- Empty once all are done, so that looking for them costs nothing.
create index authenticator_unbound on authenticator (account) where is_encrypted_unbound(sealed_secret);

create table recovery_code (
  account uuid not null references account on delete cascade,
  code_hash text not null,
  primary key (account, code_hash)
);

create table notification_choice (
  account uuid primary key references account on delete cascade,
  job_alerts boolean not null default true,
  product_news boolean not null default false,
  -- How each group of them is mailed. One box for messages and changes becomes a choice for each group.
  message_mail text not null default 'at-once' check (message_mail in ('at-once', 'daily', 'never')),
  application_mail text not null default 'at-once' check (application_mail in ('at-once', 'daily', 'never')),
  applicant_mail text not null default 'at-once' check (applicant_mail in ('at-once', 'daily', 'never')),
  job_mail text not null default 'at-once' check (job_mail in ('at-once', 'daily', 'never'))
);

-- The last number of each account. Whoever counts it up holds the row until that is committed, so that an account's
-- events have no gaps and come in the order in which they were committed: who has seen one has seen all before it.
create table live_stream (
  account uuid primary key references account on delete cascade,
  last bigint not null
);

create table live_event (
  account uuid not null references live_stream on delete cascade,
  number bigint not null,
  kind text not null,
  -- Of the application that it is about, and of its conversation.
  subject uuid not null,
  at timestamptz not null default now(),
  primary key (account, number),
  constraint live_event_kind_check
  check (kind in ('message', 'read', 'conversation', 'application', 'notification'))
);
create index live_event_at on live_event (at);

-- What people are told: a row for each person, shown in the app, and by mail as they choose.
create table notification (
  id uuid primary key default gen_random_uuid(),
  account uuid not null references account on delete cascade,
  -- The workspace in which it is shown; null where it is about the person's own search for work.
  organisation uuid,
  kind text not null,
  -- What it is about. Names are read from there when it is shown, so that none outlives its reason.
  application uuid,
  job uuid,
  conversation uuid,
  offer uuid,
  hiring_case uuid,
  words jsonb not null default '{}' check (jsonb_typeof(words) = 'object'),
  at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  mail text not null check (mail in ('none', 'at-once', 'daily', 'sent')),
  -- Somebody who leaves an organisation leaves what it told them.
  foreign key (account, organisation) references membership on delete cascade,
  constraint notification_kind_check check (kind in (
  'application-arrived', 'application-sent', 'status-changed', 'message', 'job-changed', 'job-closing',
  'job-sponsorability-changed', 'visa-facts-asked', 'visa-facts-shared', 'visa-facts-taken-back', 'offer-sent',
  'offer-answered', 'review-asked', 'review-answered', 'claim-decided', 'sponsor-days-moved', 'report-decided'
))
);
create index notification_of on notification (account, organisation, at desc, id desc);
create index notification_unread on notification (account, organisation, kind) where read_at is null;
create index notification_application on notification (application);
create index notification_job on notification (job, kind);
create index notification_conversation on notification (conversation);
create index notification_to_mail on notification (account) where mail = 'daily';
create index notification_at on notification (at);

create table invitation (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  email text not null check (email = lower(email) and length(email) <= 254),
  role text not null check (role in ('owner', 'admin', 'member', 'viewer')),
  invited_by uuid references account on delete set null,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (organisation, email)
);

-- Drawn again by us from what was uploaded.
create table organisation_logo (
  organisation uuid primary key references organisation on delete cascade,
  jpeg bytea not null,
  -- Changes with the picture, so that an address that names it shows no other.
  version text not null generated always as (left(md5(jpeg), 12)) stored,
  changed_at timestamptz not null default now()
);

-- Texts that the team puts into its answers.
create table answer_template (
  id uuid primary key,
  name text not null check (length(name) <= 80),
  text text not null check (length(text) <= 5000),
  changed_at timestamptz not null default now()
);
create unique index answer_template_name on answer_template (lower(name));

-- What the team notes of an organisation, for itself.
create table organisation_note (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  by_account uuid references account on delete set null,
  text text not null check (length(text) <= 5000),
  created_at timestamptz not null default now()
);
create index organisation_note_of on organisation_note (organisation, created_at desc, id desc);
create index organisation_note_by on organisation_note (by_account);

-- Someone whom a member of the team asked to join it. Its id becomes that of the account, when they choose a password by
-- the link; until then there is none.
create table staff_invitation (
  id uuid primary key,
  email text not null check (length(email) <= 254),
  full_name text not null check (length(full_name) <= 200),
  invited_by uuid references account on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create unique index staff_invitation_email on staff_invitation (lower(email));
create index staff_invitation_by on staff_invitation (invited_by);

-- Whom and what a report is about, beside its enquiry, and what our team decided about it.
create table report (
  id uuid primary key,
  reporter uuid references account on delete set null,
  -- The workspace in which they reported it; null for a candidate.
  reporter_organisation uuid references organisation on delete set null,
  about text not null check (about in ('job', 'conversation')),
  -- Null once it is gone.
  job uuid check (job is null or about = 'job'),
  conversation uuid check (conversation is null or about = 'conversation'),
  -- The other side.
  reported_account uuid references account on delete set null,
  reported_organisation uuid references organisation on delete set null,
  -- The title of the job, for words about it when it is gone.
  position text not null check (length(position) <= 500),
  decision text check (decision in ('upheld', 'dismissed')),
  -- Why, for both sides.
  reason text check (length(reason) <= 2000),
  decided_by uuid references account on delete set null,
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null) and (decision is null) = (reason is null))
);
create index report_reporter on report (reporter);
create index report_reporter_at on report (reporter_organisation);
create index report_job on report (job);
create index report_conversation on report (conversation);
create index report_account on report (reported_account);
create index report_organisation on report (reported_organisation);
create index report_decided_by on report (decided_by);

-- What our team stopped: nobody writes in such a conversation, and such a job stays paused.
create table moderation_stop (
  id uuid primary key default gen_random_uuid(),
  job uuid unique,
  conversation uuid unique,
  -- Whether the job was open to everybody then.
  was_published boolean not null default false,
  since timestamptz not null default now(),
  check (num_nonnulls(job, conversation) = 1)
);

-- What people send us through the forms of the site. One table, because one desk answers them all.
create table enquiry (
  id uuid primary key,
  kind text not null,
  first_name text,
  last_name text,
  email text not null check (length(email) <= 254),
  phone text,
  organisation text,
  message text,
  -- What only one form asks, such as the plan.
  details jsonb not null default '{}',
  -- A field that people do not see was filled in: kept, and mailed to nobody.
  suspected boolean not null default false,
  created_at timestamptz not null default now(),
  state text not null default 'new'
  check (state in ('new', 'open', 'answered', 'closed')),
  assigned_to uuid references account on delete set null,
  constraint enquiry_kind_check
  check (kind in ('contact', 'pricing', 'university', 'demo', 'assessment', 'report'))
);
create index enquiry_newest on enquiry (created_at desc, id desc);
create index enquiry_state on enquiry (state, created_at desc, id desc);
create index enquiry_kind on enquiry (kind, created_at desc, id desc);
create index enquiry_assigned on enquiry (assigned_to, created_at desc, id desc) where assigned_to is not null;
create index enquiry_suspected on enquiry (created_at desc, id desc) where suspected;
create index enquiry_address on enquiry (lower(email));

create table enquiry_turn (
  id uuid primary key,
  enquiry uuid not null references enquiry on delete cascade,
  kind text not null check (kind in ('note', 'answer')),
  by_account uuid references account on delete set null,
  text text not null,
  created_at timestamptz not null default now()
);
create index enquiry_turn_of on enquiry_turn (enquiry, created_at, id);
create index enquiry_turn_by on enquiry_turn (by_account);

-- What people answered about a sponsor licence, and what we said that day with its working.
-- The words of the answers are the rule's; the specified texts belong to the contract.
create table assessment (
  id uuid primary key default gen_random_uuid(),
  is_uk_registered text not null,
  documents_submitted text not null,
  knows_job_role_and_code text not null,
  meets_salary_threshold text not null,
  authorizing_officer_available text not null,
  email text not null check (length(email) <= 254),
  status text not null check (status in ('eligible', 'not-eligible', 'more-information-needed')),
  message text not null,
  reasons jsonb not null,
  next_steps jsonb not null,
  not_checked jsonb not null,
  steps jsonb not null,
  judged_on date not null,
  recorded_to date not null,
  created_at timestamptz not null default now(),
  -- An assessment may name the job in mind, by its occupation code: then the result says of it whether it can be sponsored.
  occupation_code text,
  job jsonb,
  -- An assessment may say whether the organisation exists mainly to sponsor someone: a ground of refusal since 20 May 2026.
  exists_mainly_to_sponsor text
);

-- The times that are taken. No person stands here, so every request may see them; the database itself refuses
-- two that overlap, however many ask at once.
create table booking_slot (
  booking uuid primary key,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  exclude using gist (tstzrange(starts_at, ends_at) with &&)
);

-- Who booked, and for what.
create table booking (
  id uuid primary key,
  purpose text not null check (purpose in ('demo', 'consultation')),
  first_name text,
  last_name text not null,
  email text not null check (length(email) <= 254),
  organisation text,
  phone text not null,
  comments text,
  time_zone text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Counts the changes, as a calendar needs to tell the newest.
  sequence integer not null default 0,
  suspected boolean not null default false,
  cancelled_at timestamptz,
  created_at timestamptz not null default now()
);

-- Who asked for the newsletter. Nobody receives it who has not said so twice.
create table subscriber (
  id uuid primary key default gen_random_uuid(),
  -- Lower case: one address is one subscriber.
  email text not null unique check (length(email) <= 254),
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  -- Which changes of the law a subscriber wants to hear of; none chosen means every change.
  topics text[] not null default '{}'
  check (topics <@ array['salaries', 'fees', 'occupations', 'licences', 'visas'])
);

create table newsletter_issue (
  id uuid primary key,
  state text not null default 'draft' check (state in ('draft', 'sending', 'sent', 'stopped')),
  -- Grows with every change: whoever saves or sends names the one they saw.
  version integer not null default 1,
  subject text not null check (length(subject) <= 120),
  summary text check (length(summary) <= 200),
  law_change boolean not null,
  topics text[] not null default '{}'
    check (topics <@ array['salaries', 'fees', 'occupations', 'licences', 'visas']),
  text text not null check (length(text) <= 20000),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- What was sent, with the figures of that day: a later correction of the law does not change it.
  slug text unique,
  content jsonb,
  sent_at timestamptz,
  ended_at timestamptz,
  recipients integer,
  delivered integer,
  failed integer,
  check ((state = 'draft') = (sent_at is null)),
  check (sent_at is null or (slug is not null and content is not null and recipients is not null))
);
create index newsletter_issue_newest on newsletter_issue (created_at desc, id desc);
create index newsletter_issue_published on newsletter_issue (sent_at desc, id desc) where state in ('sending', 'sent');

-- Who gets an issue, each once. A batch writes the mail and notes it here, in one transaction.
create table newsletter_delivery (
  issue uuid not null references newsletter_issue on delete cascade,
  subscriber uuid not null references subscriber on delete cascade,
  mail uuid unique,
  mailed_at timestamptz,
  -- No mail was written, because they had unsubscribed by then.
  dropped boolean not null default false,
  primary key (issue, subscriber)
);
create index newsletter_delivery_waiting on newsletter_delivery (issue, subscriber) where mail is null and not dropped;
create index newsletter_delivery_of on newsletter_delivery (subscriber);

-- What clients said of us. Nobody but staff sees one before somebody has confirmed that it is real.
create table testimonial (
  id uuid primary key,
  -- Grows with every change: a person who saves or confirms names the one they saw.
  version integer not null default 1,
  quote text not null check (length(quote) <= 300),
  name text not null check (length(name) <= 100),
  role text not null check (length(role) <= 100),
  organisation text not null check (length(organisation) <= 100),
  -- For staff alone: whom to ask again, and where they agreed.
  email text not null check (length(email) <= 254),
  evidence text not null check (length(evidence) <= 5000),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Somebody said on this day that it is real, and that the person agreed to be named.
  confirmed_at timestamptz,
  confirmed_by uuid references account on delete set null,
  check (confirmed_by is null or confirmed_at is not null)
);
create index testimonial_newest on testimonial (created_at desc, id desc);
create index testimonial_confirmed on testimonial (confirmed_at desc, id desc) where confirmed_at is not null;
create index testimonial_confirmed_by on testimonial (confirmed_by) where confirmed_by is not null;
create index testimonial_email on testimonial (lower(email));

-- Hire plans that people keep under a name.
create table saved_plan (
  id uuid primary key,
  account uuid not null references account on delete cascade,
  name text not null,
  -- As they are in the address of the page that answers them.
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  -- What they say of the job.
  job jsonb not null check (jsonb_typeof(job) = 'object'),
  -- The job that was made of it.
  draft uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Deleted, and for a day to be restored.
  removed_at timestamptz
);
create index saved_plan_newest on saved_plan (account, created_at desc, id desc);
create index saved_plan_draft on saved_plan (draft) where draft is not null;
create index saved_plan_removed on saved_plan (removed_at) where removed_at is not null;

-- The register of licensed sponsors as the Home Office publishes it, edition by edition, and which entry of it an
-- organisation says is its own. What the register says is public: row-level security binds the claims alone.
create table register_edition (
  published_on date primary key,
  file_name text not null,
  sha256 text not null unique,
  -- What stood in it: lines, entries, and different names.
  lines integer not null,
  entries integer not null,
  organisations integer not null,
  read_at timestamptz not null default now()
);

-- An organisation at a place. It stays when it leaves the register, with the last edition that had it.
create table sponsor (
  id integer primary key generated always as identity,
  name text not null,
  town text,
  county text,
  trading_names text[] not null default '{}',
  first_edition date not null,
  last_edition date not null,
  -- What changed from edition to edition of the register of sponsors, and an address for each entry.
  
  -- Words of the name and the town, as an address has them; the number tells two apart that would be the same.
  slug text not null
);
create unique index sponsor_is on sponsor (name, lower(coalesce(town, '')));
create index sponsor_alike on sponsor (lower(name), lower(coalesce(town, '')));
create index sponsor_last on sponsor (last_edition);
create unique index sponsor_by_slug on sponsor (slug);

create table sponsor_licence (
  sponsor integer not null,
  rating text not null,
  route text not null,
  primary key (sponsor, rating, route)
);

-- Every name by which an entry of the newest edition can be found, without what makes no difference.
create table sponsor_name (
  sponsor integer not null,
  folded text not null,
  trading boolean not null,
  primary key (sponsor, folded)
);
create index sponsor_name_is on sponsor_name (folded);
create index sponsor_name_like on sponsor_name using gin (folded gin_trgm_ops);

create table organisation_register (
  organisation uuid primary key references organisation on delete cascade,
  sponsor integer not null references sponsor on delete cascade,
  claimed_by uuid references account on delete set null,
  claimed_at timestamptz not null default now(),
  -- The organisation's name, folded, for which our team confirmed the entry: it counts while the name is the same. Null
  -- where the entry is called like the organisation, and nobody had to look.
  confirmed_for text,
  -- When our team confirmed the entry, for the name in confirmed_for.
  confirmed_at timestamptz,
  -- What it is worth beside a job, worked out again whenever it, the organisation's name or the register changes; null
  -- while the organisation's name is too unlike the entry's for it to count. See published_employer.register.
  mark text check (mark in ('claimed', 'confirmed', 'gone'))
);
create index organisation_register_of on organisation_register (sponsor);
create index organisation_register_by on organisation_register (claimed_by);

-- One row for each entry that an edition changed. The first edition that was imported changes nothing: what it contains
-- was there before.
create table sponsor_change (
  edition date not null references register_edition on delete cascade,
  sponsor integer not null references sponsor on delete cascade,
  -- added: new · gone: left · back: left before · rated: another rating for the same routes · routes: other routes
  kind text not null check (kind in ('added', 'gone', 'back', 'rated', 'routes')),
  -- Whether no entry of that name was in the edition before (added, back), or is left in this one (gone): an
  -- organisation that only moved is neither new nor gone.
  whole boolean not null,
  -- Licences before and after: [{"route": …, "rating": …}].
  licences_before jsonb not null,
  licences_after jsonb not null,
  primary key (edition, sponsor)
);
create index sponsor_change_of on sponsor_change (sponsor, edition desc);
create index sponsor_change_kind on sponsor_change (edition desc, kind, sponsor);

-- How the daily fetch of the register of sponsors goes: one row, made by the first try.
create table register_fetch (
  single boolean primary key default true check (single),
  -- While somebody fetches: two processes do not fetch at the same time.
  running_since timestamptz,
  tried_at timestamptz,
  succeeded_at timestamptz,
  -- What the last success brought, and why the last try failed; null after a success.
  outcome text check (length(outcome) <= 600),
  fault text check (length(fault) <= 600),
  -- Days in London on which it failed since the last success, and the last of them.
  failed_days integer not null default 0,
  failed_on date,
  -- When the team was told of that.
  told_at timestamptz,
  -- What the server said of the file that was read in last: it is asked for a newer one.
  address text,
  etag text,
  last_modified text
);

-- An entry of the register that an organisation says is its own although it is called otherwise: our team looks at it
-- first, and until then it counts for nothing.
create table register_claim (
  organisation uuid primary key references organisation on delete cascade,
  sponsor integer not null references sponsor on delete cascade,
  -- Why it is theirs, in their words.
  reason text not null,
  -- The organisation's name then, folded: a confirmation is for that name.
  asked_for text not null,
  asked_by uuid references account on delete set null,
  asked_at timestamptz not null default now(),
  file_key uuid unique,
  file_name text,
  file_kind text check (file_kind in ('pdf', 'docx', 'txt')),
  file_bytes integer,
  decided_at timestamptz,
  confirmed boolean,
  -- Why it was not confirmed, for the organisation.
  answer text check (length(answer) <= 2000),
  check (length(reason) between 1 and 2000),
  check ((file_key is null) = (file_name is null) and (file_key is null) = (file_kind is null)),
  check ((decided_at is null) = (confirmed is null))
);
create index register_claim_of on register_claim (sponsor);
create index register_claim_by on register_claim (asked_by);
create index register_claim_oldest on register_claim (asked_at, organisation);

-- What people follow on the register of sponsors: an entry, or new sponsors in a town or for a route.
create table sponsor_follow (
  id uuid primary key,
  account uuid not null references account on delete cascade,
  sponsor integer references sponsor on delete cascade,
  -- {"town": …, "route": …}: one of them, or both.
  search jsonb check (jsonb_typeof(search) = 'object'),
  created_at timestamptz not null default now(),
  check ((sponsor is null) <> (search is null)),
  unique (account, sponsor),
  unique (account, search)
);
create index sponsor_follow_of on sponsor_follow (sponsor);

-- One row for each person who is emailed about editions: those who follow, and admins whose organisation has an entry.
create table sponsor_alert (
  account uuid primary key references account on delete cascade,
  -- The newest edition that they were told about, or that changed nothing for them.
  told_to date,
  wanted boolean not null default true
);

-- Sizes of company that somebody does not want are private, those that they want are not.
create function holds_private_answers(answers jsonb) returns boolean language sql immutable
  return answers ?| array['currentVisa', 'visaExpires', 'bornOn', 'phd', 'monthsHeld', 'newEntrantGround',
      'isLegallyAuthorized', 'requiresSponsorship', 'studentCourse', 'studentDegree', 'courseEndsOn',
      'hiddenFrom', 'shownTo', 'marketsAvoided', 'technologiesAvoided']
    or coalesce(answers @? 'strict $.companyPreferences.* ? (@ == "No")', false);

-- What somebody who looks for work says about themselves. One row of answers each: what they mean and may be stands
-- in contracts/src/profile-fields.ts.
create table profile (
  account uuid primary key references account on delete cascade,
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  -- Pronouns that its owner put on the profile; what else there is to identity is in a table of its own.
  pronouns text,
  -- The last day, in London, on which its owner was here.
  active_on date,
  changed_at timestamptz not null default now(),
  constraint profile_shows_nothing_private check (not holds_private_answers(answers))
);

create table profile_entry (
  id uuid primary key,
  account uuid not null references account on delete cascade,
  kind text not null check (kind in ('work', 'education')),
  place integer not null,
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  -- Removed, and for a day to be brought back.
  removed_at timestamptz
);
create index profile_entry_of on profile_entry (account, kind, place);
create index profile_entry_removed on profile_entry (removed_at) where removed_at is not null;

-- What candidates answer for themselves alone leaves the row that employers see of an applicant.
create table profile_private (
  account uuid primary key references account on delete cascade,
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object')
);

-- Small, and drawn anew by us: nothing of the file that was sent is left in it.
create table profile_photo (
  account uuid primary key references account on delete cascade,
  jpeg bytea not null,
  changed_at timestamptz not null default now()
);

-- Sealed with a key of its own, which is not in the database. Optional, and deletable alone.
create table identity (
  account uuid primary key references account on delete cascade,
  sealed text not null,
  -- Which words its owner agreed to, and when.
  consent_version integer not null,
  consented_at timestamptz not null,
  changed_at timestamptz not null default now()
);
create index identity_unbound on identity (account) where is_encrypted_unbound(sealed);

-- A CV. The file itself lies sealed outside of the database, under a name of our own.
create table resume (
  id uuid primary key,
  account uuid not null references account on delete cascade,
  file_key uuid not null unique,
  -- As its owner called it.
  name text not null,
  kind text not null check (kind in ('pdf', 'doc', 'docx', 'txt')),
  bytes integer not null check (bytes > 0),
  -- What a program could read of it, sealed; null where that was nothing.
  sealed_text text,
  -- The one that goes along with an application unless another is chosen.
  main boolean not null,
  -- In the order in which they were added; a file that takes the place of another keeps that.
  number bigint generated always as identity,
  uploaded_at timestamptz not null default now(),
  -- Removed, and for an hour to be brought back.
  removed_at timestamptz,
  -- A CV that was sent is kept as it was: another file takes a row of its own, and this one stays behind.
  sent boolean not null default false
);
create index resume_of on resume (account, number desc);
create unique index resume_main on resume (account) where main and removed_at is null;
create index resume_removed on resume (removed_at) where removed_at is not null;
create index resume_unbound on resume (id) where is_encrypted_unbound(sealed_text);

-- The index of the job search: its words, and what is typed as queries for it.

-- Words are compared by their stems. There is no list of words to leave out but our own: English's has "it" on it.
create text search dictionary job_stem (template = snowball, language = english);

create text search configuration job_words (copy = pg_catalog.simple);

alter text search configuration job_words alter mapping for asciiword, word, numword with job_stem;

-- A search, prepared: `closest`, `titled` and `skilled` only where the best come first. Each holds the filters too. `all_weeks`
-- are those in which something can match, where the days are limited.
create type job_query as (
  closest tsquery, titled tsquery, skilled tsquery, anywhere tsquery, by_pay boolean,
  since timestamptz, latest timestamptz, pay_least integer, pay_most integer, today date, all_weeks tsquery
);

-- Matches in order, with their keys and tiers; and how many were found on the way.
create type job_matches as (jobs uuid[], keys bigint[], tiers integer[], matched integer);

-- A job of an organisation. What its answers mean and may be stands in contracts/src/job-fields.ts.
create table job (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  -- Names its public page, and stays.
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,140}$'),
  state text not null default 'draft',
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  -- Whom candidates are told to turn to, and the name they are told.
  hiring_contact uuid references account on delete set null,
  contact_name text,
  -- Whether its pay can be sponsored, as the rules judged it on that day, with their steps.
  sponsorable text not null default 'unknown'
    check (sponsorable in ('anyone', 'new-entrants', 'phd', 'nobody', 'unknown')),
  pay_note text,
  judged_on date,
  judgement jsonb,
  created_at timestamptz not null default now(),
  published_at timestamptz,
  closed_at timestamptz,
  changed_at timestamptz not null default now(),
  -- Why it is closed, for its organisation alone; `date` when its last day was over.
  closed_because text check (closed_because in ('filled', 'cancelled', 'other', 'date')),
  closed_note text,
  -- What a change of law made of the verdict since its employer last saved it.
  law_change jsonb,
  check (state = 'draft' or published_at is not null),
  check ((state = 'closed') = (closed_at is not null)),
  constraint job_state_check check (state in ('draft', 'published', 'paused', 'closed'))
);
create index job_of on job (organisation, created_at desc, id desc);
create index job_contact on job (hiring_contact) where hiring_contact is not null;
create index job_to_judge on job (judged_on) where state in ('published', 'paused');
-- Open jobs past their last day are found in published_job, which has no paused ones.
create index job_paused on job (organisation) where state = 'paused';

-- What its editors have typed of a published job and not published yet, and what they asked the rules about it. In a table of
-- its own: a published job is for everybody to read.
create table job_editing (
  job uuid primary key references job on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  -- By field; null for an answer that is taken back.
  changes jsonb not null default '{}' check (jsonb_typeof(changes) = 'object'),
  requires text[] not null default '{}',
  years smallint not null default 3,
  sponsor_size text not null default 'large' check (sponsor_size in ('small', 'large')),
  changed_at timestamptz not null default now()
);
create index job_editing_at on job_editing (organisation);

-- What everybody may find of jobs. Row-level security does not bind published jobs and employers: operators of full-text search are
-- not leakproof, and behind it every search would read every row. So they hold what is public, and nothing else.

-- What an organisation shows once it has published a job.
create table published_employer (
  organisation uuid primary key references organisation on delete cascade,
  -- As it is shown, and as the register of sponsors may know it.
  name text not null,
  legal_name text,
  trading_name text,
  website text,
  industry text,
  town text,
  size text,
  about text,
  -- When somebody there last decided about an application, or answered a candidate.
  answered_at timestamptz,
  -- Judged from what happened here, every quarter of an hour.
  actively_hiring boolean not null default false,
  growing_fast boolean not null default false,
  slug text unique not null,
  markets text[] not null default '{}',
  offices jsonb not null default '[]',
  -- The version of its logo; null without one.
  logo text,
  -- What its entry on the register of sponsors is worth beside a job. claimed: it says which is its own · confirmed: our
  -- team has confirmed that, and the entry can sponsor new Skilled Workers · gone: the entry has left the register
  register text check (register in ('claimed', 'confirmed', 'gone'))
);
-- Companies are suggested by the beginnings of the words of their names.
create index published_employer_named on published_employer using gin (name gin_trgm_ops);

-- The jobs that are open, with all that a card shows and a search asks.
create table published_job (
  job uuid primary key references job on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  slug text not null,
  title text not null,
  employer text not null,
  size text,
  place text,
  nation text,
  workplace text not null,
  level text not null,
  employment text not null,
  currency text not null,
  pay_from integer not null,
  pay_to integer not null,
  hours_per_week numeric(4, 2) not null,
  occupation_code text,
  skills text[] not null,
  closes_on date,
  published_at timestamptz not null,
  sponsorable text not null,
  sponsorship_offered text,
  pay_note text,
  -- Pounds come before other money, which cannot be compared with them.
  pay_rank integer not null generated always as (
    pay_to + case currency when 'GBP' then 40000000 when 'EUR' then 20000000 else 0 end
  ) stored,
  -- Stems of the title, the employer, the skills and the summary; those of the title once more as `=stem`, words of the
  -- place as `@word`, and each filter as `~filter:value`. So one index answers any of their combinations.
  words tsvector not null,
  -- A job whose code is on a national pay scale and that does not say its band, grade or role may be sponsored, and "Can be
  -- sponsored" finds it. Its card says so, and has what the rules need to judge it for one person as its page does.
  -- `pay-scale` while the scale decides and the job does not say enough for its rate.
  depends_on text,
  -- The answers by which a scale's rate and the kind of employer are found; empty for most jobs.
  rate_answers jsonb not null default '{}'
);
create index published_job_newest on published_job (published_at desc, job desc);
create index published_job_pay on published_job (pay_rank desc, job desc);
-- Searches are many and new jobs few: what is new goes into the index at once, and no search has to read a list of it.
create index published_job_words on published_job using gin (words) with (fastupdate = off);
create index published_job_of on published_job (organisation, published_at desc);
create index published_job_closes on published_job (closes_on) where closes_on is not null;
alter table published_job alter column words set statistics 400;

-- Every address that a company has had: the earlier ones lead to the present one.
create table company_slug (
  slug text primary key,
  organisation uuid not null references organisation on delete cascade
);
create index company_slug_of on company_slug (organisation);

create table saved_job (
  account uuid not null references account on delete cascade,
  job uuid not null references job on delete cascade,
  saved_at timestamptz not null default now(),
  primary key (account, job)
);
create index saved_job_newest on saved_job (account, saved_at desc, job desc);

create table saved_search (
  id uuid primary key,
  account uuid not null references account on delete cascade,
  name text not null,
  -- As it stands in the address of the jobs page.
  search jsonb not null check (jsonb_typeof(search) = 'object'),
  alerts text not null default 'none' check (alerts in ('none', 'daily', 'weekly')),
  -- Jobs published after it are new to whoever kept the search.
  opened_at timestamptz not null default now(),
  -- Jobs published up to it were mailed, or were there before.
  mailed_to timestamptz not null default now(),
  created_at timestamptz not null default now(),
  -- Removed, and for a day to be brought back.
  removed_at timestamptz
);
create index saved_search_of on saved_search (account, created_at);
create index saved_search_alerts on saved_search (alerts, mailed_to) where alerts <> 'none' and removed_at is null;

create table application_draft (
  account uuid not null references account on delete cascade,
  job uuid not null references job on delete cascade,
  text text not null,
  resume uuid references resume on delete set null,
  saved_at timestamptz not null default now(),
  primary key (account, job)
);

create table application (
  id uuid primary key,
  account uuid not null references account on delete cascade,
  job uuid references job on delete set null,
  organisation uuid references organisation on delete set null,
  -- As they were when somebody applied.
  position text not null,
  company text not null,
  location text,
  text text not null,
  resume uuid references resume on delete set null,
  state text not null default 'pending'
    check (state in ('pending', 'interview', 'offer', 'hired', 'rejected', 'withdrawn')),
  next_step text,
  next_step_on date,
  applied_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  erased_for_employer date,
  -- What the job said when somebody applied: its employer may change it, and they keep what they answered to.
  -- Applications from before have none.
  job_answers jsonb check (jsonb_typeof(job_answers) = 'object'),
  -- When the candidate was told that an application which nobody decided has ended. Only then is it erased for the employer.
  end_told_at timestamptz,
  -- One application a job, however often it is pressed.
  unique (account, job)
);
create index application_of on application (account, changed_at desc, id desc);
create index application_received on application (organisation, changed_at desc, id desc);
create index application_resume on application (resume);
-- Pages of the list and columns of the board, without sorting.
create index application_of_job on application (job, state, changed_at desc, id desc);
create index application_newest on application (organisation, applied_at desc, id desc);

create table application_turn (
  id bigint generated always as identity primary key,
  application uuid not null references application on delete cascade,
  state text not null,
  by_side text not null check (by_side in ('candidate', 'employer')),
  note text,
  at timestamptz not null default now(),
  -- What colleagues do with the applications for their jobs: notes, tags, interviews, and rejections that wait to be sent.
  
  -- Who changed the status, for colleagues; the candidate is told only which side it was.
  author uuid references account on delete set null
);
create index application_turn_of on application_turn (application, id);
create index application_turn_author on application_turn (author) where author is not null;

-- One conversation for each application, from its first day.
create table conversation (
  application uuid,
  account uuid,
  organisation uuid references organisation on delete set null,
  -- Whoever writes counts it up, and holds the row until that is done: numbers have no gaps and come in order.
  last_number integer not null default 0,
  last_at timestamptz default now() not null,
  last_excerpt text,
  last_side text check (last_side in ('candidate', 'employer')),
  blocked_by text check (blocked_by in ('candidate', 'employer')),
  position text not null default '',
  company text not null default '',
  id uuid default gen_random_uuid(),
  foreign key (account) references account on delete set null,
  primary key (id),
  constraint conversation_of_application unique (application)
);
create index conversation_left on conversation (application) where account is null;
create index conversation_of on conversation (account, last_at desc nulls last, id desc);
create index conversation_at on conversation (organisation, last_at desc nulls last, id desc);

create table message (
  id uuid primary key,
  conversation uuid not null,
  number integer not null,
  side text not null check (side in ('candidate', 'employer')),
  author uuid references account on delete set null,
  author_name text not null,
  text text not null,
  sent_at timestamptz not null default now(),
  unique (conversation, number),
  foreign key (conversation) references conversation on delete cascade
);
create index message_sent on message (sent_at);

-- How far each person has read. Of an organisation, each member by themselves.
create table conversation_reader (
  conversation uuid not null,
  account uuid not null references account on delete cascade,
  side text not null check (side in ('candidate', 'employer')),
  read_up_to integer not null default 0,
  read_at timestamptz,
  -- Messages up to it were told of by mail.
  told_up_to integer not null default 0,
  primary key (conversation, account),
  foreign key (conversation) references conversation on delete cascade
);
create index conversation_reader_of on conversation_reader (account);

create table message_attachment (
  id uuid primary key,
  conversation uuid not null,
  -- Null until the message is sent.
  message uuid references message on delete cascade,
  account uuid not null references account on delete cascade,
  file_key uuid not null unique,
  name text not null,
  kind text not null check (kind in ('pdf', 'doc', 'docx', 'txt')),
  bytes integer not null check (bytes > 0),
  place integer not null default 0,
  uploaded_at timestamptz not null default now(),
  foreign key (conversation) references conversation on delete cascade
);
create index message_attachment_of on message_attachment (message, place);
create index message_attachment_unsent on message_attachment (uploaded_at) where message is null;

-- Who of an employer answers a conversation, and texts that its colleagues write again and again. Candidates see neither.
create table conversation_assignment (
  conversation uuid primary key references conversation on delete cascade,
  organisation uuid not null,
  account uuid not null,
  since timestamptz not null default now(),
  -- It ends with the membership.
  foreign key (account, organisation) references membership on delete cascade
);
create index conversation_assignment_of on conversation_assignment (account, organisation);

create table message_template (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  name text not null,
  text text not null,
  changed_at timestamptz not null default now()
);
create unique index message_template_name on message_template (organisation, lower(name));

create table applicant_note (
  id uuid primary key,
  application uuid not null references application on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  author uuid references account on delete set null,
  text text not null,
  written_at timestamptz not null default now(),
  edited_at timestamptz
);
create index applicant_note_of on applicant_note (application, written_at);
create index applicant_note_author on applicant_note (author);
create index applicant_note_at on applicant_note (organisation);

create table applicant_tag (
  id uuid primary key default gen_random_uuid(),
  organisation uuid not null references organisation on delete cascade,
  name text not null
);
create unique index applicant_tag_name on applicant_tag (organisation, lower(name));

create table application_tag (
  application uuid not null references application on delete cascade,
  tag uuid not null references applicant_tag on delete cascade,
  primary key (application, tag)
);
create index application_tag_by on application_tag (tag);

-- When and where somebody is interviewed. Both sides see it.
create table interview (
  application uuid primary key references application on delete cascade,
  starts_at timestamptz not null,
  minutes integer not null check (minutes between 5 and 480),
  -- In which the recruiter named the time.
  time_zone text not null,
  place text not null,
  words text not null,
  -- Counts the changes: a calendar program keeps the highest.
  sequence integer not null default 0,
  cancelled boolean not null default false,
  set_at timestamptz not null default now()
);

-- The email that ends an application, until it is sent: the status changes with it, so that undoing leaves no trace.
create table rejection (
  application uuid primary key references application on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  author uuid references account on delete set null,
  subject text not null,
  text text not null,
  due_at timestamptz not null
);
create index rejection_at on rejection (organisation);
create index rejection_author on rejection (author);

create table rejection_template (
  id uuid primary key default gen_random_uuid(),
  organisation uuid not null references organisation on delete cascade,
  name text not null,
  subject text not null,
  text text not null
);
create unique index rejection_template_name on rejection_template (organisation, lower(name));

-- A move on the board that the candidate has not been told of: for ten seconds it can be undone, and leaves no trace.
create table held_move (
  application uuid primary key references application on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  author uuid references account on delete set null,
  -- The status change that it made.
  turn bigint not null references application_turn on delete cascade,
  moved_to text not null,
  -- What the candidate sees meanwhile, and what undoing brings back.
  state text not null,
  next_step text,
  next_step_on date,
  changed_at timestamptz not null,
  due_at timestamptz not null
);
create index held_move_at on held_move (organisation);
create index held_move_author on held_move (author);
create index held_move_turn on held_move (turn);

-- What an employer asked about sponsorship, and the copy that the candidate chose to share: worked out for one job, and
-- gone when it is taken back. The employer never reads the answers that it was worked out from.
create table visa_facts_request (
  application uuid primary key references application on delete cascade,
  account uuid not null references account on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  status text not null default 'asked' check (status in ('asked', 'shared', 'declined', 'taken-back')),
  asked_by uuid references account on delete set null,
  asked_by_name text not null,
  asked_at timestamptz not null default now(),
  answered_at timestamptz,
  check ((status = 'asked') = (answered_at is null))
);
create index visa_facts_request_of on visa_facts_request (account);
create index visa_facts_request_at on visa_facts_request (organisation);
create index visa_facts_request_by on visa_facts_request (asked_by);

create table visa_facts_share (
  application uuid primary key references visa_facts_request on delete cascade,
  needs_sponsorship boolean not null,
  possible_from date,
  min_pence integer,
  lower_may_apply boolean not null,
  small_cost_pence integer,
  large_cost_pence integer,
  -- The pay, hours and code of the job that they were worked out for.
  job jsonb not null check (jsonb_typeof(job) = 'array'),
  shared_at timestamptz not null default now(),
  check ((small_cost_pence is null) = (large_cost_pence is null)),
  check (needs_sponsorship or (possible_from is null and min_pence is null and large_cost_pence is null))
);

-- A rejection for sponsorship: one at a time, written, looked at twice, with the rule as it was, and with a review that
-- the candidate can ask for.
create table sponsorship_rejection (
  application uuid primary key references application on delete cascade,
  account uuid not null references account on delete cascade,
  organisation uuid references organisation on delete set null,
  -- Null while it waits for the second look.
  rejected_at timestamptz,
  text text not null check (length(text) between 1 and 4000),
  rule text not null,
  judged_on date not null,
  written_by uuid references account on delete set null,
  by_name text not null,
  written_at timestamptz not null default now(),
  review_text text,
  review_asked_at timestamptz,
  review_outcome text check (review_outcome in ('stands', 'reopened')),
  review_answer text,
  review_by_name text,
  review_answered_at timestamptz,
  -- A colleague who deletes their account is named no more.
  review_by uuid references account on delete set null,
  check (review_asked_at is null or rejected_at is not null),
  check ((review_outcome is null) = (review_answered_at is null)),
  check (review_answered_at is null or review_asked_at is not null)
);
create index sponsorship_rejection_of on sponsorship_rejection (account);
create index sponsorship_rejection_at on sponsorship_rejection (organisation);
create index sponsorship_rejection_by on sponsorship_rejection (written_by);
create index sponsorship_rejection_review_by on sponsorship_rejection (review_by);

-- Offers: what is sent is a version that both sides see for good; and the case that an accepted one begins.
create table job_offer_draft (
  application uuid primary key references application on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  saved_at timestamptz not null default now()
);
create index job_offer_draft_at on job_offer_draft (organisation);

create table job_offer (
  application uuid primary key references application on delete cascade,
  account uuid not null references account on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  state text not null check (state in ('sent', 'question', 'accepted', 'declined', 'withdrawn')),
  version integer not null check (version > 0),
  expires_on date not null,
  changed_at timestamptz not null default now()
);
create index job_offer_of on job_offer (account);
create index job_offer_at on job_offer (organisation, state, expires_on);

create table job_offer_version (
  application uuid not null references job_offer on delete cascade,
  number integer not null check (number > 0),
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  -- What the rules said of it then; null where nobody is sponsored.
  judgement jsonb,
  sent_by uuid references account on delete set null,
  sent_by_name text not null,
  sent_at timestamptz not null default now(),
  primary key (application, number)
);
create index job_offer_version_by on job_offer_version (sent_by);

create table job_offer_event (
  id bigint generated always as identity primary key,
  application uuid not null references job_offer on delete cascade,
  version integer not null,
  kind text not null check (kind in ('sent', 'question', 'answer', 'accepted', 'declined', 'withdrawn')),
  side text not null check (side in ('candidate', 'employer')),
  by_account uuid references account on delete set null,
  by_name text not null,
  words text,
  at timestamptz not null default now()
);
create index job_offer_event_of on job_offer_event (application, id);
create index job_offer_event_by on job_offer_event (by_account);

-- It copies what it rests on, and outlives the candidate's account and the advertisement.
create table hire_case (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  application uuid unique references application on delete set null,
  account uuid references account on delete set null,
  candidate_name text not null,
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  judgement jsonb,
  offer_version integer not null,
  accepted_at timestamptz not null default now(),
  -- The last day at work, or the day on which it was clear that there is none.
  ended_on date,
  unique (id, organisation)
);
create index hire_case_at on hire_case (organisation, accepted_at desc, id desc);
create index hire_case_of on hire_case (account);
create index hire_case_ended on hire_case (ended_on) where ended_on is not null;

-- What is done of it, by whom.
create table hire_case_step (
  hire_case uuid not null references hire_case on delete cascade,
  step text not null check (length(step) between 1 and 60),
  by_account uuid references account on delete set null,
  by_name text not null,
  done_at timestamptz not null default now(),
  primary key (hire_case, step)
);
create index hire_case_step_by on hire_case_step (by_account);

create table held_licence (
  organisation uuid primary key references organisation on delete cascade,
  licence_number text check (length(licence_number) <= 40),
  rating text check (rating in ('A', 'B', 'provisional')),
  routes text[] not null default '{}',
  -- The first day of the allocation year of undefined certificates.
  allocation_from date,
  -- Events before this day are history and raise no duty that is overdue.
  cut_over date,
  -- Whether a second person checks a report before it is made.
  second_check boolean not null default false,
  remind_days smallint[] not null default '{10,5,2,1,0}',
  saved_at timestamptz not null default now(),
  saved_by uuid references account on delete set null,
  -- An earlier first day that is set after an import is taken for what was imported too. Null: set before this was recorded.
  cut_over_set_at timestamptz default now()
);
create index held_licence_by on held_licence (saved_by);

create table key_person (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  role text not null check (role in ('authorising-officer', 'key-contact', 'level-1', 'level-2')),
  full_name text not null check (length(full_name) between 1 and 200),
  email text check (length(email) <= 254),
  -- The colleague's account, where there is one: found again when it leaves.
  account uuid references account on delete set null,
  from_day date not null,
  until_day date check (until_day >= from_day),
  -- The day on which the organisation declared that this person may hold the role. No reason is recorded.
  declared_on date
);
create index key_person_at on key_person (organisation, role);
create index key_person_of on key_person (account);

create table work_place (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  name text not null check (length(name) between 1 and 120),
  address text check (length(address) <= 300),
  nation text not null check (nation in ('england-and-wales', 'scotland', 'northern-ireland')),
  kind text not null check (kind in ('office', 'client-site', 'home')),
  closed_on date,
  unique (id, organisation)
);
create index work_place_at on work_place (organisation);

-- What the organisation says was done: a log-in to the Sponsorship Management System, guidance read, and the like.
create table sponsor_task_done (
  id bigint generated always as identity primary key,
  organisation uuid not null references organisation on delete cascade,
  task text not null check (length(task) between 1 and 60),
  about text check (length(about) <= 200),
  done_on date not null,
  by_account uuid references account on delete set null,
  by_name text not null,
  recorded_at timestamptz not null default now()
);
create index sponsor_task_done_at on sponsor_task_done (organisation, task, done_on desc);
create index sponsor_task_done_by on sponsor_task_done (by_account);

-- Sponsored workers, and the files they are imported from.
create table worker_import (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  file_name text not null check (length(file_name) <= 255),
  state text not null,
  -- The columns as mapped, and the faults found, by row; never a value of a row.
  mapping jsonb not null default '{}',
  rows_total integer not null check (rows_total >= 0),
  faults jsonb not null default '[]',
  -- The file itself, encrypted; gone after 24 hours.
  encrypted_file text,
  cut_over date,
  by_account uuid references account on delete set null,
  by_name text not null,
  at timestamptz not null default now(),
  imported_at timestamptz,
  undone_at timestamptz,
  rows_done integer not null default 0 check (rows_done >= 0),
  constraint worker_import_state_check check (state in ('checked', 'importing', 'imported', 'undone')),
  unique (id, organisation)
);
create index worker_import_at on worker_import (organisation, at desc);
create index worker_import_by on worker_import (by_account);
create index worker_import_file on worker_import (at) where encrypted_file is not null;

-- Columns mapped before, by the headings of the file.
create table import_mapping (
  organisation uuid not null references organisation on delete cascade,
  headings text not null,
  mapping jsonb not null,
  saved_at timestamptz not null default now(),
  primary key (organisation, headings)
);

create table worker (
  id uuid primary key,
  organisation uuid not null references organisation on delete restrict,
  full_name text not null check (length(full_name) between 1 and 200),
  -- The organisation's own number for them, such as payroll's.
  reference text check (length(reference) <= 60),
  manager uuid references account on delete set null,
  hire_case uuid unique,
  -- The candidate's account: the record outlives it.
  account uuid references account on delete set null,
  imported_by uuid,
  route text not null default 'skilled-worker' check (length(route) between 1 and 60),
  tags text[] not null default '{}',
  certificate_start date,
  certificate_ends date,
  visa_from date,
  visa_ends date,
  grant_notified_on date,
  started_on date,
  sponsorship_ended_on date,
  employment_ended_on date,
  -- The permission's salary option, a letter of the rules; null where it is not known.
  salary_option text check (length(salary_option) = 1),
  rights_information_on date,
  contact_confirmed_on date,
  -- Nothing of this worker is erased while it stands.
  hold_reason text check (length(hold_reason) between 1 and 300),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- The day on which a worker's manager left the organisation, until someone follows.
  manager_left_on date,
  -- Each record belongs to the organisation of the worker, duty or certificate it is about. A key looks past row-level
  -- security: without the organisation in it, one could hang rows on another organisation's worker, and take its places.
  unique (id, organisation),
  constraint worker_hire_case_fkey foreign key (hire_case, organisation)
      references hire_case (id, organisation) on delete set null (hire_case),
  constraint worker_imported_by_fkey foreign key (imported_by, organisation)
      references worker_import (id, organisation) on delete set null (imported_by)
);
create index worker_at on worker (organisation, lower(full_name), id);
create index worker_of_manager on worker (manager);
create index worker_of_account on worker (account);
create index worker_of_import on worker (imported_by);
create unique index worker_reference on worker (organisation, reference) where reference is not null;

-- Job, pay and hours, each from a day on.
create table worker_terms (
  id uuid primary key,
  worker uuid not null,
  organisation uuid not null references organisation on delete cascade,
  from_day date not null,
  job_title text not null check (length(job_title) between 1 and 200),
  occupation_code text check (occupation_code ~ '^[0-9]{4}$'),
  pay_pence bigint check (pay_pence >= 0),
  hours_per_week numeric(5, 2) check (hours_per_week > 0 and hours_per_week <= 168),
  -- Days of the week worked, 1 for Monday to 7 for Sunday.
  works_on smallint[] not null default '{1,2,3,4,5}',
  work_place uuid,
  other_places uuid[] not null default '{}',
  hybrid_pattern text check (length(hybrid_pattern) <= 200),
  by_account uuid references account on delete set null,
  by_name text not null,
  recorded_at timestamptz not null default now(),
  unique (worker, from_day),
  constraint worker_terms_worker_fkey foreign key (worker, organisation)
      references worker (id, organisation) on delete cascade,
  constraint worker_terms_work_place_fkey foreign key (work_place, organisation)
      references work_place (id, organisation) on delete restrict
);
create index worker_terms_at on worker_terms (organisation, work_place);
create index worker_terms_place on worker_terms (work_place);
create index worker_terms_by on worker_terms (by_account);

-- Passport and National Insurance numbers, birth dates, contact details: encrypted for their worker and field.
create table worker_sealed (
  id text primary key,
  worker uuid not null,
  organisation uuid not null references organisation on delete cascade,
  field text not null check (
    field in ('passport', 'national-insurance', 'birth-date', 'address', 'email', 'telephone')
  ),
  encrypted_value text not null,
  -- The last three characters, for lists; null for what is not a number.
  tail text check (length(tail) <= 3),
  -- A keyed hash, which finds the same person twice at an import.
  match_hash text not null,
  changed_at timestamptz not null default now(),
  unique (worker, field),
  check (id = worker::text || '.' || field),
  constraint worker_sealed_worker_fkey foreign key (worker, organisation)
      references worker (id, organisation) on delete cascade
);
create index worker_sealed_match on worker_sealed (organisation, field, match_hash);

create table worker_sealed_look (
  id bigint generated always as identity primary key,
  worker uuid not null,
  organisation uuid not null references organisation on delete cascade,
  fields text[] not null,
  reason text check (length(reason) <= 300),
  by_account uuid references account on delete set null,
  by_name text not null,
  at timestamptz not null default now(),
  constraint worker_sealed_look_worker_fkey foreign key (worker, organisation)
      references worker (id, organisation) on delete cascade
);
create index worker_sealed_look_of on worker_sealed_look (worker, at desc);
create index worker_sealed_look_by on worker_sealed_look (by_account);

create table worker_absence (
  id uuid primary key,
  worker uuid not null,
  organisation uuid not null references organisation on delete cascade,
  first_day date not null,
  -- Null while the worker is not back.
  last_day date check (last_day >= first_day),
  pay text not null check (pay in ('paid', 'reduced', 'unpaid')),
  agreed boolean not null,
  -- Leave that the four-week rule leaves out. Which kind is in the organisation's evidence, not here.
  excepted boolean not null default false,
  by_account uuid references account on delete set null,
  by_name text not null,
  recorded_at timestamptz not null default now(),
  imported_by uuid,
  -- Of an absence of a file without a last day: when a person said that the worker was still away.
  still_away_on date,
  constraint worker_absence_worker_fkey foreign key (worker, organisation)
      references worker (id, organisation) on delete cascade,
  constraint worker_absence_imported_by_fkey foreign key (imported_by, organisation)
      references worker_import (id, organisation) on delete set null (imported_by)
);
create index worker_absence_of on worker_absence (worker, first_day desc);
create index worker_absence_at on worker_absence (organisation, first_day desc);
create index worker_absence_by on worker_absence (by_account);
create index worker_absence_import on worker_absence (imported_by);

create table right_to_work_check (
  id uuid primary key,
  worker uuid not null,
  organisation uuid not null references organisation on delete cascade,
  method text not null check (length(method) between 1 and 60),
  checked_on date not null,
  checker_name text not null check (length(checker_name) between 1 and 200),
  next_on date,
  by_account uuid references account on delete set null,
  by_name text not null,
  recorded_at timestamptz not null default now(),
  constraint right_to_work_check_worker_fkey foreign key (worker, organisation)
      references worker (id, organisation) on delete cascade
);
create index right_to_work_check_of on right_to_work_check (worker, checked_on desc);
create index right_to_work_check_by on right_to_work_check (by_account);

-- What was changed in a worker's facts, from what to what.
create table worker_change (
  id bigint generated always as identity primary key,
  worker uuid not null,
  organisation uuid not null references organisation on delete cascade,
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  by_account uuid references account on delete set null,
  by_name text not null,
  at timestamptz not null default now(),
  constraint worker_change_worker_fkey foreign key (worker, organisation)
      references worker (id, organisation) on delete cascade
);
create index worker_change_of on worker_change (worker, at desc);
create index worker_change_at on worker_change (organisation);
create index worker_change_by on worker_change (by_account);

create table certificate_allocation (
  organisation uuid not null references organisation on delete cascade,
  from_day date not null,
  to_day date not null check (to_day > from_day),
  allocated integer not null check (allocated between 0 and 100000),
  primary key (organisation, from_day)
);

create table certificate (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  worker uuid,
  kind text not null check (kind in ('defined', 'undefined')),
  state text not null check (state in ('draft', 'requested', 'granted', 'refused', 'assigned', 'used', 'lapsed', 'withdrawn')),
  -- The answers, by field of the certificate.
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object'),
  requested_on date,
  granted_on date,
  assigned_on date,
  start_day date,
  end_day date,
  used_on date,
  closed_on date,
  -- The certificate's number, encrypted; its last three characters stand in lists.
  encrypted_number text,
  number_tail text check (length(number_tail) <= 3),
  version integer not null default 1,
  by_account uuid references account on delete set null,
  by_name text not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  unique (id, organisation),
  constraint certificate_worker_fkey foreign key (worker, organisation)
      references worker (id, organisation) on delete cascade
);
create index certificate_at on certificate (organisation, created_at desc, id desc);
create index certificate_of on certificate (worker);
create index certificate_by on certificate (by_account);

create table certificate_note (
  id bigint generated always as identity primary key,
  certificate uuid not null,
  organisation uuid not null references organisation on delete cascade,
  words text not null check (length(words) between 1 and 2000),
  by_account uuid references account on delete set null,
  by_name text not null,
  at timestamptz not null default now(),
  constraint certificate_note_certificate_fkey foreign key (certificate, organisation)
      references certificate (id, organisation) on delete cascade
);
create index certificate_note_of on certificate_note (certificate, id);
create index certificate_note_by on certificate_note (by_account);

-- What happens to sponsored workers, every duty that follows, their certificates, and calendars.
-- What happened to a worker or to the organisation. A mistake is corrected by a later row, never changed.
create table sponsor_event (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  -- Null where it is about the organisation.
  worker uuid,
  kind text not null check (length(kind) between 1 and 60),
  happened_on date not null,
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object'),
  -- Suspected crime, breach of conditions, slavery: for officers alone.
  confidential boolean not null default false,
  -- Before the cut-over day: history.
  history boolean not null default false,
  corrects uuid,
  imported_by uuid,
  by_account uuid references account on delete set null,
  by_name text not null,
  recorded_at timestamptz not null default now(),
  -- What an event changed in the record of a worker, so that a correction can take it back; and why it was corrected.
  changed jsonb not null default '[]' check (jsonb_typeof(changed) = 'array'),
  correction text check (length(correction) between 1 and 1000),
  unique (id, organisation),
  constraint sponsor_event_worker_fkey foreign key (worker, organisation)
      references worker (id, organisation) on delete cascade,
  constraint sponsor_event_imported_by_fkey foreign key (imported_by, organisation)
      references worker_import (id, organisation) on delete set null (imported_by),
  constraint sponsor_event_corrects_fkey foreign key (corrects, organisation)
      references sponsor_event (id, organisation) on delete set null (corrects)
);
create index sponsor_event_of on sponsor_event (worker, happened_on desc, id);
create index sponsor_event_at on sponsor_event (organisation, happened_on desc, id);
create index sponsor_event_corrects on sponsor_event (corrects);
create index sponsor_event_import on sponsor_event (imported_by);
create index sponsor_event_by on sponsor_event (by_account);
-- Looks for events that were history before the first day was moved.
create index sponsor_event_history on sponsor_event (organisation) where history;

create table sponsor_duty (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  worker uuid,
  event uuid,
  -- An id of the rules; null for what only has to be looked at.
  duty text check (length(duty) <= 60),
  does text not null check (does in ('report', 'decide-and-record', 'before-the-change', 'record', 'look-at-this')),
  -- Names what was found, so that a second look finds the same: null for what a person recorded.
  found_key text check (length(found_key) <= 200),
  title text not null,
  because text not null,
  happened_on date not null,
  nation text not null check (nation in ('england-and-wales', 'scotland', 'northern-ireland')),
  report_by date,
  remind_by date,
  -- The facts that the rule was asked, and its outcome with the days counted.
  asked jsonb not null default '{}',
  deadline jsonb,
  confidential boolean not null default false,
  state text not null default 'to-do'
    check (state in ('to-do', 'prepared', 'checked', 'reported', 'not-reported', 'closed')),
  -- The facts for the report, field by field.
  draft jsonb not null default '[]',
  reported_on date,
  reference text check (length(reference) <= 100),
  not_reported_because text check (length(not_reported_because) <= 1000),
  version integer not null default 1,
  raised_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  check (state <> 'reported' or reported_on is not null),
  check (state <> 'not-reported' or not_reported_because is not null),
  unique (id, organisation),
  constraint sponsor_duty_worker_fkey foreign key (worker, organisation)
      references worker (id, organisation) on delete cascade,
  constraint sponsor_duty_event_fkey foreign key (event, organisation)
      references sponsor_event (id, organisation) on delete cascade
);
create unique index sponsor_duty_found on sponsor_duty (organisation, found_key) where found_key is not null;
create index sponsor_duty_open on sponsor_duty (organisation, remind_by) where state in ('to-do', 'prepared', 'checked');
create index sponsor_duty_list on sponsor_duty (organisation, raised_at desc, id desc);
create index sponsor_duty_of on sponsor_duty (worker, raised_at desc);
create index sponsor_duty_event on sponsor_duty (event);

create table sponsor_duty_step (
  id bigint generated always as identity primary key,
  duty uuid not null,
  organisation uuid not null references organisation on delete cascade,
  step text not null check (length(step) between 1 and 40),
  words text check (length(words) <= 2000),
  by_account uuid references account on delete set null,
  by_name text not null,
  at timestamptz not null default now(),
  constraint sponsor_duty_step_duty_fkey foreign key (duty, organisation)
      references sponsor_duty (id, organisation) on delete cascade
);
create index sponsor_duty_step_of on sponsor_duty_step (duty, id);
create index sponsor_duty_step_by on sponsor_duty_step (by_account);

-- What was sent with a report: one file, encrypted.
create table sponsor_duty_file (
  duty uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  file_key uuid not null unique,
  file_name text not null check (length(file_name) <= 255),
  file_kind text not null check (file_kind in ('pdf', 'docx', 'txt')),
  file_bytes integer not null check (file_bytes > 0),
  by_name text not null,
  at timestamptz not null default now(),
  constraint sponsor_duty_file_duty_fkey foreign key (duty, organisation)
      references sponsor_duty (id, organisation) on delete cascade
);

-- When the nightly look at an organisation's records last finished, and what it could not check.
create table sponsor_check (
  organisation uuid primary key references organisation on delete cascade,
  checked_at timestamptz,
  workers integer not null,
  unchecked jsonb not null default '[]',
  begun_at timestamptz not null default now(),
  reached integer not null default 0
);

-- A private address from which a calendar program reads what a person may see. Ends with the membership.
create table calendar_feed (
  id uuid primary key,
  account uuid not null,
  organisation uuid not null,
  token_hash text not null unique,
  made_at timestamptz not null default now(),
  read_at timestamptz,
  foreign key (account, organisation) references membership (account, organisation) on delete cascade
);
create index calendar_feed_of on calendar_feed (account, organisation);

-- Reminders already mailed, so that each day's goes out once.
create table sponsor_reminder (
  organisation uuid not null references organisation on delete cascade,
  account uuid not null references account on delete cascade,
  about text not null check (length(about) <= 200),
  on_day date not null,
  primary key (account, organisation, about, on_day)
);
create index sponsor_reminder_at on sponsor_reminder (organisation);

-- When the archive of a sponsor's records was taken. An organisation with workers on record ends only after that.
create table sponsor_archive (
  id bigint generated always as identity primary key,
  organisation uuid not null references organisation on delete cascade,
  workers integer not null,
  with_sealed boolean not null,
  reason text check (length(reason) <= 300),
  by_account uuid references account on delete set null,
  by_name text not null,
  at timestamptz not null default now(),
  check (not with_sealed or reason is not null)
);
create index sponsor_archive_at on sponsor_archive (organisation, at desc);
create index sponsor_archive_by on sponsor_archive (by_account);


create function reject_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only ever added to';
end
$$;

-- The newest row, held until the transaction ends so that the next one waits. The caller of a request may not read it.
create function audit_tail(out number bigint, out seal text) language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(20261120);
  select e.number, e.seal into number, seal from audit_entry e order by e.number desc limit 1;
end
$$;
revoke execute on function audit_tail() from public;
grant execute on function audit_tail() to portway_app;

create function update_search_text() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    delete from search_text where row_id = old.id;
    return old;
  end if;
  insert into search_text (row_id, about, text)
  select new.id, tg_table_name, coalesce(lower(string_agg(to_jsonb(new) ->> field, ' ' order by place)), '')
  from unnest(tg_argv) with ordinality as fields (field, place)
  on conflict (row_id) do update set text = excluded.text;
  return new;
end
$$;

create function clear_name() returns trigger language plpgsql as $$
begin
  return jsonb_populate_record(new, jsonb_build_object(tg_argv[0], 'Somebody who left'));
end
$$;

-- Columns that stay as they were written, named as the arguments. Jobs, imports and keys that cascade are not held by it.
create function reject_column_change() returns trigger language plpgsql as $$
declare
  changed text := (
    select string_agg(name, ', ') from unnest(tg_argv) as name
    where to_jsonb(new) -> name is distinct from to_jsonb(old) -> name
  );
begin
  if changed is not null then
    raise insufficient_privilege using message = format('permission denied: %s of %s stays', changed, tg_table_name);
  end if;
  return new;
end
$$;


-- Somebody may just be fetching a file whose row goes, or gets another one.
create function enqueue_file_delete() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  insert into file_to_delete (file_key, due_at) values (old.file_key, now() + interval '1 minute')
    on conflict (file_key) do update set due_at = excluded.due_at;
  return null;
end
$$;


create function retry_email(letter uuid) returns boolean language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  update mail set failed_at = null where id = letter and failed_at is not null and is_staff();
  return found;
end
$$;
revoke execute on function retry_email(uuid) from public;
grant execute on function retry_email(uuid) to portway_app;


-- A new member of an organisation sees other people's data from then on: a session that was begun without may be left
-- open no longer than a recruiter's.
create function shorten_idle_sessions() returns trigger language plpgsql as $$
begin
  update session set idle_seconds = 1800 where account = new.account and idle_seconds > 1800;
  return null;
end
$$;

create function my_compliance_role() returns text language sql stable
  return coalesce(nullif(current_setting('portway.compliance', true), ''), 'none');

-- All workers of the organisation; a line manager sees their own people only.
create function may_read_workers() returns boolean language sql stable
  return my_compliance_role() in ('officer', 'viewer', 'adviser');

create function may_record_workers() returns boolean language sql stable
  return my_compliance_role() in ('officer', 'adviser');

create function my_organisations()
  returns table (
    id uuid, name text, website text, industry text, role text, compliance_role text, since timestamptz
  )
  language sql stable security definer set search_path = public, pg_temp as $$
  select o.id, o.name, o.website, o.industry, m.role, m.compliance_role, m.since
  from membership m join organisation o on o.id = m.organisation
  where m.account = my_account()
  order by m.since, o.id
$$;

-- What someone could do with statements of their own, even where a request of theirs never sends them. The policies say which
-- rows a role reaches; this says what may become of them.

-- Owners give compliance roles; owners and admins change what a member is, and only owners what an owner is. Without this,
-- any member could make themselves an owner, and an owner an officer. Keys that cascade run as the tables' owner.
create function guard_membership() returns trigger language plpgsql as $$
declare
  here uuid := case tg_op when 'DELETE' then old.organisation else new.organisation end;
  mine text := (select m.role from membership m where m.account = my_account() and m.organisation = here);
  runs boolean := coalesce(mine in ('owner', 'admin'), false);
  owns boolean := coalesce(mine = 'owner', false);
begin
  if tg_op = 'DELETE' then
    if old.account <> my_account() and not (runs and (owns or old.role <> 'owner')) then
      raise insufficient_privilege using message = 'permission denied: only owners and admins remove members';
    end if;
    return old;
  end if;
  if tg_op = 'INSERT' then
    if new.compliance_role <> 'none' then
      raise insufficient_privilege using message = 'permission denied: an owner gives compliance roles to members';
    end if;
    -- The first member founds the organisation; others join by an invitation, whose role an owner or admin chose.
    if session_key('invitation') is null and exists (select from membership m where m.organisation = here) then
      raise insufficient_privilege using message = 'permission denied: members join by an invitation';
    end if;
    return new;
  end if;
  if (new.account, new.organisation) is distinct from (old.account, old.organisation) then
    raise insufficient_privilege using message = 'permission denied: a membership stays whose it is';
  end if;
  if new.role <> old.role and not (runs and (owns or 'owner' not in (old.role, new.role))) then
    -- The last owner's account goes: the one who has been there longest takes their place.
    if new.role <> 'owner' or exists (select from membership m where m.organisation = here and m.role = 'owner') then
      raise insufficient_privilege using message = 'permission denied: only owners and admins change roles';
    end if;
  end if;
  if (new.compliance_role, new.adviser_regulator, new.adviser_number)
      is distinct from (old.compliance_role, old.adviser_regulator, old.adviser_number) and not owns then
    raise insufficient_privilege using message = 'permission denied: only owners change compliance roles';
  end if;
  return new;
end
$$;

-- A line manager tells when an absence of their own people ended, and the duty is counted again, or closed by that. They
-- take no step in it, and change nothing else of the absence.
create function reject_line_manager_change() returns trigger language plpgsql as $$
declare
  changed text := (
    select string_agg(key, ', ') from jsonb_each(to_jsonb(new)) as now (key, value)
    where value is distinct from to_jsonb(old) -> key and key <> all (tg_argv)
      and not (key = 'state' and value = '"closed"')
  );
begin
  if changed is not null then
    raise insufficient_privilege
      using message = format('permission denied: %s of %s is not for line managers', changed, tg_table_name);
  end if;
  return new;
end
$$;

-- Whom a session acts as, and the organisation it acts for: null when that is none of theirs. `acting_for` is
-- 'oneself', 'home', 'first organisation', or the id of one. No row where the account is gone.
create function set_request_context(
  entering uuid, through uuid, proved boolean, acting_for text,
  out full_name text, out email text, out role text, out deletion_due timestamptz, out candidate boolean,
  out app boolean, out passkey boolean, out second_factor boolean,
  out organisation uuid, out member_role text, out compliance_role text
) language plpgsql as $$
#variable_conflict use_column
begin
  perform set_config('portway.account', entering::text, true);
  select a.full_name, a.email, a.role, a.deletion_due,
      a.role = 'candidate' or (a.role <> 'staff' and exists (select from profile p where p.account = a.id)),
      exists (select from authenticator t where t.account = a.id and t.confirmed_at is not null),
      exists (select from passkey k where k.account = a.id),
      -- It may have been proved in this session since that was read.
      exists (select from session s where s.id = through and s.second_factor),
      m.organisation, m.role, m.compliance_role
    into full_name, email, role, deletion_due, candidate, app, passkey, second_factor,
      organisation, member_role, compliance_role
    from account a
    left join lateral (
      select b.organisation, b.role, b.compliance_role from membership b
      where b.account = a.id and a.role <> 'staff' and case acting_for
        when 'oneself' then false
        when 'home' then a.role = 'recruiter'
        when 'first organisation' then true
        else b.organisation::text = acting_for
      end
      order by b.since, b.organisation limit 1
    ) m on true
    where a.id = entering;
  second_factor := proved or ((app or passkey) and second_factor);
  perform
    set_config('portway.organisation', coalesce(organisation::text, ''), true),
    -- Without a second factor, nobody sees a sponsored worker.
    set_config('portway.compliance',
      case when second_factor and compliance_role <> 'none' then compliance_role else '' end, true),
    set_config('portway.staff', case when second_factor and role = 'staff' then 'yes' else '' end, true);
end
$$;


-- Whoever is logged out hears nothing any more.
create function notify_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'over ' || old.id);
  return null;
end
$$;

-- A request that brings a token enters in two calls, each of them a round trip: its session, and who it then acts as.
-- Statements in these bodies run strictly one after the other, so a variable is set before any row is read by it, and
-- their plans stay with the connection, also behind a pooler that forgets names. They run with the rights of their
-- caller, bound by row-level security like any statement of the request.

-- The session of a token, which is also the one before the last change.
create function find_session_by_token(brought_hash text) returns setof session language plpgsql as $$
begin
  perform set_config('portway.token', brought_hash, true);
  return query select * from session s where s.token_hash = brought_hash or s.previous_hash = brought_hash;
end
$$;






-- Mails about what others decide.
create function wants_message_emails(somebody uuid) returns boolean language sql stable security definer
  set search_path = public, pg_temp
  as $$ select coalesce((select application_mail = 'at-once' from notification_choice where account = somebody), true) $$;


-- Tells both sides of something. All of them are counted up in the order of their ids, so that two who tell overlapping
-- people wait for each other and never both. What is sent names ids alone: `kind subject account:number account:number …`
create function notify_both_sides(candidate uuid, employer uuid, event text, about uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform publish_live_event(array(
    select candidate where candidate is not null
    union select m.account from membership m where m.organisation = employer
  ), event, about);
end
$$;
revoke execute on function notify_both_sides(uuid,uuid,text,uuid) from public;

-- Both of these tell people of an event, counted up in the order of their ids: see migration 16.
create function publish_live_event(accounts uuid[], event text, about uuid) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
declare told record;
begin
  for told in
    with counted as (
      insert into live_stream as stream (account, last)
      select p.account, 1 from (select distinct account from unnest(accounts) as each(account) order by 1) p
      on conflict (account) do update set last = stream.last + 1
      returning stream.account, stream.last
    ), kept as (
      insert into live_event (account, number, kind, subject) select c.account, c.last, event, about from counted c
    )
    select string_agg(c.account || ':' || c.last, ' ') as numbers
    from (select account, last, (row_number() over () - 1) / 100 as share from counted) c group by c.share
  loop
    perform pg_notify('live', event || ' ' || about || ' ' || told.numbers);
  end loop;
end
$$;
revoke execute on function publish_live_event(uuid[],text,uuid) from public;


alter table notification add foreign key (application) references application on delete cascade;
alter table notification add foreign key (job) references job on delete cascade;
alter table notification add foreign key (conversation) references conversation on delete cascade;

-- The group of each kind, for the person whom it reaches in an organisation or outside of one.
create function email_choice(somebody uuid, kind text, organisation uuid) returns text language sql stable
  set search_path = public, pg_temp as $$
  select coalesce((
    select case
      when kind = 'message' then message_mail
      when kind in ('job-closing', 'job-sponsorability-changed', 'claim-decided', 'sponsor-days-moved') then job_mail
      when organisation is null then application_mail
      else applicant_mail
    end from notification_choice where account = somebody
  ), 'at-once')
$$;

-- Tells one person, or everybody who hires in an organisation but `besides`, of one thing. Returns the notifications
-- that are to be mailed at once. What is mailed on its own, such as a message left unread, is only kept for the daily
-- mail. A person gets one mail an hour of one kind about one job; the others wait for the daily one.
create function notify_people(one uuid, team uuid, besides uuid[], event text, about jsonb, said jsonb, mails_itself boolean)
  returns setof uuid language plpgsql security definer set search_path = public, pg_temp as $$
declare people uuid[];
begin
  people := array(
    select m.account from membership m
      where m.organisation = team and (m.account = one or (one is null and m.role <> 'viewer'))
        and m.account <> all (besides)
    union select one where team is null and one is not null
    order by 1
  );
  -- A conversation is listed once, however much is written in it before it is read.
  if event = 'message' then
    update notification n set at = clock_timestamp(), words = said,
      mail = case when n.mail = 'sent' then 'sent'
        when email_choice(n.account, event, team) = 'daily' then 'daily' else 'none' end
    where n.conversation = (about ->> 'conversation')::uuid and n.kind = event and n.read_at is null
      and n.account = any (people) and n.organisation is not distinct from team;
  end if;
  return query
    with added as (
      insert into notification (account, organisation, kind, application, job, conversation, offer, hiring_case, words, mail)
      select p.account, team, event, (about ->> 'application')::uuid, (about ->> 'job')::uuid,
        (about ->> 'conversation')::uuid, (about ->> 'offer')::uuid, (about ->> 'case')::uuid, said,
        case
          when p.choice = 'never' then 'none'
          when p.choice = 'daily' then 'daily'
          when mails_itself then 'none'
          when exists (
            select from notification n where n.account = p.account and n.organisation is not distinct from team
              and n.kind = event and n.job = (about ->> 'job')::uuid and n.mail in ('at-once', 'sent')
              and n.at > now() - interval '1 hour'
          ) then 'daily'
          else 'at-once'
        end
      from (select account, email_choice(account, event, team) as choice from unnest(people) as each(account)) p
      where event <> 'message' or not exists (
        select from notification n where n.conversation = (about ->> 'conversation')::uuid and n.kind = event
          and n.read_at is null and n.account = p.account and n.organisation is not distinct from team
      )
      returning notification.id, notification.mail
    )
    select added.id from added where added.mail = 'at-once';
  -- Events of the message or the application tell of these.
  if event in ('message', 'application-arrived', 'application-sent', 'status-changed') then return; end if;
  perform publish_live_event(people, 'notification', coalesce(
    (about ->> 'application')::uuid, (about ->> 'job')::uuid, (about ->> 'conversation')::uuid,
    (about ->> 'offer')::uuid, (about ->> 'case')::uuid, team, one
  ));
end
$$;
revoke execute on function notify_people(uuid,uuid,uuid[],text,jsonb,jsonb,boolean) from public;
grant execute on function notify_people(uuid,uuid,uuid[],text,jsonb,jsonb,boolean) to portway_app;


-- An invitation carries a role: to write one is to choose who owns the organisation. Owners and admins invite,
-- and only owners invite owners.
create function guard_invitation() returns trigger language plpgsql as $$
declare
  mine text := (
    select m.role from membership m where m.account = my_account() and m.organisation = new.organisation
  );
begin
  if mine is null or mine not in ('owner', 'admin') or (new.role = 'owner' and mine <> 'owner') then
    raise insufficient_privilege using message = 'permission denied: only owners and admins invite';
  end if;
  return new;
end
$$;


alter table report add foreign key (id) references enquiry on delete cascade;
alter table report add foreign key (job) references job on delete set null;
alter table report add foreign key (conversation) references conversation on delete set null;
alter table moderation_stop add foreign key (job) references job on delete cascade;
alter table moderation_stop add foreign key (conversation) references conversation on delete cascade;

-- The rows of a table that hold these letters, whatever their case: of all there are, or of those named.
create function staff_search(kind text, needle text, among uuid[] default null) returns setof uuid
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare pattern text := '%' || regexp_replace(lower(needle), '([\\%_])', '\\\1', 'g') || '%';
begin
  if not is_staff() then
    return;
  elsif among is null then
    return query select row_id from search_text where about = kind and text like pattern;
  else
    return query select row_id from search_text where row_id = any (among) and about = kind and text like pattern;
  end if;
end
$$;
revoke execute on function staff_search(text,text,uuid[]) from public;
grant execute on function staff_search(text,text,uuid[]) to portway_app;

-- A stop holds whichever way a job or a message is written.
create function reject_stopped() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'job' then
    if exists (select from moderation_stop s where s.job = new.id) then
      raise insufficient_privilege using message = 'permission denied: our team has stopped this job';
    end if;
  elsif exists (select from moderation_stop s where s.conversation = new.conversation) then
    raise insufficient_privilege using message = 'permission denied: our team has stopped this conversation';
  end if;
  return new;
end
$$;

-- Our team pauses a job that it stopped; a job is otherwise its organisation's alone to change.
create function set_stopped_job(stopped uuid, becomes text) returns void language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if not is_staff() or becomes not in ('paused', 'published') then
    raise insufficient_privilege using message = 'permission denied: only our team stops a job';
  end if;
  update job set state = becomes, changed_at = now()
    where id = stopped and state = case becomes when 'paused' then 'published' else 'paused' end;
end
$$;
revoke execute on function set_stopped_job(uuid,text) from public;
grant execute on function set_stopped_job(uuid,text) to portway_app;





-- How far an issue is, in numbers alone.
create function newsletter_progress(of_issue uuid, out delivered integer, out failed integer, out waiting integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select
    count(*) filter (where mail.sent_at is not null),
    count(*) filter (where mail.failed_at is not null),
    count(*) filter (where (d.mail is null and not d.dropped) or (mail.sent_at is null and mail.failed_at is null and mail.id is not null))
  from newsletter_delivery d left join mail on mail.id = d.mail where d.issue = of_issue
$$;
revoke execute on function newsletter_progress(uuid) from public;
grant execute on function newsletter_progress(uuid) to portway_app;

-- Takes back what was written and not sent yet: to a subscriber who leaves, and of an issue that is stopped. A batch
-- that is being written holds these rows, so this waits for it and then sees its mails. A stopped issue can be resumed,
-- so whose mail was never handed to a server waits again. One that is being handed over at this moment may arrive: who it
-- is for counts as having had it.
create function cancel_newsletter_emails() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'subscriber' then
    perform from newsletter_delivery where subscriber = old.id for update;
    delete from mail using newsletter_delivery d
      where d.subscriber = old.id and mail.id = d.mail and mail.sent_at is null and mail.failed_at is null;
  else
    perform from newsletter_delivery where issue = old.id for update;
    with withdrawn as (
      delete from mail using newsletter_delivery d
        where d.issue = old.id and mail.id = d.mail and mail.sent_at is null and mail.failed_at is null
        returning mail.id, mail.attempts = 0 or mail.last_fault is not null as idle
    )
    update newsletter_delivery d set mail = null, mailed_at = null from withdrawn
      where d.issue = old.id and d.mail = withdrawn.id and withdrawn.idle;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end
$$;

-- How many are still on the list who would get an issue if it were resumed.
create function newsletter_unsent(of_issue uuid) returns integer
  language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::integer from newsletter_delivery d join subscriber s on s.id = d.subscriber
  where d.issue = of_issue and d.mail is null and not d.dropped
    and s.confirmed_at is not null and s.unsubscribed_at is null
$$;
revoke execute on function newsletter_unsent(uuid) from public;
grant execute on function newsletter_unsent(uuid) to portway_app;


-- What everybody may see of them: the words of those that are confirmed.
create function published_testimonials()
  returns table (id uuid, quote text, name text, role text, organisation text, confirmed_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select id, quote, name, role, organisation, confirmed_at from testimonial where confirmed_at is not null
  order by confirmed_at desc, id desc
$$;
revoke execute on function published_testimonials() from public;
grant execute on function published_testimonials() to portway_app;

-- The home page is kept in memory: each server is told that it has changed.
create function notify_testimonials_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('testimonials', '');
  return null;
end
$$;


alter table saved_plan add foreign key (draft) references job on delete set null;


-- Under the locale C of the system's library only ASCII letters have a lower case: accents are taken off before, so that Ç becomes c.
create function sponsor_slug(name text, town text, id integer) returns text language plpgsql immutable as $$
declare words text := concat_ws(' ', name, town);
begin
  -- Most have ASCII letters alone, and those no accents.
  if octet_length(words) > length(words) then
    words := regexp_replace(normalize(lower(words), nfkd), '[\u0300-\u036f’]', '', 'g');
  end if;
  words := trim(both '-' from left(regexp_replace(replace(lower(words), '''', ''), '[^a-z0-9]+', '-', 'g'), 80));
  return concat_ws('-', nullif(words, ''), id);
end $$;

create function assign_sponsor_slug() returns trigger language plpgsql as $$
begin
  new.slug := sponsor_slug(new.name, new.town, new.id);
  return new;
end $$;

create function update_register_mark() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    update published_employer set register = null where organisation = old.organisation;
  else
    update published_employer set register = new.mark where organisation = new.organisation;
  end if;
  return null;
end
$$;

create function create_register_mark() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  new.register := (select r.mark from organisation_register r where r.organisation = new.organisation);
  return new;
end
$$;

-- The same promises as the foreign keys that they replace, kept by one join for a statement instead of a query for a row.
create function check_sponsor_editions() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct first_edition, last_edition from fresh) as each
    cross join lateral (values (first_edition), (last_edition)) as named (day)
    where not exists (select from public.register_edition where published_on = named.day)
  ) then
    raise foreign_key_violation using message = 'A sponsor names an edition of the register that is not there.';
  end if;
  return null;
end $$;

create function check_licensed_sponsor() returns trigger language plpgsql as $$
begin
  if exists (select from fresh where not exists (select from public.sponsor where id = fresh.sponsor)) then
    raise foreign_key_violation using message = format('A row of %s names a sponsor that is not there.', tg_table_name);
  end if;
  return null;
end $$;

create function delete_sponsor_entries() returns trigger language plpgsql as $$
begin
  delete from public.sponsor_licence where sponsor in (select id from gone);
  delete from public.sponsor_name where sponsor in (select id from gone);
  return null;
end $$;







-- Ways to write the same thing become one. Signs that tell one technology from another become letters.
create function normalise_terms(said text) returns text language plpgsql immutable parallel safe as $$
begin
  -- Accents come apart from their letters and go; some letters have none to lose.
  said := lower(translate(regexp_replace(normalize(said, NFKD), '[\u0300-\u036f]', '', 'g'), 'ØøŁłĐđıßÆæŒœ', 'OoLlDdisAaOo'));
  said := replace(replace(replace(said, '''', ''), '’', ''), 'c++', ' cplusplus ');
  said := regexp_replace(said, '\m([cfj])#', '\1sharp ', 'g');
  said := regexp_replace(said, '\.net\M', ' dotnet ', 'g');
  said := regexp_replace(said, '\m(front|back)[ -]end', '\1end', 'g');
  said := regexp_replace(said, '\m(full)[ -](stack)|\m(dev)[ -](ops)', '\1\2\3\4', 'g');
  return said;
end
$$;

-- Letters, digits and what stands between them: only the first two tell words apart. These functions are in PL/pgSQL
-- because one in SQL would be planned anew by every search.
create function term_stems(written text) returns text[] language plpgsql immutable parallel safe as $$
begin
  return array(
    select stem from unnest(tsvector_to_array(to_tsvector('public.job_words',
      regexp_replace(written, '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff]+', ' ', 'g')))) as stem
    where stem <> all ('{a,an,and,are,as,at,be,by,for,from,in,is,of,on,or,our,the,to,we,will,with,you,your}')
  );
end
$$;

-- The words of a job: node.js is found as node.js, nodejs, node js and node.
create function job_terms(said text) returns text[] language plpgsql immutable parallel safe as $$
begin
  return public.term_stems(regexp_replace(public.normalise_terms(said), '\m([a-z]+)[. ]?js\M', '\1js \1 js', 'g'));
end
$$;

-- A town's words are never stemmed.
create function place_terms(said text) returns text[] language plpgsql immutable parallel safe as $$
begin
  return tsvector_to_array(to_tsvector('simple',
    regexp_replace(public.normalise_terms(said), '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff]+', ' ', 'g')));
end
$$;

-- What is typed into the two fields of the search, as a question of the index; null where nothing is typed. What has no
-- word in it asks for one that no job has. `mark` is '=' for the words of titles alone.
create function job_terms_query(typed text, mark text) returns text language plpgsql immutable parallel safe as $$
begin
  if btrim(typed) = '' then return null; end if;
  return coalesce((
    select string_agg(quote_literal(mark || stem), ' & ') from unnest(public.term_stems(
      regexp_replace(public.normalise_terms(typed), '\m([a-z]+)\.js\M', '\1js', 'g'))) as stem
  ), '''~no word''');
end
$$;

-- All of the country is everywhere.
create function place_terms_query(typed text) returns text language plpgsql immutable parallel safe as $$
declare words text[] := public.place_terms(typed);
begin
  if btrim(typed) = '' then return null; end if;
  if cardinality(words) = 0 then return '''~no word'''; end if;
  return (
    select string_agg(quote_literal('@' || word), ' & ') from unnest(words) as word
    where word <> all ('{the,of,uk,united,kingdom}')
  );
end
$$;

-- Any of such questions; null where none of them says a word.
create function any_query(questions text[]) returns text language plpgsql immutable parallel safe as $$
begin
  return (select string_agg('(' || question || ')', ' | ') from unnest(questions[1:60]) as question
    where question is not null);
end
$$;

create function job_search_vector(said jsonb, employer text, size text, sponsorable text) returns tsvector
  language sql immutable parallel safe as $$
  select array_to_tsvector(array(
    select unnest(public.job_terms(concat_ws(' ', said->>'title', employer, said->>'skills', said->>'summary')))
    union select '=' || unnest(public.job_terms(said->>'title'))
    union select unnest(public.job_close_terms(said->>'title', said->>'skills'))
    union select '@' || unnest(public.place_terms(concat_ws(' ', said->>'place', said->>'nation',
      case when said->>'workplace' = 'fully-remote' then 'remote' end)))
    union select unnest(array['~workplace:' || (said->>'workplace'), '~level:' || (said->>'level'), '~size:' || size,
      '~nation:' || (said->>'nation'), '~currency:' || (said->>'currency')])
    union select '~occupation:' || left(said->>'occupationCode', digits) from generate_series(1, 4) as digits
    union select '~pay:' || (said->>'currency') || band from unnest('{20,30,40,50,60,70,80,100,150,200}'::int[]) as band
      where (said->>'payTo')::int >= band * 1000
    union select '~sponsored:' || sponsorable where said->>'sponsorship' is distinct from 'no'
    except select null
  ))
$$;

-- Each job has the week it was published in, since 1970, among its words as `~week:number`: of a common word a few weeks are
-- read, where that is enough.
create function week_term(published_at timestamptz) returns tsvector language sql stable parallel safe as $$
  select array_to_tsvector(array['~week:' || floor(extract(epoch from published_at) / 604800)])
$$;

create function assign_week() returns trigger language plpgsql as $$
begin
  new.words := new.words || public.week_term(new.published_at);
  return new;
end
$$;

create function to_microseconds(moment timestamptz) returns bigint language sql stable strict parallel safe as $$
  select (extract(epoch from moment) * 1000000)::bigint
$$;

-- What tells close jobs from others goes into the index, and what is typed becomes questions for it (docs/decisions/0103).

-- Words that stand beside each other, in their order. A comma, a bracket or a dash parts words.
create function job_term_pairs(said text) returns text[] language plpgsql immutable parallel safe as $$
declare
  part text; word text; stem text; before text; pairs text[] := '{}';
begin
  foreach part in array regexp_split_to_array(
    regexp_replace(public.normalise_terms(said), '\m([a-z]+)[. ]?js\M', '\1js', 'g'), '\s[-–—]+\s|[,;:()|/]')
  loop
    before := null;
    foreach word in array string_to_array(regexp_replace(part, '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff]+', ' ', 'g'), ' ') loop
      continue when word = any ('{"",a,an,and,are,as,at,be,by,for,from,in,is,of,on,or,our,the,to,we,will,with,you,your}');
      stem := (ts_lexize('public.job_stem', word))[1];
      if before is not null then pairs := pairs || (before || ' ' || stem); end if;
      before := stem;
    end loop;
  end loop;
  return pairs;
end
$$;

-- What tells close jobs from others: neighbours in the title as `=stem stem`, words of the skills as `+stem`.
create function job_close_terms(title text, skills text) returns text[] language plpgsql immutable parallel safe as $$
begin
  return array(select '=' || unnest(public.job_term_pairs(title)) union select '+' || unnest(public.job_terms(skills)));
end
$$;

create function from_microseconds(microseconds bigint) returns timestamptz language sql immutable strict parallel safe as $$
  select 'epoch'::timestamptz + microseconds::double precision * interval '1 microsecond'
$$;


-- Jobs as cards show them.
create view job_card as
  select job, j.organisation, j.slug, title, employer, j.size, place, nation, workplace, level, employment, currency, pay_from,
    pay_to, hours_per_week::text as hours_per_week, occupation_code, skills, closes_on, published_at, sponsorable,
    sponsorship_offered, pay_note, legal_name, trading_name, actively_hiring, growing_fast,
    e.slug as employer_slug, logo, register, depends_on, rate_answers
  from published_job j join published_employer e using (organisation);
grant select on job_card to portway_app;

-- A match with its card, as a page shows them.
create view job_match as select 1 as tier, 1::bigint as key, 1 as total, card.* from job_card as card;
grant select on job_match to portway_app;

-- What is typed, as questions of the index from the closest to the widest: its words together in the title, all of them in
-- the title, each in the title or the skills, each anywhere. Null where nothing is typed; the first is null for one word.
create function job_queries(typed text) returns text[] language plpgsql immutable parallel safe as $$
declare
  stem text; pair text; beside text; titled text; skilled text; anywhere text;
begin
  if btrim(typed) = '' then return null; end if;
  foreach stem in array public.term_stems(regexp_replace(public.normalise_terms(typed), '\m([a-z]+)\.js\M', '\1js', 'g')) loop
    titled := concat_ws(' & ', titled, quote_literal('=' || stem));
    skilled := concat_ws(' & ', skilled, '(' || quote_literal('=' || stem) || ' | ' || quote_literal('+' || stem) || ')');
    anywhere := concat_ws(' & ', anywhere, quote_literal(stem));
  end loop;
  foreach pair in array public.job_term_pairs(typed) loop
    beside := concat_ws(' & ', beside, quote_literal('=' || pair));
  end loop;
  return array[titled || ' & ' || beside, titled, skilled, coalesce(anywhere, '''~no word''')];
end
$$;

create function week_number(microseconds bigint) returns bigint language sql immutable parallel safe as $$
  select microseconds / 604800000000
$$;

-- A question for the jobs of some weeks; null for more than twelve, of which there would be too many words.
create function weeks_query(first bigint, last bigint) returns tsquery language plpgsql immutable parallel safe as $$
declare words text;
begin
  if first is null or last is null or last - first >= 12 then return null; end if;
  for week in first..greatest(first, last) loop
    words := concat_ws(' | ', words, '''~week:' || week || '''');
  end loop;
  return words::tsquery;
end
$$;

create function build_job_query(
  typed text, typed_place text, chosen text, sort text, days integer, after timestamptz, until timestamptz,
  pay_least integer, pay_most integer
) returns job_query language plpgsql stable as $$
declare
  q job_query;
  questions text[] := job_queries(typed);
  rest text := nullif(concat_ws(' & ', '(' || place_terms_query(typed_place) || ')', '(' || chosen || ')'), '');
begin
  q.anywhere := nullif(concat_ws(' & ', questions[4], rest), '');
  if sort = 'best' and questions[2] is not null then
    q.skilled := concat_ws(' & ', questions[3], rest);
    q.titled := concat_ws(' & ', questions[2], rest);
    if questions[1] is not null then q.closest := concat_ws(' & ', questions[1], rest); end if;
  end if;
  q.by_pay := sort = 'pay';
  q.since := greatest(now() - make_interval(days => days), after, '-infinity');
  q.latest := coalesce(until, 'infinity');
  q.pay_least := pay_least;
  q.pay_most := pay_most;
  q.today := (now() at time zone 'Europe/London')::date;
  -- Clocks may differ by an hour.
  if q.since > '-infinity' then
    q.all_weeks := weeks_query(week_number(to_microseconds(q.since) - 3600000000), week_number(to_microseconds(least(now(), q.latest)) + 3600000000));
  end if;
  return q;
end
$$;

-- The tier of a match: 1 has the words together in the title, 2 all of them there, 3 in the title and skills, 4 elsewhere.
create function match_tier(words tsvector, closest tsquery, titled tsquery, skilled tsquery) returns integer
  language sql immutable parallel safe as $$
  select case when words @@ closest then 1 when words @@ titled then 2 when words @@ skilled then 3 else 4 end
$$;

-- A search for jobs in one call (docs/decisions/0103). `look_at_jobs` and `sort_out_jobs` are called by the release before
-- only.

-- The matches among so many jobs in the order after `at`: of all tiers, or the first `max_hits` of one.
create function scan_jobs(q job_query, at_key bigint, at_job uuid, scanned integer, only_tier integer, max_hits integer)
  returns job_matches language plpgsql stable as $$
#variable_conflict use_column
declare
  t1 tsquery := q.closest; t2 tsquery := q.titled; t3 tsquery := q.skilled; t4 tsquery := q.anywhere;
  since timestamptz := q.since; latest timestamptz := q.latest; today date := q.today;
  least_pay integer := q.pay_least; most_pay integer := q.pay_most;
  from_job uuid := coalesce(at_job, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  from_pay integer := least(at_key, 2147483647);
  from_moment timestamptz := coalesce(from_microseconds(at_key), 'infinity');
  found job_matches;
begin
  if q.by_pay then
    select coalesce(array_agg(hit.job), '{}'), array_agg(hit.key), array_fill(4, array[count(*)::integer]), count(*) from (
      select j.job, j.pay_rank::bigint as key from (
        select * from published_job where (pay_rank, job) < (from_pay, from_job) order by pay_rank desc, job desc limit scanned
      ) as j
      where (t4 is null or j.words @@ t4) and j.published_at > since and j.published_at <= latest
        and (j.closes_on is null or j.closes_on >= today) and (least_pay is null or j.pay_rank between least_pay and most_pay)
      limit max_hits
    ) as hit into found;
  else
    select coalesce(array_agg(hit.job), '{}'), array_agg(hit.key), coalesce(array_agg(hit.tier), '{}'), count(*) from (
      select j.job, to_microseconds(j.published_at) as key, of_job.tier from (
        select * from published_job where published_at > since and published_at <= latest
          and (published_at, job) < (from_moment, from_job) order by published_at desc, job desc limit scanned
      ) as j, lateral (select match_tier(j.words, t1, t2, t3) as tier) as of_job
      where (t4 is null or j.words @@ t4) and (only_tier is null or of_job.tier = only_tier)
        and (j.closes_on is null or j.closes_on >= today) and (least_pay is null or j.pay_rank between least_pay and most_pay)
      limit max_hits
    ) as hit into found;
  end if;
  return found;
end
$$;

-- The first matches of one tier after `at`, by the full-text index. `windows` are further questions for it, one after the
-- other until there are enough: all jobs in a window come before all others. Null asks for all there are. `matched` are those
-- in the last window that was read.
create function sorted_jobs(q job_query, at_key bigint, at_job uuid, of_tier integer, windows tsquery[], max_hits integer)
  returns job_matches language plpgsql stable as $$
#variable_conflict use_column
declare
  wanted tsquery := case of_tier when 1 then q.closest when 2 then q.titled when 3 then q.skilled else q.anywhere end;
  closer tsquery := case of_tier when 2 then q.closest when 3 then q.titled when 4 then q.skilled end;
  question tsquery := coalesce(wanted && !!closer, wanted);
  by_pay boolean := q.by_pay; since timestamptz := q.since; latest timestamptz := q.latest; today date := q.today;
  least_pay integer := q.pay_least; most_pay integer := q.pay_most;
  from_moment timestamptz := from_microseconds(at_key);
  near tsquery; found job_matches;
begin
  foreach near in array windows loop
    -- A window is a question by itself: the index then goes on from the first job in it.
    with fits as materialized (
      select job, case when by_pay then pay_rank else to_microseconds(published_at) end as key from published_job
      where words @@ question and words @@ coalesce(near, question) and (closes_on is null or closes_on >= today)
        and published_at > since and published_at <= latest and (least_pay is null or pay_rank between least_pay and most_pay)
        and (at_key is null or case when by_pay then (pay_rank, job) < (at_key, at_job) else (published_at, job) < (from_moment, at_job) end)
    ), hit as (select * from fits order by key desc, job desc limit max_hits)
    select coalesce(array_agg(hit.job), '{}'), array_agg(hit.key), array_fill(of_tier, array[count(*)::integer]), (select count(*) from fits)
    from hit into found;
    exit when cardinality(found.jobs) >= max_hits;
  end loop;
  return found;
end
$$;

-- All matches up to a limit; if they are fewer, the first `max_hits` of them in the order.
create function all_jobs(q job_query, max_counted integer, max_hits integer) returns job_matches language plpgsql stable as $$
#variable_conflict use_column
declare
  t1 tsquery := q.closest; t2 tsquery := q.titled; t3 tsquery := q.skilled; t4 tsquery := q.anywhere; near tsquery := q.all_weeks;
  by_pay boolean := q.by_pay; since timestamptz := q.since; latest timestamptz := q.latest; today date := q.today;
  least_pay integer := q.pay_least; most_pay integer := q.pay_most;
  found job_matches;
begin
  -- Planned for all there are and read only as far as it must: the limit stands outside.
  with fits as materialized (
    select job, case when by_pay then pay_rank else to_microseconds(published_at) end as key, words from published_job
    where words @@ t4 and words @@ coalesce(near, t4) and (closes_on is null or closes_on >= today)
      and published_at > since and published_at <= latest and (least_pay is null or pay_rank between least_pay and most_pay)
  ), fit as materialized (select * from fits limit max_counted),
  hit as (
    select job, key, match_tier(words, t1, t2, t3) as tier from fit where (select count(*) from fit) < max_counted
    order by tier, key desc, job desc limit max_hits
  )
  select coalesce(array_agg(hit.job), '{}'), coalesce(array_agg(hit.key), '{}'), coalesce(array_agg(hit.tier), '{}'),
    (select count(*) from fit)
  from hit into found;
  return found;
end
$$;

-- How many match, up to a limit, in a window of the index or in all.
create function count_jobs_in(q job_query, near tsquery, max_counted integer) returns integer language plpgsql stable as $$
declare
  t4 tsquery := q.anywhere; since timestamptz := q.since; latest timestamptz := q.latest; today date := q.today;
  least_pay integer := q.pay_least; most_pay integer := q.pay_most;
begin
  if t4 is null then
    return (select count(*) from (
      select from published_job where published_at > since and published_at <= latest
        and (closes_on is null or closes_on >= today) and (least_pay is null or pay_rank between least_pay and most_pay)
      order by published_at desc limit max_counted) as counted);
  end if;
  return (select count(*) from (
    select from published_job where words @@ t4 and words @@ coalesce(near, t4) and published_at > since and published_at <= latest
      and (closes_on is null or closes_on >= today) and (least_pay is null or pay_rank between least_pay and most_pay)
    limit max_counted) as counted);
end
$$;

-- The windows to search one after the other, by time: as many weeks as a span takes, then all.
create function week_windows(q job_query, first_key bigint, span bigint) returns tsquery[] language plpgsql stable as $$
declare
  earliest bigint := week_number(greatest(first_key - span, 0));
  near tsquery := case when span is not null then weeks_query(earliest, week_number(first_key)) end;
begin
  if near is null or (q.since > '-infinity' and earliest <= week_number(to_microseconds(q.since))) then return array[q.all_weeks]; end if;
  return array[near, q.all_weeks];
end
$$;

-- The same by pay: bands of pounds, which come before other money.
create function pay_windows(pay_least integer, at_key bigint) returns tsquery[] language plpgsql immutable as $$
declare
  least_pounds integer := coalesce(pay_least - 40000000, 0);
  windows tsquery[] := '{}';
  band integer;
begin
  if least_pounds >= 0 then
    foreach band in array '{100,70,50}'::integer[] loop
      if band * 1000 > least_pounds and (at_key is null or band * 1000 <= at_key - 40000000) then
        windows := windows || ('''~pay:GBP' || band || '''')::tsquery;
      end if;
    end loop;
  end if;
  return windows || null::tsquery;
end
$$;

-- One page of jobs: `need` matches of a query in order, on the first page with how many match, counted up to `max_counted`.
-- `chosen` is a tsquery of filters.
--
-- A sample of two hundred jobs in the order tells how common matches are. Common ones are found by a scan in that order, rare
-- ones by the full-text index, first in the latest weeks or among the best paid where that may be enough. Both find the same,
-- so a wrong estimate costs time and never a result. In PL/pgSQL a connection plans each statement once, for all queries
-- alike: planning took as long as searching. What can be an expression is none: to begin a statement takes longer than to
-- read a job.
create function find_jobs(
  typed text, typed_place text, chosen text, sort text, days integer, after timestamptz, until timestamptz,
  pay_least integer, pay_most integer, from_tier integer, from_key bigint, from_job uuid,
  need integer, max_counted integer
) returns setof job_match language plpgsql stable
  set role = 'portway_app' set plan_cache_mode = 'force_generic_plan' set enable_seqscan = 'off' set jit = 'off' as $$
declare
  sampled constant integer := 200;
  longest_scan constant integer := 10000;
  a_week constant real := 604800000000;
  q constant job_query := build_job_query(typed, typed_place, chosen, sort, days, after, until, pay_least, pay_most);
  -- Matches are counted on the first page: so many are known of.
  counts constant boolean := max_counted > 0 and from_tier is null;
  at_key bigint := from_key; at_job uuid := from_job; first_key bigint; last_key bigint; stock real;
  sample job_matches; found job_matches; known integer; is_whole boolean := false;
  jobs uuid[] := '{}'; keys bigint[] := '{}'; tiers integer[] := '{}';
  of_tier integer := coalesce(from_tier, 1); missing integer; places integer[]; place integer; share real; wanted real;
begin
  while of_tier <= 4 and cardinality(jobs) < need loop
    if (of_tier = 1 and q.closest is null) or (of_tier in (2, 3) and q.titled is null) then
      of_tier := of_tier + 1;
      continue;
    end if;
    if sample is null then
      sample := scan_jobs(q, at_key, at_job, sampled, null, sampled);
      -- How close together jobs are published there, and about how many there are.
      select to_microseconds(max(next.published_at)), case when count(*) = sampled then to_microseconds(min(next.published_at)) end,
        (select reltuples from pg_class where oid = 'published_job'::regclass)
      from (
        select p.published_at from published_job p where p.published_at > q.since and p.published_at <= q.latest
          and (q.by_pay or at_key is null or p.published_at <= from_microseconds(at_key))
        order by p.published_at desc, p.job desc limit sampled) as next
      into first_key, last_key, stock;
      if counts and known is null then
        known := sample.matched;
        -- Few matches are all read: they are counted, and the page is among them.
        if q.anywhere is not null and (stock <= 20000 or known * stock / sampled <= 2 * max_counted) then
          found := all_jobs(q, max_counted, need);
          known := found.matched;
          is_whole := known < max_counted;
          if is_whole then
            jobs := found.jobs;
            keys := found.keys;
            tiers := found.tiers;
            exit;
          end if;
        end if;
      end if;
    end if;

    missing := need - cardinality(jobs);
    places := array_positions(sample.tiers, of_tier);
    if cardinality(places) >= missing then
      foreach place in array places[1:missing] loop
        jobs := jobs || sample.jobs[place];
        keys := keys || sample.keys[place];
        tiers := tiers || of_tier;
      end loop;
      exit;
    end if;
    found := null;
    -- One scanned job costs 1; a match by the index five times as much, because it lies anywhere, and the list of a word is
    -- read before the first. Half as many again, because the sample may not be representative.
    share := greatest(cardinality(places), 0.5) / sampled;
    if q.anywhere is null or missing / share * 1.5 <= least(longest_scan, case when q.by_pay or last_key is null then 3000
        else greatest(share * sampled * a_week / greatest(first_key - last_key, 1), missing * 2) * 5 + 1000 end) then
      found := scan_jobs(q, at_key, at_job, case when q.anywhere is not null then longest_scan end, of_tier, missing);
    end if;
    if q.anywhere is not null and (found is null or found.matched < missing) then
      -- Twice what is needed, for the same reason; or enough to have counted them as well.
      wanted := greatest(missing * 2, case when known < max_counted and cardinality(places) > 0 then max_counted * 1.3 end);
      found := sorted_jobs(q, at_key, at_job, of_tier, case when q.by_pay then pay_windows(pay_least, at_key)
        else week_windows(q, first_key, (wanted / share * (first_key - last_key) / sampled)::bigint) end, missing);
    end if;
    known := greatest(known, found.matched);
    jobs := jobs || found.jobs;
    keys := keys || found.keys;
    tiers := tiers || found.tiers;
    -- The next tier begins with its first job, of which another sample tells.
    if at_key is not null then
      at_key := null;
      at_job := null;
      sample := null;
    end if;
    of_tier := of_tier + 1;
  end loop;

  if counts and not is_whole and known < max_counted then
    -- Common ones likely have enough in the latest weeks.
    share := sample.matched::real / sampled;
    known := count_jobs_in(q, weeks_query(week_number((first_key - 2 * max_counted / nullif(share, 0) * (first_key - last_key) / sampled)::bigint),
      week_number(first_key)), max_counted);
    if known < max_counted then known := count_jobs_in(q, q.all_weeks, max_counted); end if;
  end if;
  return query select hit.tier, hit.key, least(known, max_counted), card.*
    from unnest(jobs, keys, tiers) with ordinality as hit(job, key, tier, place) join job_card as card using (job)
    order by hit.place;
end
$$;


create function clear_hiring_contact() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  update job set hiring_contact = null, contact_name = null
  where hiring_contact = old.account and organisation = old.organisation and state <> 'draft';
  return null;
end
$$;

create function clear_contact_name() returns trigger language plpgsql as $$
begin
  new.contact_name := null;
  return new;
end
$$;

create function rename_hiring_contact() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  update job set contact_name = new.full_name where hiring_contact = new.id and state <> 'draft';
  return null;
end
$$;


create function publish_jobs(which uuid[]) returns void language sql security definer
  set search_path = public, pg_temp as $$
  insert into published_employer (
    organisation, name, legal_name, trading_name, website, industry, town, size, about
  )
  select distinct o.id, coalesce(nullif(o.trading_name, ''), o.name, 'An employer'), o.name, o.trading_name, o.website,
    o.industry, o.town, o.size, o.about
  from organisation o join job on job.organisation = o.id where job.id = any (which)
  on conflict (organisation) do nothing;
  delete from published_job where job = any (which);
  insert into published_job (
    job, organisation, slug, title, employer, size, place, nation, workplace, level, employment, currency, pay_from,
    pay_to, hours_per_week, occupation_code, skills, closes_on, published_at, sponsorable, sponsorship_offered, pay_note,
    depends_on, rate_answers, words
  )
  select job.id, job.organisation, job.slug, said->>'title', e.name, e.size, said->>'place', said->>'nation',
    said->>'workplace', said->>'level', said->>'employment', said->>'currency', (said->>'payFrom')::int,
    (said->>'payTo')::int, (said->>'hoursPerWeek')::numeric, said->>'occupationCode',
    array(select jsonb_array_elements_text(coalesce(said->'skills', '[]'))), (said->>'closesOn')::date,
    job.published_at, job.sponsorable, said->>'sponsorship', job.pay_note,
    case when by_scale then 'pay-scale' end,
    jsonb_strip_nulls(jsonb_build_object('payScaleRole', said->'payScaleRole', 'londonArea', said->'londonArea',
      'shareOfFullTime', said->'shareOfFullTime', 'healthCareEmployer', said->'healthCareEmployer')),
    job_search_vector(said, e.name, e.size, case when by_scale then 'pay-scale' else job.sponsorable end)
  from job join published_employer e using (organisation) cross join lateral (select job.answers as said) as answers
    cross join lateral (select depends_on_pay_scale(job.sponsorable, job.judgement, said) as by_scale) as rate
  where job.id = any (which) and job.state = 'published';
$$;
revoke execute on function publish_jobs(uuid[]) from public;

create function refresh_published_job() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform publish_jobs(array[new.id]);
  return null;
end
$$;

create function refresh_published_employer() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  update published_employer set name = coalesce(nullif(new.trading_name, ''), new.name, 'An employer'),
    legal_name = new.name, trading_name = new.trading_name, website = new.website, industry = new.industry, town = new.town, size = new.size, about = new.about
  where organisation = new.id;
  if (new.trading_name, new.name, new.size) is distinct from (old.trading_name, old.name, old.size) then
    perform publish_jobs(array(select job from published_job where organisation = new.id));
  end if;
  return null;
end
$$;

-- What tells that somebody there is at work: only an employer moves an application on, or is the last to have written.
create function record_employer_activity() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  update published_employer set answered_at = now() where organisation = new.organisation;
  return null;
end
$$;

-- The address for this name: one that the organisation had before, or the first that nobody else has.
create function assign_company_slug(which uuid, name text) returns text language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  plain text := coalesce(nullif(trim(both '-' from left(regexp_replace(
    lower(regexp_replace(normalize(lower(name), nfkd), '[\u0300-\u036f''’]', '', 'g')), '[^a-z0-9]+', '-', 'g'), 80)), ''), 'company');
  wanted text := plain;
  place integer := 1;
begin
  loop
    insert into company_slug (slug, organisation) values (wanted, which) on conflict (slug) do nothing;
    exit when exists (select from company_slug c where c.slug = wanted and c.organisation = which);
    place := place + 1;
    wanted := plain || '-' || place;
  end loop;
  return wanted;
end
$$;
revoke execute on function assign_company_slug(uuid,text) from public;

create function create_company_page() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  new.slug := assign_company_slug(new.organisation, new.name);
  select o.markets, o.offices into new.markets, new.offices from organisation o where o.id = new.organisation;
  new.logo := (select l.version from organisation_logo l where l.organisation = new.organisation);
  return new;
end
$$;

create function update_company_page() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  update published_employer e set markets = new.markets, offices = new.offices,
    slug = assign_company_slug(e.organisation, coalesce(nullif(new.trading_name, ''), new.name, 'An employer'))
  where e.organisation = new.id;
  return null;
end
$$;

create function update_company_logo() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    update published_employer set logo = null where organisation = old.organisation;
  else
    update published_employer set logo = new.version where organisation = new.organisation;
  end if;
  return null;
end
$$;

create function depends_on_pay_scale(sponsorable text, judgement jsonb, said jsonb) returns boolean
  language sql immutable parallel safe as $$
  select coalesce(sponsorable = 'unknown' and (
    judgement->'missing' ?| '{payScaleRole,londonArea,shareOfFullTime}'::text[]
    or (said->>'payScaleRole' is not null and judgement->'missing' ? 'workNation')
  ), false)
$$;



create function notify_application() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform notify_both_sides(new.account, new.organisation, 'application', new.id);
  return null;
end
$$;


create function set_conversation_subject() returns trigger language plpgsql as $$
begin
  if new.application is not null then
    select a.position, a.company into strict new.position, new.company from application a where a.id = new.application;
  end if;
  return new;
end
$$;

create function clear_author() returns trigger language plpgsql as $$
begin
  new.author_name := 'Somebody who left';
  return new;
end
$$;

-- An event of a message, of reading or of a block names the conversation; one of an application, the application.
create function notify_conversation() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  party record;
  about uuid;
begin
  if tg_table_name = 'conversation' then about := new.id; else about := new.conversation; end if;
  select account, organisation into party from conversation c where c.id = about;
  perform notify_both_sides(party.account, party.organisation, tg_argv[0], about);
  return null;
end
$$;

-- The lists of colleagues follow.
create function notify_assignment() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    perform notify_both_sides(null, old.organisation, 'conversation', old.conversation);
  else
    perform notify_both_sides(null, new.organisation, 'conversation', new.conversation);
  end if;
  return null;
end
$$;


-- Received by the organisation that the request acts for, and not the caller's own: a member who applied never sees from
-- this side what colleagues say of them.
create function is_own_applicant(application uuid) returns boolean
  language sql stable set search_path = public, pg_temp as $$
  select exists (
    select from application a where a.id = $1 and a.organisation = my_organisation()
      and a.account is distinct from my_account()
  )
$$;

-- In a function, because the policies of tags and of who has them would otherwise ask each other without end.
create function is_own_tag(tag uuid) returns boolean
  language sql stable set search_path = public, pg_temp as $$
  select exists (select from applicant_tag t where t.id = $1 and t.organisation = my_organisation())
$$;

-- The pages of colleagues update by themselves; of an interview, the candidate's too.
create function notify_applicant_change() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  about uuid;
  party record;
begin
  if tg_op = 'DELETE' then about := old.application; else about := new.application; end if;
  select account, organisation into party from application a where a.id = about;
  if found then
    perform notify_both_sides(
      case when tg_argv[0] = 'both' then party.account end, party.organisation, 'application', about
    );
  end if;
  return null;
end
$$;

-- The day on which an application is erased for its employer; null while that is not due. Rejected and withdrawn ones count
-- from that moment. One that nobody decided counts from the end of its job. An offer and a hire stay.
create function employer_retention_end(
  state text, changed_at timestamptz, job_state text, closed_at timestamptz, months integer
) returns date language sql stable as $$
  select ((case
    when state in ('rejected', 'withdrawn') then changed_at
    when state in ('pending', 'interview') and coalesce(job_state, 'closed') = 'closed'
      then greatest(changed_at, closed_at)
  end) at time zone 'Europe/London' + make_interval(months => months))::date
$$;

-- What the employer had goes with its sight of the application, no matter who takes that away.
create function erase_for_employer() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  delete from applicant_note where application = new.id;
  delete from application_tag where application = new.id;
  delete from rejection where application = new.id;
  delete from held_move where application = new.id;
  update conversation set organisation = null where application = new.id;
  return null;
end
$$;


create function clear_visa_facts() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  delete from visa_facts_request where application = new.id;
  return null;
end
$$;

-- Both sides' pages show it at once.
create function notify_visa_facts() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform notify_both_sides(new.account, new.organisation, 'application', new.application);
  return null;
end
$$;

create function notify_sponsorship_rejection() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform notify_both_sides(new.account, new.organisation, 'application', new.application);
  return null;
end
$$;


create function notify_offer() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform notify_both_sides(new.account, new.organisation, 'application', new.application);
  return null;
end
$$;

create function clear_offer_drafts() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  delete from job_offer_draft where application = new.id;
  delete from sponsorship_rejection where application = new.id and rejected_at is null;
  update sponsorship_rejection set organisation = null where application = new.id and organisation is not null;
  return null;
end
$$;





-- Whether an organisation has workers on record, for those who may not see them: such an organisation is not deleted.
create function has_workers(at uuid) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from worker where organisation = at)
$$;

-- A manager is gone because a key or the function below took it away; colleagues who change it are portway_app.
create function record_manager_left() returns trigger language plpgsql as $$
begin
  if new.manager is not null then
    new.manager_left_on := null;
  elsif old.manager is not null and current_user <> 'portway_app' then
    new.manager_left_on := (now() at time zone 'Europe/London')::date;
  end if;
  return new;
end
$$;

create function clear_worker_manager() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update worker set manager = null where organisation = old.organisation and manager = old.account;
  return old;
end
$$;





-- Whose feed this is, for its reader, who proves nothing but the secret. Nothing once the owner has no compliance role.
create function find_calendar_feed(hash text)
  returns table (account uuid, organisation uuid, compliance_role text)
  language sql volatile security definer set search_path = public, pg_temp as $$
  update calendar_feed set read_at = now()
  where token_hash = hash and (read_at is null or read_at < now() - interval '1 hour');
  select f.account, f.organisation, m.compliance_role
  from calendar_feed f join membership m on m.account = f.account and m.organisation = f.organisation
  where f.token_hash = hash and m.compliance_role <> 'none'
$$;



alter table idempotency_key enable row level security;
alter table idempotency_key force row level security;
grant insert (key_hash, request_hash) on idempotency_key to portway_app;
grant select (key_hash, request_hash, answer) on idempotency_key to portway_app;
grant update (answer) on idempotency_key to portway_app;
-- A request sees and changes only the row of the key it brought.
create policy by_key_all on idempotency_key to portway_app
  using (key_hash = current_setting('portway.idempotency_key', true))
  with check (key_hash = current_setting('portway.idempotency_key', true));
create policy background_expire on idempotency_key
  using (current_user <> 'portway_app' and created_at < now() - interval '7 days');

alter table rate_limit enable row level security;
alter table rate_limit force row level security;
grant select, insert, update on rate_limit to portway_app;
create policy by_key_all on rate_limit to portway_app
  using (key_hash = current_setting('portway.rate_limit_key', true))
  with check (key_hash = current_setting('portway.rate_limit_key', true));
create policy background_expire on rate_limit
  using (current_user <> 'portway_app' and last_taken < now() - interval '1 day');

alter table audit_entry enable row level security;
alter table audit_entry force row level security;
grant select, insert on audit_entry to portway_app;
create policy anyone_insert on audit_entry for insert to portway_app with check (true);
create policy own_select on audit_entry for select to portway_app
  using (actor = my_account() or subject = my_account());
create policy staff_select on audit_entry for select to portway_app using (is_staff());
create policy background_select on audit_entry for select using (current_user <> 'portway_app');
create trigger reject_audit_change before update or delete on audit_entry
  for each row execute function reject_audit_change();
create trigger reject_audit_truncation before truncate on audit_entry
  for each statement execute function reject_audit_change();

alter table search_text enable row level security;
alter table search_text force row level security;
-- For its owner, whom force binds as well. A condition here would bring back what the table is there to avoid.
create policy background_all on search_text using (true) with check (true);


alter table file_to_delete enable row level security;
alter table file_to_delete force row level security;
grant select, insert, delete on file_to_delete to portway_app;
create policy by_key_all on file_to_delete to portway_app
  using (file_key::text = session_key('file')) with check (file_key::text = session_key('file'));
-- The trigger above works as the owner, whoever that is.
create policy background_insert on file_to_delete for insert with check (current_user <> 'portway_app');
create policy background_update on file_to_delete for update
  using (current_user <> 'portway_app') with check (current_user <> 'portway_app');
create policy background_select on file_to_delete for select using (current_user <> 'portway_app');
create policy background_delete on file_to_delete for delete using (current_user <> 'portway_app');


alter table mail enable row level security;
grant delete on mail to portway_app;
grant select (created_at, sent_at, failed_at, attempts, last_fault, id, kind, recipient, reply_to, subject) on mail to portway_app;
grant insert (text, html, headers, attachments, id, kind, recipient, reply_to, subject) on mail to portway_app;
create policy anyone_insert on mail for insert to portway_app with check (sent_at is null and failed_at is null);
-- Dead letters: to whom and why, never what stands in them, which may be a code that lets somebody in.
create policy staff_select on mail for select to portway_app using (is_staff() and failed_at is not null);
create policy own_address_all on mail to portway_app
  using (session_key('own_email') in (lower(recipient), lower(reply_to))) with check (false);


alter table account enable row level security;
alter table account force row level security;
grant select, insert, update, delete on account to portway_app;
create policy own_all on account to portway_app using (id = my_account()) with check (id = my_account());
create policy by_address_select on account for select to portway_app using (email = session_key('email'));
create policy employer_select_colleague on account for select to portway_app
  using (id in (select account from membership where organisation = my_organisation()));
create policy staff_select on account for select to portway_app using (is_staff());
-- Whose account is to be deleted by now; the deletion itself happens as that account.
create policy background_select_due on account for select
  using (current_user <> 'portway_app' and deletion_due < now());
-- What an employer sees of whoever applied, as long as it was not withdrawn.
create policy employer_select_applicant on account for select to portway_app
  using (my_organisation() is not null
    and exists ( select from application a where a.account = account.id and a.organisation = my_organisation() and a.state <> 'withdrawn'));
-- The staff’s search finds the new text (platform/db/db.sql).
create trigger update_search_text after insert or update of full_name, email or delete on account
  for each row execute function update_search_text('full_name', 'email');
-- Jobs that name the person as their contact follow the new name (employer-jobs.sql).
create trigger rename_hiring_contact after update of full_name on account
  for each row when (old.full_name <> new.full_name) execute function rename_hiring_contact();

alter table organisation enable row level security;
alter table organisation force row level security;
grant select, insert, update, delete on organisation to portway_app;
create policy employer_all on organisation to portway_app
  using (id = my_organisation()) with check (id = my_organisation());
create policy invitee_select on organisation for select to portway_app
  using (id in (select organisation from invitation where id = session_key('invitation')::uuid));
create policy staff_select on organisation for select to portway_app using (is_staff());
-- The names of all organisations that the caller belongs to, for the choice between them: the rows themselves are
-- seen only by requests that act for them. The longest-standing first.
create policy background_select on organisation for select using (current_user <> 'portway_app');
-- The staff’s search finds the new text (platform/db/db.sql).
create trigger update_search_text after insert or update of name, website, industry or delete on organisation
  for each row execute function update_search_text('name', 'website', 'industry');
-- The company page and the published jobs follow (jobs.sql).
create trigger refresh_published_employer after update on organisation for each row
  when (new.* is distinct from old.*) execute function refresh_published_employer();
-- A new name may get the company page a new address (jobs.sql).
create trigger update_company_page after update on organisation for each row
  when ((new.name, new.trading_name, new.markets, new.offices) is distinct from
  (old.name, old.trading_name, old.markets, old.offices))
  execute function update_company_page();

alter table membership enable row level security;
alter table membership force row level security;
grant select, insert, update, delete on membership to portway_app;
create policy employer_all on membership to portway_app
  using (organisation = my_organisation()) with check (organisation = my_organisation());
create policy staff_select on membership for select to portway_app using (is_staff());
create policy background_select on membership for select using (current_user <> 'portway_app');
create policy own_select on membership for select to portway_app using (account = my_account());
-- Who leaves is no longer the contact of a job (employer-jobs.sql).
create trigger clear_hiring_contact after delete on membership
  for each row execute function clear_hiring_contact();
create trigger shorten_idle_sessions after insert on membership
  for each row execute function shorten_idle_sessions();
-- Workers of a line manager who leaves have no manager (workers.sql).
create trigger clear_worker_manager after delete on membership for each row execute function clear_worker_manager();
create trigger guard_membership before insert or update or delete on membership
  for each row when (current_user = 'portway_app') execute function guard_membership();


alter table session enable row level security;
alter table session force row level security;
grant select, insert, update, delete on session to portway_app;
create policy own_all on session to portway_app using (account = my_account()) with check (account = my_account());
create policy by_token_all on session to portway_app
  using (session_key('token') in (token_hash, previous_hash))
  with check (session_key('token') in (token_hash, previous_hash));
create policy staff_select on session for select to portway_app using (is_staff());
create policy staff_delete on session for delete to portway_app using (is_staff());
create policy background_expire on session
  using (current_user <> 'portway_app' and ends_at < now());
-- The end of a session closes its live streams in every process.
create trigger notify_session_end after delete on session for each row execute function notify_session_end();
create trigger notify_session_ended_early after update on session
  for each row when (new.ends_at < old.ends_at) execute function notify_session_end();

alter table known_device enable row level security;
alter table known_device force row level security;
grant select, insert on known_device to portway_app;
grant update (device, last_used_at, last_session) on known_device to portway_app;
create policy own_all on known_device to portway_app using (account = my_account()) with check (account = my_account());
create policy by_address_select on known_device for select to portway_app
  using (account in (select id from account where email = session_key('email')));
create policy staff_select on known_device for select to portway_app using (is_staff());
create policy staff_update on known_device for update to portway_app
  using (is_staff()) with check (is_staff() and last_session is null);
create policy background_expire on known_device
  using (current_user <> 'portway_app' and last_used_at < now() - interval '400 days');


alter table account_password enable row level security;
alter table account_password force row level security;
grant select, insert, update on account_password to portway_app;
create policy own_all on account_password to portway_app
  using (account = my_account()) with check (account = my_account());
create policy by_address_select on account_password for select to portway_app
  using (account in (select id from account where email = session_key('email')));

alter table sign_up enable row level security;
alter table sign_up force row level security;
grant select, insert, update, delete on sign_up to portway_app;
create policy by_address_all on sign_up to portway_app
  using (email = session_key('email')) with check (email = session_key('email'));
-- Rows past their retention: the nightly expiry sees these alone.
create policy background_expire on sign_up
  using (current_user <> 'portway_app' and created_at < now() - interval '7 days');

alter table google_identity enable row level security;
alter table google_identity force row level security;
grant select, insert, delete on google_identity to portway_app;
create policy own_all on google_identity to portway_app
  using (account = my_account()) with check (account = my_account());
create policy by_subject_select on google_identity for select to portway_app using (subject = session_key('google'));


alter table one_time_code enable row level security;
alter table one_time_code force row level security;
grant select, insert, update, delete on one_time_code to portway_app;
create policy by_key_all on one_time_code to portway_app
  using (key_hash = session_key('code')) with check (key_hash = session_key('code'));
create policy background_expire on one_time_code
  using (current_user <> 'portway_app' and expires_at < now() - interval '1 day');


alter table passkey enable row level security;
alter table passkey force row level security;
grant select, insert, update, delete on passkey to portway_app;
create policy own_all on passkey to portway_app using (account = my_account()) with check (account = my_account());
create policy by_credential_select on passkey for select to portway_app using (credential_id = session_key('credential'));
create policy staff_select on passkey for select to portway_app using (is_staff());
create policy staff_delete on passkey for delete to portway_app using (is_staff());

alter table challenge enable row level security;
alter table challenge force row level security;
grant select, insert, delete on challenge to portway_app;
create policy by_id_all on challenge to portway_app
  using (id = session_key('challenge')::uuid) with check (id = session_key('challenge')::uuid);
create policy background_expire on challenge
  using (current_user <> 'portway_app' and expires_at < now() - interval '1 day');


alter table authenticator enable row level security;
alter table authenticator force row level security;
grant select, insert, update, delete on authenticator to portway_app;
create policy own_all on authenticator to portway_app
  using (account = my_account()) with check (account = my_account());
create policy staff_select on authenticator for select to portway_app using (is_staff());
create policy staff_delete on authenticator for delete to portway_app using (is_staff());
-- The job that encrypts them again sees which rows are left, and does it as the account that each belongs to.
create policy background_select_unbound on authenticator for select
  using (current_user <> 'portway_app' and is_encrypted_unbound(sealed_secret));

alter table recovery_code enable row level security;
alter table recovery_code force row level security;
grant select, insert, delete on recovery_code to portway_app;
create policy own_all on recovery_code to portway_app
  using (account = my_account()) with check (account = my_account());
create policy staff_all on recovery_code to portway_app using (is_staff()) with check (false);


alter table notification_choice enable row level security;
alter table notification_choice force row level security;
grant select, insert, update, delete on notification_choice to portway_app;
create policy own_all on notification_choice to portway_app
  using (account = my_account()) with check (account = my_account());
create policy background_select on notification_choice for select using (current_user <> 'portway_app');


alter table live_stream enable row level security;
alter table live_stream force row level security;
grant select on live_stream to portway_app;
create policy own_select on live_stream for select to portway_app
  using (account = my_account());
-- The functions below work as the owner, whom force binds as well.
create policy background_all on live_stream
  using (current_user <> 'portway_app') with check (current_user <> 'portway_app');

alter table live_event enable row level security;
alter table live_event force row level security;
grant select on live_event to portway_app;
create policy own_select on live_event for select to portway_app
  using (account = my_account());
create policy background_insert on live_event for insert with check (current_user <> 'portway_app');
create policy background_expire on live_event using (current_user <> 'portway_app' and at < now() - interval '1 day');


alter table notification enable row level security;
alter table notification force row level security;
grant select on notification to portway_app;
grant update (read_at, mail) on notification to portway_app;
create policy own_select on notification for select to portway_app using (account = my_account());
create policy own_update on notification for update to portway_app
  using (account = my_account()) with check (account = my_account());
-- The function below works as the owner, whom force binds as well.
create policy background_select on notification for select using (current_user <> 'portway_app');
create policy background_insert on notification for insert with check (current_user <> 'portway_app');
create policy background_update on notification for update
  using (current_user <> 'portway_app') with check (current_user <> 'portway_app');
create policy background_expire on notification for delete
  using (current_user <> 'portway_app' and at < now() - interval '90 days');


alter table invitation enable row level security;
alter table invitation force row level security;
grant select, insert, update, delete on invitation to portway_app;
create policy employer_all on invitation to portway_app
  using (organisation = my_organisation()) with check (organisation = my_organisation());
create policy invitee_all on invitation to portway_app
  using (id = session_key('invitation')::uuid) with check (false);
create policy own_address_all on invitation to portway_app using (email = session_key('own_email')) with check (false);
create policy background_expire on invitation
  using (current_user <> 'portway_app' and expires_at < now() - interval '30 days');
create trigger guard_invitation before insert or update of role, organisation, email on invitation
  for each row when (current_user = 'portway_app') execute function guard_invitation();

alter table organisation_logo enable row level security;
alter table organisation_logo force row level security;
grant select, insert, update, delete on organisation_logo to portway_app;
create policy employer_all on organisation_logo to portway_app
  using (organisation = my_organisation()) with check (organisation = my_organisation());
create policy public_select on organisation_logo for select to portway_app
  using (exists (select from published_employer e where e.organisation = organisation_logo.organisation));
create policy background_select on organisation_logo for select using (current_user <> 'portway_app');
-- The company page follows (jobs.sql).
create trigger update_company_logo after insert or update or delete on organisation_logo
  for each row execute function update_company_logo();


alter table answer_template enable row level security;
alter table answer_template force row level security;
grant select, insert, delete on answer_template to portway_app;
grant update (name, text, changed_at) on answer_template to portway_app;
create policy staff_all on answer_template to portway_app using (is_staff()) with check (is_staff());

alter table organisation_note enable row level security;
alter table organisation_note force row level security;
grant select, insert on organisation_note to portway_app;
create policy staff_all on organisation_note to portway_app
  using (is_staff()) with check (is_staff() and by_account = my_account());
create policy background_expire on organisation_note
  using (current_user <> 'portway_app' and created_at < now() - interval '2 years');

alter table staff_invitation enable row level security;
alter table staff_invitation force row level security;
grant select, insert, delete on staff_invitation to portway_app;
create policy staff_select on staff_invitation for select to portway_app using (is_staff());
create policy staff_insert on staff_invitation for insert to portway_app
  with check (is_staff() and invited_by = my_account());
create policy staff_delete on staff_invitation for delete to portway_app using (is_staff());
-- The person with the link, which names it; by taking it they use it up.
create policy invitee_select on staff_invitation for select to portway_app using (id = my_account());
create policy invitee_delete on staff_invitation for delete to portway_app using (id = my_account());
-- Whose address it is, for the deletion of their account.
create policy own_address_select on staff_invitation for select to portway_app using (lower(email) = session_key('own_email'));
create policy own_address_delete on staff_invitation for delete to portway_app using (lower(email) = session_key('own_email'));
create policy background_expire on staff_invitation
  using (current_user <> 'portway_app' and expires_at < now() - interval '7 days');

alter table report enable row level security;
alter table report force row level security;
grant select on report to portway_app;
grant insert (id, reporter, reporter_organisation, about, job, conversation, reported_account, reported_organisation, position) on report to portway_app;
grant update (decision, reason, decided_by, decided_at) on report to portway_app;
create policy own_insert on report for insert to portway_app with check (
  reporter = my_account() and decision is null and reporter_organisation is not distinct from my_organisation()
);
create policy staff_select on report for select to portway_app using (is_staff());
create policy staff_update on report for update to portway_app
  using (is_staff()) with check (is_staff() and decided_by = my_account());

alter table moderation_stop enable row level security;
alter table moderation_stop force row level security;
grant select, insert, delete on moderation_stop to portway_app;
create policy staff_all on moderation_stop to portway_app using (is_staff()) with check (is_staff());
create policy employer_select on moderation_stop for select to portway_app using (
  job in (select j.id from job j where j.organisation = my_organisation())
  or conversation in (select c.id from conversation c)
);
create policy background_select on moderation_stop for select using (current_user <> 'portway_app');


alter table enquiry enable row level security;
alter table enquiry force row level security;
grant select, delete on enquiry to portway_app;
grant insert (id, kind, first_name, last_name, email, phone, organisation, message, details, suspected) on enquiry to portway_app;
grant update (state, assigned_to) on enquiry to portway_app;
create policy anyone_insert on enquiry for insert to portway_app with check (true);
-- What is deleted when its time has come. Whoever logs in to tidy up sees only what has expired; requests see none of
-- it this way, because they run as portway_app.
create policy background_expire on enquiry
  using (current_user <> 'portway_app' and created_at < now() - interval '2 years');
-- Named so that they come before `mine` below: of several policies the first that fits decides.
create policy staff_select on enquiry for select to portway_app using (is_staff());
create policy staff_update on enquiry for update to portway_app using (is_staff()) with check (is_staff());
-- What belongs to an address whose owner asks for it, or has it deleted: set for the verified address of an account.
create policy own_address_all on enquiry to portway_app
  using (lower(email) = session_key('own_email')) with check (false);
-- The staff’s search finds the new text (platform/db/db.sql).
create trigger update_search_text after insert or delete on enquiry
  for each row execute function update_search_text('first_name', 'last_name', 'email', 'organisation', 'message');

alter table enquiry_turn enable row level security;
alter table enquiry_turn force row level security;
grant select, insert on enquiry_turn to portway_app;
create policy staff_all on enquiry_turn to portway_app using (is_staff()) with check (is_staff());
create policy own_address_select on enquiry_turn for select to portway_app
  using (kind = 'answer' and enquiry in (select id from enquiry where lower(email) = session_key('own_email')));


alter table assessment enable row level security;
alter table assessment force row level security;
grant select, delete on assessment to portway_app;
grant insert (is_uk_registered, documents_submitted, knows_job_role_and_code, meets_salary_threshold, authorizing_officer_available, email, status, message, reasons, next_steps, not_checked, steps, judged_on, recorded_to, id, occupation_code, job, exists_mainly_to_sponsor) on assessment to portway_app;
-- Anybody may file one. Nothing reads them yet, so requests have no right to: a fault in a query shows no address.
create policy anyone_insert on assessment for insert to portway_app with check (true);
create policy background_expire on assessment
  using (current_user <> 'portway_app' and created_at < now() - interval '2 years');
create policy staff_select on assessment for select to portway_app using (is_staff());
create policy own_address_all on assessment to portway_app
  using (lower(email) = session_key('own_email')) with check (false);


alter table booking_slot enable row level security;
alter table booking_slot force row level security;
grant insert, delete on booking_slot to portway_app;
grant select (booking, starts_at, ends_at) on booking_slot to portway_app;
grant update (starts_at, ends_at) on booking_slot to portway_app;
create policy anyone_select on booking_slot for select to portway_app using (true);
create policy by_booking_all on booking_slot to portway_app
  using (booking::text = current_setting('portway.booking', true))
  with check (booking::text = current_setting('portway.booking', true));
create policy background_expire on booking_slot
  using (current_user <> 'portway_app' and ends_at < now() - interval '2 years');
create policy own_address_all on booking_slot to portway_app
  using (booking in (select id from booking where lower(email) = session_key('own_email'))) with check (false);

alter table booking enable row level security;
alter table booking force row level security;
grant select, delete on booking to portway_app;
grant insert (id, purpose, first_name, last_name, email, organisation, phone, comments, time_zone, starts_at, ends_at, suspected) on booking to portway_app;
grant update (time_zone, starts_at, ends_at, sequence, cancelled_at) on booking to portway_app;
create policy by_booking_all on booking to portway_app
  using (id::text = current_setting('portway.booking', true))
  with check (id::text = current_setting('portway.booking', true));
create policy background_expire on booking
  using (current_user <> 'portway_app' and ends_at < now() - interval '2 years');
create policy staff_select on booking for select to portway_app using (is_staff());
create policy own_address_all on booking to portway_app
  using (lower(email) = session_key('own_email')) with check (false);
create policy only_own_address_delete on booking as restrictive for delete to portway_app
  using (lower(email) = session_key('own_email'));


alter table subscriber enable row level security;
alter table subscriber force row level security;
grant select, delete on subscriber to portway_app;
grant insert (email, asked_at) on subscriber to portway_app;
grant update (asked_at, confirmed_at, unsubscribed_at, topics) on subscriber to portway_app;
-- A request sees the one subscriber whose address it was given, or whose signed link it brought.
create policy by_address_all on subscriber to portway_app
  using (email = current_setting('portway.subscriber_email', true)
    or id::text = current_setting('portway.subscriber_id', true))
  with check (email = current_setting('portway.subscriber_email', true)
    or id::text = current_setting('portway.subscriber_id', true));
create policy background_expire on subscriber
  using (current_user <> 'portway_app' and (
    (confirmed_at is null and asked_at < now() - interval '30 days')
    or unsubscribed_at < now() - interval '30 days'
  ));
create policy own_address_all on subscriber to portway_app
  using (lower(email) = session_key('own_email')) with check (false);
-- Whoever brings a booking or a subscription may see and change it as before, and not delete it.
create policy only_own_address_delete on subscriber as restrictive for delete to portway_app
  using (lower(email) = session_key('own_email'));
-- The team names who gets an issue, and sees no address for it.
create policy staff_select on subscriber for select to portway_app
  using (is_staff() and confirmed_at is not null and unsubscribed_at is null);
create policy background_select on subscriber for select
  using (current_user <> 'portway_app' and confirmed_at is not null and unsubscribed_at is null);
-- Unsent emails to who leaves are cancelled (platform/mail/mail.sql).
create trigger cancel_newsletter_emails before update of unsubscribed_at on subscriber for each row
  when (new.unsubscribed_at is not null) execute function cancel_newsletter_emails();
create trigger cancel_newsletter_emails_on_delete before delete on subscriber for each row
  execute function cancel_newsletter_emails();

alter table newsletter_issue enable row level security;
alter table newsletter_issue force row level security;
grant select, delete on newsletter_issue to portway_app;
grant insert (id, created_at, subject, summary, law_change, topics, text, changed_at) on newsletter_issue to portway_app;
grant update (state, version, subject, summary, law_change, topics, text, changed_at, slug, content, sent_at, ended_at, recipients) on newsletter_issue to portway_app;
create policy staff_all on newsletter_issue to portway_app using (is_staff()) with check (is_staff());
create policy only_draft_delete on newsletter_issue as restrictive for delete to portway_app using (state = 'draft');
create policy public_select on newsletter_issue for select to portway_app using (state in ('sending', 'sent'));
-- Whoever sends is no request: it logs in as the owner, whom these bind.
create policy background_select on newsletter_issue for select using (current_user <> 'portway_app');
create policy background_update on newsletter_issue for update
  using (current_user <> 'portway_app' and state <> 'draft') with check (state <> 'draft');
-- Unsent emails of a stopped issue are cancelled (platform/mail/mail.sql).
create trigger cancel_newsletter_emails before update of state on newsletter_issue for each row
  when (new.state = 'stopped' and old.state = 'sending') execute function cancel_newsletter_emails();

alter table newsletter_delivery enable row level security;
alter table newsletter_delivery force row level security;
grant select on newsletter_delivery to portway_app;
grant insert (issue, subscriber) on newsletter_delivery to portway_app;
create policy staff_insert on newsletter_delivery for insert to portway_app with check (is_staff() and mail is null);
create policy own_address_select on newsletter_delivery for select to portway_app
  using (subscriber in (select id from subscriber where lower(email) = session_key('own_email')));
create policy background_select on newsletter_delivery for select using (current_user <> 'portway_app');
create policy background_update on newsletter_delivery for update using (current_user <> 'portway_app');
create policy background_expire on newsletter_delivery for delete using (current_user <> 'portway_app' and exists (
  select from newsletter_issue where id = issue and ended_at < now() - interval '30 days'
));


alter table testimonial enable row level security;
alter table testimonial force row level security;
grant select, delete on testimonial to portway_app;
grant insert (id, created_at, quote, name, role, organisation, email, evidence, changed_at) on testimonial to portway_app;
grant update (version, quote, name, role, organisation, email, evidence, changed_at, confirmed_at, confirmed_by) on testimonial to portway_app;
create policy staff_all on testimonial to portway_app using (is_staff()) with check (is_staff());
-- The person themselves, for the copy of their data and its deletion.
create policy own_address_select on testimonial for select to portway_app using (lower(email) = session_key('own_email'));
create policy own_address_delete on testimonial for delete to portway_app using (lower(email) = session_key('own_email'));
create policy background_select_confirmed on testimonial for select using (current_user <> 'portway_app' and confirmed_at is not null);
create policy background_expire on testimonial using (
  current_user <> 'portway_app' and confirmed_at is null and changed_at < now() - interval '1 year'
);
-- Every process drops the home page that it keeps.
create trigger notify_testimonials_changed after insert or update or delete on testimonial
  for each statement execute function notify_testimonials_changed();


alter table saved_plan enable row level security;
alter table saved_plan force row level security;
grant select, insert on saved_plan to portway_app;
grant update (name, draft, updated_at, removed_at) on saved_plan to portway_app;
create policy own_all on saved_plan to portway_app using (account = my_account()) with check (account = my_account());
create policy background_expire on saved_plan
  using (current_user <> 'portway_app' and removed_at < now() - interval '1 day');


grant select on register_edition to portway_app;

grant select on sponsor to portway_app;
create trigger assign_sponsor_slug before insert on sponsor for each row when (new.slug is null) execute function assign_sponsor_slug();
create trigger check_sponsor_editions after insert on sponsor
  referencing new table as fresh for each statement execute function check_sponsor_editions();
create trigger check_sponsor_editions_update after update on sponsor
  referencing new table as fresh for each statement execute function check_sponsor_editions();
create trigger delete_sponsor_entries after delete on sponsor
  referencing old table as gone for each statement execute function delete_sponsor_entries();

grant select on sponsor_licence to portway_app;
create trigger check_licensed_sponsor after insert on sponsor_licence
  referencing new table as fresh for each statement execute function check_licensed_sponsor();
create trigger check_licensed_sponsor_update after update on sponsor_licence
  referencing new table as fresh for each statement execute function check_licensed_sponsor();

grant select on sponsor_name to portway_app;
create trigger check_licensed_sponsor after insert on sponsor_name
  referencing new table as fresh for each statement execute function check_licensed_sponsor();
create trigger check_licensed_sponsor_update after update on sponsor_name
  referencing new table as fresh for each statement execute function check_licensed_sponsor();

alter table organisation_register enable row level security;
alter table organisation_register force row level security;
grant select, insert, update, delete on organisation_register to portway_app;
create policy employer_all on organisation_register to portway_app
  using (organisation = my_organisation()) with check (organisation = my_organisation());
-- Beside a job that is, or was, published everybody reads whose entry it is.
create policy public_select on organisation_register for select to portway_app using (
  exists (select from job where job.organisation = organisation_register.organisation and job.state <> 'draft')
);
-- Whoever reads a new edition in lets a claim follow its entry to another spelling.
create policy background_all on organisation_register
  using (current_user <> 'portway_app') with check (current_user <> 'portway_app');
create policy staff_all on organisation_register to portway_app using (is_staff()) with check (is_staff());
-- The company page and its jobs say whether the entry in the register is confirmed (jobs.sql).
create trigger update_register_mark after insert or update or delete on organisation_register
  for each row execute function update_register_mark();

grant select on sponsor_change to portway_app;

alter table register_fetch enable row level security;
alter table register_fetch force row level security;
grant select (tried_at, succeeded_at, outcome, fault, failed_days) on register_fetch to portway_app;
create policy staff_select on register_fetch for select to portway_app using (is_staff());
-- What fetches is no request.
create policy background_all on register_fetch
  using (current_user <> 'portway_app') with check (current_user <> 'portway_app');

alter table register_claim enable row level security;
alter table register_claim force row level security;
grant select, insert, update, delete on register_claim to portway_app;
create policy employer_all on register_claim to portway_app
  using (organisation = my_organisation()) with check (organisation = my_organisation());
create policy staff_select on register_claim for select to portway_app using (is_staff());
create policy staff_update on register_claim for update to portway_app using (is_staff()) with check (is_staff());
create policy background_expire on register_claim
  using (current_user <> 'portway_app' and decided_at < now() - interval '30 days');
-- Its file is deleted later (platform/files/files.sql).
create trigger enqueue_file_delete after delete on register_claim for each row
  when (old.file_key is not null) execute function enqueue_file_delete();
create trigger enqueue_old_file_delete after update of file_key on register_claim for each row
  when (old.file_key is not null and old.file_key is distinct from new.file_key) execute function enqueue_file_delete();


alter table sponsor_follow enable row level security;
alter table sponsor_follow force row level security;
grant select, insert, delete on sponsor_follow to portway_app;
create policy own_all on sponsor_follow to portway_app using (account = my_account()) with check (account = my_account());
-- Who may be emailed is asked without a log-in. What they follow is read as themselves.
create policy background_select_mailing on sponsor_follow for select using (current_user <> 'portway_app');
-- As a claim does, what is followed goes along when an edition only spells it differently.
create policy background_update on sponsor_follow for update
  using (current_user <> 'portway_app') with check (current_user <> 'portway_app');

alter table sponsor_alert enable row level security;
alter table sponsor_alert force row level security;
grant select, insert, update on sponsor_alert to portway_app;
create policy own_all on sponsor_alert to portway_app using (account = my_account()) with check (account = my_account());
create policy background_select_mailing on sponsor_alert for select using (current_user <> 'portway_app');
-- The link in each of these emails ends them.
create policy by_link_select on sponsor_alert for select to portway_app using (account::text = session_key('sponsor_alerts'));
create policy by_link_update on sponsor_alert for update to portway_app
  using (account::text = session_key('sponsor_alerts'))
  with check (account::text = session_key('sponsor_alerts') and not wanted);


alter table profile enable row level security;
alter table profile force row level security;
grant select, insert, update, delete on profile to portway_app;
create policy own_all on profile to portway_app
  using (account = my_account())
  with check (account = my_account());
create policy employer_select_applicant on profile for select to portway_app
  using (my_organisation() is not null
    and exists ( select from application a where a.account = profile.account and a.organisation = my_organisation() and a.state <> 'withdrawn'));

alter table profile_entry enable row level security;
alter table profile_entry force row level security;
grant select, insert, update, delete on profile_entry to portway_app;
create policy own_all on profile_entry to portway_app
  using (account = my_account())
  with check (account = my_account());
-- Rows past their retention: the nightly expiry sees these alone.
create policy background_expire on profile_entry
  using (current_user <> 'portway_app' and removed_at < now() - interval '1 day');
create policy employer_select_applicant on profile_entry for select to portway_app using (
  removed_at is null and my_organisation() is not null
  and case kind
    when 'work' then answers ?& array['company', 'title', 'start']
      and (answers -> 'current' = 'true' or answers ? 'end')
    else answers ? 'institution'
  end
  and exists (
    select from application a where a.account = profile_entry.account and a.organisation = my_organisation()
      and a.state <> 'withdrawn'
  )
);

alter table profile_private enable row level security;
alter table profile_private force row level security;
grant select, insert, update on profile_private to portway_app;
create policy own_all on profile_private to portway_app
  using (account = my_account()) with check (account = my_account());


alter table profile_photo enable row level security;
alter table profile_photo force row level security;
grant select, insert, update, delete on profile_photo to portway_app;
create policy own_all on profile_photo to portway_app
  using (account = my_account())
  with check (account = my_account());
create policy employer_select_applicant on profile_photo for select to portway_app
  using (my_organisation() is not null
    and exists ( select from application a where a.account = profile_photo.account and a.organisation = my_organisation() and a.state <> 'withdrawn'));


alter table identity enable row level security;
alter table identity force row level security;
grant select, insert, update, delete on identity to portway_app;
create policy own_all on identity to portway_app
  using (account = my_account())
  with check (account = my_account());
create policy background_select_unbound on identity for select
  using (current_user <> 'portway_app' and is_encrypted_unbound(sealed));


alter table resume enable row level security;
alter table resume force row level security;
grant select, insert, update, delete on resume to portway_app;
create policy own_all on resume to portway_app
  using (account = my_account())
  with check (account = my_account());
create policy employer_select_applicant on resume for select to portway_app using (
  my_organisation() is not null and exists (
    select from application a where a.resume = resume.id and a.organisation = my_organisation()
      and a.state <> 'withdrawn'
  )
);
create policy background_expire on resume using (
  current_user <> 'portway_app'
  and ((removed_at < now() - interval '1 hour' and not sent) or uploaded_at < now() - interval '5 years')
);
create policy background_select_unbound on resume for select
  using (current_user <> 'portway_app' and is_encrypted_unbound(sealed_text));
-- Its file is deleted later (platform/files/files.sql).
create trigger enqueue_file_delete after delete on resume for each row execute function enqueue_file_delete();
create trigger enqueue_old_file_delete after update of file_key on resume for each row
  when (old.file_key <> new.file_key) execute function enqueue_file_delete();




alter table job enable row level security;
alter table job force row level security;
grant select, insert, update on job to portway_app;
-- Of a job that is, or was, published, everybody may read what it says; drafts are seen at home alone.
create policy employer_all on job to portway_app
  using (organisation = my_organisation()) with check (organisation = my_organisation());
create policy public_select on job for select to portway_app using (state <> 'draft');
create policy background_select_published on job for select using (current_user <> 'portway_app' and state <> 'draft');
-- Candidates are told whom to turn to by name. The name goes, from closed jobs too, with whoever bears it.
create policy background_update_published on job for update using (current_user <> 'portway_app' and state <> 'draft')
  with check (current_user <> 'portway_app');
-- A published job is put into the index of the search (jobs.sql).
create trigger refresh_published_job after insert on job for each row
  when (new.state = 'published') execute function refresh_published_job();
create trigger clear_contact_name before update of hiring_contact on job
  for each row when (new.hiring_contact is null) execute function clear_contact_name();
-- Refused while our team has stopped the job (staff.sql).
create trigger reject_stopped before update of state on job
  for each row when (new.state = 'published' and old.state <> 'published') execute function reject_stopped();
create trigger refresh_changed_job after update on job for each row
  when ((new.state = 'published' or old.state = 'published')
  and (new.state, new.answers, new.slug, new.organisation, new.published_at, new.sponsorable, new.pay_note, new.judgement->'missing')
  is distinct from
  (old.state, old.answers, old.slug, old.organisation, old.published_at, old.sponsorable, old.pay_note, old.judgement->'missing'))
  execute function refresh_published_job();

alter table job_editing enable row level security;
alter table job_editing force row level security;
grant select, insert, update on job_editing to portway_app;
create policy employer_all on job_editing to portway_app
  using (organisation = my_organisation())
  with check (organisation = my_organisation() and exists (
    select from job j where j.id = job_editing.job and j.organisation = my_organisation()
  ));


grant select on published_employer to portway_app;
-- A first published job creates the company page.
create trigger create_company_page before insert on published_employer for each row
  execute function create_company_page();
create trigger create_register_mark before insert on published_employer for each row
  execute function create_register_mark();

grant select on published_job to portway_app;
-- Into the index by its week (search/job-search.sql).
create trigger assign_week before insert on published_job for each row execute function assign_week();

grant select on company_slug to portway_app;


alter table saved_job enable row level security;
alter table saved_job force row level security;
grant select, insert, delete on saved_job to portway_app;
create policy own_all on saved_job to portway_app using (account = my_account()) with check (account = my_account());

alter table saved_search enable row level security;
alter table saved_search force row level security;
grant select, insert, update, delete on saved_search to portway_app;
create policy own_all on saved_search to portway_app using (account = my_account()) with check (account = my_account());
-- Rows past their retention: the nightly expiry sees these alone.
create policy background_expire on saved_search
  using (current_user <> 'portway_app' and removed_at < now() - interval '1 day');
-- Who may be mailed is asked without a log-in: which searches, and of whom. What they say is read as their owner.
create policy background_select_mailing on saved_search for select
  using (current_user <> 'portway_app' and alerts <> 'none' and removed_at is null);
-- The link in each of these mails ends them.
create policy by_link_select on saved_search for select to portway_app using (id::text = session_key('job_alerts'));
create policy by_link_update on saved_search for update to portway_app
  using (id::text = session_key('job_alerts')) with check (id::text = session_key('job_alerts') and alerts = 'none');


alter table application_draft enable row level security;
alter table application_draft force row level security;
grant select, insert, update, delete on application_draft to portway_app;
create policy own_all on application_draft to portway_app
  using (account = my_account()) with check (account = my_account());

alter table application enable row level security;
alter table application force row level security;
grant select, insert, update on application to portway_app;
create policy own_select on application for select to portway_app using (account = my_account());
create policy own_update on application for update to portway_app
  using (account = my_account()) with check (account = my_account());
-- Only for a job that is open, and to the organisation whose it is.
create policy own_insert on application for insert to portway_app with check (
  account = my_account() and state = 'pending' and exists (
    select from job where job.id = application.job and job.organisation = application.organisation
      and job.state = 'published'
  )
);
create policy employer_select on application for select to portway_app using (organisation = my_organisation());
create policy employer_update on application for update to portway_app
  using (organisation = my_organisation()) with check (organisation = my_organisation());
create policy background_select on application for select using (current_user <> 'portway_app');
-- The nightly work is the owner's, whom row-level security binds as well: it reaches only what may go.
create policy background_retention_end on application for update
  using (
    current_user <> 'portway_app' and organisation is not null and state not in ('offer', 'hired')
    and changed_at < now() - interval '27 days'
  )
  with check (current_user <> 'portway_app' and organisation is null and erased_for_employer is not null);
-- So does a status that an employer sets: its company page says that it answers (jobs.sql).
create trigger record_employer_decision after update on application for each row
  when (new.state in ('interview', 'offer', 'hired', 'rejected')
  and (new.state, new.next_step, new.next_step_on) is distinct from (old.state, old.next_step, old.next_step_on))
  execute function record_employer_activity();
-- An application, and each new status, is a live event for both sides (live.sql). applications.service.ts and moving.service.ts
-- add notifications and emails.
create trigger notify_application after insert on application
  for each row execute function notify_application();
create trigger notify_decision after update on application
  for each row when (
  (old.state, old.next_step, old.next_step_on) is distinct from (new.state, new.next_step, new.next_step_on)
  ) execute function notify_application();
-- A withdrawn application takes shared visa facts back (visa-facts.sql).
create trigger clear_visa_facts after update on application
  for each row when (new.state = 'withdrawn' or new.organisation is null) execute function clear_visa_facts();
-- When the employer no longer sees the application, its notes, tags and decisions are erased (employer-applications.sql).
create trigger erase_for_employer after update on application for each row
  when (old.erased_for_employer is null and new.erased_for_employer is not null)
  execute function erase_for_employer();
-- Without its employer an application loses the drafts of offers (offers.sql).
create trigger clear_offer_drafts after update on application for each row
  when (old.organisation is not null and new.organisation is null) execute function clear_offer_drafts();

alter table application_turn enable row level security;
alter table application_turn force row level security;
grant select, insert, delete on application_turn to portway_app;
create policy both_sides_all on application_turn to portway_app
  using (exists (select from application a where a.id = application_turn.application))
  with check (exists (
    select from application a where a.id = application_turn.application
      and ((by_side = 'candidate' and a.account = my_account())
        or (by_side = 'employer' and a.organisation = my_organisation()))
  ));
create policy only_undo_delete on application_turn as restrictive for delete to portway_app using (
  exists (
    select from held_move h where h.turn = application_turn.id and h.organisation = my_organisation()
      and h.due_at > now() - interval '1 hour'
  )
);


alter table conversation enable row level security;
alter table conversation force row level security;
grant select, insert, update on conversation to portway_app;
create policy both_sides_all on conversation to portway_app
  using (account = my_account() or organisation = my_organisation())
  with check (account = my_account() or organisation = my_organisation());
create policy background_select on conversation for select using (current_user <> 'portway_app');
-- Rows past their retention: the nightly expiry sees these alone.
create policy background_expire on conversation for delete using (
  current_user <> 'portway_app' and account is null and (organisation is null or last_number = 0 or last_at < now() - interval '2 years')
);
create policy background_expire_text on conversation for update using (
  current_user <> 'portway_app' and last_at < now() - interval '2 years'
);
create policy background_erase on conversation for update
  using (
    current_user <> 'portway_app'
    and exists (select from application a where a.id = application and a.erased_for_employer is not null)
  )
  with check (current_user <> 'portway_app' and organisation is null);
-- An employer’s message makes its company page say that it answers (jobs.sql).
create trigger record_employer_message after update on conversation for each row
  when (new.last_side = 'employer' and new.last_number > old.last_number)
  execute function record_employer_activity();
-- A new conversation takes position and company from its application (applications.sql).
create trigger set_conversation_subject before insert on conversation
  for each row execute function set_conversation_subject();
-- A block is a live event for both sides (live.sql).
create trigger notify_block after update on conversation
  for each row when (old.blocked_by is distinct from new.blocked_by)
  execute function notify_conversation('conversation');

alter table message enable row level security;
alter table message force row level security;
grant select, insert on message to portway_app;
create policy background_expire on message
  using (current_user <> 'portway_app' and sent_at < now() - interval '2 years');
create policy both_sides_select on message for select to portway_app
  using (exists (select from conversation c where c.id = message.conversation));
create policy both_sides_insert on message for insert to portway_app with check (
  author = my_account() and exists (
    select from conversation c where c.id = message.conversation and c.blocked_by is null
      and ((side = 'candidate' and c.account = my_account())
        or (side = 'employer' and c.organisation = my_organisation()))
  )
);
create trigger clear_author before update of author on message
  for each row when (old.author is not null and new.author is null) execute function clear_author();
-- A new message is a live event for both sides (live.sql). sending.service.ts adds the notification; notices.service.ts emails it
-- if it stays unread.
create trigger notify_message after insert on message
  for each row execute function notify_conversation('message');
-- Refused while our team has stopped the conversation (staff.sql).
create trigger reject_stopped before insert on message for each row execute function reject_stopped();

alter table conversation_reader enable row level security;
alter table conversation_reader force row level security;
grant select, insert, update on conversation_reader to portway_app;
create policy own_update on conversation_reader for update to portway_app
  using (account = my_account()) with check (account = my_account());
create policy both_sides_select on conversation_reader for select to portway_app
  using (exists (select from conversation c where c.id = conversation_reader.conversation));
create policy own_insert on conversation_reader for insert to portway_app with check (
  account = my_account() and exists (
    select from conversation c where c.id = conversation_reader.conversation
      and ((side = 'candidate' and c.account = my_account())
        or (side = 'employer' and c.organisation = my_organisation()))
  )
);
-- Reading is a live event for both sides (live.sql), and lowers their unread counts.
create trigger notify_reading after insert on conversation_reader
  for each row when (new.read_up_to > 0) execute function notify_conversation('read');
create trigger notify_further_reading after update on conversation_reader
  for each row when (old.read_up_to <> new.read_up_to) execute function notify_conversation('read');

alter table message_attachment enable row level security;
alter table message_attachment force row level security;
grant select, insert, update, delete on message_attachment to portway_app;
create policy background_expire on message_attachment using (
  current_user <> 'portway_app'
  and ((message is null and uploaded_at < now() - interval '1 day') or uploaded_at < now() - interval '5 years')
);
create policy both_sides_select on message_attachment for select to portway_app using (
  message is not null and exists (select from conversation c where c.id = message_attachment.conversation)
);
create policy own_all on message_attachment to portway_app
  using (account = my_account()) with check (account = my_account() and exists (
    select from conversation c where c.id = message_attachment.conversation
  ));
-- Its file is deleted later (platform/files/files.sql).
create trigger enqueue_file_delete after delete on message_attachment for each row execute function enqueue_file_delete();

alter table conversation_assignment enable row level security;
alter table conversation_assignment force row level security;
grant select, insert, update, delete on conversation_assignment to portway_app;
-- A member who applied sees nothing of how their own conversation is handled.
create policy employer_all on conversation_assignment to portway_app
  using (organisation = my_organisation() and exists (
    select from conversation c where c.id = conversation_assignment.conversation
      and c.organisation = my_organisation() and c.account is distinct from my_account()
  ))
  with check (organisation = my_organisation() and exists (
    select from conversation c where c.id = conversation_assignment.conversation
      and c.organisation = my_organisation() and c.account is distinct from my_account()
  ));
-- An assignment is a live event for colleagues (live.sql).
create trigger notify_assignment after insert or update or delete on conversation_assignment
  for each row execute function notify_assignment();

alter table message_template enable row level security;
alter table message_template force row level security;
grant select, insert, update, delete on message_template to portway_app;
create policy employer_all on message_template to portway_app
  using (organisation = my_organisation()) with check (organisation = my_organisation());


alter table applicant_note enable row level security;
alter table applicant_note force row level security;
grant select, insert, update, delete on applicant_note to portway_app;
create policy employer_select on applicant_note for select to portway_app
  using (organisation = my_organisation() and is_own_applicant(application));
create policy author_insert on applicant_note for insert to portway_app with check (
  organisation = my_organisation() and author = my_account() and is_own_applicant(application)
);
create policy author_update on applicant_note for update to portway_app
  using (organisation = my_organisation() and author = my_account())
  with check (organisation = my_organisation() and author = my_account());
create policy author_delete on applicant_note for delete to portway_app
  using (organisation = my_organisation() and author = my_account());
create policy background_erase on applicant_note using (
  current_user <> 'portway_app'
  and exists (select from application a where a.id = application and a.erased_for_employer is not null)
);
-- Notes, tags, interviews and rejections are live events for colleagues (live.sql), an interview for the candidate too.
create trigger notify_note after insert or update or delete on applicant_note
  for each row execute function notify_applicant_change('employer');

alter table applicant_tag enable row level security;
alter table applicant_tag force row level security;
grant select, insert, delete on applicant_tag to portway_app;
create policy employer_all on applicant_tag to portway_app
  using (organisation = my_organisation()) with check (organisation = my_organisation());
create policy background_unused on applicant_tag using (
  current_user <> 'portway_app' and not exists (select from application_tag has where has.tag = applicant_tag.id)
);

alter table application_tag enable row level security;
alter table application_tag force row level security;
grant select, insert, delete on application_tag to portway_app;
create policy employer_all on application_tag to portway_app
  using (is_own_applicant(application))
  with check (is_own_applicant(application) and is_own_tag(tag));
create policy background_erase on application_tag using (
  current_user <> 'portway_app'
  and exists (select from application a where a.id = application and a.erased_for_employer is not null)
);
create trigger notify_tag after insert or delete on application_tag
  for each row execute function notify_applicant_change('employer');

alter table interview enable row level security;
alter table interview force row level security;
grant select, insert, update on interview to portway_app;
create policy employer_all on interview to portway_app
  using (is_own_applicant(application)) with check (is_own_applicant(application));
create policy applicant_select on interview for select to portway_app
  using (exists (select from application a where a.id = interview.application and a.account = my_account()));
-- A candidate who withdraws calls their interview off; they change nothing else of it.
create policy applicant_update on interview for update to portway_app
  using (not cancelled and exists (
    select from application a where a.id = interview.application and a.account = my_account()
  ))
  with check (cancelled and exists (
    select from application a where a.id = interview.application and a.account = my_account()
  ));
-- A live event for both sides (live.sql). interviews.service.ts sends the email.
create trigger notify_interview after insert or update on interview
  for each row execute function notify_applicant_change('both');

alter table rejection enable row level security;
alter table rejection force row level security;
grant select, insert, update, delete on rejection to portway_app;
create policy employer_all on rejection to portway_app
  using (organisation = my_organisation() and is_own_applicant(application))
  with check (organisation = my_organisation() and is_own_applicant(application));
-- Whose rejection it is, the worker that sends it asks without a log-in.
create policy background_select on rejection for select using (current_user <> 'portway_app');
create policy background_erase on rejection for delete using (
  current_user <> 'portway_app'
  and exists (select from application a where a.id = application and a.erased_for_employer is not null)
);
-- A live event for colleagues (live.sql). rejections.service.ts sends the email when its hour to undo is over.
create trigger notify_rejection after insert or delete on rejection
  for each row execute function notify_applicant_change('employer');

alter table rejection_template enable row level security;
alter table rejection_template force row level security;
grant select, insert, update, delete on rejection_template to portway_app;
create policy employer_all on rejection_template to portway_app
  using (organisation = my_organisation()) with check (organisation = my_organisation());

alter table held_move enable row level security;
alter table held_move force row level security;
grant select, insert, delete on held_move to portway_app;
create policy employer_all on held_move to portway_app
  using (organisation = my_organisation() and is_own_applicant(application))
  with check (organisation = my_organisation() and is_own_applicant(application));
create policy own_select on held_move for select to portway_app
  using (exists (select from application a where a.id = held_move.application and a.account = my_account()));
-- Whose move it is, the worker that tells of it asks without a log-in.
create policy background_select on held_move for select using (current_user <> 'portway_app');
create policy background_erase on held_move for delete using (
  current_user <> 'portway_app'
  and exists (select from application a where a.id = application and a.erased_for_employer is not null)
);
create trigger notify_held_move after insert or delete on held_move
  for each row execute function notify_applicant_change('both');


alter table visa_facts_request enable row level security;
alter table visa_facts_request force row level security;
grant select, insert, update on visa_facts_request to portway_app;
create policy own_select on visa_facts_request for select to portway_app using (account = my_account());
create policy own_update on visa_facts_request for update to portway_app
  using (account = my_account()) with check (account = my_account() and status <> 'asked');
-- From an invitation to interview on, and never about oneself.
create policy employer_select on visa_facts_request for select to portway_app
  using (organisation = my_organisation() and account <> my_account());
create policy employer_insert on visa_facts_request for insert to portway_app with check (
  status = 'asked' and asked_by = my_account() and account <> my_account() and exists (
    select from application a where a.id = visa_facts_request.application and a.account = visa_facts_request.account
      and a.organisation = my_organisation() and a.organisation = visa_facts_request.organisation
      and a.state in ('interview', 'offer', 'hired')
  )
);
create policy employer_update on visa_facts_request for update to portway_app
  using (organisation = my_organisation() and account <> my_account() and status in ('declined', 'taken-back'))
  with check (organisation = my_organisation() and status = 'asked' and asked_by = my_account());
-- Who withdraws takes back everything. The functions work as the owner, whom force binds as well.
create policy background_delete on visa_facts_request for delete using (current_user <> 'portway_app');
create policy background_select on visa_facts_request for select using (current_user <> 'portway_app');
-- A request for visa facts, and each answer, is a live event for both sides (live.sql). visa-facts.service.ts adds the
-- notification.
create trigger notify_visa_facts after insert or update on visa_facts_request
  for each row execute function notify_visa_facts();
create trigger clear_asked_by before update of asked_by on visa_facts_request
  for each row when (old.asked_by is not null and new.asked_by is null) execute function clear_name('asked_by_name');

alter table visa_facts_share enable row level security;
alter table visa_facts_share force row level security;
grant select, insert, delete on visa_facts_share to portway_app;
create policy both_sides_select on visa_facts_share for select to portway_app
  using (exists (select from visa_facts_request r where r.application = visa_facts_share.application));
create policy own_insert on visa_facts_share for insert to portway_app with check (exists (
  select from visa_facts_request r where r.application = visa_facts_share.application and r.account = my_account()
));
create policy own_delete on visa_facts_share for delete to portway_app using (exists (
  select from visa_facts_request r where r.application = visa_facts_share.application and r.account = my_account()
));

alter table sponsorship_rejection enable row level security;
alter table sponsorship_rejection force row level security;
grant select, insert, update on sponsorship_rejection to portway_app;
-- A draft is the employer's alone.
create policy own_select on sponsorship_rejection for select to portway_app
  using (account = my_account() and rejected_at is not null);
create policy own_update on sponsorship_rejection for update to portway_app
  using (account = my_account() and rejected_at is not null and review_asked_at is null)
  with check (account = my_account());
create policy employer_select on sponsorship_rejection for select to portway_app
  using (organisation = my_organisation() and account <> my_account());
create policy employer_insert on sponsorship_rejection for insert to portway_app with check (
  account <> my_account() and rejected_at is null and exists (
    select from application a where a.id = sponsorship_rejection.application
      and a.account = sponsorship_rejection.account and a.organisation = my_organisation()
      and a.organisation = sponsorship_rejection.organisation
  )
);
create policy employer_update on sponsorship_rejection for update to portway_app
  using (organisation = my_organisation() and account <> my_account())
  with check (organisation = my_organisation());
create policy background_update on sponsorship_rejection for update
  using (current_user <> 'portway_app') with check (current_user <> 'portway_app' and organisation is null);
create policy background_delete on sponsorship_rejection for delete
  using (current_user <> 'portway_app' and rejected_at is null);
create policy background_select on sponsorship_rejection for select using (current_user <> 'portway_app');
-- A review is a live event for both sides (live.sql). sponsorship-rejections.service.ts adds the notification.
create trigger notify_review after update on sponsorship_rejection
  for each row when (
  old.review_asked_at is distinct from new.review_asked_at
  or old.review_answered_at is distinct from new.review_answered_at
  ) execute function notify_sponsorship_rejection();
create trigger clear_written_by before update of written_by on sponsorship_rejection
  for each row when (old.written_by is not null and new.written_by is null) execute function clear_name('by_name');
create trigger clear_review_by before update of review_by on sponsorship_rejection
  for each row when (old.review_by is not null and new.review_by is null) execute function clear_name('review_by_name');


alter table job_offer_draft enable row level security;
alter table job_offer_draft force row level security;
grant select, insert, update, delete on job_offer_draft to portway_app;
create policy employer_all on job_offer_draft to portway_app
  using (organisation = my_organisation()) with check (organisation = my_organisation());
-- What an employer wrote of an application goes when it loses sight of it; the candidate keeps a rejection's reason.
create policy background_delete on job_offer_draft for delete using (current_user <> 'portway_app');
create policy background_select on job_offer_draft for select using (current_user <> 'portway_app');

alter table job_offer enable row level security;
alter table job_offer force row level security;
grant select, insert, update on job_offer to portway_app;
create policy own_select on job_offer for select to portway_app using (account = my_account());
create policy own_update on job_offer for update to portway_app
  using (account = my_account() and state in ('sent', 'question')) with check (account = my_account());
create policy employer_select on job_offer for select to portway_app
  using (organisation = my_organisation() and account <> my_account());
create policy employer_insert on job_offer for insert to portway_app with check (
  state = 'sent' and account <> my_account() and exists (
    select from application a where a.id = job_offer.application and a.account = job_offer.account
      and a.organisation = my_organisation() and a.organisation = job_offer.organisation
  )
);
create policy employer_update on job_offer for update to portway_app
  using (organisation = my_organisation() and account <> my_account() and state <> 'accepted')
  with check (organisation = my_organisation() and state in ('sent', 'withdrawn'));
-- An offer, and each answer to it, is a live event for both sides (live.sql). offers.service.ts and my-offers.service.ts add the
-- notifications and emails.
create trigger notify_offer after insert or update on job_offer
  for each row execute function notify_offer();

alter table job_offer_version enable row level security;
alter table job_offer_version force row level security;
grant select, insert on job_offer_version to portway_app;
create policy both_sides_select on job_offer_version for select to portway_app
  using (exists (select from job_offer o where o.application = job_offer_version.application));
create policy employer_insert on job_offer_version for insert to portway_app with check (
  sent_by = my_account() and exists (
    select from job_offer o where o.application = job_offer_version.application and o.organisation = my_organisation()
  )
);
create trigger clear_sent_by before update of sent_by on job_offer_version
  for each row when (old.sent_by is not null and new.sent_by is null) execute function clear_name('sent_by_name');

alter table job_offer_event enable row level security;
alter table job_offer_event force row level security;
grant select, insert on job_offer_event to portway_app;
create policy both_sides_select on job_offer_event for select to portway_app
  using (exists (select from job_offer o where o.application = job_offer_event.application));
create policy both_sides_insert on job_offer_event for insert to portway_app with check (
  by_account = my_account() and exists (
    select from job_offer o where o.application = job_offer_event.application
      and ((side = 'candidate' and o.account = my_account())
        or (side = 'employer' and o.organisation = my_organisation()))
  )
);
create trigger clear_by_account before update of by_account on job_offer_event
  for each row when (old.by_account is not null and new.by_account is null) execute function clear_name('by_name');


alter table hire_case enable row level security;
alter table hire_case force row level security;
grant select, insert, update on hire_case to portway_app;
-- Begun by the candidate who accepts, and from then on the employer's record.
create policy own_insert on hire_case for insert to portway_app with check (
  account = my_account() and exists (
    select from job_offer o where o.application = hire_case.application and o.account = my_account()
      and o.organisation = hire_case.organisation and o.state = 'accepted' and o.version = hire_case.offer_version
  )
);
create policy employer_select on hire_case for select to portway_app using (organisation = my_organisation());
create policy employer_update on hire_case for update to portway_app
  using (organisation = my_organisation()) with check (organisation = my_organisation());
create policy own_select on hire_case for select to portway_app using (account = my_account());
-- Two years after the end, right to work copies need no longer be kept.
create policy background_expire on hire_case using (
  current_user <> 'portway_app' and ended_on < (now() - interval '2 years')::date
);

alter table hire_case_step enable row level security;
alter table hire_case_step force row level security;
grant select, insert, delete on hire_case_step to portway_app;
create policy employer_all on hire_case_step to portway_app
  using (exists (select from hire_case c where c.id = hire_case_step.hire_case and c.organisation = my_organisation()))
  with check (by_account = my_account() and exists (
    select from hire_case c where c.id = hire_case_step.hire_case and c.organisation = my_organisation()
  ));
create trigger clear_by_account before update of by_account on hire_case_step
  for each row when (old.by_account is not null and new.by_account is null) execute function clear_name('by_name');


alter table held_licence enable row level security;
alter table held_licence force row level security;
grant select, insert, update on held_licence to portway_app;
create policy background_all on held_licence
  using (current_user <> 'portway_app');
-- Everyone with a compliance role reads; officers and advisers write.
create policy sponsor_select on held_licence for select to portway_app
  using (organisation = my_organisation() and my_compliance_role() <> 'none');
create policy sponsor_insert on held_licence for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers());
create policy sponsor_update on held_licence for update to portway_app
  using (organisation = my_organisation() and may_record_workers())
  with check (organisation = my_organisation());
create trigger reject_column_change before update on held_licence for each row when (current_user = 'portway_app')
  execute function reject_column_change('organisation');

alter table key_person enable row level security;
alter table key_person force row level security;
grant select, insert, update on key_person to portway_app;
create policy background_all on key_person
  using (current_user <> 'portway_app');
create policy sponsor_select on key_person for select to portway_app
  using (organisation = my_organisation() and my_compliance_role() <> 'none');
create policy sponsor_insert on key_person for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers());
create policy sponsor_update on key_person for update to portway_app
  using (organisation = my_organisation() and may_record_workers())
  with check (organisation = my_organisation());
create trigger reject_column_change before update on key_person for each row when (current_user = 'portway_app')
  execute function reject_column_change('organisation');

alter table work_place enable row level security;
alter table work_place force row level security;
grant select, insert, update on work_place to portway_app;
create policy background_all on work_place
  using (current_user <> 'portway_app');
create policy sponsor_select on work_place for select to portway_app
  using (organisation = my_organisation() and my_compliance_role() <> 'none');
create policy sponsor_insert on work_place for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers());
create policy sponsor_update on work_place for update to portway_app
  using (organisation = my_organisation() and may_record_workers())
  with check (organisation = my_organisation());
create trigger reject_column_change before update on work_place for each row when (current_user = 'portway_app')
  execute function reject_column_change('organisation');

alter table sponsor_task_done enable row level security;
alter table sponsor_task_done force row level security;
grant select, insert on sponsor_task_done to portway_app;
create policy background_all on sponsor_task_done
  using (current_user <> 'portway_app');
create policy sponsor_select on sponsor_task_done for select to portway_app
  using (organisation = my_organisation() and my_compliance_role() <> 'none');
create policy sponsor_insert on sponsor_task_done for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers());
create policy sponsor_update on sponsor_task_done for update to portway_app
  using (organisation = my_organisation() and may_record_workers())
  with check (organisation = my_organisation());
create policy only_own_name_insert on sponsor_task_done as restrictive for insert to portway_app
  with check (current_user <> 'portway_app' or by_account = my_account());


alter table worker_import enable row level security;
alter table worker_import force row level security;
grant select, insert, update on worker_import to portway_app;
create policy background_all on worker_import
  using (current_user <> 'portway_app');
-- Not for line managers.
create policy sponsor_select on worker_import for select to portway_app
  using (organisation = my_organisation() and may_read_workers());
create policy sponsor_insert on worker_import for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers());
create policy sponsor_update on worker_import for update to portway_app
  using (organisation = my_organisation() and may_record_workers())
  with check (organisation = my_organisation());
create policy only_own_name_insert on worker_import as restrictive for insert to portway_app
  with check (current_user <> 'portway_app' or by_account = my_account());
create trigger reject_column_change before update on worker_import for each row when (current_user = 'portway_app')
  execute function reject_column_change('organisation', 'by_account', 'by_name', 'at');

alter table import_mapping enable row level security;
alter table import_mapping force row level security;
grant select, insert, update on import_mapping to portway_app;
create policy background_all on import_mapping
  using (current_user <> 'portway_app');
create policy sponsor_select on import_mapping for select to portway_app
  using (organisation = my_organisation() and may_read_workers());
create policy sponsor_insert on import_mapping for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers());
create policy sponsor_update on import_mapping for update to portway_app
  using (organisation = my_organisation() and may_record_workers())
  with check (organisation = my_organisation());


alter table worker enable row level security;
alter table worker force row level security;
grant select, insert, update, delete on worker to portway_app;
create policy background_all on worker
  using (current_user <> 'portway_app');
-- Line managers see their own people, and record what happens to them.
create policy sponsor_select on worker for select to portway_app using (
  organisation = my_organisation() and (may_read_workers() or (my_compliance_role() = 'line-manager' and manager = my_account()))
);
create policy sponsor_insert on worker for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers());
create policy sponsor_update on worker for update to portway_app
  using (organisation = my_organisation() and may_record_workers()) with check (organisation = my_organisation());
create policy officer_delete on worker for delete to portway_app
  using (organisation = my_organisation() and my_compliance_role() = 'officer' and hold_reason is null);
-- What a line manager tells of their own people becomes the record too: new hours, another place, the last day.
create policy line_manager_update on worker for update to portway_app using (
  organisation = my_organisation() and my_compliance_role() = 'line-manager' and manager = my_account()
) with check (organisation = my_organisation() and manager = my_account());
create trigger record_manager_left before update of manager on worker
  for each row execute function record_manager_left();
create trigger reject_column_change before update on worker for each row when (current_user = 'portway_app')
  execute function reject_column_change('organisation');
-- Of their own people, a line manager tells the first and the last day, and new terms. Permission, pay's option, holds and
-- whose the worker is are for those who keep the records.
create trigger reject_line_manager_change before update on worker
  for each row when (current_user = 'portway_app' and my_compliance_role() = 'line-manager')
  execute function reject_line_manager_change(
  'started_on', 'sponsorship_ended_on', 'employment_ended_on', 'version', 'changed_at'
  );

alter table worker_terms enable row level security;
alter table worker_terms force row level security;
grant select, insert, update on worker_terms to portway_app;
create policy background_all on worker_terms
  using (current_user <> 'portway_app');
create policy sponsor_select on worker_terms for select to portway_app
  using (organisation = my_organisation()
    and (may_read_workers()
    or ( my_compliance_role() = 'line-manager'
    and exists (select from worker w where w.id = worker_terms.worker) )));
create policy sponsor_insert on worker_terms for insert to portway_app
  with check (organisation = my_organisation()
    and (may_record_workers() or my_compliance_role() = 'line-manager')
    and exists (select from worker w where w.id = worker_terms.worker and w.organisation = my_organisation()));
create policy sponsor_update on worker_terms for update to portway_app
  using (organisation = my_organisation() and may_record_workers())
  with check (organisation = my_organisation());
-- What someone records stands under their own name. The tables' owner is a member of portway_app, and imports for others.
create policy only_own_name_insert on worker_terms as restrictive for insert to portway_app
  with check (current_user <> 'portway_app' or by_account = my_account());
create policy line_manager_update on worker_terms for update to portway_app using (
  organisation = my_organisation() and my_compliance_role() = 'line-manager'
  and exists (select from worker w where w.id = worker_terms.worker)
) with check (organisation = my_organisation());
create trigger reject_column_change before update on worker_terms for each row when (current_user = 'portway_app')
  execute function reject_column_change('worker', 'organisation');

alter table worker_sealed enable row level security;
alter table worker_sealed force row level security;
grant select, insert, update, delete on worker_sealed to portway_app;
create policy background_all on worker_sealed
  using (current_user <> 'portway_app');
create policy sponsor_select on worker_sealed for select to portway_app
  using (organisation = my_organisation() and may_read_workers());
create policy sponsor_insert on worker_sealed for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers());
create policy sponsor_update on worker_sealed for update to portway_app
  using (organisation = my_organisation() and may_record_workers()) with check (organisation = my_organisation());
create policy sponsor_delete on worker_sealed for delete to portway_app
  using (organisation = my_organisation() and may_record_workers());
create trigger reject_column_change before update on worker_sealed for each row when (current_user = 'portway_app')
  execute function reject_column_change('worker', 'organisation');

alter table worker_sealed_look enable row level security;
alter table worker_sealed_look force row level security;
grant select, insert on worker_sealed_look to portway_app;
create policy background_all on worker_sealed_look
  using (current_user <> 'portway_app');
create policy sponsor_select on worker_sealed_look for select to portway_app
  using (organisation = my_organisation() and may_read_workers());
create policy sponsor_insert on worker_sealed_look for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers());
create policy sponsor_update on worker_sealed_look for update to portway_app
  using (organisation = my_organisation() and may_record_workers())
  with check (organisation = my_organisation());
create policy only_own_name_insert on worker_sealed_look as restrictive for insert to portway_app
  with check (current_user <> 'portway_app' or by_account = my_account());

alter table worker_absence enable row level security;
alter table worker_absence force row level security;
grant select, insert, update, delete on worker_absence to portway_app;
create policy background_all on worker_absence
  using (current_user <> 'portway_app');
create policy sponsor_select on worker_absence for select to portway_app
  using (organisation = my_organisation()
    and (may_read_workers()
    or ( my_compliance_role() = 'line-manager'
    and exists (select from worker w where w.id = worker_absence.worker) )));
create policy sponsor_insert on worker_absence for insert to portway_app
  with check (organisation = my_organisation()
    and (may_record_workers() or my_compliance_role() = 'line-manager')
    and exists (select from worker w where w.id = worker_absence.worker and w.organisation = my_organisation()));
create policy sponsor_update on worker_absence for update to portway_app
  using (organisation = my_organisation() and may_record_workers())
  with check (organisation = my_organisation());
-- The end of an absence is told by the line manager who told of its beginning.
create policy line_manager_update on worker_absence for update to portway_app using (
  organisation = my_organisation() and my_compliance_role() = 'line-manager'
  and exists (select from worker w where w.id = worker_absence.worker)
) with check (organisation = my_organisation());
-- An officer undoes an import of absences; any other absence stays.
create policy officer_delete on worker_absence for delete to portway_app using (
  organisation = my_organisation() and my_compliance_role() = 'officer' and imported_by is not null
);
create policy only_own_name_insert on worker_absence as restrictive for insert to portway_app
  with check (current_user <> 'portway_app' or by_account = my_account());
create trigger reject_column_change before update on worker_absence for each row when (current_user = 'portway_app')
  execute function reject_column_change('worker', 'organisation');
create trigger reject_line_manager_change before update on worker_absence
  for each row when (current_user = 'portway_app' and my_compliance_role() = 'line-manager')
  execute function reject_line_manager_change('last_day');

alter table right_to_work_check enable row level security;
alter table right_to_work_check force row level security;
grant select, insert, update on right_to_work_check to portway_app;
create policy background_all on right_to_work_check
  using (current_user <> 'portway_app');
create policy sponsor_select on right_to_work_check for select to portway_app
  using (organisation = my_organisation()
    and (may_read_workers()
    or ( my_compliance_role() = 'line-manager'
    and exists (select from worker w where w.id = right_to_work_check.worker) )));
create policy sponsor_insert on right_to_work_check for insert to portway_app
  with check (organisation = my_organisation()
    and (may_record_workers() or my_compliance_role() = 'line-manager')
    and exists (select from worker w where w.id = right_to_work_check.worker and w.organisation = my_organisation()));
create policy sponsor_update on right_to_work_check for update to portway_app
  using (organisation = my_organisation() and may_record_workers())
  with check (organisation = my_organisation());
create policy only_own_name_insert on right_to_work_check as restrictive for insert to portway_app
  with check (current_user <> 'portway_app' or by_account = my_account());
create trigger reject_column_change before update on right_to_work_check for each row when (current_user = 'portway_app')
  execute function reject_column_change('worker', 'organisation');

alter table worker_change enable row level security;
alter table worker_change force row level security;
grant select, insert on worker_change to portway_app;
create policy background_all on worker_change using (current_user <> 'portway_app');
-- Not for line managers: it names permission and pay.
create policy sponsor_select on worker_change for select to portway_app
  using (organisation = my_organisation() and may_read_workers());
create policy sponsor_insert on worker_change for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers() and by_account = my_account());


alter table certificate_allocation enable row level security;
alter table certificate_allocation force row level security;
grant select, insert, update on certificate_allocation to portway_app;
create policy background_all on certificate_allocation
  using (current_user <> 'portway_app');
create policy sponsor_select on certificate_allocation for select to portway_app
  using (organisation = my_organisation() and my_compliance_role() <> 'none');
create policy sponsor_insert on certificate_allocation for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers());
create policy sponsor_update on certificate_allocation for update to portway_app
  using (organisation = my_organisation() and may_record_workers())
  with check (organisation = my_organisation());
create trigger reject_column_change before update on certificate_allocation for each row when (current_user = 'portway_app')
  execute function reject_column_change('organisation');

alter table certificate enable row level security;
alter table certificate force row level security;
grant select, insert, update on certificate to portway_app;
create policy background_all on certificate
  using (current_user <> 'portway_app');
-- Not for line managers.
create policy sponsor_select on certificate for select to portway_app
  using (organisation = my_organisation() and may_read_workers());
create policy sponsor_insert on certificate for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers());
create policy sponsor_update on certificate for update to portway_app
  using (organisation = my_organisation() and may_record_workers())
  with check (organisation = my_organisation());
create policy only_own_name_insert on certificate as restrictive for insert to portway_app
  with check (current_user <> 'portway_app' or by_account = my_account());
create trigger reject_column_change before update on certificate for each row when (current_user = 'portway_app')
  execute function reject_column_change('organisation', 'by_account', 'by_name', 'created_at');

alter table certificate_note enable row level security;
alter table certificate_note force row level security;
grant select, insert on certificate_note to portway_app;
create policy background_all on certificate_note
  using (current_user <> 'portway_app');
create policy sponsor_select on certificate_note for select to portway_app
  using (organisation = my_organisation() and may_read_workers());
create policy sponsor_insert on certificate_note for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers());
create policy sponsor_update on certificate_note for update to portway_app
  using (organisation = my_organisation() and may_record_workers())
  with check (organisation = my_organisation());
create policy only_own_name_insert on certificate_note as restrictive for insert to portway_app
  with check (current_user <> 'portway_app' or by_account = my_account());


alter table sponsor_event enable row level security;
alter table sponsor_event force row level security;
grant select, insert on sponsor_event to portway_app;
create policy background_all on sponsor_event
  using (current_user <> 'portway_app');
create policy sponsor_select on sponsor_event for select to portway_app using (
  organisation = my_organisation() and (not confidential or my_compliance_role() = 'officer') and (
    may_read_workers() or (my_compliance_role() = 'line-manager' and exists (select from worker w where w.id = sponsor_event.worker))
  )
);
create policy sponsor_insert on sponsor_event for insert to portway_app with check (
  organisation = my_organisation() and by_account = my_account() and (not confidential or my_compliance_role() = 'officer')
  and (
    may_record_workers() or (
      my_compliance_role() = 'line-manager' and exists (select from worker w where w.id = sponsor_event.worker)
    )
  )
);

alter table sponsor_duty enable row level security;
alter table sponsor_duty force row level security;
grant select, insert, update on sponsor_duty to portway_app;
create policy background_all on sponsor_duty
  using (current_user <> 'portway_app');
create policy sponsor_select on sponsor_duty for select to portway_app using (
  organisation = my_organisation() and (not confidential or my_compliance_role() = 'officer') and (
    may_read_workers() or (my_compliance_role() = 'line-manager' and exists (select from worker w where w.id = sponsor_duty.worker))
  )
);
create policy sponsor_insert on sponsor_duty for insert to portway_app with check (
  organisation = my_organisation() and (not confidential or my_compliance_role() = 'officer')
  and (
    may_record_workers() or (
      my_compliance_role() = 'line-manager' and exists (select from worker w where w.id = sponsor_duty.worker)
    )
  )
);
create policy sponsor_update on sponsor_duty for update to portway_app
  using (
    organisation = my_organisation() and may_record_workers() and (not confidential or my_compliance_role() = 'officer')
  ) with check (organisation = my_organisation());
-- What a line manager records of their own people, such as the end of an absence, counts open duties again.
create policy line_manager_update on sponsor_duty for update to portway_app
  using (
    organisation = my_organisation() and my_compliance_role() = 'line-manager' and not confidential
    and exists (select from worker w where w.id = sponsor_duty.worker)
  ) with check (organisation = my_organisation());
create trigger reject_column_change before update on sponsor_duty for each row when (current_user = 'portway_app')
  execute function reject_column_change('organisation', 'worker', 'event', 'confidential', 'raised_at');
create trigger reject_line_manager_change before update on sponsor_duty
  for each row when (current_user = 'portway_app' and my_compliance_role() = 'line-manager')
  execute function reject_line_manager_change(
  'duty', 'does', 'title', 'because', 'happened_on', 'nation', 'report_by', 'remind_by', 'asked', 'deadline', 'version',
  'changed_at'
  );

alter table sponsor_duty_step enable row level security;
alter table sponsor_duty_step force row level security;
grant select, insert on sponsor_duty_step to portway_app;
create policy background_all on sponsor_duty_step
  using (current_user <> 'portway_app');
create policy sponsor_select on sponsor_duty_step for select to portway_app
  using (organisation = my_organisation() and exists (select from sponsor_duty d where d.id = sponsor_duty_step.duty));
-- Of what Portway found by itself nobody took the first step.
create policy sponsor_insert on sponsor_duty_step for insert to portway_app with check (
  organisation = my_organisation() and (by_account is null or by_account = my_account())
  and (may_record_workers() or my_compliance_role() = 'line-manager')
  and exists (select from sponsor_duty d where d.id = sponsor_duty_step.duty)
);
create policy only_recorder_insert on sponsor_duty_step as restrictive for insert to portway_app
  with check (
    current_user <> 'portway_app' or may_record_workers()
    or step in ('raised', 'recounted', 'closed', 'not-reported', 'corrected')
  );

alter table sponsor_duty_file enable row level security;
alter table sponsor_duty_file force row level security;
grant select, insert, update on sponsor_duty_file to portway_app;
create policy background_all on sponsor_duty_file
  using (current_user <> 'portway_app');
create policy sponsor_select on sponsor_duty_file for select to portway_app
  using (organisation = my_organisation() and exists (select from sponsor_duty d where d.id = sponsor_duty_file.duty));
create policy sponsor_insert on sponsor_duty_file for insert to portway_app with check (
  organisation = my_organisation() and may_record_workers()
  and exists (select from sponsor_duty d where d.id = sponsor_duty_file.duty)
);
create policy sponsor_update on sponsor_duty_file for update to portway_app
  using (
    organisation = my_organisation() and may_record_workers()
    and exists (select from sponsor_duty d where d.id = sponsor_duty_file.duty)
  ) with check (organisation = my_organisation());
-- Its file is deleted later (platform/files/files.sql).
create trigger enqueue_file_delete after delete on sponsor_duty_file for each row execute function enqueue_file_delete();
create trigger enqueue_old_file_delete after update of file_key on sponsor_duty_file for each row
  when (old.file_key <> new.file_key) execute function enqueue_file_delete();
create trigger reject_column_change before update on sponsor_duty_file for each row when (current_user = 'portway_app')
  execute function reject_column_change('duty', 'organisation');


alter table sponsor_check enable row level security;
alter table sponsor_check force row level security;
grant select on sponsor_check to portway_app;
create policy background_all on sponsor_check
  using (current_user <> 'portway_app');
create policy sponsor_select on sponsor_check for select to portway_app
  using (organisation = my_organisation() and my_compliance_role() <> 'none');


alter table calendar_feed enable row level security;
alter table calendar_feed force row level security;
grant select, insert, delete on calendar_feed to portway_app;
create policy background_all on calendar_feed
  using (current_user <> 'portway_app');
-- Each person has feeds of their own.
create policy own_all on calendar_feed to portway_app
  using (account = my_account() and organisation = my_organisation())
  with check (account = my_account() and organisation = my_organisation() and my_compliance_role() <> 'none');

alter table sponsor_reminder enable row level security;
alter table sponsor_reminder force row level security;
create policy background_all on sponsor_reminder
  using (current_user <> 'portway_app');


alter table sponsor_archive enable row level security;
alter table sponsor_archive force row level security;
grant select, insert on sponsor_archive to portway_app;
create policy background_all on sponsor_archive using (current_user <> 'portway_app');
create policy sponsor_select on sponsor_archive for select to portway_app
  using (organisation = my_organisation() and my_compliance_role() = 'officer');
create policy sponsor_insert on sponsor_archive for insert to portway_app
  with check (organisation = my_organisation() and my_compliance_role() = 'officer' and by_account = my_account());

-- Who can log in, and what each request may see. A request brings what it knows, and sees the rows that fit:
--   portway.account       who is logged in
--   portway.organisation  theirs
--   portway.staff         'yes' for one of us with a second factor
--   portway.token         hash of the token that was sent
--   portway.email         the address that somebody logs in or signs up with
--   portway.code, .credential, .challenge, .google, .invitation   what else may stand for a log-in
-- Without them, it sees nothing.
create function brought(setting text) returns text language sql stable
  return nullif(current_setting('portway.' || setting, true), '');
create function my_account() returns uuid language sql stable
  return nullif(current_setting('portway.account', true), '')::uuid;
create function my_organisation() returns uuid language sql stable
  return nullif(current_setting('portway.organisation', true), '')::uuid;
create function is_staff() returns boolean language sql stable
  return coalesce(current_setting('portway.staff', true) = 'yes', false);

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

-- Apart from the account, so that whoever may see a colleague's name cannot see this.
create table account_password (
  account uuid primary key references account on delete cascade,
  hash text not null,
  changed_at timestamptz not null default now()
);

-- Somebody who signed up and has not sent the code back. No account yet.
create table sign_up (
  email text primary key check (email = lower(email) and length(email) <= 254),
  full_name text not null,
  role text not null check (role in ('candidate', 'recruiter')),
  password_hash text not null,
  -- Hash of the cookie of the browser that signed up; null when it was no browser.
  claim_hash text,
  organisation_name text,
  website text,
  industry text,
  invitation text,
  created_at timestamptz not null default now()
);

-- One code for one address and purpose, whether or not the address has an account.
create table one_time_code (
  key_hash text primary key,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);

create table organisation (
  id uuid primary key,
  name text,
  website text,
  industry text,
  created_at timestamptz not null default now()
);
create index organisation_newest on organisation (created_at desc, id desc);

create table membership (
  account uuid primary key references account on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  role text not null check (role in ('owner', 'admin', 'member', 'viewer')),
  since timestamptz not null default now()
);
create index membership_of on membership (organisation);

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

create table recovery_code (
  account uuid not null references account on delete cascade,
  code_hash text not null,
  primary key (account, code_hash)
);

create table google_identity (
  subject text primary key,
  account uuid not null unique references account on delete cascade
);

create table notification_choice (
  account uuid primary key references account on delete cascade,
  messages boolean not null default true,
  job_alerts boolean not null default true,
  product_news boolean not null default false
);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array[
    'account', 'account_password', 'sign_up', 'one_time_code', 'organisation', 'membership', 'invitation', 'session',
    'passkey', 'challenge', 'authenticator', 'recovery_code', 'google_identity', 'notification_choice'
  ] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('grant select, insert, update, delete on %I to portway_app', tenant_table);
  end loop;
end
$$;
revoke delete on account_password from portway_app;
revoke update on recovery_code, google_identity, challenge from portway_app;

create policy own on account to portway_app using (id = my_account()) with check (id = my_account());
create policy of_the_address on account for select to portway_app using (email = brought('email'));
create policy colleagues on account for select to portway_app
  using (id in (select account from membership where organisation = my_organisation()));
create policy staff on account for select to portway_app using (is_staff());

create policy own on account_password to portway_app
  using (account = my_account()) with check (account = my_account());
create policy of_the_address on account_password for select to portway_app
  using (account in (select id from account where email = brought('email')));

create policy of_the_address on sign_up to portway_app
  using (email = brought('email')) with check (email = brought('email'));
create policy of_the_key on one_time_code to portway_app
  using (key_hash = brought('code')) with check (key_hash = brought('code'));

create policy own on membership to portway_app
  using (account = my_account()) with check (account = my_account() and organisation = my_organisation());
create policy colleagues on membership to portway_app
  using (organisation = my_organisation()) with check (organisation = my_organisation());
create policy staff on membership for select to portway_app using (is_staff());

create policy own on organisation to portway_app
  using (id = my_organisation()) with check (id = my_organisation());
create policy invited on organisation for select to portway_app
  using (id in (select organisation from invitation where id = brought('invitation')::uuid));
create policy staff on organisation for select to portway_app using (is_staff());

create policy own on invitation to portway_app
  using (organisation = my_organisation()) with check (organisation = my_organisation());
create policy invited on invitation to portway_app
  using (id = brought('invitation')::uuid) with check (false);

create policy mine on invitation to portway_app using (email = brought('own_email')) with check (false);

create policy own on session to portway_app using (account = my_account()) with check (account = my_account());
create policy of_the_token on session to portway_app
  using (brought('token') in (token_hash, previous_hash))
  with check (brought('token') in (token_hash, previous_hash));
create policy staff_sees on session for select to portway_app using (is_staff());
create policy staff_ends on session for delete to portway_app using (is_staff());

create policy own on passkey to portway_app using (account = my_account()) with check (account = my_account());
create policy of_the_credential on passkey for select to portway_app using (credential_id = brought('credential'));
create policy staff_sees on passkey for select to portway_app using (is_staff());
create policy staff_removes on passkey for delete to portway_app using (is_staff());
create policy of_the_name on challenge to portway_app
  using (id = brought('challenge')::uuid) with check (id = brought('challenge')::uuid);
create policy own on authenticator to portway_app
  using (account = my_account()) with check (account = my_account());
create policy staff_sees on authenticator for select to portway_app using (is_staff());
create policy staff_removes on authenticator for delete to portway_app using (is_staff());
create policy own on recovery_code to portway_app
  using (account = my_account()) with check (account = my_account());
create policy staff_removes on recovery_code to portway_app using (is_staff()) with check (false);
create policy own on google_identity to portway_app
  using (account = my_account()) with check (account = my_account());
create policy of_the_subject on google_identity for select to portway_app using (subject = brought('google'));
create policy own on notification_choice to portway_app
  using (account = my_account()) with check (account = my_account());

-- What has had its time. Whoever tidies up sees only that.
create policy expired on sign_up
  using (current_user <> 'portway_app' and created_at < now() - interval '7 days');
create policy expired on one_time_code
  using (current_user <> 'portway_app' and expires_at < now() - interval '1 day');
create policy expired on session
  using (current_user <> 'portway_app' and ends_at < now());
create policy expired on challenge
  using (current_user <> 'portway_app' and expires_at < now() - interval '1 day');
create policy expired on invitation
  using (current_user <> 'portway_app' and expires_at < now() - interval '30 days');
-- Whose account is to be deleted by now; the deletion itself happens as that account.
create policy due on account for select
  using (current_user <> 'portway_app' and deletion_due < now());

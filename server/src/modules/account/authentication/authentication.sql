-- Apart from the account, so that colleagues who may see a name cannot see this.
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

-- after all functions

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

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

-- after all functions

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

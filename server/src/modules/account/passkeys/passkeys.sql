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

-- after all functions

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

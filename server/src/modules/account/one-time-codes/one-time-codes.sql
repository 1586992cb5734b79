-- One code for one address and purpose, whether or not the address has an account.
create table one_time_code (
  key_hash text primary key,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);

-- after all functions

alter table one_time_code enable row level security;
alter table one_time_code force row level security;
grant select, insert, update, delete on one_time_code to portway_app;
create policy by_key_all on one_time_code to portway_app
  using (key_hash = session_key('code')) with check (key_hash = session_key('code'));
create policy background_expire on one_time_code
  using (current_user <> 'portway_app' and expires_at < now() - interval '1 day');

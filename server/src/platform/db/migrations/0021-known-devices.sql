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
alter table known_device enable row level security;
alter table known_device force row level security;
grant select, insert, update (device, last_used_at, last_session) on known_device to portway_app;
create policy own on known_device to portway_app using (account = my_account()) with check (account = my_account());
create policy of_the_address on known_device for select to portway_app
  using (account in (select id from account where email = brought('email')));
create policy staff_sees on known_device for select to portway_app using (is_staff());
create policy staff_ends on known_device for update to portway_app
  using (is_staff()) with check (is_staff() and last_session is null);
create policy expired on known_device
  using (current_user <> 'portway_app' and last_used_at < now() - interval '400 days');

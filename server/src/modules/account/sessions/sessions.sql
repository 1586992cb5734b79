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
  -- When the user last proved who they are.
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

-- after all tables

-- A user who is logged out gets no more events.
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

-- after all functions

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

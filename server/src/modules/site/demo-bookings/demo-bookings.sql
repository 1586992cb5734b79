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

-- after all functions

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

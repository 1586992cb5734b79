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

alter table booking_slot enable row level security;
alter table booking_slot force row level security;
create policy anybody_sees_what_is_taken on booking_slot for select to portway_app using (true);
create policy of_the_booking_brought on booking_slot to portway_app
  using (booking::text = current_setting('portway.booking', true))
  with check (booking::text = current_setting('portway.booking', true));
grant select (starts_at, ends_at, booking), insert, update (starts_at, ends_at), delete on booking_slot to portway_app;

alter table booking enable row level security;
alter table booking force row level security;
create policy of_the_booking_brought on booking to portway_app
  using (id::text = current_setting('portway.booking', true))
  with check (id::text = current_setting('portway.booking', true));
grant select, insert (
  id, purpose, first_name, last_name, email, organisation, phone, comments, time_zone, starts_at, ends_at, suspected
), update (starts_at, ends_at, time_zone, sequence, cancelled_at) on booking to portway_app;

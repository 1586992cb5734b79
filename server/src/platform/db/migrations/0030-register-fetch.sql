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
alter table register_fetch enable row level security;
alter table register_fetch force row level security;
create policy team on register_fetch for select to portway_app using (is_staff());
grant select (tried_at, succeeded_at, outcome, fault, failed_days) on register_fetch to portway_app;
-- What fetches is no request.
create policy background on register_fetch
  using (current_user <> 'portway_app') with check (current_user <> 'portway_app');

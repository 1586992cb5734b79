-- When the nightly look at an organisation's records last finished, and what it could not check.
create table sponsor_check (
  organisation uuid primary key references organisation on delete cascade,
  checked_at timestamptz,
  workers integer not null,
  unchecked jsonb not null default '[]',
  begun_at timestamptz not null default now(),
  reached integer not null default 0
);

-- after all functions

alter table sponsor_check enable row level security;
alter table sponsor_check force row level security;
grant select on sponsor_check to portway_app;
create policy background_all on sponsor_check
  using (current_user <> 'portway_app');
create policy sponsor_select on sponsor_check for select to portway_app
  using (organisation = my_organisation() and my_compliance_role() <> 'none');

-- When the archive of a sponsor's records was taken. An organisation with workers on record ends only after that.
create table sponsor_archive (
  id bigint generated always as identity primary key,
  organisation uuid not null references organisation on delete cascade,
  workers integer not null,
  with_sealed boolean not null,
  reason text check (length(reason) <= 300),
  by_account uuid references account on delete set null,
  by_name text not null,
  at timestamptz not null default now(),
  check (not with_sealed or reason is not null)
);
create index sponsor_archive_at on sponsor_archive (organisation, at desc);
create index sponsor_archive_by on sponsor_archive (by_account);

-- after all functions

alter table sponsor_archive enable row level security;
alter table sponsor_archive force row level security;
grant select, insert on sponsor_archive to portway_app;
create policy background_all on sponsor_archive using (current_user <> 'portway_app');
create policy sponsor_select on sponsor_archive for select to portway_app
  using (organisation = my_organisation() and my_compliance_role() = 'officer');
create policy sponsor_insert on sponsor_archive for insert to portway_app
  with check (organisation = my_organisation() and my_compliance_role() = 'officer' and by_account = my_account());

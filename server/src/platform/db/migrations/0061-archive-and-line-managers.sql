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
alter table sponsor_archive enable row level security;
alter table sponsor_archive force row level security;
create policy jobs on sponsor_archive using (current_user <> 'portway_app');
create policy theirs on sponsor_archive for select to portway_app
  using (organisation = my_organisation() and my_compliance_role() = 'officer');
create policy recorded on sponsor_archive for insert to portway_app
  with check (organisation = my_organisation() and my_compliance_role() = 'officer' and by_account = my_account());
grant select, insert on sponsor_archive to portway_app;

-- Of their own people, a line manager tells the first and the last day, and new terms. Permission, pay's option, holds and
-- whose the worker is are for those who keep the records.
create trigger keep_from_line_manager before update on worker
  for each row when (current_user = 'portway_app' and my_compliance_role() = 'line-manager')
  execute function keep_from_line_manager(
    'started_on', 'sponsorship_ended_on', 'employment_ended_on', 'version', 'changed_at'
  );

-- When a backup was finished, so that its age can be watched. A log-in of requests has no right to it.
create table backup (
  finished_at timestamptz primary key default now(),
  row_count bigint not null,
  file_count integer not null
);

alter table backup enable row level security;
alter table backup force row level security;
create policy background_all on backup
  using (current_user <> 'portway_app') with check (current_user <> 'portway_app');

-- What was read from the PDF of a certificate, until a person has confirmed it or a day has passed. The values are encrypted.
create table certificate_reading (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  worker uuid not null,
  -- Sealed in the store; null once it is the file of a record.
  file_key uuid unique,
  file_name text not null check (length(file_name) <= 255),
  file_bytes integer not null check (file_bytes > 0),
  pages smallint not null check (pages > 0),
  encrypted_values text not null,
  by_account uuid not null references account on delete cascade,
  at timestamptz not null default now(),
  constraint certificate_reading_worker_fkey foreign key (worker, organisation)
      references worker (id, organisation) on delete cascade
);
create index certificate_reading_of on certificate_reading (worker);
create index certificate_reading_by on certificate_reading (by_account);
create index certificate_reading_at on certificate_reading (organisation, at);

-- after all functions

alter table certificate_reading enable row level security;
alter table certificate_reading force row level security;
grant select, insert, update, delete on certificate_reading to portway_app;
create policy background_expire on certificate_reading using (current_user <> 'portway_app');
create policy own_all on certificate_reading to portway_app
  using (organisation = my_organisation() and may_record_workers() and by_account = my_account())
  with check (organisation = my_organisation() and may_record_workers() and by_account = my_account());
create trigger reject_column_change before update on certificate_reading for each row when (current_user = 'portway_app')
  execute function reject_column_change('organisation', 'worker', 'encrypted_values', 'by_account', 'at');
-- Its file is deleted later (platform/files/files.sql).
create trigger enqueue_file_delete after delete on certificate_reading
  for each row when (old.file_key is not null) execute function enqueue_file_delete();

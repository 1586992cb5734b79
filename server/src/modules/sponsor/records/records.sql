-- A record that a sponsor keeps, of one kind of the rules: about a worker, the copy of a check of somebody who is not
-- sponsored, or about the organisation where there is neither.
-- Once it is destroyed its row stays, and says so without its content.
create table kept_record (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  worker uuid,
  -- An id of the rules.
  record text not null check (length(record) between 1 and 60),
  -- The last day on which it has to be kept; null while that is not known. Kept up to date by each look at the records.
  keep_until date,
  -- While it stands, nothing of the record is destroyed.
  hold_reason text check (length(hold_reason) between 1 and 300),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  destroyed_on date,
  destroyed_by text check (length(destroyed_by) <= 200),
  destroyed_files smallint,
  -- Of the copy of a check: that check.
  of_check uuid,
  constraint kept_record_destroyed_after_its_day
    check (destroyed_on is null or (keep_until is not null and destroyed_on > keep_until and hold_reason is null)),
  unique (id, organisation),
  constraint kept_record_worker_fkey foreign key (worker, organisation)
      references worker (id, organisation) on delete cascade,
  constraint kept_record_of_one check (num_nonnulls(worker, of_check) <= 1),
  constraint kept_record_check_fkey foreign key (of_check, organisation)
      references right_to_work_check (id, organisation) on delete cascade
);
create unique index kept_record_of_worker on kept_record (worker, record) where destroyed_on is null and worker is not null;
create unique index kept_record_of_organisation on kept_record (organisation, record)
  where destroyed_on is null and worker is null and of_check is null;
create unique index kept_record_of_check on kept_record (of_check) where destroyed_on is null and of_check is not null;
create index kept_record_of on kept_record (worker);
create index kept_record_checks on kept_record (of_check);

-- A new version does not take the place of the one before.
create table kept_record_version (
  id uuid primary key,
  record uuid not null,
  organisation uuid not null references organisation on delete cascade,
  number smallint not null check (number > 0),
  -- The last day on which the paper itself is valid; null where it has none.
  valid_until date,
  -- How many files it has, for those who may not see them: kept by the trigger count_record_files.
  files smallint not null default 0,
  by_account uuid references account on delete set null,
  by_name text not null,
  at timestamptz not null default now(),
  unique (record, number),
  unique (id, organisation),
  constraint kept_record_version_record_fkey foreign key (record, organisation)
      references kept_record (id, organisation) on delete cascade
);
create index kept_record_version_at on kept_record_version (organisation);
create index kept_record_version_by on kept_record_version (by_account);

-- The files of a version, one after another. Each lies sealed in the store, under a name of our own.
create table kept_record_file (
  id uuid primary key,
  of_version uuid not null,
  organisation uuid not null references organisation on delete cascade,
  place smallint not null check (place > 0),
  file_key uuid not null unique,
  file_name text not null check (length(file_name) <= 255),
  file_kind text not null check (file_kind in ('pdf', 'docx', 'txt', 'jpeg', 'png')),
  file_bytes integer not null check (file_bytes > 0),
  -- Null where it has none that can be counted.
  pages smallint check (pages > 0),
  -- How many quarters of a turn each page is turned by hand, the first page first.
  turns smallint[] not null default '{}' check (array_length(turns, 1) <= 500 and turns <@ '{0,1,2,3}'),
  by_account uuid references account on delete set null,
  by_name text not null,
  at timestamptz not null default now(),
  unique (of_version, place),
  unique (id, organisation),
  constraint kept_record_file_version_fkey foreign key (of_version, organisation)
      references kept_record_version (id, organisation) on delete cascade
);
create index kept_record_file_at on kept_record_file (organisation);
create index kept_record_file_by on kept_record_file (by_account);

-- Who opened a file: one row for a person’s looks within a quarter of an hour.
create table kept_record_look (
  id bigint generated always as identity primary key,
  file uuid not null,
  organisation uuid not null references organisation on delete cascade,
  by_account uuid references account on delete set null,
  by_name text not null,
  at timestamptz not null default now(),
  constraint kept_record_look_file_fkey foreign key (file, organisation)
      references kept_record_file (id, organisation) on delete cascade
);
create index kept_record_look_of on kept_record_look (file, at desc);
create index kept_record_look_at on kept_record_look (organisation);
create index kept_record_look_by on kept_record_look (by_account);

-- What a person answered where the facts do not say whether a record of a worker is needed.
create table kept_record_answer (
  worker uuid not null,
  record text not null check (length(record) between 1 and 60),
  organisation uuid not null references organisation on delete cascade,
  needed boolean not null,
  by_account uuid references account on delete set null,
  by_name text not null,
  at timestamptz not null default now(),
  primary key (worker, record),
  constraint kept_record_answer_worker_fkey foreign key (worker, organisation)
      references worker (id, organisation) on delete cascade
);
create index kept_record_answer_at on kept_record_answer (organisation);
create index kept_record_answer_by on kept_record_answer (by_account);

-- after all tables

-- A file may go once its record was destroyed, or within an hour after it was added by mistake. Otherwise it goes only with
-- its worker or organisation.
create function reject_early_record_delete() returns trigger language plpgsql as $$
begin
  if old.at > now() - interval '1 hour' or exists (
    select from kept_record_version v join kept_record r on r.id = v.record
    where v.id = old.of_version and r.destroyed_on is not null
  ) then
    return old;
  end if;
  raise exception 'A kept record is not deleted before its day' using errcode = 'check_violation';
end
$$;

-- Copies are kept as long as the checks of the person.
create function keep_copies_of_checks() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update kept_record k set keep_until = new.keep_until
  from right_to_work_check c
  where c.person = new.id and k.of_check = c.id and k.destroyed_on is null;
  return null;
end
$$;

create function count_record_files() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    update kept_record_version set files = files + 1 where id = new.of_version;
  else
    update kept_record_version set files = files - 1 where id = old.of_version;
  end if;
  return null;
end
$$;

-- after all functions

alter table kept_record enable row level security;
alter table kept_record force row level security;
grant select, insert, update on kept_record to portway_app;
create policy background_all on kept_record using (current_user <> 'portway_app');
create policy sponsor_select on kept_record for select to portway_app
  using (organisation = my_organisation() and may_read_workers());
create policy sponsor_insert on kept_record for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers() and destroyed_on is null);
create policy sponsor_update on kept_record for update to portway_app
  using (organisation = my_organisation() and may_record_workers() and destroyed_on is null)
  with check (organisation = my_organisation() and (destroyed_on is null or my_compliance_role() = 'officer'));
create trigger reject_column_change before update on kept_record for each row when (current_user = 'portway_app')
  execute function reject_column_change('organisation', 'worker', 'of_check', 'record', 'created_at');

alter table kept_record_version enable row level security;
alter table kept_record_version force row level security;
grant select, insert, update, delete on kept_record_version to portway_app;
create policy background_all on kept_record_version using (current_user <> 'portway_app');
create policy sponsor_select on kept_record_version for select to portway_app
  using (organisation = my_organisation() and may_read_workers());
create policy sponsor_insert on kept_record_version for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers() and by_account = my_account());
create policy sponsor_update on kept_record_version for update to portway_app
  using (organisation = my_organisation() and may_record_workers()) with check (organisation = my_organisation());
-- Only one without a file: its last file was taken back, or destroyed.
create policy sponsor_delete on kept_record_version for delete to portway_app using (
  organisation = my_organisation() and may_record_workers()
  and not exists (select from kept_record_file f where f.of_version = kept_record_version.id)
);
create trigger reject_column_change before update on kept_record_version for each row when (current_user = 'portway_app')
  execute function reject_column_change('record', 'organisation', 'number', 'files', 'by_account', 'by_name', 'at');

alter table kept_record_file enable row level security;
alter table kept_record_file force row level security;
grant select, insert, update, delete on kept_record_file to portway_app;
create policy background_all on kept_record_file using (current_user <> 'portway_app');
create policy recorder_select on kept_record_file for select to portway_app
  using (organisation = my_organisation() and may_record_workers());
create policy sponsor_insert on kept_record_file for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers() and by_account = my_account());
create policy sponsor_update on kept_record_file for update to portway_app
  using (organisation = my_organisation() and may_record_workers()) with check (organisation = my_organisation());
create policy sponsor_delete on kept_record_file for delete to portway_app using (
  organisation = my_organisation() and may_record_workers()
  and (my_compliance_role() = 'officer' or by_account = my_account())
);
create trigger reject_column_change before update on kept_record_file for each row when (current_user = 'portway_app')
  execute function reject_column_change('of_version', 'organisation', 'file_key', 'by_account', 'by_name', 'at');
-- For every role; with its worker or organisation it goes without being asked.
create trigger reject_early_record_delete before delete on kept_record_file
  for each row when (pg_trigger_depth() = 0) execute function reject_early_record_delete();
create trigger count_record_files after insert or delete on kept_record_file
  for each row execute function count_record_files();
-- Its file is deleted later (platform/files/files.sql).
create trigger enqueue_file_delete after delete on kept_record_file for each row execute function enqueue_file_delete();

alter table kept_record_look enable row level security;
alter table kept_record_look force row level security;
grant select, insert on kept_record_look to portway_app;
create policy background_all on kept_record_look using (current_user <> 'portway_app');
create policy sponsor_select on kept_record_look for select to portway_app
  using (organisation = my_organisation() and may_read_workers());
create policy sponsor_insert on kept_record_look for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers() and by_account = my_account());

alter table kept_record_answer enable row level security;
alter table kept_record_answer force row level security;
grant select, insert, update, delete on kept_record_answer to portway_app;
create policy background_all on kept_record_answer using (current_user <> 'portway_app');
create policy sponsor_select on kept_record_answer for select to portway_app
  using (organisation = my_organisation() and may_read_workers());
create policy sponsor_insert on kept_record_answer for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers() and by_account = my_account());
create policy sponsor_update on kept_record_answer for update to portway_app
  using (organisation = my_organisation() and may_record_workers())
  with check (organisation = my_organisation() and by_account = my_account());
create policy sponsor_delete on kept_record_answer for delete to portway_app
  using (organisation = my_organisation() and may_record_workers());
create trigger reject_column_change before update on kept_record_answer for each row when (current_user = 'portway_app')
  execute function reject_column_change('worker', 'record', 'organisation');

-- A worker with a record on hold is not erased by any role.
create policy records_held on worker as restrictive for delete to portway_app using (
  not exists (select from kept_record r where r.worker = worker.id and r.hold_reason is not null)
);

create trigger keep_copies_of_checks after update of keep_until on employed_person for each row
  when (new.keep_until is distinct from old.keep_until) execute function keep_copies_of_checks();
-- Nor is somebody who is not sponsored, with the copy of a check on hold.
create policy copies_held on employed_person as restrictive for delete to portway_app using (
  not exists (
    select from kept_record r join right_to_work_check c on c.id = r.of_check
    where c.person = employed_person.id and r.hold_reason is not null
  )
);

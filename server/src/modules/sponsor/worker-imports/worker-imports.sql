-- Sponsored workers, and the files they are imported from.
create table worker_import (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  file_name text not null check (length(file_name) <= 255),
  state text not null,
  -- The columns as mapped, and how much was found; never a value of a row.
  mapping jsonb not null default '{}',
  rows_total integer not null check (rows_total >= 0),
  faults jsonb not null default '[]',
  -- The file itself, encrypted; gone after 24 hours.
  encrypted_file text,
  cut_over date,
  by_account uuid references account on delete set null,
  by_name text not null,
  at timestamptz not null default now(),
  imported_at timestamptz,
  undone_at timestamptz,
  rows_done integer not null default 0 check (rows_done >= 0),
  -- What a person put right in the rows, and what the last check found in them: gone with the file.
  encrypted_corrections text,
  encrypted_findings text,
  -- The first rows of the file, encrypted, for the choice of its columns; gone with it.
  encrypted_preview text,
  constraint worker_import_state_check check (state in ('checked', 'importing', 'imported', 'undone')),
  unique (id, organisation)
);
create index worker_import_at on worker_import (organisation, at desc);
create index worker_import_by on worker_import (by_account);
create index worker_import_file on worker_import (at) where encrypted_file is not null;

-- Columns mapped before, by the headings of the file.
create table import_mapping (
  organisation uuid not null references organisation on delete cascade,
  headings text not null,
  mapping jsonb not null,
  saved_at timestamptz not null default now(),
  primary key (organisation, headings)
);

-- What stood on record of a worker whom an import changed, so that it can be undone.
create table worker_import_before (
  id uuid primary key,
  import uuid not null,
  worker uuid not null,
  organisation uuid not null references organisation on delete cascade,
  -- The worker's version once the import had changed it.
  version integer not null,
  -- Gone after 30 days, when it was undone, or when sealed facts of the worker are erased.
  encrypted_before text,
  at timestamptz not null default now(),
  unique (import, worker),
  constraint worker_import_before_import_fkey foreign key (import, organisation)
      references worker_import (id, organisation) on delete cascade
);
create index worker_import_before_of on worker_import_before (worker);
create index worker_import_before_at on worker_import_before (organisation);

-- What files call a work place besides its name.
create table work_place_alias (
  organisation uuid not null references organisation on delete cascade,
  -- In small letters.
  alias text not null check (length(alias) between 1 and 120),
  work_place uuid not null,
  saved_at timestamptz not null default now(),
  primary key (organisation, alias)
);
create index work_place_alias_of on work_place_alias (work_place);

-- after all tables

alter table worker_import_before add constraint worker_import_before_worker_fkey
  foreign key (worker, organisation) references worker (id, organisation) on delete cascade;
alter table work_place_alias add constraint work_place_alias_work_place_fkey
  foreign key (work_place, organisation) references work_place (id, organisation) on delete cascade;

-- Deletes what an import added to workers who were on record: terms, right to work checks, and the duties it raised.
create function take_back_additions(file uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if my_compliance_role() <> 'officer' or not exists (
    select from worker_import i where i.id = file and i.organisation = my_organisation() and i.state = 'imported'
  ) then
    raise insufficient_privilege;
  end if;
  delete from worker_terms where imported_by = file;
  delete from right_to_work_check where imported_by = file;
  delete from sponsor_duty d using worker_import_before b, worker_import i
    where b.import = file and d.worker = b.worker and d.event is null and i.id = file and d.raised_at = i.imported_at;
end
$$;

-- A sealed fact that a person removes is removed from what an import would put back too.
create function clear_import_before() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if coalesce(current_setting('portway.undoing_import', true), '') = 'on' then
    return old;
  end if;
  update worker_import_before set encrypted_before = null where worker = old.worker;
  return old;
end
$$;
create trigger clear_import_before after delete on worker_sealed
  for each row execute function clear_import_before();

-- after all functions

alter table worker_import enable row level security;
alter table worker_import force row level security;
grant select, insert, update on worker_import to portway_app;
create policy background_all on worker_import
  using (current_user <> 'portway_app');
-- Not for line managers.
create policy sponsor_select on worker_import for select to portway_app
  using (organisation = my_organisation() and may_read_workers());
create policy sponsor_insert on worker_import for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers());
create policy sponsor_update on worker_import for update to portway_app
  using (organisation = my_organisation() and may_record_workers())
  with check (organisation = my_organisation());
create policy only_own_name_insert on worker_import as restrictive for insert to portway_app
  with check (current_user <> 'portway_app' or by_account = my_account());
create trigger reject_column_change before update on worker_import for each row when (current_user = 'portway_app')
  execute function reject_column_change('organisation', 'by_account', 'by_name', 'at');

alter table import_mapping enable row level security;
alter table import_mapping force row level security;
grant select, insert, update on import_mapping to portway_app;
create policy background_all on import_mapping
  using (current_user <> 'portway_app');
create policy sponsor_select on import_mapping for select to portway_app
  using (organisation = my_organisation() and may_read_workers());
create policy sponsor_insert on import_mapping for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers());
create policy sponsor_update on import_mapping for update to portway_app
  using (organisation = my_organisation() and may_record_workers())
  with check (organisation = my_organisation());

alter table worker_import_before enable row level security;
alter table worker_import_before force row level security;
grant select, update on worker_import_before to portway_app;
create policy background_all on worker_import_before
  using (current_user <> 'portway_app');
create policy sponsor_select on worker_import_before for select to portway_app
  using (organisation = my_organisation() and may_read_workers());
create policy officer_update on worker_import_before for update to portway_app
  using (organisation = my_organisation() and my_compliance_role() = 'officer')
  with check (organisation = my_organisation());
create trigger reject_column_change before update on worker_import_before
  for each row when (current_user = 'portway_app')
  execute function reject_column_change('import', 'worker', 'organisation', 'version', 'at');

alter table work_place_alias enable row level security;
alter table work_place_alias force row level security;
grant select, insert, update, delete on work_place_alias to portway_app;
create policy background_all on work_place_alias
  using (current_user <> 'portway_app');
create policy sponsor_select on work_place_alias for select to portway_app
  using (organisation = my_organisation() and may_read_workers());
create policy sponsor_insert on work_place_alias for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers());
create policy sponsor_update on work_place_alias for update to portway_app
  using (organisation = my_organisation() and may_record_workers())
  with check (organisation = my_organisation());
create policy sponsor_delete on work_place_alias for delete to portway_app
  using (organisation = my_organisation() and may_record_workers());

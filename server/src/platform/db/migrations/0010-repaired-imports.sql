-- Files that update workers and can be repaired: corrections and findings, what stood before, and other names of places.

alter table worker_import add column encrypted_corrections text, add column encrypted_findings text;

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

alter table worker_terms add column imported_by uuid, add constraint worker_terms_imported_by_fkey
  foreign key (imported_by, organisation) references worker_import (id, organisation) on delete set null (imported_by);
create index worker_terms_import on worker_terms (imported_by);
alter table right_to_work_check add column imported_by uuid, add constraint right_to_work_check_imported_by_fkey
  foreign key (imported_by, organisation) references worker_import (id, organisation) on delete set null (imported_by);
create index right_to_work_check_import on right_to_work_check (imported_by);

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

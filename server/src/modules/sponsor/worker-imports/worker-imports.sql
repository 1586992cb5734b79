-- Sponsored workers, and the files they are imported from.
create table worker_import (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  file_name text not null check (length(file_name) <= 255),
  state text not null,
  -- The columns as mapped, and the faults found, by row and with the text of the cell; faults go with the file.
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

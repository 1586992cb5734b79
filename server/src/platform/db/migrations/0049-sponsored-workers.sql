-- Sponsored workers, and the files they are imported from.
create table worker_import (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  file_name text not null check (length(file_name) <= 255),
  state text not null check (state in ('checked', 'imported', 'undone')),
  -- The columns as mapped, and the faults found, by row; never a value of a row.
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
  undone_at timestamptz
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

create table worker (
  id uuid primary key,
  organisation uuid not null references organisation on delete restrict,
  full_name text not null check (length(full_name) between 1 and 200),
  -- The organisation's own number for them, such as payroll's.
  reference text check (length(reference) <= 60),
  manager uuid references account on delete set null,
  hire_case uuid unique references hire_case on delete set null,
  -- The candidate's account: the record outlives it.
  account uuid references account on delete set null,
  imported_by uuid references worker_import on delete set null,
  route text not null default 'skilled-worker' check (length(route) between 1 and 60),
  tags text[] not null default '{}',
  certificate_start date,
  certificate_ends date,
  visa_from date,
  visa_ends date,
  grant_notified_on date,
  started_on date,
  sponsorship_ended_on date,
  employment_ended_on date,
  -- The permission's salary option, a letter of the rules; null where it is not known.
  salary_option text check (length(salary_option) = 1),
  rights_information_on date,
  contact_confirmed_on date,
  -- Nothing of this worker is erased while it stands.
  hold_reason text check (length(hold_reason) between 1 and 300),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index worker_at on worker (organisation, lower(full_name), id);
create index worker_of_manager on worker (manager);
create index worker_of_account on worker (account);
create index worker_of_import on worker (imported_by);
create unique index worker_reference on worker (organisation, reference) where reference is not null;

-- Job, pay and hours, each from a day on.
create table worker_terms (
  id uuid primary key,
  worker uuid not null references worker on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  from_day date not null,
  job_title text not null check (length(job_title) between 1 and 200),
  occupation_code text check (occupation_code ~ '^[0-9]{4}$'),
  pay_pence bigint check (pay_pence >= 0),
  hours_per_week numeric(5, 2) check (hours_per_week > 0 and hours_per_week <= 168),
  -- Days of the week worked, 1 for Monday to 7 for Sunday.
  works_on smallint[] not null default '{1,2,3,4,5}',
  work_place uuid references work_place on delete restrict,
  other_places uuid[] not null default '{}',
  hybrid_pattern text check (length(hybrid_pattern) <= 200),
  by_account uuid references account on delete set null,
  by_name text not null,
  recorded_at timestamptz not null default now(),
  unique (worker, from_day)
);
create index worker_terms_at on worker_terms (organisation, work_place);
create index worker_terms_place on worker_terms (work_place);
create index worker_terms_by on worker_terms (by_account);

-- Passport and National Insurance numbers, birth dates, contact details: encrypted for their worker and field.
create table worker_sealed (
  id text primary key,
  worker uuid not null references worker on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  field text not null check (
    field in ('passport', 'national-insurance', 'birth-date', 'address', 'email', 'telephone')
  ),
  encrypted_value text not null,
  -- The last three characters, for lists; null for what is not a number.
  tail text check (length(tail) <= 3),
  -- A keyed hash, which finds the same person twice at an import.
  match_hash text not null,
  changed_at timestamptz not null default now(),
  unique (worker, field),
  check (id = worker::text || '.' || field)
);
create index worker_sealed_match on worker_sealed (organisation, field, match_hash);

create table worker_sealed_look (
  id bigint generated always as identity primary key,
  worker uuid not null references worker on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  fields text[] not null,
  reason text check (length(reason) <= 300),
  by_account uuid references account on delete set null,
  by_name text not null,
  at timestamptz not null default now()
);
create index worker_sealed_look_of on worker_sealed_look (worker, at desc);
create index worker_sealed_look_by on worker_sealed_look (by_account);

create table worker_absence (
  id uuid primary key,
  worker uuid not null references worker on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  first_day date not null,
  -- Null while the worker is not back.
  last_day date check (last_day >= first_day),
  pay text not null check (pay in ('paid', 'reduced', 'unpaid')),
  agreed boolean not null,
  -- Leave that the four-week rule leaves out. Which kind is in the organisation's evidence, not here.
  excepted boolean not null default false,
  by_account uuid references account on delete set null,
  by_name text not null,
  recorded_at timestamptz not null default now(),
  imported_by uuid references worker_import on delete set null
);
create index worker_absence_of on worker_absence (worker, first_day desc);
create index worker_absence_at on worker_absence (organisation, first_day desc);
create index worker_absence_by on worker_absence (by_account);
create index worker_absence_import on worker_absence (imported_by);

create table right_to_work_check (
  id uuid primary key,
  worker uuid not null references worker on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  method text not null check (length(method) between 1 and 60),
  checked_on date not null,
  checker_name text not null check (length(checker_name) between 1 and 200),
  next_on date,
  by_account uuid references account on delete set null,
  by_name text not null,
  recorded_at timestamptz not null default now()
);
create index right_to_work_check_of on right_to_work_check (worker, checked_on desc);
create index right_to_work_check_by on right_to_work_check (by_account);

do $$
declare it text;
begin
  foreach it in array array[
    'worker_import', 'import_mapping', 'worker', 'worker_terms', 'worker_sealed', 'worker_sealed_look', 'worker_absence',
    'right_to_work_check'
  ] loop
    execute format('alter table %I enable row level security', it);
    execute format('alter table %I force row level security', it);
    -- The nightly checks, expiry and the feed read for every organisation, as the tables' owner.
    execute format('create policy jobs on %I using (current_user <> ''portway_app'')', it);
  end loop;
end
$$;
-- Not for line managers.
do $$
declare it text;
begin
  foreach it in array array['worker_import', 'import_mapping', 'worker_sealed_look'] loop
    execute format('create policy theirs on %I for select to portway_app
      using (organisation = my_organisation() and sees_workers())', it);
    execute format('create policy recorded on %I for insert to portway_app
      with check (organisation = my_organisation() and records_workers())', it);
    execute format('create policy changed on %I for update to portway_app
      using (organisation = my_organisation() and records_workers()) with check (organisation = my_organisation())', it);
  end loop;
end
$$;
grant select, insert, update on worker_import, import_mapping to portway_app;
grant select, insert on worker_sealed_look to portway_app;

-- Line managers see their own people, and record what happens to them.
create policy theirs on worker for select to portway_app using (
  organisation = my_organisation() and (sees_workers() or (my_compliance_role() = 'line-manager' and manager = my_account()))
);
create policy recorded on worker for insert to portway_app
  with check (organisation = my_organisation() and records_workers());
create policy changed on worker for update to portway_app
  using (organisation = my_organisation() and records_workers()) with check (organisation = my_organisation());
create policy erased on worker for delete to portway_app
  using (organisation = my_organisation() and my_compliance_role() = 'officer' and hold_reason is null);

do $$
declare it text;
begin
  foreach it in array array['worker_terms', 'worker_absence', 'right_to_work_check'] loop
    execute format('create policy theirs on %I for select to portway_app using (
      organisation = my_organisation() and (sees_workers() or (
        my_compliance_role() = ''line-manager'' and exists (select from worker w where w.id = %I.worker)
      )))', it, it);
    execute format('create policy recorded on %I for insert to portway_app with check (
      organisation = my_organisation() and (records_workers() or my_compliance_role() = ''line-manager'')
      and exists (select from worker w where w.id = %I.worker and w.organisation = my_organisation()))', it, it);
    execute format('create policy changed on %I for update to portway_app
      using (organisation = my_organisation() and records_workers()) with check (organisation = my_organisation())', it);
  end loop;
end
$$;
-- The end of an absence is told by the line manager who told of its beginning.
create policy ended on worker_absence for update to portway_app using (
  organisation = my_organisation() and my_compliance_role() = 'line-manager'
  and exists (select from worker w where w.id = worker_absence.worker)
) with check (organisation = my_organisation());

create policy theirs on worker_sealed for select to portway_app
  using (organisation = my_organisation() and sees_workers());
create policy recorded on worker_sealed for insert to portway_app
  with check (organisation = my_organisation() and records_workers());
create policy changed on worker_sealed for update to portway_app
  using (organisation = my_organisation() and records_workers()) with check (organisation = my_organisation());
create policy erased on worker_sealed for delete to portway_app
  using (organisation = my_organisation() and records_workers());
grant select, insert, update, delete on worker, worker_sealed to portway_app;
grant select, insert, update on worker_terms, worker_absence, right_to_work_check to portway_app;

-- Whether an organisation has workers on record, for those who may not see them: such an organisation is not deleted.
create function has_workers(at uuid) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from worker where organisation = at)
$$;

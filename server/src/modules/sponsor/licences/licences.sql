create table held_licence (
  organisation uuid primary key references organisation on delete cascade,
  licence_number text check (length(licence_number) <= 40),
  rating text check (rating in ('A', 'B', 'provisional')),
  routes text[] not null default '{}',
  -- The first day of the allocation year of undefined certificates.
  allocation_from date,
  -- Events before this day are history and raise no duty that is overdue.
  cut_over date,
  -- Whether a second person checks a report before it is made.
  second_check boolean not null default false,
  remind_days smallint[] not null default '{10,5,2,1,0}',
  saved_at timestamptz not null default now(),
  saved_by uuid references account on delete set null,
  -- An earlier first day that is set after an import is taken for what was imported too. Null: set before this was recorded.
  cut_over_set_at timestamptz default now()
);
create index held_licence_by on held_licence (saved_by);

create table key_person (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  role text not null check (role in ('authorising-officer', 'key-contact', 'level-1', 'level-2')),
  full_name text not null check (length(full_name) between 1 and 200),
  email text check (length(email) <= 254),
  -- The colleague's account, where there is one: found again when it leaves.
  account uuid references account on delete set null,
  from_day date not null,
  until_day date check (until_day >= from_day),
  -- The day on which the organisation declared that this person may hold the role. No reason is recorded.
  declared_on date,
  unique (id, organisation)
);
create index key_person_at on key_person (organisation, role);
create index key_person_of on key_person (account);

create table work_place (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  name text not null check (length(name) between 1 and 120),
  address text check (length(address) <= 300),
  nation text not null check (nation in ('england-and-wales', 'scotland', 'northern-ireland')),
  kind text not null check (kind in ('office', 'client-site', 'home')),
  closed_on date,
  unique (id, organisation)
);
create index work_place_at on work_place (organisation);

-- What the organisation says was done: a log-in to the Sponsorship Management System, guidance read, and the like.
create table sponsor_task_done (
  id bigint generated always as identity primary key,
  organisation uuid not null references organisation on delete cascade,
  task text not null check (length(task) between 1 and 60),
  about text check (length(about) <= 200),
  done_on date not null,
  by_account uuid references account on delete set null,
  by_name text not null,
  recorded_at timestamptz not null default now()
);
create index sponsor_task_done_at on sponsor_task_done (organisation, task, done_on desc);
create index sponsor_task_done_by on sponsor_task_done (by_account);

-- after all functions

alter table held_licence enable row level security;
alter table held_licence force row level security;
grant select, insert, update on held_licence to portway_app;
create policy background_all on held_licence
  using (current_user <> 'portway_app');
-- Everyone with a compliance role reads; officers and advisers write.
create policy sponsor_select on held_licence for select to portway_app
  using (organisation = my_organisation() and my_compliance_role() <> 'none');
create policy sponsor_insert on held_licence for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers());
create policy sponsor_update on held_licence for update to portway_app
  using (organisation = my_organisation() and may_record_workers())
  with check (organisation = my_organisation());
create trigger reject_column_change before update on held_licence for each row when (current_user = 'portway_app')
  execute function reject_column_change('organisation');

alter table key_person enable row level security;
alter table key_person force row level security;
grant select, insert, update on key_person to portway_app;
create policy background_all on key_person
  using (current_user <> 'portway_app');
create policy sponsor_select on key_person for select to portway_app
  using (organisation = my_organisation() and my_compliance_role() <> 'none');
create policy sponsor_insert on key_person for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers());
create policy sponsor_update on key_person for update to portway_app
  using (organisation = my_organisation() and may_record_workers())
  with check (organisation = my_organisation());
create trigger reject_column_change before update on key_person for each row when (current_user = 'portway_app')
  execute function reject_column_change('organisation');

alter table work_place enable row level security;
alter table work_place force row level security;
grant select, insert, update on work_place to portway_app;
create policy background_all on work_place
  using (current_user <> 'portway_app');
create policy sponsor_select on work_place for select to portway_app
  using (organisation = my_organisation() and my_compliance_role() <> 'none');
create policy sponsor_insert on work_place for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers());
create policy sponsor_update on work_place for update to portway_app
  using (organisation = my_organisation() and may_record_workers())
  with check (organisation = my_organisation());
create trigger reject_column_change before update on work_place for each row when (current_user = 'portway_app')
  execute function reject_column_change('organisation');

alter table sponsor_task_done enable row level security;
alter table sponsor_task_done force row level security;
grant select, insert on sponsor_task_done to portway_app;
create policy background_all on sponsor_task_done
  using (current_user <> 'portway_app');
create policy sponsor_select on sponsor_task_done for select to portway_app
  using (organisation = my_organisation() and my_compliance_role() <> 'none');
create policy sponsor_insert on sponsor_task_done for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers());
create policy sponsor_update on sponsor_task_done for update to portway_app
  using (organisation = my_organisation() and may_record_workers())
  with check (organisation = my_organisation());
create policy only_own_name_insert on sponsor_task_done as restrictive for insert to portway_app
  with check (current_user <> 'portway_app' or by_account = my_account());

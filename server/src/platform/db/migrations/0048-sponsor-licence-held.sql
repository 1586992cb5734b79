-- A sponsor's records: its licence, the workers it sponsors, their certificates, and every duty.
--
-- Who may see them is a role of its own in the membership. The policies read it from portway.compliance, which a request
-- sets only where its session began with a second factor: without one, nobody sees a worker.
alter table membership
  add column compliance_role text not null default 'none'
    check (compliance_role in ('none', 'officer', 'line-manager', 'viewer', 'adviser')),
  -- As an adviser states them; we check neither.
  add column adviser_regulator text check (length(adviser_regulator) <= 120),
  add column adviser_number text check (length(adviser_number) <= 60);

create function my_compliance_role() returns text language sql stable
  return coalesce(nullif(current_setting('portway.compliance', true), ''), 'none');
-- All workers of the organisation; a line manager sees their own people only.
create function sees_workers() returns boolean language sql stable
  return my_compliance_role() in ('officer', 'viewer', 'adviser');
create function records_workers() returns boolean language sql stable
  return my_compliance_role() in ('officer', 'adviser');

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
  saved_by uuid references account on delete set null
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
  declared_on date
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
  closed_on date
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

do $$
declare it text;
begin
  foreach it in array array[
    'held_licence', 'key_person', 'work_place', 'sponsor_task_done'
  ] loop
    execute format('alter table %I enable row level security', it);
    execute format('alter table %I force row level security', it);
    -- The nightly checks, expiry and the feed read for every organisation, as the tables' owner.
    execute format('create policy jobs on %I using (current_user <> ''portway_app'')', it);
  end loop;
end
$$;
-- Everyone with a compliance role reads; officers and advisers write.
do $$
declare it text;
begin
  foreach it in array array['held_licence', 'key_person', 'work_place', 'sponsor_task_done'] loop
    execute format('create policy theirs on %I for select to portway_app
      using (organisation = my_organisation() and my_compliance_role() <> ''none'')', it);
    execute format('create policy recorded on %I for insert to portway_app
      with check (organisation = my_organisation() and records_workers())', it);
    execute format('create policy changed on %I for update to portway_app
      using (organisation = my_organisation() and records_workers()) with check (organisation = my_organisation())', it);
  end loop;
end
$$;
grant select, insert, update on held_licence, key_person, work_place to portway_app;
grant select, insert on sponsor_task_done to portway_app;

-- Where the caller belongs, with the compliance role in each.
drop function my_organisations();
create function my_organisations()
  returns table (
    id uuid, name text, website text, industry text, role text, compliance_role text, since timestamptz
  )
  language sql stable security definer set search_path = public, pg_temp as $$
  select o.id, o.name, o.website, o.industry, m.role, m.compliance_role, m.since
  from membership m join organisation o on o.id = m.organisation
  where m.account = my_account()
  order by m.since, o.id
$$;

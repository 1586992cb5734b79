-- What every calculator asks about an organisation as a sponsor, kept once; and what a saved plan says of it.
alter table saved_plan add column sponsor jsonb check (jsonb_typeof(sponsor) = 'object');

create table sponsor_facts (
  organisation uuid primary key references organisation on delete cascade,
  size text check (size in ('small', 'large')),
  holds_licence boolean,
  rating text check (rating in ('A', 'B', 'provisional')),
  licence_applied_on date,
  licence_priority boolean,
  saved_at timestamptz not null default now(),
  saved_by uuid references account on delete set null,
  saved_by_name text not null
);
create index sponsor_facts_by on sponsor_facts (saved_by);


-- The rating of the licence that the caller's organisation records under Sponsorship, for people without a compliance role:
-- no row while it records none.
create function recorded_licence() returns table (rating text) language sql stable security definer
  set search_path = public, pg_temp as $$
  select rating from held_licence where organisation = my_organisation()
$$;


alter table sponsor_facts enable row level security;
alter table sponsor_facts force row level security;
grant select, insert, update on sponsor_facts to portway_app;
create policy employer_select on sponsor_facts for select to portway_app
  using (organisation = my_organisation());
create policy employer_insert on sponsor_facts for insert to portway_app
  with check (organisation = my_organisation() and may_write_hiring());
create policy employer_update on sponsor_facts for update to portway_app
  using (organisation = my_organisation() and may_write_hiring())
  with check (organisation = my_organisation());
create policy only_own_name_insert on sponsor_facts as restrictive for insert to portway_app
  with check (saved_by = my_account());
create trigger clear_saved_by before update of saved_by on sponsor_facts
  for each row when (old.saved_by is not null and new.saved_by is null) execute function clear_name('saved_by_name');

-- What an organisation has ticked on the list before an application for a licence.
create table readiness_tick (
  organisation uuid not null references organisation on delete cascade,
  point text not null check (length(point) between 1 and 60),
  ticked_by uuid references account on delete set null,
  ticked_by_name text not null,
  ticked_at timestamptz not null default now(),
  primary key (organisation, point)
);
create index readiness_tick_by on readiness_tick (ticked_by);

alter table readiness_tick enable row level security;
alter table readiness_tick force row level security;
grant select, insert, delete on readiness_tick to portway_app;
create policy employer_select on readiness_tick for select to portway_app
  using (organisation = my_organisation());
create policy employer_insert on readiness_tick for insert to portway_app
  with check (organisation = my_organisation() and ticked_by = my_account());
create policy employer_delete on readiness_tick for delete to portway_app
  using (organisation = my_organisation());
create trigger clear_ticked_by before update of ticked_by on readiness_tick
  for each row when (old.ticked_by is not null and new.ticked_by is null) execute function clear_name('ticked_by_name');

-- A person who works for the organisation and is not sponsored: the right to work checks of everybody employed are kept. The
-- newest check's excuse is kept with the person, for lists.
create table employed_person (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  full_name text not null check (length(full_name) between 1 and 200),
  reference text check (length(reference) between 1 and 60),
  engagement text not null check (engagement in ('employee', 'worker', 'sub-contractor')),
  -- Whose law says whether a worker or sub-contractor is checked at all.
  arranged_on date,
  -- Whether the law of that day asks for a check.
  check_asked boolean not null,
  planned_start date,
  started_on date,
  -- Why work began without an excuse.
  no_check_reason text check (length(no_check_reason) between 1 and 300),
  ended_on date check (ended_on >= started_on),
  -- Until when copies of checks are kept, by the rules; then they are destroyed. Set with the last day of work.
  keep_until date check (keep_until >= ended_on),
  last_check_on date,
  excuse text check (excuse in ('continuous', 'until', 'none', 'not-judged')),
  excuse_until date,
  has_excuse_gap boolean not null default false,
  imported_by uuid,
  by_account uuid references account on delete set null,
  by_name text not null,
  version integer not null default 1,
  added_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  unique (id, organisation)
);
create index employed_person_by_excuse on employed_person (organisation, (case excuse when 'continuous' then 'infinity'::date
  when 'until' then excuse_until else coalesce(excuse_until, '-infinity'::date) end), id);
create unique index employed_person_reference on employed_person (organisation, reference) where reference is not null;
create index employed_person_by on employed_person (by_account);
create index employed_person_import on employed_person (organisation, imported_by) where imported_by is not null;

alter table right_to_work_check
  alter column worker drop not null,
  add column person uuid,
  add constraint right_to_work_check_of_one check (num_nonnulls(worker, person) = 1),
  add constraint right_to_work_check_person_fkey foreign key (person, organisation)
    references employed_person (id, organisation) on delete cascade;
create index right_to_work_check_person on right_to_work_check (person, checked_on desc) where person is not null;

-- The same of a person who is not sponsored.
create function keep_newest_check_of_person(checked uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update employed_person p set
    last_check_on = newest.checked_on,
    excuse = case when newest.checked_on is not null then coalesce(newest.excuse, 'not-judged') end,
    excuse_until = newest.excuse_until,
    has_excuse_gap = exists (select from right_to_work_check c where c.person = p.id and c.gap_from is not null)
  from (select checked) as one
    left join lateral (
      select c.checked_on, c.excuse, c.excuse_until from right_to_work_check c
      where c.person = one.checked order by c.checked_on desc, c.recorded_at desc limit 1
    ) as newest on true
  where p.id = one.checked
$$;

create or replace function note_check() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_newest_check(coalesce(new.worker, old.worker));
  perform keep_newest_check_of_person(coalesce(new.person, old.person));
  return null;
end
$$;

drop policy sponsor_insert on right_to_work_check;
create policy sponsor_insert on right_to_work_check for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers()
    and (exists (select from worker w where w.id = right_to_work_check.worker and w.organisation = my_organisation())
      or exists (select from employed_person p where p.id = right_to_work_check.person)));
drop trigger reject_column_change on right_to_work_check;
create trigger reject_column_change before update on right_to_work_check for each row when (current_user = 'portway_app')
  execute function reject_column_change('worker', 'person', 'organisation');

alter table employed_person enable row level security;
alter table employed_person force row level security;
grant select, insert, update, delete on employed_person to portway_app;
create policy background_all on employed_person
  using (current_user <> 'portway_app');
create policy sponsor_select on employed_person for select to portway_app
  using (organisation = (select my_organisation()) and (select may_read_workers()));
create policy sponsor_insert on employed_person for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers());
create policy sponsor_update on employed_person for update to portway_app
  using (organisation = my_organisation() and may_record_workers())
  with check (organisation = my_organisation());
-- A copy of a check is kept for its time: until it is over, nobody deletes the person.
create policy keeper_delete on employed_person for delete to portway_app
  using (organisation = my_organisation() and may_record_workers()
    and (last_check_on is null or keep_until < (now() at time zone 'Europe/London')::date));
create policy only_own_name_insert on employed_person as restrictive for insert to portway_app
  with check (current_user <> 'portway_app' or by_account = my_account());
create trigger reject_column_change before update on employed_person for each row when (current_user = 'portway_app')
  execute function reject_column_change('organisation', 'imported_by');

-- A right to work check that the sponsor made, of a worker or of a person who is not sponsored, and the excuse that it gives.
-- The newest one is kept with whom it is of.
create table right_to_work_check (
  id uuid primary key,
  worker uuid,
  organisation uuid not null references organisation on delete cascade,
  method text not null check (length(method) between 1 and 60),
  checked_on date not null,
  checker_name text not null check (length(checker_name) between 1 and 200),
  next_on date,
  by_account uuid references account on delete set null,
  by_name text not null,
  recorded_at timestamptz not null default now(),
  imported_by uuid,
  -- What was checked, by the ids of the rules; null where a file did not say.
  document text check (length(document) between 1 and 60),
  result text not null default 'allowed' check (result in ('allowed', 'refused')),
  expires_on date,
  document_expires_on date,
  notice_on date,
  national_insurance boolean,
  weekly_hours smallint check (weekly_hours between 0 and 168),
  -- The excuse by the rules of the day of the check; null where it was not judged.
  excuse text check (excuse in ('continuous', 'until', 'none')),
  excuse_until date,
  gap_from date,
  gap_up_to date check (gap_up_to >= gap_from),
  person uuid,
  constraint right_to_work_check_of_one check (num_nonnulls(worker, person) = 1),
  constraint right_to_work_check_person_fkey foreign key (person, organisation)
      references employed_person (id, organisation) on delete cascade,
  constraint right_to_work_check_worker_fkey foreign key (worker, organisation)
      references worker (id, organisation) on delete cascade,
  constraint right_to_work_check_imported_by_fkey foreign key (imported_by, organisation)
      references worker_import (id, organisation) on delete set null (imported_by),
  unique (id, organisation)
);
create index right_to_work_check_import on right_to_work_check (imported_by);
create index right_to_work_check_of on right_to_work_check (worker, checked_on desc);
create index right_to_work_check_person on right_to_work_check (person, checked_on desc) where person is not null;
create index right_to_work_check_by on right_to_work_check (by_account);

-- after all tables

-- The newest check's excuse, kept with the worker.
create function keep_newest_check(checked uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update worker w set
    last_check_on = newest.checked_on,
    excuse = case when newest.checked_on is not null then coalesce(newest.excuse, 'not-judged') end,
    excuse_until = coalesce(newest.excuse_until, case when newest.excuse is null then newest.next_on end),
    has_excuse_gap = exists (select from right_to_work_check c where c.worker = w.id and c.gap_from is not null)
  from (select checked) as one
    left join lateral (
      select c.checked_on, c.excuse, c.excuse_until, c.next_on from right_to_work_check c
      where c.worker = one.checked order by c.checked_on desc, c.recorded_at desc limit 1
    ) as newest on true
  where w.id = one.checked
$$;

create function note_check() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_newest_check(coalesce(new.worker, old.worker));
  perform keep_newest_check_of_person(coalesce(new.person, old.person));
  return null;
end
$$;

-- after all functions

alter table right_to_work_check enable row level security;
alter table right_to_work_check force row level security;
grant select, insert, update on right_to_work_check to portway_app;
create policy background_all on right_to_work_check
  using (current_user <> 'portway_app');
create policy sponsor_select on right_to_work_check for select to portway_app
  using (organisation = my_organisation() and may_read_workers());
create policy sponsor_insert on right_to_work_check for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers()
    and (exists (select from worker w where w.id = right_to_work_check.worker and w.organisation = my_organisation())
      or exists (select from employed_person p where p.id = right_to_work_check.person)));
create policy sponsor_update on right_to_work_check for update to portway_app
  using (organisation = my_organisation() and may_record_workers())
  with check (organisation = my_organisation());
create policy only_own_name_insert on right_to_work_check as restrictive for insert to portway_app
  with check (current_user <> 'portway_app' or by_account = my_account());
create trigger note_check after insert or update or delete on right_to_work_check
  for each row execute function note_check();
create trigger reject_column_change before update on right_to_work_check for each row when (current_user = 'portway_app')
  execute function reject_column_change('worker', 'person', 'organisation');
create constraint trigger publish_sponsor_change after insert or update or delete on right_to_work_check deferrable initially deferred
  for each row execute function publish_sponsor_change();

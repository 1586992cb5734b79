-- The copy of a right to work check of somebody who is not sponsored is a kept record: it is filed, opened and logged like
-- those of workers, is kept as long as the person's checks, and goes with the person.
alter table right_to_work_check add constraint right_to_work_check_id_organisation_key unique (id, organisation);
alter table kept_record
  add column of_check uuid,
  add constraint kept_record_of_one check (num_nonnulls(worker, of_check) <= 1),
  add constraint kept_record_check_fkey foreign key (of_check, organisation)
    references right_to_work_check (id, organisation) on delete cascade;
create unique index kept_record_of_check on kept_record (of_check) where destroyed_on is null and of_check is not null;
create index kept_record_checks on kept_record (of_check);
drop index kept_record_of_organisation;
create unique index kept_record_of_organisation on kept_record (organisation, record)
  where destroyed_on is null and worker is null and of_check is null;

create function keep_copies_of_checks() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update kept_record k set keep_until = new.keep_until
  from right_to_work_check c
  where c.person = new.id and k.of_check = c.id and k.destroyed_on is null;
  return null;
end
$$;

drop trigger reject_column_change on kept_record;
create trigger reject_column_change before update on kept_record for each row when (current_user = 'portway_app')
  execute function reject_column_change('organisation', 'worker', 'of_check', 'record', 'created_at');
create trigger keep_copies_of_checks after update of keep_until on employed_person for each row
  when (new.keep_until is distinct from old.keep_until) execute function keep_copies_of_checks();

create policy copies_held on employed_person as restrictive for delete to portway_app using (
  not exists (
    select from kept_record r join right_to_work_check c on c.id = r.of_check
    where c.person = employed_person.id and r.hold_reason is not null
  )
);

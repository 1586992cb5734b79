-- What someone could do with statements of their own, even where a request of theirs never sends them. The policies say which
-- rows a role reaches; this says what may become of them.

-- Owners give compliance roles; owners and admins change what a member is, and only owners what an owner is. Without this,
-- any member could make themselves an owner, and an owner an officer. Keys that cascade run as the tables' owner.
create function guard_membership() returns trigger language plpgsql as $$
declare
  here uuid := case tg_op when 'DELETE' then old.organisation else new.organisation end;
  mine text := (select m.role from membership m where m.account = my_account() and m.organisation = here);
  runs boolean := coalesce(mine in ('owner', 'admin'), false);
  owns boolean := coalesce(mine = 'owner', false);
begin
  if tg_op = 'DELETE' then
    if old.account <> my_account() and not (runs and (owns or old.role <> 'owner')) then
      raise insufficient_privilege using message = 'permission denied: only owners and admins remove members';
    end if;
    return old;
  end if;
  if tg_op = 'INSERT' then
    if new.compliance_role <> 'none' then
      raise insufficient_privilege using message = 'permission denied: an owner gives compliance roles to members';
    end if;
    -- The first member founds the organisation; others join by an invitation, whose role an owner or admin chose.
    if brought('invitation') is null and exists (select from membership m where m.organisation = here) then
      raise insufficient_privilege using message = 'permission denied: members join by an invitation';
    end if;
    return new;
  end if;
  if (new.account, new.organisation) is distinct from (old.account, old.organisation) then
    raise insufficient_privilege using message = 'permission denied: a membership stays whose it is';
  end if;
  if new.role <> old.role and not (runs and (owns or 'owner' not in (old.role, new.role))) then
    -- The last owner's account goes: the one who has been there longest takes their place.
    if new.role <> 'owner' or exists (select from membership m where m.organisation = here and m.role = 'owner') then
      raise insufficient_privilege using message = 'permission denied: only owners and admins change roles';
    end if;
  end if;
  if (new.compliance_role, new.adviser_regulator, new.adviser_number)
      is distinct from (old.compliance_role, old.adviser_regulator, old.adviser_number) and not owns then
    raise insufficient_privilege using message = 'permission denied: only owners change compliance roles';
  end if;
  return new;
end
$$;
create trigger guard_membership before insert or update or delete on membership
  for each row when (current_user = 'portway_app') execute function guard_membership();

-- Each record belongs to the organisation of the worker, duty or certificate it is about. A key looks past row-level
-- security: without the organisation in it, one could hang rows on another organisation's worker, and take its places.
alter table worker add unique (id, organisation);
alter table worker_import add unique (id, organisation);
alter table work_place add unique (id, organisation);
alter table sponsor_event add unique (id, organisation);
alter table sponsor_duty add unique (id, organisation);
alter table certificate add unique (id, organisation);
alter table hire_case add unique (id, organisation);
do $$
declare
  key record;
begin
  for key in
    select * from (values
      ('worker_terms', 'worker', 'worker', 'cascade'), ('worker_sealed', 'worker', 'worker', 'cascade'),
      ('worker_sealed_look', 'worker', 'worker', 'cascade'), ('worker_absence', 'worker', 'worker', 'cascade'),
      ('right_to_work_check', 'worker', 'worker', 'cascade'), ('worker_change', 'worker', 'worker', 'cascade'),
      ('certificate', 'worker', 'worker', 'cascade'), ('sponsor_event', 'worker', 'worker', 'cascade'),
      ('sponsor_duty', 'worker', 'worker', 'cascade'), ('sponsor_duty', 'event', 'sponsor_event', 'cascade'),
      ('sponsor_duty_step', 'duty', 'sponsor_duty', 'cascade'), ('sponsor_duty_file', 'duty', 'sponsor_duty', 'cascade'),
      ('certificate_note', 'certificate', 'certificate', 'cascade'),
      ('worker_terms', 'work_place', 'work_place', 'restrict'),
      ('worker', 'hire_case', 'hire_case', 'set null (hire_case)'),
      ('worker', 'imported_by', 'worker_import', 'set null (imported_by)'),
      ('worker_absence', 'imported_by', 'worker_import', 'set null (imported_by)'),
      ('sponsor_event', 'imported_by', 'worker_import', 'set null (imported_by)'),
      ('sponsor_event', 'corrects', 'sponsor_event', 'set null (corrects)')
    ) as keys (at, named, other, gone)
  loop
    execute format('alter table %I drop constraint %I, add constraint %I foreign key (%I, organisation)
      references %I (id, organisation) on delete %s',
      key.at, key.at || '_' || key.named || '_fkey', key.at || '_' || key.named || '_fkey', key.named, key.other, key.gone);
  end loop;
end
$$;

-- Columns that stay as they were written, named as the arguments. Jobs, imports and keys that cascade are not held by it.
create function keep_columns() returns trigger language plpgsql as $$
declare
  changed text := (
    select string_agg(name, ', ') from unnest(tg_argv) as name
    where to_jsonb(new) -> name is distinct from to_jsonb(old) -> name
  );
begin
  if changed is not null then
    raise insufficient_privilege using message = format('permission denied: %s of %s stays', changed, tg_table_name);
  end if;
  return new;
end
$$;
do $$
declare it text;
begin
  foreach it in array array['worker_terms', 'worker_absence', 'right_to_work_check', 'worker_sealed'] loop
    execute format('create trigger keep_columns before update on %I for each row when (current_user = ''portway_app'')
      execute function keep_columns(''worker'', ''organisation'')', it);
  end loop;
  foreach it in array array['worker', 'held_licence', 'key_person', 'work_place', 'certificate_allocation'] loop
    execute format('create trigger keep_columns before update on %I for each row when (current_user = ''portway_app'')
      execute function keep_columns(''organisation'')', it);
  end loop;
end
$$;
create trigger keep_columns before update on certificate for each row when (current_user = 'portway_app')
  execute function keep_columns('organisation', 'by_account', 'by_name', 'created_at');
create trigger keep_columns before update on worker_import for each row when (current_user = 'portway_app')
  execute function keep_columns('organisation', 'by_account', 'by_name', 'at');
create trigger keep_columns before update on sponsor_duty for each row when (current_user = 'portway_app')
  execute function keep_columns('organisation', 'worker', 'event', 'confidential', 'raised_at');

-- A line manager tells when an absence of their own people ended, and the duty is counted again, or closed by that. They
-- take no step in it, and change nothing else of the absence.
create function keep_from_line_manager() returns trigger language plpgsql as $$
declare
  changed text := (
    select string_agg(key, ', ') from jsonb_each(to_jsonb(new)) as now (key, value)
    where value is distinct from to_jsonb(old) -> key and key <> all (tg_argv)
      and not (key = 'state' and value = '"closed"')
  );
begin
  if changed is not null then
    raise insufficient_privilege
      using message = format('permission denied: %s of %s is not for line managers', changed, tg_table_name);
  end if;
  return new;
end
$$;
create trigger keep_from_line_manager before update on worker_absence
  for each row when (current_user = 'portway_app' and my_compliance_role() = 'line-manager')
  execute function keep_from_line_manager('last_day');
create trigger keep_from_line_manager before update on sponsor_duty
  for each row when (current_user = 'portway_app' and my_compliance_role() = 'line-manager')
  execute function keep_from_line_manager(
    'duty', 'does', 'title', 'because', 'happened_on', 'nation', 'report_by', 'remind_by', 'asked', 'deadline', 'version',
    'changed_at'
  );
create policy of_what_follows on sponsor_duty_step as restrictive for insert to portway_app
  with check (
    current_user <> 'portway_app' or records_workers()
    or step in ('raised', 'recounted', 'closed', 'not-reported', 'corrected')
  );

-- What someone records stands under their own name. The tables' owner is a member of portway_app, and imports for others.
do $$
declare it text;
begin
  foreach it in array array[
    'worker_terms', 'worker_absence', 'right_to_work_check', 'worker_sealed_look', 'certificate', 'certificate_note',
    'sponsor_task_done', 'worker_import'
  ] loop
    execute format('create policy by_oneself on %I as restrictive for insert to portway_app
      with check (current_user <> ''portway_app'' or by_account = my_account())', it);
  end loop;
end
$$;

-- After a correction, what was sent with a report is put in the place of the file before. Its steps name both.
grant update on sponsor_duty_file to portway_app;
create policy replaced on sponsor_duty_file for update to portway_app
  using (
    organisation = my_organisation() and records_workers()
    and exists (select from sponsor_duty d where d.id = sponsor_duty_file.duty)
  ) with check (organisation = my_organisation());
create trigger keep_columns before update on sponsor_duty_file for each row when (current_user = 'portway_app')
  execute function keep_columns('duty', 'organisation');

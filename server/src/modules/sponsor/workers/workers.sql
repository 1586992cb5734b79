create table worker (
  id uuid primary key,
  organisation uuid not null references organisation on delete restrict,
  full_name text not null check (length(full_name) between 1 and 200),
  -- The organisation's own number for them, such as payroll's.
  reference text check (length(reference) <= 60),
  manager uuid references account on delete set null,
  hire_case uuid unique,
  -- The candidate's account: the record outlives it.
  account uuid references account on delete set null,
  imported_by uuid,
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
  changed_at timestamptz not null default now(),
  -- The day on which a worker's manager left the organisation, until someone follows.
  manager_left_on date,
  -- What the last look at the records concluded, for lists: why something was not checked (null before the first look), the
  -- verdict on the pay with the figures it rests on, and the next right to work check.
  gaps text[],
  pay_verdict text check (pay_verdict in ('met', 'under', 'depends-on-option')),
  paid_pence bigint,
  required_pence bigint,
  next_check_on date,
  -- The newest right to work check, and the excuse that it gives: kept by the trigger note_check, for lists. A check of a
  -- file, whose document is not known, is not judged.
  last_check_on date,
  excuse text check (excuse in ('continuous', 'until', 'none', 'not-judged')),
  excuse_until date,
  -- Some days stay without an excuse, whatever came later.
  has_excuse_gap boolean not null default false,
  -- How the records that have to be kept of this worker stand, for lists; null before the first look. The first day on
  -- which a kept paper ends, and the last day of the record that may go first.
  records_needed smallint,
  records_kept smallint,
  records_missing smallint,
  records_unknown smallint,
  records_held smallint,
  records_end_on date,
  records_keep_until date,
  -- Each record belongs to the organisation of the worker, duty or certificate it is about. A key looks past row-level
  -- security: without the organisation in it, one could hang rows on another organisation's worker, and take its places.
  unique (id, organisation),
  constraint worker_hire_case_fkey foreign key (hire_case, organisation)
      references hire_case (id, organisation) on delete set null (hire_case),
  constraint worker_imported_by_fkey foreign key (imported_by, organisation)
      references worker_import (id, organisation) on delete set null (imported_by)
);
create index worker_at on worker (organisation, lower(full_name), id);
create index worker_of_manager on worker (manager);
create index worker_of_account on worker (account);
create index worker_of_import on worker (imported_by);
create index worker_by_visa on worker (organisation, coalesce(visa_ends, 'infinity'::date), id);
-- For the counts of a list, which read nothing else.
create index worker_states on worker (organisation, employment_ended_on, sponsorship_ended_on, started_on, manager);
-- Who has to be checked first comes first; a check without an end last.
create index worker_by_excuse on worker (organisation, (case excuse when 'continuous' then 'infinity'::date when 'until' then
  excuse_until else coalesce(excuse_until, '-infinity'::date) end), id);
create index worker_by_records on worker (organisation, records_missing desc nulls first, id);
create index worker_without_manager on worker (organisation) where manager is null and manager_left_on is not null;
create index worker_tagged on worker (organisation) where tags <> '{}';
create unique index worker_reference on worker (organisation, reference) where reference is not null;

-- Job, pay and hours, each from a day on.
create table worker_terms (
  id uuid primary key,
  worker uuid not null,
  organisation uuid not null references organisation on delete cascade,
  from_day date not null,
  job_title text not null check (length(job_title) between 1 and 200),
  occupation_code text check (occupation_code ~ '^[0-9]{4}$'),
  pay_pence bigint check (pay_pence >= 0),
  hours_per_week numeric(5, 2) check (hours_per_week > 0 and hours_per_week <= 168),
  -- Days of the week worked, 1 for Monday to 7 for Sunday.
  works_on smallint[] not null default '{1,2,3,4,5}',
  work_place uuid,
  other_places uuid[] not null default '{}',
  hybrid_pattern text check (length(hybrid_pattern) <= 200),
  by_account uuid references account on delete set null,
  by_name text not null,
  recorded_at timestamptz not null default now(),
  imported_by uuid,
  unique (worker, from_day),
  constraint worker_terms_worker_fkey foreign key (worker, organisation)
      references worker (id, organisation) on delete cascade,
  constraint worker_terms_work_place_fkey foreign key (work_place, organisation)
      references work_place (id, organisation) on delete restrict,
  constraint worker_terms_imported_by_fkey foreign key (imported_by, organisation)
      references worker_import (id, organisation) on delete set null (imported_by)
);
create index worker_terms_import on worker_terms (imported_by);
create index worker_terms_at on worker_terms (organisation, work_place);
create index worker_terms_place on worker_terms (work_place);
create index worker_terms_by on worker_terms (by_account);

-- Passport and National Insurance numbers, birth dates, contact details: encrypted for their worker and field.
create table worker_sealed (
  id text primary key,
  worker uuid not null,
  organisation uuid not null references organisation on delete cascade,
  field text not null check (
    field in (
      'passport', 'national-insurance', 'certificate-number', 'birth-date', 'address', 'email', 'telephone'
    )
  ),
  encrypted_value text not null,
  -- The last three characters, for lists; null for what is not a number.
  tail text check (length(tail) <= 3),
  -- A keyed hash, which finds the same person twice at an import.
  match_hash text not null,
  changed_at timestamptz not null default now(),
  unique (worker, field),
  check (id = worker::text || '.' || field),
  constraint worker_sealed_worker_fkey foreign key (worker, organisation)
      references worker (id, organisation) on delete cascade
);
create index worker_sealed_match on worker_sealed (organisation, field, match_hash);

create table worker_sealed_look (
  id bigint generated always as identity primary key,
  worker uuid not null,
  organisation uuid not null references organisation on delete cascade,
  fields text[] not null,
  reason text check (length(reason) <= 300),
  by_account uuid references account on delete set null,
  by_name text not null,
  at timestamptz not null default now(),
  constraint worker_sealed_look_worker_fkey foreign key (worker, organisation)
      references worker (id, organisation) on delete cascade
);
create index worker_sealed_look_of on worker_sealed_look (worker, at desc);
create index worker_sealed_look_by on worker_sealed_look (by_account);

create table worker_absence (
  id uuid primary key,
  worker uuid not null,
  organisation uuid not null references organisation on delete cascade,
  first_day date not null,
  -- Null while the worker is not back.
  last_day date check (last_day >= first_day),
  pay text not null check (pay in ('paid', 'reduced', 'unpaid')),
  agreed boolean not null,
  -- Leave that the four-week rule leaves out.
  excepted boolean not null default false,
  by_account uuid references account on delete set null,
  by_name text not null,
  recorded_at timestamptz not null default now(),
  imported_by uuid,
  -- Of an absence of a file without a last day: when a person said that the worker was still away.
  still_away_on date,
  -- Never a medical reason; null where only whether it was agreed is known.
  kind text check (kind in ('not-agreed', 'annual', 'sick', 'family', 'unpaid', 'other-excepted', 'other')),
  constraint worker_absence_worker_fkey foreign key (worker, organisation)
      references worker (id, organisation) on delete cascade,
  constraint worker_absence_imported_by_fkey foreign key (imported_by, organisation)
      references worker_import (id, organisation) on delete set null (imported_by)
);
create index worker_absence_of on worker_absence (worker, first_day desc);
create index worker_absence_at on worker_absence (organisation, first_day desc);
create index worker_absence_by on worker_absence (by_account);
create index worker_absence_import on worker_absence (imported_by);

-- What was changed in a worker's facts, from what to what.
create table worker_change (
  id bigint generated always as identity primary key,
  worker uuid not null,
  organisation uuid not null references organisation on delete cascade,
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  by_account uuid references account on delete set null,
  by_name text not null,
  at timestamptz not null default now(),
  constraint worker_change_worker_fkey foreign key (worker, organisation)
      references worker (id, organisation) on delete cascade
);
create index worker_change_of on worker_change (worker, at desc);
create index worker_change_at on worker_change (organisation);
create index worker_change_by on worker_change (by_account);

-- after all tables

-- Whether an organisation has workers on record, for those who may not see them: such an organisation is not deleted.
create function has_workers(at uuid) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from worker where organisation = at)
$$;

-- A manager is gone because a key or the function below took it away; colleagues who change it are portway_app.
create function record_manager_left() returns trigger language plpgsql as $$
begin
  if new.manager is not null then
    new.manager_left_on := null;
  elsif old.manager is not null and current_user <> 'portway_app' then
    new.manager_left_on := (now() at time zone 'Europe/London')::date;
  end if;
  return new;
end
$$;

create function clear_worker_manager() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update worker set manager = null where organisation = old.organisation and manager = old.account;
  return old;
end
$$;

-- Once in a transaction, at its end: what an import or a bulk edit writes is one event, and no row is locked meanwhile.
create function publish_sponsor_change() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare changed uuid := coalesce(new.organisation, old.organisation);
begin
  if current_setting('portway.sponsor_told', true) = changed::text then return null; end if;
  perform set_config('portway.sponsor_told', changed::text, true);
  perform publish_live_event(array(
    select m.account from membership m where m.organisation = changed and m.compliance_role <> 'none'
  ), 'sponsor', changed);
  return null;
end
$$;
revoke execute on function publish_sponsor_change() from public;

-- after all functions

alter table worker enable row level security;
alter table worker force row level security;
grant select, insert, update, delete on worker to portway_app;
create policy background_all on worker
  using (current_user <> 'portway_app');
-- Line managers see their own people, and record what happens to them. Who asks is found once, not for each row: lists
-- count thousands.
create policy sponsor_select on worker for select to portway_app using (
  organisation = (select my_organisation()) and ((select may_read_workers())
    or ((select my_compliance_role()) = 'line-manager' and manager = (select my_account())))
);
create policy sponsor_insert on worker for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers());
create policy sponsor_update on worker for update to portway_app
  using (organisation = my_organisation() and may_record_workers()) with check (organisation = my_organisation());
create policy officer_delete on worker for delete to portway_app
  using (organisation = my_organisation() and my_compliance_role() = 'officer' and hold_reason is null);
-- What a line manager tells of their own people becomes the record too: new hours, another place, the last day.
create policy line_manager_update on worker for update to portway_app using (
  organisation = my_organisation() and my_compliance_role() = 'line-manager' and manager = my_account()
) with check (organisation = my_organisation() and manager = my_account());
create trigger record_manager_left before update of manager on worker
  for each row execute function record_manager_left();
create trigger reject_column_change before update on worker for each row when (current_user = 'portway_app')
  execute function reject_column_change('organisation');
-- Of their own people, a line manager tells the first and the last day, and new terms. Permission, pay's option, holds and
-- whose the worker is are for those who keep the records.
create trigger reject_line_manager_change before update on worker
  for each row when (current_user = 'portway_app' and my_compliance_role() = 'line-manager')
  execute function reject_line_manager_change(
  'started_on', 'sponsorship_ended_on', 'employment_ended_on', 'version', 'changed_at'
  );
create constraint trigger publish_sponsor_change after insert or delete on worker deferrable initially deferred
  for each row execute function publish_sponsor_change();
-- A look that finds what it found before changes no version.
create constraint trigger publish_sponsor_update after update on worker deferrable initially deferred
  for each row when (old.version <> new.version) execute function publish_sponsor_change();

alter table worker_terms enable row level security;
alter table worker_terms force row level security;
grant select, insert, update on worker_terms to portway_app;
create policy background_all on worker_terms
  using (current_user <> 'portway_app');
create policy sponsor_select on worker_terms for select to portway_app
  using (organisation = (select my_organisation())
    and ((select may_read_workers())
    or ( (select my_compliance_role()) = 'line-manager'
    and exists (select from worker w where w.id = worker_terms.worker) )));
create policy sponsor_insert on worker_terms for insert to portway_app
  with check (organisation = my_organisation()
    and (may_record_workers() or my_compliance_role() = 'line-manager')
    and exists (select from worker w where w.id = worker_terms.worker and w.organisation = my_organisation()));
create policy sponsor_update on worker_terms for update to portway_app
  using (organisation = my_organisation() and may_record_workers())
  with check (organisation = my_organisation());
-- What someone records stands under their own name. The tables' owner is a member of portway_app, and imports for others.
create policy only_own_name_insert on worker_terms as restrictive for insert to portway_app
  with check (current_user <> 'portway_app' or by_account = my_account());
create policy line_manager_update on worker_terms for update to portway_app using (
  organisation = my_organisation() and my_compliance_role() = 'line-manager'
  and exists (select from worker w where w.id = worker_terms.worker)
) with check (organisation = my_organisation());
create trigger reject_column_change before update on worker_terms for each row when (current_user = 'portway_app')
  execute function reject_column_change('worker', 'organisation');
create constraint trigger publish_sponsor_change after insert or update or delete on worker_terms deferrable initially deferred
  for each row execute function publish_sponsor_change();

alter table worker_sealed enable row level security;
alter table worker_sealed force row level security;
grant select, insert, update, delete on worker_sealed to portway_app;
create policy background_all on worker_sealed
  using (current_user <> 'portway_app');
create policy sponsor_select on worker_sealed for select to portway_app
  using (organisation = my_organisation() and may_read_workers());
create policy sponsor_insert on worker_sealed for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers());
create policy sponsor_update on worker_sealed for update to portway_app
  using (organisation = my_organisation() and may_record_workers()) with check (organisation = my_organisation());
create policy sponsor_delete on worker_sealed for delete to portway_app
  using (organisation = my_organisation() and may_record_workers());
create trigger reject_column_change before update on worker_sealed for each row when (current_user = 'portway_app')
  execute function reject_column_change('worker', 'organisation');

alter table worker_sealed_look enable row level security;
alter table worker_sealed_look force row level security;
grant select, insert on worker_sealed_look to portway_app;
create policy background_all on worker_sealed_look
  using (current_user <> 'portway_app');
create policy sponsor_select on worker_sealed_look for select to portway_app
  using (organisation = my_organisation() and may_read_workers());
create policy sponsor_insert on worker_sealed_look for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers());
create policy sponsor_update on worker_sealed_look for update to portway_app
  using (organisation = my_organisation() and may_record_workers())
  with check (organisation = my_organisation());
create policy only_own_name_insert on worker_sealed_look as restrictive for insert to portway_app
  with check (current_user <> 'portway_app' or by_account = my_account());

alter table worker_absence enable row level security;
alter table worker_absence force row level security;
grant select, insert, update, delete on worker_absence to portway_app;
create policy background_all on worker_absence
  using (current_user <> 'portway_app');
create policy sponsor_select on worker_absence for select to portway_app
  using (organisation = my_organisation()
    and (may_read_workers()
    or ( my_compliance_role() = 'line-manager'
    and exists (select from worker w where w.id = worker_absence.worker) )));
create policy sponsor_insert on worker_absence for insert to portway_app
  with check (organisation = my_organisation()
    and (may_record_workers() or my_compliance_role() = 'line-manager')
    and exists (select from worker w where w.id = worker_absence.worker and w.organisation = my_organisation()));
create policy sponsor_update on worker_absence for update to portway_app
  using (organisation = my_organisation() and may_record_workers())
  with check (organisation = my_organisation());
-- The end of an absence is told by the line manager who told of its beginning.
create policy line_manager_update on worker_absence for update to portway_app using (
  organisation = my_organisation() and my_compliance_role() = 'line-manager'
  and exists (select from worker w where w.id = worker_absence.worker)
) with check (organisation = my_organisation());
-- An officer undoes an import of absences; any other absence stays.
create policy officer_delete on worker_absence for delete to portway_app using (
  organisation = my_organisation() and my_compliance_role() = 'officer' and imported_by is not null
);
create policy only_own_name_insert on worker_absence as restrictive for insert to portway_app
  with check (current_user <> 'portway_app' or by_account = my_account());
create trigger reject_column_change before update on worker_absence for each row when (current_user = 'portway_app')
  execute function reject_column_change('worker', 'organisation');
create trigger reject_line_manager_change before update on worker_absence
  for each row when (current_user = 'portway_app' and my_compliance_role() = 'line-manager')
  execute function reject_line_manager_change('last_day');
create constraint trigger publish_sponsor_change after insert or update or delete on worker_absence deferrable initially deferred
  for each row execute function publish_sponsor_change();

alter table worker_change enable row level security;
alter table worker_change force row level security;
grant select, insert on worker_change to portway_app;
create policy background_all on worker_change using (current_user <> 'portway_app');
-- Not for line managers: it names permission and pay.
create policy sponsor_select on worker_change for select to portway_app
  using (organisation = my_organisation() and may_read_workers());
create policy sponsor_insert on worker_change for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers() and by_account = my_account());

-- What happens to sponsored workers, every duty that follows, their certificates, and calendars.
-- What happened to a worker or to the organisation. A mistake is corrected by a later row, never changed.
create table sponsor_event (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  -- Null where it is about the organisation.
  worker uuid references worker on delete cascade,
  kind text not null check (length(kind) between 1 and 60),
  happened_on date not null,
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object'),
  -- Suspected crime, breach of conditions, slavery: for officers alone.
  confidential boolean not null default false,
  -- Before the cut-over day: history.
  history boolean not null default false,
  corrects uuid references sponsor_event on delete set null,
  imported_by uuid references worker_import on delete set null,
  by_account uuid references account on delete set null,
  by_name text not null,
  recorded_at timestamptz not null default now()
);
create index sponsor_event_of on sponsor_event (worker, happened_on desc, id);
create index sponsor_event_at on sponsor_event (organisation, happened_on desc, id);
create index sponsor_event_corrects on sponsor_event (corrects);
create index sponsor_event_import on sponsor_event (imported_by);
create index sponsor_event_by on sponsor_event (by_account);

create table sponsor_duty (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  worker uuid references worker on delete cascade,
  event uuid references sponsor_event on delete cascade,
  -- An id of the rules; null for what only has to be looked at.
  duty text check (length(duty) <= 60),
  does text not null check (does in ('report', 'decide-and-record', 'before-the-change', 'record', 'look-at-this')),
  -- Names what was found, so that a second look finds the same: null for what a person recorded.
  found_key text check (length(found_key) <= 200),
  title text not null,
  because text not null,
  happened_on date not null,
  nation text not null check (nation in ('england-and-wales', 'scotland', 'northern-ireland')),
  report_by date,
  remind_by date,
  -- The facts that the rule was asked, and its outcome with the days counted.
  asked jsonb not null default '{}',
  deadline jsonb,
  confidential boolean not null default false,
  state text not null default 'to-do'
    check (state in ('to-do', 'prepared', 'checked', 'reported', 'not-reported', 'closed')),
  -- The facts for the report, field by field.
  draft jsonb not null default '[]',
  reported_on date,
  reference text check (length(reference) <= 100),
  not_reported_because text check (length(not_reported_because) <= 1000),
  version integer not null default 1,
  raised_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  check (state <> 'reported' or reported_on is not null),
  check (state <> 'not-reported' or not_reported_because is not null)
);
create unique index sponsor_duty_found on sponsor_duty (organisation, found_key) where found_key is not null;
create index sponsor_duty_open on sponsor_duty (organisation, remind_by) where state in ('to-do', 'prepared', 'checked');
create index sponsor_duty_list on sponsor_duty (organisation, raised_at desc, id desc);
create index sponsor_duty_of on sponsor_duty (worker, raised_at desc);
create index sponsor_duty_event on sponsor_duty (event);

create table sponsor_duty_step (
  id bigint generated always as identity primary key,
  duty uuid not null references sponsor_duty on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  step text not null check (length(step) between 1 and 40),
  words text check (length(words) <= 2000),
  by_account uuid references account on delete set null,
  by_name text not null,
  at timestamptz not null default now()
);
create index sponsor_duty_step_of on sponsor_duty_step (duty, id);
create index sponsor_duty_step_by on sponsor_duty_step (by_account);

-- What was sent with a report: one file, encrypted.
create table sponsor_duty_file (
  duty uuid primary key references sponsor_duty on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  file_key uuid not null unique,
  file_name text not null check (length(file_name) <= 255),
  file_kind text not null check (file_kind in ('pdf', 'docx', 'txt')),
  file_bytes integer not null check (file_bytes > 0),
  by_name text not null,
  at timestamptz not null default now()
);
create trigger let_file_go after delete on sponsor_duty_file for each row execute function let_file_go();
create trigger let_old_file_go after update of file_key on sponsor_duty_file for each row
  when (old.file_key <> new.file_key) execute function let_file_go();

create table certificate_allocation (
  organisation uuid not null references organisation on delete cascade,
  from_day date not null,
  to_day date not null check (to_day > from_day),
  allocated integer not null check (allocated between 0 and 100000),
  primary key (organisation, from_day)
);

create table certificate (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  worker uuid references worker on delete cascade,
  kind text not null check (kind in ('defined', 'undefined')),
  state text not null check (state in ('draft', 'requested', 'granted', 'refused', 'assigned', 'used', 'lapsed', 'withdrawn')),
  -- The answers, by field of the certificate.
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object'),
  requested_on date,
  granted_on date,
  assigned_on date,
  start_day date,
  end_day date,
  used_on date,
  closed_on date,
  -- The certificate's number, encrypted; its last three characters stand in lists.
  encrypted_number text,
  number_tail text check (length(number_tail) <= 3),
  version integer not null default 1,
  by_account uuid references account on delete set null,
  by_name text not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index certificate_at on certificate (organisation, created_at desc, id desc);
create index certificate_of on certificate (worker);
create index certificate_by on certificate (by_account);

create table certificate_note (
  id bigint generated always as identity primary key,
  certificate uuid not null references certificate on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  words text not null check (length(words) between 1 and 2000),
  by_account uuid references account on delete set null,
  by_name text not null,
  at timestamptz not null default now()
);
create index certificate_note_of on certificate_note (certificate, id);
create index certificate_note_by on certificate_note (by_account);

-- A private address from which a calendar program reads what a person may see. Ends with the membership.
create table calendar_feed (
  id uuid primary key,
  account uuid not null,
  organisation uuid not null,
  token_hash text not null unique,
  made_at timestamptz not null default now(),
  read_at timestamptz,
  foreign key (account, organisation) references membership (account, organisation) on delete cascade
);
create index calendar_feed_of on calendar_feed (account, organisation);

-- Reminders already mailed, so that each day's goes out once.
create table sponsor_reminder (
  organisation uuid not null references organisation on delete cascade,
  account uuid not null references account on delete cascade,
  about text not null check (length(about) <= 200),
  on_day date not null,
  primary key (account, organisation, about, on_day)
);
create index sponsor_reminder_at on sponsor_reminder (organisation);

-- When the nightly look at an organisation's records last finished, and what it could not check.
create table sponsor_check (
  organisation uuid primary key references organisation on delete cascade,
  checked_at timestamptz not null,
  workers integer not null,
  unchecked jsonb not null default '[]'
);

do $$
declare it text;
begin
  foreach it in array array[
    'sponsor_event', 'sponsor_duty', 'sponsor_duty_step', 'sponsor_duty_file', 'certificate_allocation', 'certificate',
    'certificate_note', 'calendar_feed', 'sponsor_reminder', 'sponsor_check'
  ] loop
    execute format('alter table %I enable row level security', it);
    execute format('alter table %I force row level security', it);
    -- The nightly checks, expiry and the feed read for every organisation, as the tables' owner.
    execute format('create policy jobs on %I using (current_user <> ''portway_app'')', it);
  end loop;
end
$$;
do $$
declare it text;
begin
  foreach it in array array['certificate_allocation'] loop
    execute format('create policy theirs on %I for select to portway_app
      using (organisation = my_organisation() and my_compliance_role() <> ''none'')', it);
    execute format('create policy recorded on %I for insert to portway_app
      with check (organisation = my_organisation() and records_workers())', it);
    execute format('create policy changed on %I for update to portway_app
      using (organisation = my_organisation() and records_workers()) with check (organisation = my_organisation())', it);
  end loop;
end
$$;
-- Not for line managers.
do $$
declare it text;
begin
  foreach it in array array['certificate', 'certificate_note'] loop
    execute format('create policy theirs on %I for select to portway_app
      using (organisation = my_organisation() and sees_workers())', it);
    execute format('create policy recorded on %I for insert to portway_app
      with check (organisation = my_organisation() and records_workers())', it);
    execute format('create policy changed on %I for update to portway_app
      using (organisation = my_organisation() and records_workers()) with check (organisation = my_organisation())', it);
  end loop;
end
$$;
create policy theirs on sponsor_check for select to portway_app
  using (organisation = my_organisation() and my_compliance_role() <> 'none');
grant select, insert, update on certificate_allocation, certificate to portway_app;
grant select, insert on certificate_note to portway_app;
grant select on sponsor_check to portway_app;

create policy theirs on sponsor_event for select to portway_app using (
  organisation = my_organisation() and (not confidential or my_compliance_role() = 'officer') and (
    sees_workers() or (my_compliance_role() = 'line-manager' and exists (select from worker w where w.id = sponsor_event.worker))
  )
);
create policy recorded on sponsor_event for insert to portway_app with check (
  organisation = my_organisation() and by_account = my_account() and (not confidential or my_compliance_role() = 'officer')
  and (
    records_workers() or (
      my_compliance_role() = 'line-manager' and exists (select from worker w where w.id = sponsor_event.worker)
    )
  )
);
create policy theirs on sponsor_duty for select to portway_app using (
  organisation = my_organisation() and (not confidential or my_compliance_role() = 'officer') and (
    sees_workers() or (my_compliance_role() = 'line-manager' and exists (select from worker w where w.id = sponsor_duty.worker))
  )
);
create policy raised on sponsor_duty for insert to portway_app with check (
  organisation = my_organisation() and (not confidential or my_compliance_role() = 'officer')
  and (
    records_workers() or (
      my_compliance_role() = 'line-manager' and exists (select from worker w where w.id = sponsor_duty.worker)
    )
  )
);
create policy changed on sponsor_duty for update to portway_app
  using (
    organisation = my_organisation() and records_workers() and (not confidential or my_compliance_role() = 'officer')
  ) with check (organisation = my_organisation());
-- What a line manager records of their own people, such as the end of an absence, counts open duties again.
create policy recounted on sponsor_duty for update to portway_app
  using (
    organisation = my_organisation() and my_compliance_role() = 'line-manager' and not confidential
    and exists (select from worker w where w.id = sponsor_duty.worker)
  ) with check (organisation = my_organisation());
create policy theirs on sponsor_duty_step for select to portway_app
  using (organisation = my_organisation() and exists (select from sponsor_duty d where d.id = sponsor_duty_step.duty));
-- Of what Portway found by itself nobody took the first step.
create policy recorded on sponsor_duty_step for insert to portway_app with check (
  organisation = my_organisation() and (by_account is null or by_account = my_account())
  and (records_workers() or my_compliance_role() = 'line-manager')
  and exists (select from sponsor_duty d where d.id = sponsor_duty_step.duty)
);
create policy theirs on sponsor_duty_file for select to portway_app
  using (organisation = my_organisation() and exists (select from sponsor_duty d where d.id = sponsor_duty_file.duty));
create policy recorded on sponsor_duty_file for insert to portway_app with check (
  organisation = my_organisation() and records_workers()
  and exists (select from sponsor_duty d where d.id = sponsor_duty_file.duty)
);
grant select, insert, update on sponsor_duty to portway_app;
grant select, insert on sponsor_event, sponsor_duty_step, sponsor_duty_file to portway_app;

-- Each person has feeds of their own.
create policy own on calendar_feed to portway_app
  using (account = my_account() and organisation = my_organisation())
  with check (account = my_account() and organisation = my_organisation() and my_compliance_role() <> 'none');
grant select, insert, delete on calendar_feed to portway_app;

-- Whose feed this is, for its reader, who proves nothing but the secret. Nothing once the owner has no compliance role.
create function calendar_feed_of(hash text)
  returns table (account uuid, organisation uuid, compliance_role text)
  language sql volatile security definer set search_path = public, pg_temp as $$
  update calendar_feed set read_at = now()
  where token_hash = hash and (read_at is null or read_at < now() - interval '1 hour');
  select f.account, f.organisation, m.compliance_role
  from calendar_feed f join membership m on m.account = f.account and m.organisation = f.organisation
  where f.token_hash = hash and m.compliance_role <> 'none'
$$;

-- What happens to sponsored workers, every duty that follows, their certificates, and calendars.
-- What happened to a worker or to the organisation. A mistake is corrected by a later row, never changed.
create table sponsor_event (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  -- Null where it is about the organisation.
  worker uuid,
  kind text not null check (length(kind) between 1 and 60),
  happened_on date not null,
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object'),
  -- Suspected crime, breach of conditions, slavery: for officers alone.
  confidential boolean not null default false,
  -- Before the cut-over day: history.
  history boolean not null default false,
  corrects uuid,
  imported_by uuid,
  by_account uuid references account on delete set null,
  by_name text not null,
  recorded_at timestamptz not null default now(),
  -- What an event changed in the record of a worker, so that a correction can take it back; and why it was corrected.
  changed jsonb not null default '[]' check (jsonb_typeof(changed) = 'array'),
  correction text check (length(correction) between 1 and 1000),
  unique (id, organisation),
  constraint sponsor_event_worker_fkey foreign key (worker, organisation)
      references worker (id, organisation) on delete cascade,
  constraint sponsor_event_imported_by_fkey foreign key (imported_by, organisation)
      references worker_import (id, organisation) on delete set null (imported_by),
  constraint sponsor_event_corrects_fkey foreign key (corrects, organisation)
      references sponsor_event (id, organisation) on delete set null (corrects)
);
create index sponsor_event_of on sponsor_event (worker, happened_on desc, id);
create index sponsor_event_at on sponsor_event (organisation, happened_on desc, id);
create index sponsor_event_corrects on sponsor_event (corrects);
create index sponsor_event_import on sponsor_event (imported_by);
create index sponsor_event_by on sponsor_event (by_account);
-- Looks for events that were history before the first day was moved.
create index sponsor_event_history on sponsor_event (organisation) where history;

create table sponsor_duty (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  worker uuid,
  event uuid,
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
  -- Written here, the facts for the report go to sponsor_duty_draft.
  draft jsonb not null default '[]',
  reported_on date,
  reference text check (length(reference) <= 100),
  not_reported_because text check (length(not_reported_because) <= 1000),
  version integer not null default 1,
  raised_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- Whether a line manager sees it: of what their people do at work, and nothing that rests on pay, permission or law.
  for_team boolean not null generated always as (
    not confidential and case
      when found_key is null then coalesce(duty in (
        'worker-unauthorised-absence', 'worker-no-show', 'worker-hours-changed', 'worker-location-changed', 'worker-leaves',
        'worker-stops-other'
      ), false)
      else split_part(found_key, ':', 1) in ('absence', 'absence-nears', 'absence-asked', 'left')
    end
  ) stored,
  check (state <> 'reported' or reported_on is not null),
  check (state <> 'not-reported' or not_reported_because is not null),
  unique (id, organisation),
  constraint sponsor_duty_worker_fkey foreign key (worker, organisation)
      references worker (id, organisation) on delete cascade,
  constraint sponsor_duty_event_fkey foreign key (event, organisation)
      references sponsor_event (id, organisation) on delete cascade
);
create unique index sponsor_duty_found on sponsor_duty (organisation, found_key) where found_key is not null;
create index sponsor_duty_open on sponsor_duty (organisation, remind_by) where state in ('to-do', 'prepared', 'checked');
create index sponsor_duty_list on sponsor_duty (organisation, raised_at desc, id desc);
create index sponsor_duty_of on sponsor_duty (worker, raised_at desc);
create index sponsor_duty_event on sponsor_duty (event);

-- The facts for the report, field by field: for those who keep the records.
create table sponsor_duty_draft (
  duty uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  draft jsonb not null check (jsonb_typeof(draft) = 'array'),
  constraint sponsor_duty_draft_duty_fkey foreign key (duty, organisation)
      references sponsor_duty (id, organisation) on delete cascade
);
create index sponsor_duty_draft_at on sponsor_duty_draft (organisation);

create table sponsor_duty_step (
  id bigint generated always as identity primary key,
  duty uuid not null,
  organisation uuid not null references organisation on delete cascade,
  step text not null check (length(step) between 1 and 40),
  words text check (length(words) <= 2000),
  by_account uuid references account on delete set null,
  by_name text not null,
  at timestamptz not null default now(),
  constraint sponsor_duty_step_duty_fkey foreign key (duty, organisation)
      references sponsor_duty (id, organisation) on delete cascade
);
create index sponsor_duty_step_of on sponsor_duty_step (duty, id);
create index sponsor_duty_step_by on sponsor_duty_step (by_account);

-- What was sent with a report: one file, encrypted.
create table sponsor_duty_file (
  duty uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  file_key uuid not null unique,
  file_name text not null check (length(file_name) <= 255),
  file_kind text not null check (file_kind in ('pdf', 'docx', 'txt')),
  file_bytes integer not null check (file_bytes > 0),
  by_name text not null,
  at timestamptz not null default now(),
  constraint sponsor_duty_file_duty_fkey foreign key (duty, organisation)
      references sponsor_duty (id, organisation) on delete cascade
);

-- after all tables

-- While Portway counts duties again for what a line manager recorded, it reads those that they do not see.
create function is_counting_duties() returns boolean language sql stable
  return coalesce(current_setting('portway.counting_duties', true), '') = 'on';

-- A draft that is written with its duty is kept apart from it, no matter who raises the duty.
create function keep_duty_draft() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into sponsor_duty_draft (duty, organisation, draft) values (new.id, new.organisation, new.draft)
    on conflict (duty) do update set draft = excluded.draft;
  update sponsor_duty set draft = '[]' where id = new.id;
  return null;
end
$$;

-- after all functions

alter table sponsor_event enable row level security;
alter table sponsor_event force row level security;
grant select, insert on sponsor_event to portway_app;
create policy background_all on sponsor_event
  using (current_user <> 'portway_app');
create policy sponsor_select on sponsor_event for select to portway_app using (
  organisation = my_organisation() and (not confidential or my_compliance_role() = 'officer') and (
    may_read_workers() or (
      my_compliance_role() = 'line-manager' and exists (select from worker w where w.id = sponsor_event.worker)
      and kind not in (
        'pay', 'start', 'worker-no-longer-needs-sponsor', 'skills-charge-recharged', 'certificate-fee-recharged'
      )
      and not facts ?| array['newPence', 'salaryOption']
    )
  )
);
create policy sponsor_insert on sponsor_event for insert to portway_app with check (
  organisation = my_organisation() and by_account = my_account() and (not confidential or my_compliance_role() = 'officer')
  and (
    may_record_workers() or (
      my_compliance_role() = 'line-manager' and exists (select from worker w where w.id = sponsor_event.worker)
    )
  )
);

alter table sponsor_duty enable row level security;
alter table sponsor_duty force row level security;
grant select, insert, update on sponsor_duty to portway_app;
create policy background_all on sponsor_duty
  using (current_user <> 'portway_app');
create policy sponsor_select on sponsor_duty for select to portway_app using (
  organisation = my_organisation() and (not confidential or my_compliance_role() = 'officer') and (
    may_read_workers() or (
      my_compliance_role() = 'line-manager' and (for_team or is_counting_duties())
      and exists (select from worker w where w.id = sponsor_duty.worker)
    )
  )
);
create policy sponsor_insert on sponsor_duty for insert to portway_app with check (
  organisation = my_organisation() and (not confidential or my_compliance_role() = 'officer')
  and (
    may_record_workers() or (
      my_compliance_role() = 'line-manager' and exists (select from worker w where w.id = sponsor_duty.worker)
    )
  )
);
create policy sponsor_update on sponsor_duty for update to portway_app
  using (
    organisation = my_organisation() and may_record_workers() and (not confidential or my_compliance_role() = 'officer')
  ) with check (organisation = my_organisation());
-- What a line manager records of their own people, such as the end of an absence, counts open duties again.
create policy line_manager_update on sponsor_duty for update to portway_app
  using (
    organisation = my_organisation() and my_compliance_role() = 'line-manager' and not confidential
    and exists (select from worker w where w.id = sponsor_duty.worker)
  ) with check (organisation = my_organisation());
create trigger reject_column_change before update on sponsor_duty for each row when (current_user = 'portway_app')
  execute function reject_column_change('organisation', 'worker', 'event', 'confidential', 'raised_at');
create trigger reject_line_manager_change before update on sponsor_duty
  for each row when (current_user = 'portway_app' and my_compliance_role() = 'line-manager')
  execute function reject_line_manager_change(
  'duty', 'does', 'title', 'because', 'happened_on', 'nation', 'report_by', 'remind_by', 'asked', 'deadline', 'version',
  'changed_at', 'for_team'
  );
create trigger keep_duty_draft after insert or update of draft on sponsor_duty
  for each row when (new.draft <> '[]') execute function keep_duty_draft();
create constraint trigger publish_sponsor_change after insert or update or delete on sponsor_duty deferrable initially deferred
  for each row execute function publish_sponsor_change();

alter table sponsor_duty_draft enable row level security;
alter table sponsor_duty_draft force row level security;
grant select on sponsor_duty_draft to portway_app;
create policy background_all on sponsor_duty_draft
  using (current_user <> 'portway_app');
create policy recorder_select on sponsor_duty_draft for select to portway_app using (
  organisation = my_organisation() and may_record_workers()
  and exists (select from sponsor_duty d where d.id = sponsor_duty_draft.duty)
);

alter table sponsor_duty_step enable row level security;
alter table sponsor_duty_step force row level security;
grant select, insert on sponsor_duty_step to portway_app;
create policy background_all on sponsor_duty_step
  using (current_user <> 'portway_app');
-- What people wrote at a step is for the record, not for the team.
create policy sponsor_select on sponsor_duty_step for select to portway_app using (
  organisation = my_organisation() and (may_read_workers() or is_counting_duties())
  and exists (select from sponsor_duty d where d.id = sponsor_duty_step.duty)
);
-- Of what Portway found by itself nobody took the first step.
create policy sponsor_insert on sponsor_duty_step for insert to portway_app with check (
  organisation = my_organisation() and (by_account is null or by_account = my_account())
  and (may_record_workers() or my_compliance_role() = 'line-manager')
  and exists (select from sponsor_duty d where d.id = sponsor_duty_step.duty)
);
create policy only_recorder_insert on sponsor_duty_step as restrictive for insert to portway_app
  with check (
    current_user <> 'portway_app' or may_record_workers()
    or step in ('raised', 'recounted', 'closed', 'not-reported', 'corrected')
  );

alter table sponsor_duty_file enable row level security;
alter table sponsor_duty_file force row level security;
grant select, insert, update on sponsor_duty_file to portway_app;
create policy background_all on sponsor_duty_file
  using (current_user <> 'portway_app');
create policy recorder_select on sponsor_duty_file for select to portway_app using (
  organisation = my_organisation() and may_record_workers()
  and exists (select from sponsor_duty d where d.id = sponsor_duty_file.duty)
);
create policy sponsor_insert on sponsor_duty_file for insert to portway_app with check (
  organisation = my_organisation() and may_record_workers()
  and exists (select from sponsor_duty d where d.id = sponsor_duty_file.duty)
);
create policy sponsor_update on sponsor_duty_file for update to portway_app
  using (
    organisation = my_organisation() and may_record_workers()
    and exists (select from sponsor_duty d where d.id = sponsor_duty_file.duty)
  ) with check (organisation = my_organisation());
-- Its file is deleted later (platform/files/files.sql).
create trigger enqueue_file_delete after delete on sponsor_duty_file for each row execute function enqueue_file_delete();
create trigger enqueue_old_file_delete after update of file_key on sponsor_duty_file for each row
  when (old.file_key <> new.file_key) execute function enqueue_file_delete();
create trigger reject_column_change before update on sponsor_duty_file for each row when (current_user = 'portway_app')
  execute function reject_column_change('duty', 'organisation');

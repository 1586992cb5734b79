-- What is planned for a day to come. It starts no count and raises no duty. On its day people are asked whether it happened.
create table planned_event (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  -- Null where it is about the organisation.
  worker uuid,
  kind text not null check (length(kind) between 1 and 60),
  planned_for date not null,
  -- The answers that its record asks for.
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object'),
  state text not null default 'planned' check (state in ('planned', 'recorded', 'cancelled')),
  by_account uuid references account on delete set null,
  by_name text not null,
  planned_at timestamptz not null default now(),
  -- Who recorded or cancelled it.
  ended_by text,
  ended_at timestamptz,
  check ((state = 'planned') = (ended_at is null)),
  check ((ended_by is null) = (ended_at is null)),
  constraint planned_event_worker_fkey foreign key (worker, organisation)
      references worker (id, organisation) on delete cascade
);
create index planned_event_open on planned_event (organisation, planned_for) where state = 'planned';
create index planned_event_at on planned_event (organisation);
create index planned_event_of on planned_event (worker, organisation);
create index planned_event_by on planned_event (by_account);

-- after all tables

-- after all functions

alter table planned_event enable row level security;
alter table planned_event force row level security;
grant select, insert, update on planned_event to portway_app;
create policy background_all on planned_event
  using (current_user <> 'portway_app');
-- A line manager sees what is planned for their own people, and nothing that tells of pay or permission.
create policy sponsor_select on planned_event for select to portway_app using (
  organisation = my_organisation() and (
    may_read_workers() or (
      my_compliance_role() = 'line-manager' and exists (select from worker w where w.id = planned_event.worker)
      and kind not in ('pay', 'start') and not facts ?| array['newPence', 'salaryOption']
    )
  )
);
create policy sponsor_insert on planned_event for insert to portway_app with check (
  organisation = my_organisation() and by_account = my_account() and (
    may_record_workers() or (
      my_compliance_role() = 'line-manager' and exists (select from worker w where w.id = planned_event.worker)
    )
  )
);
create policy sponsor_update on planned_event for update to portway_app
  using (organisation = my_organisation() and (may_record_workers() or my_compliance_role() = 'line-manager'))
  with check (organisation = my_organisation());
create trigger reject_column_change before update on planned_event for each row when (current_user = 'portway_app')
  execute function reject_column_change('id', 'organisation', 'worker', 'kind', 'facts', 'by_account', 'by_name', 'planned_at');
create constraint trigger publish_sponsor_change after insert or update on planned_event deferrable initially deferred
  for each row execute function publish_sponsor_change();

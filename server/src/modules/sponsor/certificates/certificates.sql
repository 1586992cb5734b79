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
  worker uuid,
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
  changed_at timestamptz not null default now(),
  unique (id, organisation),
  constraint certificate_worker_fkey foreign key (worker, organisation)
      references worker (id, organisation) on delete cascade
);
create index certificate_at on certificate (organisation, created_at desc, id desc);
create index certificate_of on certificate (worker);
create index certificate_by on certificate (by_account);

create table certificate_note (
  id bigint generated always as identity primary key,
  certificate uuid not null,
  organisation uuid not null references organisation on delete cascade,
  words text not null check (length(words) between 1 and 2000),
  by_account uuid references account on delete set null,
  by_name text not null,
  at timestamptz not null default now(),
  constraint certificate_note_certificate_fkey foreign key (certificate, organisation)
      references certificate (id, organisation) on delete cascade
);
create index certificate_note_of on certificate_note (certificate, id);
create index certificate_note_by on certificate_note (by_account);

-- after all functions

alter table certificate_allocation enable row level security;
alter table certificate_allocation force row level security;
grant select, insert, update on certificate_allocation to portway_app;
create policy background_all on certificate_allocation
  using (current_user <> 'portway_app');
create policy sponsor_select on certificate_allocation for select to portway_app
  using (organisation = my_organisation() and my_compliance_role() <> 'none');
create policy sponsor_insert on certificate_allocation for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers());
create policy sponsor_update on certificate_allocation for update to portway_app
  using (organisation = my_organisation() and may_record_workers())
  with check (organisation = my_organisation());
create trigger reject_column_change before update on certificate_allocation for each row when (current_user = 'portway_app')
  execute function reject_column_change('organisation');

alter table certificate enable row level security;
alter table certificate force row level security;
grant select, insert, update on certificate to portway_app;
create policy background_all on certificate
  using (current_user <> 'portway_app');
-- Not for line managers.
create policy sponsor_select on certificate for select to portway_app
  using (organisation = my_organisation() and may_read_workers());
create policy sponsor_insert on certificate for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers());
create policy sponsor_update on certificate for update to portway_app
  using (organisation = my_organisation() and may_record_workers())
  with check (organisation = my_organisation());
create policy only_own_name_insert on certificate as restrictive for insert to portway_app
  with check (current_user <> 'portway_app' or by_account = my_account());
create trigger reject_column_change before update on certificate for each row when (current_user = 'portway_app')
  execute function reject_column_change('organisation', 'by_account', 'by_name', 'created_at');
create constraint trigger publish_sponsor_change after insert or update or delete on certificate deferrable initially deferred
  for each row execute function publish_sponsor_change();

alter table certificate_note enable row level security;
alter table certificate_note force row level security;
grant select, insert on certificate_note to portway_app;
create policy background_all on certificate_note
  using (current_user <> 'portway_app');
create policy sponsor_select on certificate_note for select to portway_app
  using (organisation = my_organisation() and may_read_workers());
create policy sponsor_insert on certificate_note for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers());
create policy sponsor_update on certificate_note for update to portway_app
  using (organisation = my_organisation() and may_record_workers())
  with check (organisation = my_organisation());
create policy only_own_name_insert on certificate_note as restrictive for insert to portway_app
  with check (current_user <> 'portway_app' or by_account = my_account());

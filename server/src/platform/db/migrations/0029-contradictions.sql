-- A paper about a worker of which values were typed beside it: nothing is read from a picture.
create table stated_paper (
  id uuid primary key,
  worker uuid not null,
  organisation uuid not null references organisation on delete cascade,
  kind text not null check (kind in ('certificate', 'contract', 'payslip', 'right-to-work', 'passport', 'other')),
  -- What it is, where it is of no kind above.
  title text check (length(title) between 1 and 120),
  -- The day from which it speaks; a payslip speaks of a period.
  from_day date not null,
  to_day date check (to_day >= from_day),
  -- The file from which it was typed, where one is kept.
  record_file uuid,
  version integer not null default 1,
  by_account uuid references account on delete set null,
  by_name text not null,
  recorded_at timestamptz not null default now(),
  unique (id, organisation),
  constraint stated_paper_worker_fkey foreign key (worker, organisation)
      references worker (id, organisation) on delete cascade
);
create index stated_paper_of on stated_paper (worker, from_day desc);
create index stated_paper_at on stated_paper (organisation);
create index stated_paper_by on stated_paper (by_account);

-- One value of such a paper: open, or encrypted for its paper and field.
create table stated_value (
  id text primary key,
  paper uuid not null,
  organisation uuid not null references organisation on delete cascade,
  field text not null check (length(field) between 1 and 40),
  value jsonb check (jsonb_typeof(value) = 'object'),
  encrypted_value text,
  -- The last three characters of a number that is encrypted.
  tail text check (length(tail) <= 3),
  unique (paper, field),
  check (id = paper::text || '.' || field),
  check ((value is null) <> (encrypted_value is null)),
  constraint stated_value_paper_fkey foreign key (paper, organisation)
      references stated_paper (id, organisation) on delete cascade
);
create index stated_value_at on stated_value (organisation);

-- Why two values differ, as a person says. It explains these two: another value later is not explained.
create table paper_explanation (
  id uuid primary key,
  worker uuid not null,
  organisation uuid not null references organisation on delete cascade,
  field text not null check (length(field) between 1 and 40),
  -- Keyed hashes of the two values, in the order of the hashes, and the values as they were shown.
  one_hash text not null,
  other_hash text not null check (other_hash > one_hash),
  one_words text not null check (length(one_words) between 1 and 400),
  other_words text not null check (length(other_words) between 1 and 400),
  why text not null check (why in ('only-words', 'paper-is-wrong', 'nothing-to-report', 'other')),
  -- The paper that is wrong.
  wrong_source text check (length(wrong_source) between 1 and 40),
  reason text not null check (length(reason) between 1 and 1000),
  by_account uuid references account on delete set null,
  by_name text not null,
  at timestamptz not null default now(),
  withdrawn_at timestamptz,
  withdrawn_by_name text,
  constraint paper_explanation_worker_fkey foreign key (worker, organisation)
      references worker (id, organisation) on delete cascade
);
create unique index paper_explanation_of on paper_explanation (worker, field, one_hash, other_hash)
  where withdrawn_at is null;
create index paper_explanation_at on paper_explanation (organisation);
create index paper_explanation_by on paper_explanation (by_account);

-- What the last comparison of a worker's papers found, for lists.
create table worker_agreement (
  worker uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  -- Fields in which papers differ and nobody has said why, and how many differ and are explained.
  unexplained text[] not null,
  explained smallint not null,
  -- The first day of what is not explained.
  since date,
  compared_at timestamptz not null default now(),
  constraint worker_agreement_worker_fkey foreign key (worker, organisation)
      references worker (id, organisation) on delete cascade
);
create index worker_agreement_at on worker_agreement (organisation, (coalesce(since, '-infinity'::date)), worker)
  where unexplained <> '{}';

-- Whose papers are to be compared again: of null, all of the organisation's.
create table agreement_due (
  id bigint generated always as identity primary key,
  organisation uuid not null,
  worker uuid
);

-- Marks the worker whom a row is about, by the column that names them; without one, everybody of the organisation.
create function mark_agreement_due() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  row jsonb := to_jsonb(coalesce(new, old));
begin
  if tg_nargs = 0 then
    insert into agreement_due (organisation) values ((row ->> 'organisation')::uuid);
  elsif row ->> tg_argv[0] is not null then
    insert into agreement_due (organisation, worker)
      values ((row ->> 'organisation')::uuid, (row ->> tg_argv[0])::uuid);
  elsif tg_table_name = 'sponsor_event' and row ->> 'kind' = 'move' then
    insert into agreement_due (organisation) values ((row ->> 'organisation')::uuid);
  end if;
  return null;
end
$$;

-- The same for a value of a typed paper, which names the paper alone.
create function mark_agreement_due_of_value() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into agreement_due (organisation, worker)
    select p.organisation, p.worker from stated_paper p where p.id = coalesce(new.paper, old.paper);
  return null;
end
$$;

-- Whether something was recorded in the caller's organisation that is not compared yet.
create function has_agreement_due(at uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from agreement_due where organisation = at and at = my_organisation())
$$;

-- The terms that workers accepted in an offer, for those who may see the workers and have no right over hiring.
create function offers_of_workers(workers uuid[])
  returns table (worker uuid, name text, terms jsonb, accepted_on date)
  language sql stable security definer set search_path = public, pg_temp as $$
  select w.id, h.candidate_name, h.terms, (h.accepted_at at time zone 'Europe/London')::date
  from worker w join hire_case h on h.id = w.hire_case
  where w.id = any (workers) and w.organisation = my_organisation() and may_read_workers() and h.offer_version > 0
$$;

alter table stated_paper enable row level security;
alter table stated_paper force row level security;
grant select, insert, update, delete on stated_paper to portway_app;
create policy background_all on stated_paper
  using (current_user <> 'portway_app');
create policy sponsor_select on stated_paper for select to portway_app
  using (organisation = my_organisation() and may_read_workers());
create policy sponsor_insert on stated_paper for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers()
    and exists (select from worker w where w.id = stated_paper.worker and w.organisation = my_organisation()));
create policy sponsor_update on stated_paper for update to portway_app
  using (organisation = my_organisation() and may_record_workers())
  with check (organisation = my_organisation());
create policy sponsor_delete on stated_paper for delete to portway_app
  using (organisation = my_organisation() and may_record_workers());
create policy only_own_name_insert on stated_paper as restrictive for insert to portway_app
  with check (current_user <> 'portway_app' or by_account = my_account());
create trigger reject_column_change before update on stated_paper for each row when (current_user = 'portway_app')
  execute function reject_column_change('worker', 'organisation');
create trigger mark_agreement_due after update or delete on stated_paper
  for each row execute function mark_agreement_due('worker');

alter table stated_value enable row level security;
alter table stated_value force row level security;
grant select, insert, update, delete on stated_value to portway_app;
create policy background_all on stated_value
  using (current_user <> 'portway_app');
create policy sponsor_select on stated_value for select to portway_app
  using (organisation = my_organisation() and may_read_workers());
create policy sponsor_insert on stated_value for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers()
    and exists (select from stated_paper p where p.id = stated_value.paper and p.organisation = my_organisation()));
create policy sponsor_update on stated_value for update to portway_app
  using (organisation = my_organisation() and may_record_workers())
  with check (organisation = my_organisation());
create policy sponsor_delete on stated_value for delete to portway_app
  using (organisation = my_organisation() and may_record_workers());
create trigger reject_column_change before update on stated_value for each row when (current_user = 'portway_app')
  execute function reject_column_change('paper', 'organisation');
create trigger mark_agreement_due after insert or update or delete on stated_value
  for each row execute function mark_agreement_due_of_value();

alter table paper_explanation enable row level security;
alter table paper_explanation force row level security;
grant select, insert, update on paper_explanation to portway_app;
create policy background_all on paper_explanation
  using (current_user <> 'portway_app');
create policy sponsor_select on paper_explanation for select to portway_app
  using (organisation = my_organisation() and may_read_workers());
create policy sponsor_insert on paper_explanation for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers()
    and exists (select from worker w where w.id = paper_explanation.worker and w.organisation = my_organisation()));
create policy sponsor_update on paper_explanation for update to portway_app
  using (organisation = my_organisation() and may_record_workers() and withdrawn_at is null)
  with check (organisation = my_organisation());
create policy only_own_name_insert on paper_explanation as restrictive for insert to portway_app
  with check (current_user <> 'portway_app' or by_account = my_account());
-- A reason that was given stays as it was given; it can only be taken back.
create trigger reject_column_change before update on paper_explanation for each row when (current_user = 'portway_app')
  execute function reject_column_change('worker', 'organisation', 'field', 'one_hash', 'other_hash', 'one_words',
  'other_words', 'why', 'wrong_source', 'reason', 'by_account', 'by_name', 'at');
create trigger mark_agreement_due after insert or update on paper_explanation
  for each row execute function mark_agreement_due('worker');

alter table worker_agreement enable row level security;
alter table worker_agreement force row level security;
grant select on worker_agreement to portway_app;
create policy background_all on worker_agreement
  using (current_user <> 'portway_app');
create policy sponsor_select on worker_agreement for select to portway_app
  using (organisation = (select my_organisation()) and (select may_read_workers()));

alter table agreement_due enable row level security;
alter table agreement_due force row level security;
create policy background_all on agreement_due
  using (current_user <> 'portway_app');

-- Whatever states something about a worker has the papers compared again, soon and not in the request.
create trigger mark_agreement_due_of_new after insert on worker
  for each row execute function mark_agreement_due('id');
create trigger mark_agreement_due after update of full_name, certificate_start, certificate_ends, visa_ends, started_on,
  sponsorship_ended_on, employment_ended_on, hire_case on worker
  for each row execute function mark_agreement_due('id');
create trigger mark_agreement_due after insert or update or delete on worker_terms
  for each row execute function mark_agreement_due('worker');
create trigger mark_agreement_due after insert or update or delete on worker_sealed
  for each row execute function mark_agreement_due('worker');
create trigger mark_agreement_due after insert or update or delete on worker_absence
  for each row execute function mark_agreement_due('worker');
create trigger mark_agreement_due after insert or update or delete on right_to_work_check
  for each row execute function mark_agreement_due('worker');
create trigger mark_agreement_due after insert or update or delete on certificate
  for each row execute function mark_agreement_due('worker');
create trigger mark_agreement_due after insert or update on sponsor_event
  for each row execute function mark_agreement_due('worker');
create trigger mark_agreement_due after insert or update on work_place
  for each row execute function mark_agreement_due();
create trigger mark_agreement_due after insert or update on held_licence
  for each row execute function mark_agreement_due();
create trigger mark_agreement_due after insert or update or delete on organisation_register
  for each row execute function mark_agreement_due();

-- For the comparison that nobody who is logged in asks for.
create policy background_select on hire_case for select using (current_user <> 'portway_app');

insert into agreement_due (organisation) select distinct organisation from worker;

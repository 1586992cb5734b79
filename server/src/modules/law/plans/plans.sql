-- Hire plans that people keep under a name.
create table saved_plan (
  id uuid primary key,
  account uuid not null references account on delete cascade,
  name text not null,
  -- As they are in the address of the page that answers them.
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  -- What they say of the job.
  job jsonb not null check (jsonb_typeof(job) = 'object'),
  -- The job that was made of it.
  draft uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Deleted, and for a day to be restored.
  removed_at timestamptz,
  -- What they say of the organisation as a sponsor, and for how many years it would sponsor; null in plans of before that was kept.
  sponsor jsonb check (jsonb_typeof(sponsor) = 'object')
);
create index saved_plan_newest on saved_plan (account, created_at desc, id desc);
create index saved_plan_draft on saved_plan (draft) where draft is not null;
create index saved_plan_removed on saved_plan (removed_at) where removed_at is not null;

-- after all tables

alter table saved_plan add foreign key (draft) references job on delete set null;

-- after all functions

alter table saved_plan enable row level security;
alter table saved_plan force row level security;
grant select, insert on saved_plan to portway_app;
grant update (name, draft, updated_at, removed_at) on saved_plan to portway_app;
create policy own_all on saved_plan to portway_app using (account = my_account()) with check (account = my_account());
create policy background_expire on saved_plan
  using (current_user <> 'portway_app' and removed_at < now() - interval '1 day');

create table saved_job (
  account uuid not null references account on delete cascade,
  job uuid not null references job on delete cascade,
  saved_at timestamptz not null default now(),
  primary key (account, job)
);
create index saved_job_newest on saved_job (account, saved_at desc, job desc);

create table saved_search (
  id uuid primary key,
  account uuid not null references account on delete cascade,
  name text not null,
  -- As it stands in the address of the jobs page.
  search jsonb not null check (jsonb_typeof(search) = 'object'),
  alerts text not null default 'none' check (alerts in ('none', 'daily', 'weekly')),
  -- Jobs published after it are new in this saved search.
  opened_at timestamptz not null default now(),
  -- Jobs published up to it were mailed, or were there before.
  mailed_to timestamptz not null default now(),
  created_at timestamptz not null default now(),
  -- Removed, and for a day to be brought back.
  removed_at timestamptz
);
create index saved_search_of on saved_search (account, created_at);
create index saved_search_alerts on saved_search (alerts, mailed_to) where alerts <> 'none' and removed_at is null;

-- after all functions

alter table saved_job enable row level security;
alter table saved_job force row level security;
grant select, insert, delete on saved_job to portway_app;
create policy own_all on saved_job to portway_app using (account = my_account()) with check (account = my_account());

alter table saved_search enable row level security;
alter table saved_search force row level security;
grant select, insert, update, delete on saved_search to portway_app;
create policy own_all on saved_search to portway_app using (account = my_account()) with check (account = my_account());
-- Rows past their retention: the nightly expiry sees these alone.
create policy background_expire on saved_search
  using (current_user <> 'portway_app' and removed_at < now() - interval '1 day');
-- Who may be mailed is asked without a log-in: which searches, and of whom. What they say is read as their owner.
create policy background_select_mailing on saved_search for select
  using (current_user <> 'portway_app' and alerts <> 'none' and removed_at is null);
-- The link in each of these mails ends them.
create policy by_link_select on saved_search for select to portway_app using (id::text = session_key('job_alerts'));
create policy by_link_update on saved_search for update to portway_app
  using (id::text = session_key('job_alerts')) with check (id::text = session_key('job_alerts') and alerts = 'none');

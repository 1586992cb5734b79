-- What people follow on the register of sponsors: an entry, or new sponsors in a town or for a route.
create table sponsor_follow (
  id uuid primary key,
  account uuid not null references account on delete cascade,
  sponsor integer references sponsor on delete cascade,
  -- {"town": …, "route": …}: one of them, or both.
  search jsonb check (jsonb_typeof(search) = 'object'),
  created_at timestamptz not null default now(),
  check ((sponsor is null) <> (search is null)),
  unique (account, sponsor),
  unique (account, search)
);
create index sponsor_follow_of on sponsor_follow (sponsor);

-- One row for each person who is emailed about editions: those who follow, and admins whose organisation has an entry.
create table sponsor_alert (
  account uuid primary key references account on delete cascade,
  -- The newest edition that they were told about, or that changed nothing for them.
  told_to date,
  wanted boolean not null default true
);

-- after all functions

alter table sponsor_follow enable row level security;
alter table sponsor_follow force row level security;
grant select, insert, delete on sponsor_follow to portway_app;
create policy own_all on sponsor_follow to portway_app using (account = my_account()) with check (account = my_account());
-- Who may be emailed is asked without a log-in. What they follow is read as themselves.
create policy background_select_mailing on sponsor_follow for select using (current_user <> 'portway_app');
-- As a claim does, what is followed goes along when an edition only spells it differently.
create policy background_update on sponsor_follow for update
  using (current_user <> 'portway_app') with check (current_user <> 'portway_app');

alter table sponsor_alert enable row level security;
alter table sponsor_alert force row level security;
grant select, insert, update on sponsor_alert to portway_app;
create policy own_all on sponsor_alert to portway_app using (account = my_account()) with check (account = my_account());
create policy background_select_mailing on sponsor_alert for select using (current_user <> 'portway_app');
-- The link in each of these emails ends them.
create policy by_link_select on sponsor_alert for select to portway_app using (account::text = session_key('sponsor_alerts'));
create policy by_link_update on sponsor_alert for update to portway_app
  using (account::text = session_key('sponsor_alerts'))
  with check (account::text = session_key('sponsor_alerts') and not wanted);

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

-- after all tables

-- Whose feed this is, for its reader, who proves nothing but the secret. Nothing once the owner has no compliance role.
create function find_calendar_feed(hash text)
  returns table (account uuid, organisation uuid, compliance_role text)
  language sql volatile security definer set search_path = public, pg_temp as $$
  update calendar_feed set read_at = now()
  where token_hash = hash and (read_at is null or read_at < now() - interval '1 hour');
  select f.account, f.organisation, m.compliance_role
  from calendar_feed f join membership m on m.account = f.account and m.organisation = f.organisation
  where f.token_hash = hash and m.compliance_role <> 'none'
$$;

-- after all functions

alter table calendar_feed enable row level security;
alter table calendar_feed force row level security;
grant select, insert, delete on calendar_feed to portway_app;
create policy background_all on calendar_feed
  using (current_user <> 'portway_app');
-- Each person has feeds of their own.
create policy own_all on calendar_feed to portway_app
  using (account = my_account() and organisation = my_organisation())
  with check (account = my_account() and organisation = my_organisation() and my_compliance_role() <> 'none');

alter table sponsor_reminder enable row level security;
alter table sponsor_reminder force row level security;
create policy background_all on sponsor_reminder
  using (current_user <> 'portway_app');

-- One person may belong to several organisations. Each request acts for one of them or for none, and the policies go on
-- reading that one in portway.organisation.
alter table membership drop constraint membership_pkey, add primary key (account, organisation);

-- Everybody sees where they belong. What changes a membership acts for its organisation, so that no statement which
-- forgets to name one can reach another.
drop policy own on membership;
create policy own on membership for select to portway_app using (account = my_account());

-- The names of all organisations that the caller belongs to, for the choice between them: the rows themselves are
-- seen only by requests that act for them. The longest-standing first.
create policy owner_sees on organisation for select using (current_user <> 'portway_app');
create function my_organisations()
  returns table (id uuid, name text, website text, industry text, role text, since timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select o.id, o.name, o.website, o.industry, m.role, m.since
  from membership m join organisation o on o.id = m.organisation
  where m.account = my_account()
  order by m.since, o.id
$$;

-- A new member of an organisation sees other people's data from then on: a session that was begun without may be left
-- open no longer than a recruiter's.
create function end_idle_sessions_sooner() returns trigger language plpgsql as $$
begin
  update session set idle_seconds = 1800 where account = new.account and idle_seconds > 1800;
  return null;
end
$$;
create trigger end_idle_sessions_sooner after insert on membership
  for each row execute function end_idle_sessions_sooner();

create table account (
  id uuid primary key,
  -- In lower case.
  email text not null unique check (email = lower(email) and length(email) <= 254),
  full_name text not null,
  role text not null check (role in ('candidate', 'recruiter', 'staff')),
  created_at timestamptz not null default now(),
  -- Deleted then, unless it is undone before.
  deletion_due timestamptz
);
create index account_newest on account (created_at desc, id desc);
create index account_due on account (deletion_due) where deletion_due is not null;

create table organisation (
  id uuid primary key,
  name text,
  website text,
  industry text,
  created_at timestamptz not null default now(),
  -- Jobs, who saved them, who applied, and what the two sides write to each other.
  trading_name text,
  town text,
  size text check (size in ('seed', 'early', 'midSize', 'large', 'veryLarge', 'massive')),
  about text,
  -- What an organisation shows of itself on its own page, /companies/{slug}: markets, offices and a logo beside what was
  -- there. It is there once the organisation has published a job.
  markets text[] not null default '{}' check (cardinality(markets) <= 12),
  -- [{"town": …, "nation": …, "address": …, "head": …}], as contracts/src/account/organisation/offices.ts has it.
  offices jsonb not null default '[]' check (jsonb_typeof(offices) = 'array' and jsonb_array_length(offices) <= 20),
  -- How long an organisation keeps unsuccessful applications. Then its side of them is erased; the candidate keeps theirs.
  applicants_kept_months smallint not null default 6 check (applicants_kept_months between 1 and 12),
  -- What its owner or admin answered when asked whether it sponsors anybody; null is not answered.
  sponsoring text check (sponsoring in ('already', 'not-yet', 'hiring-only'))
);
create index organisation_newest on organisation (created_at desc, id desc);

create table membership (
  account uuid not null references account on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  -- The right over the organisation itself: its profile, members and invitations. A member has none.
  role text not null check (role in ('owner', 'admin', 'member')),
  since timestamptz not null default now(),
  -- A sponsor's records: its licence, the workers it sponsors, their certificates, and every duty.
  --
  -- Who may see them is a role of its own in the membership. The policies read it from portway.compliance, which a request
  -- sets only where its session began with a second factor: without one, nobody sees a worker.
  compliance_role text not null default 'none'
    check (compliance_role in ('none', 'officer', 'line-manager', 'viewer', 'adviser')),
  -- As an adviser states them; we check neither.
  adviser_regulator text check (length(adviser_regulator) <= 120),
  adviser_number text check (length(adviser_number) <= 60),
  -- The right over hiring: nothing; its jobs, applicants and messages; changing them; and making offers too.
  hiring text not null check (hiring in ('none', 'read', 'write', 'offers')),
  primary key (account, organisation)
);
create index membership_of on membership (organisation);

-- after all tables

-- A new member of an organisation sees other people's data from then on: a session that was begun without may be left
-- open no longer than a recruiter's.
create function shorten_idle_sessions() returns trigger language plpgsql as $$
begin
  update session set idle_seconds = 1800 where account = new.account and idle_seconds > 1800;
  return null;
end
$$;

create function my_compliance_role() returns text language sql stable
  return coalesce(nullif(current_setting('portway.compliance', true), ''), 'none');

-- All workers of the organisation; a line manager sees their own people only.
create function may_read_workers() returns boolean language sql stable
  return my_compliance_role() in ('officer', 'viewer', 'adviser');

create function may_record_workers() returns boolean language sql stable
  return my_compliance_role() in ('officer', 'adviser');

create function my_organisations()
  returns table (
    id uuid, name text, website text, industry text, role text, compliance_role text, since timestamptz
  )
  language sql stable security definer set search_path = public, pg_temp as $$
  select o.id, o.name, o.website, o.industry, m.role, m.compliance_role, m.since
  from membership m join organisation o on o.id = m.organisation
  where m.account = my_account()
  order by m.since, o.id
$$;

-- What someone could do with statements of their own, even where a request of theirs never sends them. The policies say which
-- rows a role reaches; this says what may become of them.

-- Owners give compliance roles; owners and admins change what a member is and may do in hiring, and only owners what an
-- owner is. Without this, any member could make themselves an owner, and an owner an officer. Keys that cascade run as
-- the tables' owner.
create function guard_membership() returns trigger language plpgsql as $$
declare
  here uuid := case tg_op when 'DELETE' then old.organisation else new.organisation end;
  mine text := (select m.role from membership m where m.account = my_account() and m.organisation = here);
  runs boolean := coalesce(mine in ('owner', 'admin'), false);
  owns boolean := coalesce(mine = 'owner', false);
  chosen record;
begin
  if tg_op = 'DELETE' then
    if old.account <> my_account() and not (runs and (owns or old.role <> 'owner')) then
      raise insufficient_privilege using message = 'permission denied: only owners and admins remove members';
    end if;
    return old;
  end if;
  if tg_op = 'INSERT' then
    select i.role, i.hiring, i.compliance_role, i.adviser_regulator, i.adviser_number into chosen
      from invitation i where i.id = session_key('invitation')::uuid and i.organisation = here;
    if found and (new.role, new.hiring, new.compliance_role, new.adviser_regulator, new.adviser_number)
        is distinct from (chosen.role, chosen.hiring, chosen.compliance_role, chosen.adviser_regulator, chosen.adviser_number) then
      raise insufficient_privilege using message = 'permission denied: an invitation says what a member may do';
    end if;
    if not found and new.compliance_role <> 'none' then
      raise insufficient_privilege using message = 'permission denied: an owner gives compliance roles to members';
    end if;
    -- The first member founds the organisation; others join by an invitation, whose rights an owner or admin chose.
    if session_key('invitation') is null and exists (select from membership m where m.organisation = here) then
      raise insufficient_privilege using message = 'permission denied: members join by an invitation';
    end if;
    return new;
  end if;
  if (new.account, new.organisation) is distinct from (old.account, old.organisation) then
    raise insufficient_privilege using message = 'permission denied: a membership stays whose it is';
  end if;
  if new.role <> old.role and not (runs and (owns or 'owner' not in (old.role, new.role))) then
    -- The last owner's account goes: the one who has been there longest takes their place.
    if new.role <> 'owner' or exists (select from membership m where m.organisation = here and m.role = 'owner') then
      raise insufficient_privilege using message = 'permission denied: only owners and admins change roles';
    end if;
  end if;
  if new.hiring <> old.hiring and not (runs and (owns or old.role <> 'owner')) then
    raise insufficient_privilege using message = 'permission denied: only owners and admins change rights over hiring';
  end if;
  if (new.compliance_role, new.adviser_regulator, new.adviser_number)
      is distinct from (old.compliance_role, old.adviser_regulator, old.adviser_number) and not owns then
    raise insufficient_privilege using message = 'permission denied: only owners change compliance roles';
  end if;
  return new;
end
$$;

-- The last release names no right over hiring, and still has a role 'viewer'. Goes with the release after this one.
create function complete_member_rights() returns trigger language plpgsql as $$
begin
  if new.role = 'viewer' then
    new.role := 'member';
    new.hiring := 'read';
  end if;
  new.hiring := coalesce(new.hiring, case
    when new.role <> 'member' then 'offers'
    when tg_table_name = 'invitation' then 'write'
    -- The invitation is used up before the member joins.
    else 'read'
  end);
  return new;
end
$$;

-- Who may no longer write to candidates answers no conversation and is no contact of a job; who no longer sees hiring
-- keeps no notification of it. Open pages of theirs read again what there is.
create function end_hiring_work() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if new.hiring in ('none', 'read') then
    delete from conversation_assignment where account = new.account and organisation = new.organisation;
    update job set hiring_contact = null, contact_name = null
      where hiring_contact = new.account and organisation = new.organisation and state <> 'draft';
  end if;
  if new.hiring = 'none' then
    delete from notification where account = new.account and organisation = new.organisation and is_about_hiring(kind);
  end if;
  perform publish_live_event(array[new.account], 'notification', new.organisation);
  return null;
end
$$;

-- A line manager tells when an absence of their own people ended, and the duty is counted again, or closed by that. They
-- take no step in it, and change nothing else of the absence.
create function reject_line_manager_change() returns trigger language plpgsql as $$
declare
  changed text := (
    select string_agg(key, ', ') from jsonb_each(to_jsonb(new)) as now (key, value)
    where value is distinct from to_jsonb(old) -> key and key <> all (tg_argv)
      and not (key = 'state' and value = '"closed"')
  );
begin
  if changed is not null then
    raise insufficient_privilege
      using message = format('permission denied: %s of %s is not for line managers', changed, tg_table_name);
  end if;
  return new;
end
$$;

-- Whom a session acts as, and the organisation it acts for: null when that is none of theirs. `acting_for` is
-- 'oneself', 'home', 'first organisation', or the id of one. No row where the account is gone.
create function set_request_context(
  entering uuid, through uuid, proved boolean, acting_for text,
  out full_name text, out email text, out role text, out deletion_due timestamptz, out candidate boolean,
  out app boolean, out passkey boolean, out second_factor boolean,
  out organisation uuid, out member_role text, out compliance_role text
) language plpgsql as $$
#variable_conflict use_column
declare
  hiring_right text;
begin
  perform set_config('portway.account', entering::text, true);
  select a.full_name, a.email, a.role, a.deletion_due,
      a.role = 'candidate' or (a.role <> 'staff' and exists (select from profile p where p.account = a.id)),
      exists (select from authenticator t where t.account = a.id and t.confirmed_at is not null),
      exists (select from passkey k where k.account = a.id),
      -- It may have been proved in this session since that was read.
      exists (select from session s where s.id = through and s.second_factor),
      m.organisation, m.role, m.compliance_role, m.hiring
    into full_name, email, role, deletion_due, candidate, app, passkey, second_factor,
      organisation, member_role, compliance_role, hiring_right
    from account a
    left join lateral (
      select b.organisation, b.role, b.compliance_role, b.hiring from membership b
      where b.account = a.id and a.role <> 'staff' and case acting_for
        when 'oneself' then false
        when 'home' then a.role = 'recruiter'
        when 'first organisation' then true
        else b.organisation::text = acting_for
      end
      order by b.since, b.organisation limit 1
    ) m on true
    where a.id = entering;
  second_factor := proved or ((app or passkey) and second_factor);
  perform
    set_config('portway.organisation', coalesce(organisation::text, ''), true),
    set_config('portway.hiring', coalesce(nullif(hiring_right, 'none'), ''), true),
    -- Without a second factor, nobody sees a sponsored worker.
    set_config('portway.compliance',
      case when second_factor and compliance_role <> 'none' then compliance_role else '' end, true),
    set_config('portway.staff', case when second_factor and role = 'staff' then 'yes' else '' end, true);
end
$$;

-- after all functions

alter table account enable row level security;
alter table account force row level security;
grant select, insert, update, delete on account to portway_app;
create policy own_all on account to portway_app using (id = my_account()) with check (id = my_account());
create policy by_address_select on account for select to portway_app using (email = session_key('email'));
create policy employer_select_colleague on account for select to portway_app
  using (id in (select account from membership where organisation = my_organisation()));
create policy staff_select on account for select to portway_app using (is_staff());
-- Whose account is to be deleted by now; the deletion itself happens as that account.
create policy background_select_due on account for select
  using (current_user <> 'portway_app' and deletion_due < now());
-- What an employer sees of whoever applied, as long as it was not withdrawn.
create policy employer_select_applicant on account for select to portway_app
  using (my_hiring_organisation() is not null
    and exists ( select from application a where a.account = account.id and a.organisation = my_hiring_organisation() and a.state <> 'withdrawn'));
-- The staff’s search finds the new text (platform/db/db.sql).
create trigger update_search_text after insert or update of full_name, email or delete on account
  for each row execute function update_search_text('full_name', 'email');
-- Jobs that name the person as their contact follow the new name (employer-jobs.sql).
create trigger rename_hiring_contact after update of full_name on account
  for each row when (old.full_name <> new.full_name) execute function rename_hiring_contact();

alter table organisation enable row level security;
alter table organisation force row level security;
grant select, insert, update, delete on organisation to portway_app;
create policy employer_all on organisation to portway_app
  using (id = my_organisation()) with check (id = my_organisation());
create policy invitee_select on organisation for select to portway_app
  using (id in (select organisation from invitation where id = session_key('invitation')::uuid));
create policy staff_select on organisation for select to portway_app using (is_staff());
-- The names of all organisations that the caller belongs to, for the choice between them: the rows themselves are
-- seen only by requests that act for them. The longest-standing first.
create policy background_select on organisation for select using (current_user <> 'portway_app');
-- The staff’s search finds the new text (platform/db/db.sql).
create trigger update_search_text after insert or update of name, website, industry or delete on organisation
  for each row execute function update_search_text('name', 'website', 'industry');
-- The company page and the published jobs follow (jobs.sql).
create trigger refresh_published_employer after update on organisation for each row
  when (new.* is distinct from old.*) execute function refresh_published_employer();
-- A new name may get the company page a new address (jobs.sql).
create trigger update_company_page after update on organisation for each row
  when ((new.name, new.trading_name, new.markets, new.offices) is distinct from
  (old.name, old.trading_name, old.markets, old.offices))
  execute function update_company_page();

alter table membership enable row level security;
alter table membership force row level security;
grant select, insert, update, delete on membership to portway_app;
create policy employer_all on membership to portway_app
  using (organisation = my_organisation()) with check (organisation = my_organisation());
create policy staff_select on membership for select to portway_app using (is_staff());
create policy background_select on membership for select using (current_user <> 'portway_app');
create policy own_select on membership for select to portway_app using (account = my_account());
-- Who leaves is no longer the contact of a job (employer-jobs.sql).
create trigger clear_hiring_contact after delete on membership
  for each row execute function clear_hiring_contact();
create trigger shorten_idle_sessions after insert on membership
  for each row execute function shorten_idle_sessions();
-- Workers of a line manager who leaves have no manager (workers.sql).
create trigger clear_worker_manager after delete on membership for each row execute function clear_worker_manager();
create trigger complete_member_rights before insert or update of role, hiring on membership
  for each row when (new.role = 'viewer' or new.hiring is null) execute function complete_member_rights();
create trigger end_hiring_work after update on membership
  for each row when (old.hiring <> new.hiring) execute function end_hiring_work();
create trigger guard_membership before insert or update or delete on membership
  for each row when (current_user = 'portway_app') execute function guard_membership();

-- A membership says what it allows in each workspace: the organisation (role), hiring, and sponsorship (compliance_role).
-- Owners and admins make offers, members write, viewers read; advisers, line managers and those who only look at sponsored
-- workers do not see hiring, unless they run the organisation.

-- The trigger below completes what the release before writes.
alter table membership add column hiring text not null default 'none';
alter table membership alter column hiring drop default;
alter table membership no force row level security;
update membership set hiring = case
  when role in ('owner', 'admin') then 'offers'
  when compliance_role in ('adviser', 'line-manager', 'viewer') then 'none'
  when role = 'viewer' then 'read'
  else 'write'
end;
alter table membership drop constraint membership_role_check;
update membership set role = 'member' where role = 'viewer';
alter table membership force row level security;
alter table membership add constraint membership_hiring_check check (hiring in ('none', 'read', 'write', 'offers'));
alter table membership add constraint membership_role_check check (role in ('owner', 'admin', 'member'));

alter table invitation add column hiring text not null default 'none';
alter table invitation alter column hiring drop default;
alter table invitation add column compliance_role text not null default 'none'
  check (compliance_role in ('none', 'officer', 'line-manager', 'viewer', 'adviser'));
alter table invitation add column adviser_regulator text check (length(adviser_regulator) <= 120);
alter table invitation add column adviser_number text check (length(adviser_number) <= 60);
alter table invitation no force row level security;
update invitation set hiring = case role when 'member' then 'write' when 'viewer' then 'read' else 'offers' end;
alter table invitation drop constraint invitation_role_check;
update invitation set role = 'member' where role = 'viewer';
alter table invitation force row level security;
alter table invitation add constraint invitation_hiring_check check (hiring in ('none', 'read', 'write', 'offers'));
alter table invitation add constraint invitation_role_check check (role in ('owner', 'admin', 'member'));

create function my_hiring_organisation() returns uuid language sql stable
  return case when current_setting('portway.hiring', true) in ('read', 'write', 'offers')
    then nullif(current_setting('portway.organisation', true), '')::uuid end;

create function may_write_hiring() returns boolean language sql stable
  return coalesce(current_setting('portway.hiring', true) in ('write', 'offers'), false);

create function may_make_offers() returns boolean language sql stable
  return coalesce(current_setting('portway.hiring', true) = 'offers', false);

create function is_about_hiring(kind text) returns boolean language sql immutable
  return kind not in ('claim-decided', 'sponsor-days-moved');

create or replace function notify_both_sides(candidate uuid, employer uuid, event text, about uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform publish_live_event(array(
    select candidate where candidate is not null
    union select m.account from membership m where m.organisation = employer and m.hiring <> 'none'
  ), event, about);
end
$$;

create or replace function notify_people(one uuid, team uuid, besides uuid[], event text, about jsonb, said jsonb, mails_itself boolean)
  returns setof uuid language plpgsql security definer set search_path = public, pg_temp as $$
declare people uuid[];
begin
  people := array(
    select m.account from membership m
      where m.organisation = team and (m.account = one or one is null)
        and (m.hiring in ('write', 'offers') or not is_about_hiring(event))
        and m.account <> all (besides)
    union select one where team is null and one is not null
    order by 1
  );
  -- A conversation is listed once, however much is written in it before it is read.
  if event = 'message' then
    update notification n set at = clock_timestamp(), words = said,
      mail = case when n.mail = 'sent' then 'sent'
        when email_choice(n.account, event, team) = 'daily' then 'daily' else 'none' end
    where n.conversation = (about ->> 'conversation')::uuid and n.kind = event and n.read_at is null
      and n.account = any (people) and n.organisation is not distinct from team;
  end if;
  return query
    with added as (
      insert into notification (account, organisation, kind, application, job, conversation, offer, hiring_case, words, mail)
      select p.account, team, event, (about ->> 'application')::uuid, (about ->> 'job')::uuid,
        (about ->> 'conversation')::uuid, (about ->> 'offer')::uuid, (about ->> 'case')::uuid, said,
        case
          when p.choice = 'never' then 'none'
          when p.choice = 'daily' then 'daily'
          when mails_itself then 'none'
          when exists (
            select from notification n where n.account = p.account and n.organisation is not distinct from team
              and n.kind = event and n.job = (about ->> 'job')::uuid and n.mail in ('at-once', 'sent')
              and n.at > now() - interval '1 hour'
          ) then 'daily'
          else 'at-once'
        end
      from (select account, email_choice(account, event, team) as choice from unnest(people) as each(account)) p
      where event <> 'message' or not exists (
        select from notification n where n.conversation = (about ->> 'conversation')::uuid and n.kind = event
          and n.read_at is null and n.account = p.account and n.organisation is not distinct from team
      )
      returning notification.id, notification.mail
    )
    select added.id from added where added.mail = 'at-once';
  -- Events of the message or the application tell of these.
  if event in ('message', 'application-arrived', 'application-sent', 'status-changed') then return; end if;
  perform publish_live_event(people, 'notification', coalesce(
    (about ->> 'application')::uuid, (about ->> 'job')::uuid, (about ->> 'conversation')::uuid,
    (about ->> 'offer')::uuid, (about ->> 'case')::uuid, team, one
  ));
end
$$;

create or replace function guard_invitation() returns trigger language plpgsql as $$
declare
  mine text := (
    select m.role from membership m where m.account = my_account() and m.organisation = new.organisation
  );
begin
  if mine is null or mine not in ('owner', 'admin') or (new.role = 'owner' and mine <> 'owner') then
    raise insufficient_privilege using message = 'permission denied: only owners and admins invite';
  end if;
  if new.compliance_role <> 'none' and mine <> 'owner' then
    raise insufficient_privilege using message = 'permission denied: only owners give compliance roles';
  end if;
  return new;
end
$$;

create function guard_assignment() returns trigger language plpgsql as $$
begin
  if not exists (
    select from membership m where m.account = new.account and m.organisation = new.organisation
      and m.hiring in ('write', 'offers')
  ) then
    raise insufficient_privilege using message = 'permission denied: this colleague does not write to candidates';
  end if;
  return new;
end
$$;

create or replace function is_own_applicant(application uuid) returns boolean
  language sql stable set search_path = public, pg_temp as $$
  select exists (
    select from application a where a.id = $1 and a.organisation = my_hiring_organisation()
      and a.account is distinct from my_account()
  )
$$;

create or replace function is_own_tag(tag uuid) returns boolean
  language sql stable set search_path = public, pg_temp as $$
  select exists (select from applicant_tag t where t.id = $1 and t.organisation = my_hiring_organisation())
$$;

create or replace function guard_membership() returns trigger language plpgsql as $$
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

create or replace function set_request_context(
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

drop trigger guard_invitation on invitation;
create trigger complete_member_rights before insert on invitation
  for each row when (new.role = 'viewer' or new.hiring is null) execute function complete_member_rights();
create trigger guard_invitation before insert or update of role, hiring, compliance_role, organisation, email on invitation
  for each row when (current_user = 'portway_app') execute function guard_invitation();
create trigger guard_assignment before insert or update on conversation_assignment
  for each row when (current_user = 'portway_app') execute function guard_assignment();
create trigger complete_member_rights before insert or update of role, hiring on membership
  for each row when (new.role = 'viewer' or new.hiring is null) execute function complete_member_rights();
create trigger end_hiring_work after update on membership
  for each row when (old.hiring <> new.hiring) execute function end_hiring_work();

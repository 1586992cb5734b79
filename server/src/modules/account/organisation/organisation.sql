create table invitation (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  email text not null check (email = lower(email) and length(email) <= 254),
  -- The rights of the member to be: see membership (platform/auth/auth.sql).
  role text not null check (role in ('owner', 'admin', 'member')),
  invited_by uuid references account on delete set null,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  hiring text not null check (hiring in ('none', 'read', 'write', 'offers')),
  compliance_role text not null default 'none'
    check (compliance_role in ('none', 'officer', 'line-manager', 'viewer', 'adviser')),
  adviser_regulator text check (length(adviser_regulator) <= 120),
  adviser_number text check (length(adviser_number) <= 60),
  unique (organisation, email)
);

-- Drawn again by us from what was uploaded.
create table organisation_logo (
  organisation uuid primary key references organisation on delete cascade,
  jpeg bytea not null,
  -- Changes with the picture, so that an address that names it shows no other.
  version text not null generated always as (left(md5(jpeg), 12)) stored,
  changed_at timestamptz not null default now()
);

-- after all tables

-- An invitation carries rights: to write one is to choose who owns the organisation. Owners and admins invite, and only
-- owners invite owners, and people with a compliance role.
create function guard_invitation() returns trigger language plpgsql as $$
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

-- after all functions

alter table invitation enable row level security;
alter table invitation force row level security;
grant select, insert, update, delete on invitation to portway_app;
create policy employer_all on invitation to portway_app
  using (organisation = my_organisation()) with check (organisation = my_organisation());
create policy invitee_all on invitation to portway_app
  using (id = session_key('invitation')::uuid) with check (false);
create policy own_address_all on invitation to portway_app using (email = session_key('own_email')) with check (false);
create policy background_expire on invitation
  using (current_user <> 'portway_app' and expires_at < now() - interval '30 days');
create trigger complete_member_rights before insert on invitation
  for each row when (new.role = 'viewer' or new.hiring is null) execute function complete_member_rights();
create trigger guard_invitation before insert or update of role, hiring, compliance_role, organisation, email on invitation
  for each row when (current_user = 'portway_app') execute function guard_invitation();

alter table organisation_logo enable row level security;
alter table organisation_logo force row level security;
grant select, insert, update, delete on organisation_logo to portway_app;
create policy employer_all on organisation_logo to portway_app
  using (organisation = my_organisation()) with check (organisation = my_organisation());
create policy public_select on organisation_logo for select to portway_app
  using (exists (select from published_employer e where e.organisation = organisation_logo.organisation));
create policy background_select on organisation_logo for select using (current_user <> 'portway_app');
-- The company page follows (jobs.sql).
create trigger update_company_logo after insert or update or delete on organisation_logo
  for each row execute function update_company_logo();

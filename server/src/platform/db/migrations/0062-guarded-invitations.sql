-- An invitation carries a role: to write one is to choose who owns the organisation. Owners and admins invite,
-- and only owners invite owners.
create function guard_invitation() returns trigger language plpgsql as $$
declare
  mine text := (
    select m.role from membership m where m.account = my_account() and m.organisation = new.organisation
  );
begin
  if mine is null or mine not in ('owner', 'admin') or (new.role = 'owner' and mine <> 'owner') then
    raise insufficient_privilege using message = 'permission denied: only owners and admins invite';
  end if;
  return new;
end
$$;
create trigger guard_invitation before insert or update of role, organisation, email on invitation
  for each row when (current_user = 'portway_app') execute function guard_invitation();

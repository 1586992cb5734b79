-- Candidates are told whom to turn to by name. The name goes, from closed jobs too, with whoever bears it.
create policy contact_leaves on job for update using (current_user <> 'portway_app' and state <> 'draft')
  with check (current_user <> 'portway_app');

create function forget_hiring_contact() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  update job set hiring_contact = null, contact_name = null
  where hiring_contact = old.account and organisation = old.organisation and state <> 'draft';
  return null;
end
$$;
-- An account that is deleted leaves its organisation as well; its jobs may have lost their contact by then.
create trigger forget_hiring_contact after delete on membership
  for each row execute function forget_hiring_contact();

create function forget_contact_name() returns trigger language plpgsql as $$
begin
  new.contact_name := null;
  return new;
end
$$;
create trigger forget_contact_name before update of hiring_contact on job
  for each row when (new.hiring_contact is null) execute function forget_contact_name();

create function rename_hiring_contact() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  update job set contact_name = new.full_name where hiring_contact = new.id and state <> 'draft';
  return null;
end
$$;
create trigger rename_hiring_contact after update of full_name on account
  for each row when (old.full_name <> new.full_name) execute function rename_hiring_contact();
create index job_contact on job (hiring_contact) where hiring_contact is not null;

-- What an organisation shows our team with its claim of an entry, and what our team answered. Both are deleted thirty days
-- after the answer.
alter table register_claim
  drop constraint register_claim_reason_check,
  add check (length(reason) between 1 and 2000),
  add column file_key uuid unique,
  add column file_name text,
  add column file_kind text check (file_kind in ('pdf', 'docx', 'txt')),
  add column file_bytes integer,
  add column decided_at timestamptz,
  add column confirmed boolean,
  -- Why it was not confirmed, for the organisation.
  add column answer text check (length(answer) <= 2000),
  add check ((file_key is null) = (file_name is null) and (file_key is null) = (file_kind is null)),
  add check ((decided_at is null) = (confirmed is null));
create trigger let_file_go after delete on register_claim for each row
  when (old.file_key is not null) execute function let_file_go();
create trigger let_old_file_go after update of file_key on register_claim for each row
  when (old.file_key is not null and old.file_key is distinct from new.file_key) execute function let_file_go();

-- A decided claim stays for a while, for the organisation to read the answer.
drop policy team_decides on register_claim;
create policy team_decides on register_claim for update to portway_app using (is_staff()) with check (is_staff());
create policy expired on register_claim
  using (current_user <> 'portway_app' and decided_at < now() - interval '30 days');

alter table organisation_register
  -- When our team confirmed the entry, for the name in confirmed_for.
  add column confirmed_at timestamptz,
  -- What it is worth beside a job, worked out again whenever it, the organisation's name or the register changes; null
  -- while the organisation's name is too unlike the entry's for it to count. See published_employer.register.
  add column mark text check (mark in ('claimed', 'confirmed', 'gone'));
alter table organisation_register no force row level security;
update organisation_register set mark = 'claimed', confirmed_at = case when confirmed_for is null then null else claimed_at end;
update published_employer e set register = r.mark from organisation_register r where r.organisation = e.organisation;
alter table organisation_register force row level security;

create function keep_register_mark() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    update published_employer set register = null where organisation = old.organisation;
  else
    update published_employer set register = new.mark where organisation = new.organisation;
  end if;
  return null;
end
$$;
create trigger keep_register_mark after insert or update or delete on organisation_register
  for each row execute function keep_register_mark();

create function begin_register_mark() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  new.register := (select r.mark from organisation_register r where r.organisation = new.organisation);
  return new;
end
$$;
create trigger begin_register_mark before insert on published_employer for each row
  execute function begin_register_mark();

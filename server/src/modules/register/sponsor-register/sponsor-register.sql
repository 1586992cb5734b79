-- The register of licensed sponsors as the Home Office publishes it, edition by edition, and which entry of it an
-- organisation says is its own. What the register says is public: row-level security binds the claims alone.
create table register_edition (
  published_on date primary key,
  file_name text not null,
  sha256 text not null unique,
  -- What stood in it: lines, entries, and different names.
  lines integer not null,
  entries integer not null,
  organisations integer not null,
  read_at timestamptz not null default now()
);

-- An organisation at a place. It stays when it leaves the register, with the last edition that had it.
create table sponsor (
  id integer primary key generated always as identity,
  name text not null,
  town text,
  county text,
  trading_names text[] not null default '{}',
  first_edition date not null,
  last_edition date not null,
  -- What changed from edition to edition of the register of sponsors, and an address for each entry.
  
  -- Words of the name and the town, as an address has them; the number tells two apart that would be the same.
  slug text not null
);
create unique index sponsor_is on sponsor (name, lower(coalesce(town, '')));
create index sponsor_alike on sponsor (lower(name), lower(coalesce(town, '')));
create index sponsor_last on sponsor (last_edition);
create unique index sponsor_by_slug on sponsor (slug);

create table sponsor_licence (
  sponsor integer not null,
  rating text not null,
  route text not null,
  primary key (sponsor, rating, route)
);

-- Every name by which an entry of the newest edition can be found, without what makes no difference.
create table sponsor_name (
  sponsor integer not null,
  folded text not null,
  trading boolean not null,
  primary key (sponsor, folded)
);
create index sponsor_name_is on sponsor_name (folded);
create index sponsor_name_like on sponsor_name using gin (folded gin_trgm_ops);

create table organisation_register (
  organisation uuid primary key references organisation on delete cascade,
  sponsor integer not null references sponsor on delete cascade,
  claimed_by uuid references account on delete set null,
  claimed_at timestamptz not null default now(),
  -- The organisation's name, folded, for which our team confirmed the entry: it counts while the name is the same. Null
  -- where the entry is called like the organisation, and nobody had to look.
  confirmed_for text,
  -- When our team confirmed the entry, for the name in confirmed_for.
  confirmed_at timestamptz,
  -- What it is worth beside a job, worked out again whenever it, the organisation's name or the register changes; null
  -- while the organisation's name is too unlike the entry's for it to count. See published_employer.register.
  mark text check (mark in ('claimed', 'confirmed', 'gone'))
);
create index organisation_register_of on organisation_register (sponsor);
create index organisation_register_by on organisation_register (claimed_by);

-- One row for each entry that an edition changed. The first edition that was imported changes nothing: what it contains
-- was there before.
create table sponsor_change (
  edition date not null references register_edition on delete cascade,
  sponsor integer not null references sponsor on delete cascade,
  -- added: new · gone: left · back: left before · rated: another rating for the same routes · routes: other routes
  kind text not null check (kind in ('added', 'gone', 'back', 'rated', 'routes')),
  -- Whether no entry of that name was in the edition before (added, back), or is left in this one (gone): an
  -- organisation that only moved is neither new nor gone.
  whole boolean not null,
  -- Licences before and after: [{"route": …, "rating": …}].
  licences_before jsonb not null,
  licences_after jsonb not null,
  primary key (edition, sponsor)
);
create index sponsor_change_of on sponsor_change (sponsor, edition desc);
create index sponsor_change_kind on sponsor_change (edition desc, kind, sponsor);

-- How the daily fetch of the register of sponsors goes: one row, made by the first try.
create table register_fetch (
  single boolean primary key default true check (single),
  -- While somebody fetches: two processes do not fetch at the same time.
  running_since timestamptz,
  tried_at timestamptz,
  succeeded_at timestamptz,
  -- What the last success brought, and why the last try failed; null after a success.
  outcome text check (length(outcome) <= 600),
  fault text check (length(fault) <= 600),
  -- Days in London on which it failed since the last success, and the last of them.
  failed_days integer not null default 0,
  failed_on date,
  -- When the team was told of that.
  told_at timestamptz,
  -- What the server said of the file that was read in last: it is asked for a newer one.
  address text,
  etag text,
  last_modified text
);

-- An entry of the register that an organisation says is its own although it is called otherwise: our team looks at it
-- first, and until then it counts for nothing.
create table register_claim (
  organisation uuid primary key references organisation on delete cascade,
  sponsor integer not null references sponsor on delete cascade,
  -- Why it is theirs, in their words.
  reason text not null,
  -- The organisation's name then, folded: a confirmation is for that name.
  asked_for text not null,
  asked_by uuid references account on delete set null,
  asked_at timestamptz not null default now(),
  file_key uuid unique,
  file_name text,
  file_kind text check (file_kind in ('pdf', 'docx', 'txt')),
  file_bytes integer,
  decided_at timestamptz,
  confirmed boolean,
  -- Why it was not confirmed, for the organisation.
  answer text check (length(answer) <= 2000),
  check (length(reason) between 1 and 2000),
  check ((file_key is null) = (file_name is null) and (file_key is null) = (file_kind is null)),
  check ((decided_at is null) = (confirmed is null))
);
create index register_claim_of on register_claim (sponsor);
create index register_claim_by on register_claim (asked_by);
create index register_claim_oldest on register_claim (asked_at, organisation);

-- after all tables

-- Under the locale C of the system's library only ASCII letters have a lower case: accents are taken off before, so that Ç becomes c.
create function sponsor_slug(name text, town text, id integer) returns text language plpgsql immutable as $$
declare words text := concat_ws(' ', name, town);
begin
  -- Most have ASCII letters alone, and those no accents.
  if octet_length(words) > length(words) then
    words := regexp_replace(normalize(lower(words), nfkd), '[\u0300-\u036f’]', '', 'g');
  end if;
  words := trim(both '-' from left(regexp_replace(replace(lower(words), '''', ''), '[^a-z0-9]+', '-', 'g'), 80));
  return concat_ws('-', nullif(words, ''), id);
end $$;

create function assign_sponsor_slug() returns trigger language plpgsql as $$
begin
  new.slug := sponsor_slug(new.name, new.town, new.id);
  return new;
end $$;

create function update_register_mark() returns trigger language plpgsql security definer
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

create function create_register_mark() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  new.register := (select r.mark from organisation_register r where r.organisation = new.organisation);
  return new;
end
$$;

-- What the register says of an organisation, beside its jobs. Requests may not write there.
create function set_register_word(which uuid, word jsonb) returns void language sql security definer
  set search_path = public, pg_temp as $$
  update published_employer set register_word = word
  where organisation = which and register_word is distinct from word;
$$;
revoke execute on function set_register_word(uuid,jsonb) from public;

-- The same promises as the foreign keys that they replace, kept by one join for a statement instead of a query for a row.
create function check_sponsor_editions() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct first_edition, last_edition from fresh) as each
    cross join lateral (values (first_edition), (last_edition)) as named (day)
    where not exists (select from public.register_edition where published_on = named.day)
  ) then
    raise foreign_key_violation using message = 'A sponsor names an edition of the register that is not there.';
  end if;
  return null;
end $$;

create function check_licensed_sponsor() returns trigger language plpgsql as $$
begin
  if exists (select from fresh where not exists (select from public.sponsor where id = fresh.sponsor)) then
    raise foreign_key_violation using message = format('A row of %s names a sponsor that is not there.', tg_table_name);
  end if;
  return null;
end $$;

create function delete_sponsor_entries() returns trigger language plpgsql as $$
begin
  delete from public.sponsor_licence where sponsor in (select id from gone);
  delete from public.sponsor_name where sponsor in (select id from gone);
  return null;
end $$;

-- after all functions

grant select on register_edition to portway_app;
grant execute on function set_register_word(uuid,jsonb) to portway_app;

grant select on sponsor to portway_app;
create trigger assign_sponsor_slug before insert on sponsor for each row when (new.slug is null) execute function assign_sponsor_slug();
create trigger check_sponsor_editions after insert on sponsor
  referencing new table as fresh for each statement execute function check_sponsor_editions();
create trigger check_sponsor_editions_update after update on sponsor
  referencing new table as fresh for each statement execute function check_sponsor_editions();
create trigger delete_sponsor_entries after delete on sponsor
  referencing old table as gone for each statement execute function delete_sponsor_entries();

grant select on sponsor_licence to portway_app;
create trigger check_licensed_sponsor after insert on sponsor_licence
  referencing new table as fresh for each statement execute function check_licensed_sponsor();
create trigger check_licensed_sponsor_update after update on sponsor_licence
  referencing new table as fresh for each statement execute function check_licensed_sponsor();

grant select on sponsor_name to portway_app;
create trigger check_licensed_sponsor after insert on sponsor_name
  referencing new table as fresh for each statement execute function check_licensed_sponsor();
create trigger check_licensed_sponsor_update after update on sponsor_name
  referencing new table as fresh for each statement execute function check_licensed_sponsor();

alter table organisation_register enable row level security;
alter table organisation_register force row level security;
grant select, insert, update, delete on organisation_register to portway_app;
create policy employer_all on organisation_register to portway_app
  using (organisation = my_organisation()) with check (organisation = my_organisation());
-- Beside a job that is, or was, published everybody reads whose entry it is.
create policy public_select on organisation_register for select to portway_app using (
  exists (select from job where job.organisation = organisation_register.organisation and job.state <> 'draft')
);
-- The import of an edition lets a claim follow its entry to another spelling.
create policy background_all on organisation_register
  using (current_user <> 'portway_app') with check (current_user <> 'portway_app');
create policy staff_all on organisation_register to portway_app using (is_staff()) with check (is_staff());
-- The company page and its jobs say whether the entry in the register is confirmed (jobs.sql).
create trigger update_register_mark after insert or update or delete on organisation_register
  for each row execute function update_register_mark();

grant select on sponsor_change to portway_app;

alter table register_fetch enable row level security;
alter table register_fetch force row level security;
grant select (tried_at, succeeded_at, outcome, fault, failed_days) on register_fetch to portway_app;
create policy staff_select on register_fetch for select to portway_app using (is_staff());
-- What fetches is no request.
create policy background_all on register_fetch
  using (current_user <> 'portway_app') with check (current_user <> 'portway_app');

alter table register_claim enable row level security;
alter table register_claim force row level security;
grant select, insert, update, delete on register_claim to portway_app;
create policy employer_all on register_claim to portway_app
  using (organisation = my_organisation()) with check (organisation = my_organisation());
create policy staff_select on register_claim for select to portway_app using (is_staff());
create policy staff_update on register_claim for update to portway_app using (is_staff()) with check (is_staff());
create policy background_expire on register_claim
  using (current_user <> 'portway_app' and decided_at < now() - interval '30 days');
-- Its file is deleted later (platform/files/files.sql).
create trigger enqueue_file_delete after delete on register_claim for each row
  when (old.file_key is not null) execute function enqueue_file_delete();
create trigger enqueue_old_file_delete after update of file_key on register_claim for each row
  when (old.file_key is not null and old.file_key is distinct from new.file_key) execute function enqueue_file_delete();

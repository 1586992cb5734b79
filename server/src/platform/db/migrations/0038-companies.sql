-- What an organisation shows of itself on its own page, /companies/{slug}: markets, offices and a logo beside what was
-- there. It is there once the organisation has published a job.
alter table organisation
  add column markets text[] not null default '{}' check (cardinality(markets) <= 12),
  -- [{"town": …, "nation": …, "address": …, "head": …}], as contracts/src/organisation/offices.ts has it.
  add column offices jsonb not null default '[]' check (jsonb_typeof(offices) = 'array' and jsonb_array_length(offices) <= 20);

-- Drawn again by us from what was uploaded.
create table organisation_logo (
  organisation uuid primary key references organisation on delete cascade,
  jpeg bytea not null,
  -- Changes with the picture, so that an address that names it shows no other.
  version text not null generated always as (left(md5(jpeg), 12)) stored,
  changed_at timestamptz not null default now()
);
alter table organisation_logo enable row level security;
alter table organisation_logo force row level security;
grant select, insert, update, delete on organisation_logo to portway_app;
create policy theirs on organisation_logo to portway_app
  using (organisation = my_organisation()) with check (organisation = my_organisation());
create policy public on organisation_logo for select to portway_app
  using (exists (select from published_employer e where e.organisation = organisation_logo.organisation));
create policy owner_sees on organisation_logo for select using (current_user <> 'portway_app');

alter table published_employer
  add column slug text unique,
  add column markets text[] not null default '{}',
  add column offices jsonb not null default '[]',
  -- The version of its logo; null without one.
  add column logo text,
  -- What its entry on the register of sponsors is worth beside a job. claimed: it says which is its own · confirmed: our
  -- team has confirmed that, and the entry can sponsor new Skilled Workers · gone: the entry has left the register
  add column register text check (register in ('claimed', 'confirmed', 'gone'));

-- Every address that a company has had: the earlier ones lead to the present one.
create table company_slug (
  slug text primary key,
  organisation uuid not null references organisation on delete cascade
);
create index company_slug_of on company_slug (organisation);
grant select on company_slug to portway_app;

-- The address for this name: one that the organisation had before, or the first that nobody else has.
create function give_company_slug(which uuid, name text) returns text language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  plain text := coalesce(nullif(trim(both '-' from left(regexp_replace(
    regexp_replace(normalize(lower(name), nfkd), '[\u0300-\u036f''’]', '', 'g'), '[^a-z0-9]+', '-', 'g'), 80)), ''), 'company');
  wanted text := plain;
  place integer := 1;
begin
  loop
    insert into company_slug (slug, organisation) values (wanted, which) on conflict (slug) do nothing;
    exit when exists (select from company_slug c where c.slug = wanted and c.organisation = which);
    place := place + 1;
    wanted := plain || '-' || place;
  end loop;
  return wanted;
end
$$;
revoke execute on function give_company_slug(uuid, text) from public;

create function begin_company_page() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  new.slug := give_company_slug(new.organisation, new.name);
  select o.markets, o.offices into new.markets, new.offices from organisation o where o.id = new.organisation;
  new.logo := (select l.version from organisation_logo l where l.organisation = new.organisation);
  return new;
end
$$;
-- A row that is there already is not inserted again, and takes no address.
create trigger begin_company_page before insert on published_employer for each row
  execute function begin_company_page();

create function keep_company_page() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  update published_employer e set markets = new.markets, offices = new.offices,
    slug = give_company_slug(e.organisation, coalesce(nullif(new.trading_name, ''), new.name, 'An employer'))
  where e.organisation = new.id;
  return null;
end
$$;
create trigger keep_company_page after update on organisation for each row
  when ((new.name, new.trading_name, new.markets, new.offices) is distinct from
    (old.name, old.trading_name, old.markets, old.offices))
  execute function keep_company_page();

create function keep_company_logo() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    update published_employer set logo = null where organisation = old.organisation;
  else
    update published_employer set logo = new.version where organisation = new.organisation;
  end if;
  return null;
end
$$;
create trigger keep_company_logo after insert or update or delete on organisation_logo
  for each row execute function keep_company_logo();

-- Those that have published before.
update published_employer set slug = give_company_slug(organisation, name);
alter table published_employer alter column slug set not null;

create or replace view job_card as
  select job, j.organisation, j.slug, title, employer, j.size, place, nation, workplace, level, employment, currency, pay_from,
    pay_to, hours_per_week::text as hours_per_week, occupation_code, skills, closes_on, published_at, sponsorable,
    sponsorship_offered, pay_note, legal_name, trading_name, actively_hiring, growing_fast,
    e.slug as employer_slug, logo, register
  from published_job j join published_employer e using (organisation);

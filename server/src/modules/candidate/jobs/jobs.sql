-- What everybody may find of jobs. Row-level security does not bind published jobs and employers: operators of full-text search are
-- not leakproof, and behind it every search would read every row. So they hold what is public, and nothing else.

-- What an organisation shows once it has published a job.
create table published_employer (
  organisation uuid primary key references organisation on delete cascade,
  -- As it is shown, and as the register of sponsors may know it.
  name text not null,
  legal_name text,
  trading_name text,
  website text,
  industry text,
  town text,
  size text,
  about text,
  -- When somebody there last decided about an application, or answered a candidate.
  answered_at timestamptz,
  -- Judged from what happened here, every quarter of an hour.
  actively_hiring boolean not null default false,
  growing_fast boolean not null default false,
  slug text unique not null,
  markets text[] not null default '{}',
  offices jsonb not null default '[]',
  -- The version of its logo; null without one.
  logo text,
  -- What its entry on the register of sponsors is worth beside a job. claimed: it says which is its own · confirmed: our
  -- team has confirmed that, and the entry can sponsor new Skilled Workers · gone: the entry has left the register
  register text check (register in ('claimed', 'confirmed', 'gone')),
  -- What the newest edition of the register says of it, for cards and emails: { status, day, atLeast, edition }; null while
  -- none was read, or nobody looked. See contracts, register-word.ts.
  register_word jsonb
);
-- Companies are suggested by the beginnings of the words of their names.
create index published_employer_named on published_employer using gin (name gin_trgm_ops);

-- The jobs that are open, with all that a card shows and a search asks.
create table published_job (
  job uuid primary key references job on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  slug text not null,
  title text not null,
  employer text not null,
  size text,
  place text,
  nation text,
  workplace text not null,
  level text not null,
  employment text not null,
  currency text not null,
  pay_from integer not null,
  pay_to integer not null,
  hours_per_week numeric(4, 2) not null,
  occupation_code text,
  skills text[] not null,
  closes_on date,
  published_at timestamptz not null,
  sponsorable text not null,
  sponsorship_offered text,
  pay_note text,
  -- Pounds come before other money, which cannot be compared with them.
  pay_rank integer not null generated always as (
    pay_to + case currency when 'GBP' then 40000000 when 'EUR' then 20000000 else 0 end
  ) stored,
  -- Stems of the title, the employer, the skills and the summary; those of the title once more as `=stem`, words of the
  -- place as `@word`, and each filter as `~filter:value`. So one index answers any of their combinations.
  words tsvector not null,
  -- A job whose code is on a national pay scale and that does not say its band, grade or role may be sponsored, and "Can be
  -- sponsored" finds it. Its card says so, and has what the rules need to judge it for one person as its page does.
  -- `pay-scale` while the scale decides and the job does not say enough for its rate.
  depends_on text,
  -- The answers by which a scale's rate and the kind of employer are found; empty for most jobs.
  rate_answers jsonb not null default '{}'
);
create index published_job_newest on published_job (published_at desc, job desc);
create index published_job_pay on published_job (pay_rank desc, job desc);
-- Searches are many and new jobs few: what is new goes into the index at once, and no search has to read a list of it.
create index published_job_words on published_job using gin (words) with (fastupdate = off);
create index published_job_of on published_job (organisation, published_at desc);
create index published_job_closes on published_job (closes_on) where closes_on is not null;
alter table published_job alter column words set statistics 400;

-- Every address that a company has had: the earlier ones lead to the present one.
create table company_slug (
  slug text primary key,
  organisation uuid not null references organisation on delete cascade
);
create index company_slug_of on company_slug (organisation);

-- after all tables

create function publish_jobs(which uuid[]) returns void language sql security definer
  set search_path = public, pg_temp as $$
  insert into published_employer (
    organisation, name, legal_name, trading_name, website, industry, town, size, about
  )
  select distinct o.id, coalesce(nullif(o.trading_name, ''), o.name, 'An employer'), o.name, o.trading_name, o.website,
    o.industry, o.town, o.size, o.about
  from organisation o join job on job.organisation = o.id where job.id = any (which)
  on conflict (organisation) do nothing;
  delete from published_job where job = any (which);
  insert into published_job (
    job, organisation, slug, title, employer, size, place, nation, workplace, level, employment, currency, pay_from,
    pay_to, hours_per_week, occupation_code, skills, closes_on, published_at, sponsorable, sponsorship_offered, pay_note,
    depends_on, rate_answers, words
  )
  select job.id, job.organisation, job.slug, said->>'title', e.name, e.size, said->>'place', said->>'nation',
    said->>'workplace', said->>'level', said->>'employment', said->>'currency', (said->>'payFrom')::int,
    (said->>'payTo')::int, (said->>'hoursPerWeek')::numeric, said->>'occupationCode',
    array(select jsonb_array_elements_text(coalesce(said->'skills', '[]'))), (said->>'closesOn')::date,
    job.published_at, job.sponsorable, said->>'sponsorship', job.pay_note,
    case when by_scale then 'pay-scale' end,
    jsonb_strip_nulls(jsonb_build_object('payScaleRole', said->'payScaleRole', 'londonArea', said->'londonArea',
      'shareOfFullTime', said->'shareOfFullTime', 'healthCareEmployer', said->'healthCareEmployer')),
    job_search_vector(said, e.name, e.size, case when by_scale then 'pay-scale' else job.sponsorable end)
  from job join published_employer e using (organisation) cross join lateral (select job.answers as said) as answers
    cross join lateral (select depends_on_pay_scale(job.sponsorable, job.judgement, said) as by_scale) as rate
  where job.id = any (which) and job.state = 'published';
$$;
revoke execute on function publish_jobs(uuid[]) from public;

create function refresh_published_job() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform publish_jobs(array[new.id]);
  return null;
end
$$;

create function refresh_published_employer() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  update published_employer set name = coalesce(nullif(new.trading_name, ''), new.name, 'An employer'),
    legal_name = new.name, trading_name = new.trading_name, website = new.website, industry = new.industry, town = new.town, size = new.size, about = new.about
  where organisation = new.id;
  if (new.trading_name, new.name, new.size) is distinct from (old.trading_name, old.name, old.size) then
    perform publish_jobs(array(select job from published_job where organisation = new.id));
  end if;
  return null;
end
$$;

-- What tells that somebody there is at work: only an employer moves an application on, or is the last to have written.
create function record_employer_activity() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  update published_employer set answered_at = now() where organisation = new.organisation;
  return null;
end
$$;

-- The address for this name: one that the organisation had before, or the first that nobody else has.
create function assign_company_slug(which uuid, name text) returns text language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  plain text := coalesce(nullif(trim(both '-' from left(regexp_replace(
    lower(regexp_replace(normalize(lower(name), nfkd), '[\u0300-\u036f''’]', '', 'g')), '[^a-z0-9]+', '-', 'g'), 80)), ''), 'company');
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
revoke execute on function assign_company_slug(uuid,text) from public;

create function create_company_page() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  new.slug := assign_company_slug(new.organisation, new.name);
  select o.markets, o.offices into new.markets, new.offices from organisation o where o.id = new.organisation;
  new.logo := (select l.version from organisation_logo l where l.organisation = new.organisation);
  return new;
end
$$;

create function update_company_page() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  update published_employer e set markets = new.markets, offices = new.offices,
    slug = assign_company_slug(e.organisation, coalesce(nullif(new.trading_name, ''), new.name, 'An employer'))
  where e.organisation = new.id;
  return null;
end
$$;

create function update_company_logo() returns trigger language plpgsql security definer
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

create function depends_on_pay_scale(sponsorable text, judgement jsonb, said jsonb) returns boolean
  language sql immutable parallel safe as $$
  select coalesce(sponsorable = 'unknown' and (
    judgement->'missing' ?| '{payScaleRole,londonArea,shareOfFullTime}'::text[]
    or (said->>'payScaleRole' is not null and judgement->'missing' ? 'workNation')
  ), false)
$$;

-- after all functions

grant select on published_employer to portway_app;
-- A first published job creates the company page.
create trigger create_company_page before insert on published_employer for each row
  execute function create_company_page();
create trigger create_register_mark before insert on published_employer for each row
  execute function create_register_mark();

grant select on published_job to portway_app;
-- Into the index by its week (search/job-search.sql).
create trigger assign_week before insert on published_job for each row execute function assign_week();

grant select on company_slug to portway_app;

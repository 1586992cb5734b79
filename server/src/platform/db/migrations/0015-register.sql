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
  first_edition date not null references register_edition,
  last_edition date not null references register_edition
);
create unique index sponsor_is on sponsor (name, lower(coalesce(town, '')));
create index sponsor_alike on sponsor (lower(name), lower(coalesce(town, '')));
create index sponsor_last on sponsor (last_edition);

create table sponsor_licence (
  sponsor integer not null references sponsor on delete cascade,
  rating text not null,
  route text not null,
  primary key (sponsor, rating, route)
);

-- Every name by which an entry of the newest edition can be found, without what makes no difference.
create table sponsor_name (
  sponsor integer not null references sponsor on delete cascade,
  folded text not null,
  trading boolean not null,
  primary key (sponsor, folded)
);
create index sponsor_name_is on sponsor_name (folded);
create index sponsor_name_like on sponsor_name using gin (folded gin_trgm_ops);

grant select on register_edition, sponsor, sponsor_licence, sponsor_name to portway_app;

create table organisation_register (
  organisation uuid primary key references organisation on delete cascade,
  sponsor integer not null references sponsor on delete cascade,
  claimed_by uuid references account on delete set null,
  claimed_at timestamptz not null default now()
);
create index organisation_register_of on organisation_register (sponsor);
create index organisation_register_by on organisation_register (claimed_by);
alter table organisation_register enable row level security;
alter table organisation_register force row level security;
grant select, insert, update, delete on organisation_register to portway_app;

create policy theirs on organisation_register to portway_app
  using (organisation = my_organisation()) with check (organisation = my_organisation());
-- Beside a job that is, or was, published everybody reads whose entry it is.
create policy public on organisation_register for select to portway_app using (
  exists (select from job where job.organisation = organisation_register.organisation and job.state <> 'draft')
);
-- Whoever reads a new edition in lets a claim follow its entry to another spelling.
create policy follows_the_register on organisation_register
  using (current_user <> 'portway_app') with check (current_user <> 'portway_app');

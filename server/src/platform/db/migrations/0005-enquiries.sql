-- What people send us through the forms of the site. One table, because one desk answers them all.
create table enquiry (
  id uuid primary key,
  kind text not null check (kind in ('contact', 'pricing', 'university')),
  first_name text,
  last_name text,
  email text not null check (length(email) <= 254),
  phone text,
  organisation text,
  message text,
  -- What only one form asks, such as the plan.
  details jsonb not null default '{}',
  -- A field that people do not see was filled in: kept, and mailed to nobody.
  suspected boolean not null default false,
  created_at timestamptz not null default now()
);
create index enquiry_newest on enquiry (created_at desc, id desc);

alter table enquiry enable row level security;
alter table enquiry force row level security;
create policy anybody_files on enquiry for insert to portway_app with check (true);
grant insert (
  id, kind, first_name, last_name, email, phone, organisation, message, details, suspected
) on enquiry to portway_app;

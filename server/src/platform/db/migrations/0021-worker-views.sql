-- Filters, order and columns of the list of workers that a person saved under a name. Ends with the membership.
create table worker_view (
  id uuid primary key,
  account uuid not null,
  organisation uuid not null,
  name text not null check (length(name) between 1 and 60),
  -- By the names that they have in the address of the page, each with a text.
  query jsonb not null check (jsonb_typeof(query) = 'object' and length(query::text) <= 2000),
  saved_at timestamptz not null default now(),
  foreign key (account, organisation) references membership (account, organisation) on delete cascade
);
create unique index worker_view_named on worker_view (account, organisation, lower(name));

alter table worker_view enable row level security;
alter table worker_view force row level security;
grant select, insert, update, delete on worker_view to portway_app;
create policy background_all on worker_view
  using (current_user <> 'portway_app');
-- Each person has views of their own.
create policy own_all on worker_view to portway_app
  using (account = my_account() and organisation = my_organisation())
  with check (account = my_account() and organisation = my_organisation() and my_compliance_role() <> 'none');

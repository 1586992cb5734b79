-- What people send us through the forms of the site. One table, because one desk answers them all.
create table enquiry (
  id uuid primary key,
  kind text not null,
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
  created_at timestamptz not null default now(),
  state text not null default 'new'
  check (state in ('new', 'open', 'answered', 'closed')),
  assigned_to uuid references account on delete set null,
  constraint enquiry_kind_check
  check (kind in ('contact', 'pricing', 'university', 'demo', 'assessment', 'report'))
);
create index enquiry_newest on enquiry (created_at desc, id desc);
create index enquiry_state on enquiry (state, created_at desc, id desc);
create index enquiry_kind on enquiry (kind, created_at desc, id desc);
create index enquiry_assigned on enquiry (assigned_to, created_at desc, id desc) where assigned_to is not null;
create index enquiry_suspected on enquiry (created_at desc, id desc) where suspected;
create index enquiry_address on enquiry (lower(email));

create table enquiry_turn (
  id uuid primary key,
  enquiry uuid not null references enquiry on delete cascade,
  kind text not null check (kind in ('note', 'answer')),
  by_account uuid references account on delete set null,
  text text not null,
  created_at timestamptz not null default now()
);
create index enquiry_turn_of on enquiry_turn (enquiry, created_at, id);
create index enquiry_turn_by on enquiry_turn (by_account);

-- after all functions

alter table enquiry enable row level security;
alter table enquiry force row level security;
grant select, delete on enquiry to portway_app;
grant insert (id, kind, first_name, last_name, email, phone, organisation, message, details, suspected) on enquiry to portway_app;
grant update (state, assigned_to) on enquiry to portway_app;
create policy anyone_insert on enquiry for insert to portway_app with check (true);
-- Rows past their retention. The nightly expiry sees only what has expired; requests see none of
-- it this way, because they run as portway_app.
create policy background_expire on enquiry
  using (current_user <> 'portway_app' and created_at < now() - interval '2 years');
-- Named so that they come before `mine` below: of several policies the first that fits decides.
create policy staff_select on enquiry for select to portway_app using (is_staff());
create policy staff_update on enquiry for update to portway_app using (is_staff()) with check (is_staff());
-- What belongs to an address whose owner asks for it, or has it deleted: set for the verified address of an account.
create policy own_address_all on enquiry to portway_app
  using (lower(email) = session_key('own_email')) with check (false);
-- The staff’s search finds the new text (platform/db/db.sql).
create trigger update_search_text after insert or delete on enquiry
  for each row execute function update_search_text('first_name', 'last_name', 'email', 'organisation', 'message');

alter table enquiry_turn enable row level security;
alter table enquiry_turn force row level security;
grant select, insert on enquiry_turn to portway_app;
create policy staff_all on enquiry_turn to portway_app using (is_staff()) with check (is_staff());
create policy own_address_select on enquiry_turn for select to portway_app
  using (kind = 'answer' and enquiry in (select id from enquiry where lower(email) = session_key('own_email')));

-- Texts that the team puts into its answers.
create table answer_template (
  id uuid primary key,
  name text not null check (length(name) <= 80),
  text text not null check (length(text) <= 5000),
  changed_at timestamptz not null default now()
);
create unique index answer_template_name on answer_template (lower(name));
alter table answer_template enable row level security;
alter table answer_template force row level security;
create policy staff on answer_template to portway_app using (is_staff()) with check (is_staff());
grant select, insert, delete on answer_template to portway_app;
grant update (name, text, changed_at) on answer_template to portway_app;

-- What the team notes of an organisation, for itself.
create table organisation_note (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  by_account uuid references account on delete set null,
  text text not null check (length(text) <= 5000),
  created_at timestamptz not null default now()
);
create index organisation_note_of on organisation_note (organisation, created_at desc, id desc);
create index organisation_note_by on organisation_note (by_account);
alter table organisation_note enable row level security;
alter table organisation_note force row level security;
create policy staff on organisation_note to portway_app
  using (is_staff()) with check (is_staff() and by_account = my_account());
create policy expired on organisation_note
  using (current_user <> 'portway_app' and created_at < now() - interval '2 years');
grant select, insert on organisation_note to portway_app;

-- Someone whom a member of the team asked to join it. Its id becomes that of the account, when they choose a password by
-- the link; until then there is none.
create table staff_invitation (
  id uuid primary key,
  email text not null check (length(email) <= 254),
  full_name text not null check (length(full_name) <= 200),
  invited_by uuid references account on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create unique index staff_invitation_email on staff_invitation (lower(email));
create index staff_invitation_by on staff_invitation (invited_by);
alter table staff_invitation enable row level security;
alter table staff_invitation force row level security;
create policy staff_sees on staff_invitation for select to portway_app using (is_staff());
create policy staff_invites on staff_invitation for insert to portway_app
  with check (is_staff() and invited_by = my_account());
create policy staff_revokes on staff_invitation for delete to portway_app using (is_staff());
-- The person with the link, which names it; by taking it they use it up.
create policy invited on staff_invitation for select to portway_app using (id = my_account());
create policy invited_takes on staff_invitation for delete to portway_app using (id = my_account());
-- Whose address it is, for the deletion of their account.
create policy mine on staff_invitation for select to portway_app using (lower(email) = brought('own_email'));
create policy mine_goes on staff_invitation for delete to portway_app using (lower(email) = brought('own_email'));
create policy expired on staff_invitation
  using (current_user <> 'portway_app' and expires_at < now() - interval '7 days');
grant select, insert, delete on staff_invitation to portway_app;

-- Small, and drawn anew by us: nothing of the file that was sent is left in it.
create table profile_photo (
  account uuid primary key references account on delete cascade,
  jpeg bytea not null,
  changed_at timestamptz not null default now()
);

-- after all functions

alter table profile_photo enable row level security;
alter table profile_photo force row level security;
grant select, insert, update, delete on profile_photo to portway_app;
create policy own_all on profile_photo to portway_app
  using (account = my_account())
  with check (account = my_account());
create policy employer_select_applicant on profile_photo for select to portway_app
  using (my_hiring_organisation() is not null
    and exists ( select from application a where a.account = profile_photo.account and a.organisation = my_hiring_organisation() and a.state <> 'withdrawn'));

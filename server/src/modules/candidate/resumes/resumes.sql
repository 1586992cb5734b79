-- A CV. The file itself lies sealed outside of the database, under a name of our own.
create table resume (
  id uuid primary key,
  account uuid not null references account on delete cascade,
  file_key uuid not null unique,
  -- As its owner called it.
  name text not null,
  kind text not null check (kind in ('pdf', 'doc', 'docx', 'txt')),
  bytes integer not null check (bytes > 0),
  -- What a program could read of it, sealed; null where that was nothing.
  sealed_text text,
  -- The one that goes along with an application unless another is chosen.
  main boolean not null,
  -- In the order in which they were added; a file that takes the place of another keeps that.
  number bigint generated always as identity,
  uploaded_at timestamptz not null default now(),
  -- Removed, and for an hour to be brought back.
  removed_at timestamptz,
  -- A CV that was sent is kept as it was: another file takes a row of its own, and this one stays behind.
  sent boolean not null default false
);
create index resume_of on resume (account, number desc);
create unique index resume_main on resume (account) where main and removed_at is null;
create index resume_removed on resume (removed_at) where removed_at is not null;
create index resume_unbound on resume (id) where is_encrypted_unbound(sealed_text);

-- after all functions

alter table resume enable row level security;
alter table resume force row level security;
grant select, insert, update, delete on resume to portway_app;
create policy own_all on resume to portway_app
  using (account = my_account())
  with check (account = my_account());
create policy employer_select_applicant on resume for select to portway_app using (
  my_hiring_organisation() is not null and exists (
    select from application a where a.resume = resume.id and a.organisation = my_hiring_organisation()
      and a.state <> 'withdrawn'
  )
);
create policy background_expire on resume using (
  current_user <> 'portway_app'
  and ((removed_at < now() - interval '1 hour' and not sent) or uploaded_at < now() - interval '5 years')
);
create policy background_select_unbound on resume for select
  using (current_user <> 'portway_app' and is_encrypted_unbound(sealed_text));
-- Its file is deleted later (platform/files/files.sql).
create trigger enqueue_file_delete after delete on resume for each row execute function enqueue_file_delete();
create trigger enqueue_old_file_delete after update of file_key on resume for each row
  when (old.file_key <> new.file_key) execute function enqueue_file_delete();

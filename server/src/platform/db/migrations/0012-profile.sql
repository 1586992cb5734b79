-- What somebody who looks for work says about themselves. One row of answers each: what they mean and may be stands
-- in contracts/src/profile-fields.ts.
create table profile (
  account uuid primary key references account on delete cascade,
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  -- Pronouns that its owner put on the profile; what else there is to identity is in a table of its own.
  pronouns text,
  -- The last day, in London, on which its owner was here.
  active_on date,
  changed_at timestamptz not null default now()
);

create table profile_entry (
  id uuid primary key,
  account uuid not null references account on delete cascade,
  kind text not null check (kind in ('work', 'education')),
  place integer not null,
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  -- Removed, and for a day to be brought back.
  removed_at timestamptz
);
create index profile_entry_of on profile_entry (account, kind, place);
create index profile_entry_removed on profile_entry (removed_at) where removed_at is not null;

-- Sealed with a key of its own, which is not in the database. Optional, and deletable alone.
create table identity (
  account uuid primary key references account on delete cascade,
  sealed text not null,
  -- Which words its owner agreed to, and when.
  consent_version integer not null,
  consented_at timestamptz not null,
  changed_at timestamptz not null default now()
);

-- Small, and drawn anew by us: nothing of the file that was sent is left in it.
create table profile_photo (
  account uuid primary key references account on delete cascade,
  jpeg bytea not null,
  changed_at timestamptz not null default now()
);

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
  removed_at timestamptz
);
create index resume_of on resume (account, number desc);
create unique index resume_main on resume (account) where main and removed_at is null;
create index resume_removed on resume (removed_at) where removed_at is not null;

-- Files to delete from that time on: of rows that are gone, and of uploads that never became a row. A file is written
-- only after its key stands here, and its key leaves in the transaction that keeps its row.
create table file_to_delete (
  file_key uuid primary key,
  due_at timestamptz not null
);
create index file_to_delete_due on file_to_delete (due_at);

create function let_file_go() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  insert into file_to_delete (file_key, due_at) values (old.file_key, now())
    on conflict (file_key) do update set due_at = excluded.due_at;
  return null;
end
$$;
create trigger let_file_go after delete on resume for each row execute function let_file_go();
create trigger let_old_file_go after update of file_key on resume for each row
  when (old.file_key <> new.file_key) execute function let_file_go();

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array[
    'profile', 'profile_entry', 'identity', 'profile_photo', 'resume', 'file_to_delete'
  ] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
  end loop;
  foreach tenant_table in array array['profile', 'profile_entry', 'identity', 'profile_photo', 'resume'] loop
    execute format('grant select, insert, update, delete on %I to portway_app', tenant_table);
    execute format(
      'create policy own on %I to portway_app using (account = my_account()) with check (account = my_account())',
      tenant_table
    );
  end loop;
end
$$;
-- Keys are random and tell nothing; a request adds one and takes one away that it knows.
grant insert, select, delete on file_to_delete to portway_app;
create policy of_the_key on file_to_delete to portway_app
  using (file_key::text = brought('file')) with check (file_key::text = brought('file'));
-- The trigger above works as the owner, whoever that is.
create policy owner_adds on file_to_delete for insert with check (current_user <> 'portway_app');
create policy owner_renews on file_to_delete for update
  using (current_user <> 'portway_app') with check (current_user <> 'portway_app');
create policy owner_sees on file_to_delete for select using (current_user <> 'portway_app');
create policy owner_deletes on file_to_delete for delete using (current_user <> 'portway_app');

-- What has had its time. Whoever tidies up sees only that.
create policy expired on profile_entry
  using (current_user <> 'portway_app' and removed_at < now() - interval '1 day');
create policy expired on resume
  using (
    current_user <> 'portway_app'
    and (removed_at < now() - interval '1 hour' or uploaded_at < now() - interval '5 years')
  );

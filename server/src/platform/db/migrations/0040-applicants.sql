-- What colleagues do with the applications for their jobs: notes, tags, interviews, and rejections that wait to be sent.

-- Who changed the status, for colleagues; the candidate is told only which side it was.
alter table application_turn add column author uuid references account on delete set null;
create index application_turn_author on application_turn (author) where author is not null;

-- Pages of the list and columns of the board, without sorting.
create index application_of_job on application (job, state, changed_at desc, id desc);
create index application_newest on application (organisation, applied_at desc, id desc);
drop index application_for;

-- Received by the organisation that the request acts for, and not the caller's own: a member who applied never sees from
-- this side what colleagues say of them.
create function is_applicant_here(application uuid) returns boolean
  language sql stable set search_path = public, pg_temp as $$
  select exists (
    select from application a where a.id = $1 and a.organisation = my_organisation()
      and a.account is distinct from my_account()
  )
$$;

create table applicant_note (
  id uuid primary key,
  application uuid not null references application on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  author uuid references account on delete set null,
  text text not null,
  written_at timestamptz not null default now(),
  edited_at timestamptz
);
create index applicant_note_of on applicant_note (application, written_at);
create index applicant_note_author on applicant_note (author);
create index applicant_note_at on applicant_note (organisation);

create table applicant_tag (
  id uuid primary key default gen_random_uuid(),
  organisation uuid not null references organisation on delete cascade,
  name text not null
);
create unique index applicant_tag_name on applicant_tag (organisation, lower(name));

-- In a function, because the policies of tags and of who has them would otherwise ask each other without end.
create function is_tag_here(tag uuid) returns boolean
  language sql stable set search_path = public, pg_temp as $$
  select exists (select from applicant_tag t where t.id = $1 and t.organisation = my_organisation())
$$;

create table application_tag (
  application uuid not null references application on delete cascade,
  tag uuid not null references applicant_tag on delete cascade,
  primary key (application, tag)
);
create index application_tag_by on application_tag (tag);

-- When and where somebody is interviewed. Both sides see it.
create table interview (
  application uuid primary key references application on delete cascade,
  starts_at timestamptz not null,
  minutes integer not null check (minutes between 5 and 480),
  -- In which the recruiter named the time.
  time_zone text not null,
  place text not null,
  words text not null,
  -- Counts the changes: a calendar program keeps the highest.
  sequence integer not null default 0,
  cancelled boolean not null default false,
  set_at timestamptz not null default now()
);

-- The email that ends an application, until it is sent: the status changes with it, so that undoing leaves no trace.
create table rejection (
  application uuid primary key references application on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  author uuid references account on delete set null,
  subject text not null,
  text text not null,
  due_at timestamptz not null
);
create index rejection_at on rejection (organisation);
create index rejection_author on rejection (author);

create table rejection_template (
  id uuid primary key default gen_random_uuid(),
  organisation uuid not null references organisation on delete cascade,
  name text not null,
  subject text not null,
  text text not null
);
create unique index rejection_template_name on rejection_template (organisation, lower(name));

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array[
    'applicant_note', 'applicant_tag', 'application_tag', 'interview', 'rejection', 'rejection_template'
  ] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('grant select, insert, update, delete on %I to portway_app', tenant_table);
  end loop;
end
$$;
revoke update on application_tag, applicant_tag from portway_app;
revoke delete on interview from portway_app;

create policy colleagues on applicant_note for select to portway_app
  using (organisation = my_organisation() and is_applicant_here(application));
create policy writes on applicant_note for insert to portway_app with check (
  organisation = my_organisation() and author = my_account() and is_applicant_here(application)
);
create policy edits on applicant_note for update to portway_app
  using (organisation = my_organisation() and author = my_account())
  with check (organisation = my_organisation() and author = my_account());
create policy removes on applicant_note for delete to portway_app
  using (organisation = my_organisation() and author = my_account());

create policy theirs on applicant_tag to portway_app
  using (organisation = my_organisation()) with check (organisation = my_organisation());
create policy theirs on application_tag to portway_app
  using (is_applicant_here(application))
  with check (is_applicant_here(application) and is_tag_here(tag));
create policy theirs on interview to portway_app
  using (is_applicant_here(application)) with check (is_applicant_here(application));
create policy invited on interview for select to portway_app
  using (exists (select from application a where a.id = interview.application and a.account = my_account()));
create policy theirs on rejection to portway_app
  using (organisation = my_organisation() and is_applicant_here(application))
  with check (organisation = my_organisation() and is_applicant_here(application));
create policy theirs on rejection_template to portway_app
  using (organisation = my_organisation()) with check (organisation = my_organisation());

-- Whose rejection it is, the worker that sends it asks without a log-in.
create policy owner_sees on rejection for select using (current_user <> 'portway_app');

-- The pages of colleagues update by themselves; of an interview, the candidate's too.
create function tell_of_applicant() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  about uuid;
  party record;
begin
  if tg_op = 'DELETE' then about := old.application; else about := new.application; end if;
  select account, organisation into party from application a where a.id = about;
  if found then
    perform tell_both_sides(
      case when tg_argv[0] = 'both' then party.account end, party.organisation, 'application', about
    );
  end if;
  return null;
end
$$;
create policy owner_sees on application for select using (current_user <> 'portway_app');
create trigger tell_of_note after insert or update or delete on applicant_note
  for each row execute function tell_of_applicant('employer');
create trigger tell_of_tag after insert or delete on application_tag
  for each row execute function tell_of_applicant('employer');
create trigger tell_of_rejection after insert or delete on rejection
  for each row execute function tell_of_applicant('employer');
create trigger tell_of_interview after insert or update on interview
  for each row execute function tell_of_applicant('both');

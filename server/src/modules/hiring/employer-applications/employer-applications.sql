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
  set_at timestamptz not null default now(),
  -- The candidate's answer to this time; a change of the interview clears it.
  reply text check (reply in ('confirmed', 'another-time')),
  reply_words text not null default '' check (length(reply_words) <= 500),
  replied_at timestamptz,
  constraint interview_reply_has_a_time check ((reply is null) = (replied_at is null))
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

-- A move on the board that the candidate has not been told of: for ten seconds it can be undone, and leaves no trace.
create table held_move (
  application uuid primary key references application on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  author uuid references account on delete set null,
  -- The status change that it made.
  turn bigint not null references application_turn on delete cascade,
  moved_to text not null,
  -- What the candidate sees meanwhile, and what undoing brings back.
  state text not null,
  next_step text,
  next_step_on date,
  changed_at timestamptz not null,
  due_at timestamptz not null
);
create index held_move_at on held_move (organisation);
create index held_move_author on held_move (author);
create index held_move_turn on held_move (turn);

-- after all tables

-- Received by the organisation that the request acts for, and not the caller's own: a member who applied never sees from
-- this side what colleagues say of them.
create function is_own_applicant(application uuid) returns boolean
  language sql stable set search_path = public, pg_temp as $$
  select exists (
    select from application a where a.id = $1 and a.organisation = my_hiring_organisation()
      and a.account is distinct from my_account()
  )
$$;

-- In a function, because the policies of tags and of who has them would otherwise ask each other without end.
create function is_own_tag(tag uuid) returns boolean
  language sql stable set search_path = public, pg_temp as $$
  select exists (select from applicant_tag t where t.id = $1 and t.organisation = my_hiring_organisation())
$$;

-- The pages of colleagues update by themselves; of an interview, the candidate's too.
create function notify_applicant_change() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  about uuid;
  party record;
begin
  if tg_op = 'DELETE' then about := old.application; else about := new.application; end if;
  select account, organisation into party from application a where a.id = about;
  if found then
    perform notify_both_sides(
      case when tg_argv[0] = 'both' then party.account end, party.organisation, 'application', about
    );
  end if;
  return null;
end
$$;

-- The day on which an application is erased for its employer; null while that is not due. Rejected and withdrawn ones count
-- from that moment. One that nobody decided counts from the end of its job. An offer and a hire stay.
create function employer_retention_end(
  state text, changed_at timestamptz, job_state text, closed_at timestamptz, months integer
) returns date language sql stable as $$
  select ((case
    when state in ('rejected', 'withdrawn') then changed_at
    when state in ('pending', 'interview') and coalesce(job_state, 'closed') = 'closed'
      then greatest(changed_at, closed_at)
  end) at time zone 'Europe/London' + make_interval(months => months))::date
$$;

-- What the employer had goes with its sight of the application, no matter who takes that away.
create function erase_for_employer() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  delete from applicant_note where application = new.id;
  delete from application_tag where application = new.id;
  delete from rejection where application = new.id;
  delete from held_move where application = new.id;
  update conversation set organisation = null where application = new.id;
  return null;
end
$$;

-- A change of the interview, which counts one up, clears the answer to it; without one only the answer changes.
create function clear_interview_reply() returns trigger language plpgsql as $$
begin
  if new.sequence > old.sequence then
    new.reply := null;
    new.reply_words := '';
    new.replied_at := null;
  elsif current_user = 'portway_app' and (new.starts_at, new.minutes, new.time_zone, new.place, new.words, new.cancelled, new.sequence)
    is distinct from (old.starts_at, old.minutes, old.time_zone, old.place, old.words, old.cancelled, old.sequence) then
    raise exception 'a change of an interview counts its sequence up';
  end if;
  return new;
end
$$;

-- after all functions

alter table applicant_note enable row level security;
alter table applicant_note force row level security;
grant select, insert, update, delete on applicant_note to portway_app;
create policy employer_select on applicant_note for select to portway_app
  using (organisation = my_hiring_organisation() and is_own_applicant(application));
create policy author_insert on applicant_note for insert to portway_app with check (
  organisation = my_organisation() and may_write_hiring() and author = my_account() and is_own_applicant(application)
);
create policy author_update on applicant_note for update to portway_app
  using (organisation = my_organisation() and may_write_hiring() and author = my_account())
  with check (organisation = my_organisation() and author = my_account());
create policy author_delete on applicant_note for delete to portway_app
  using (organisation = my_organisation() and may_write_hiring() and author = my_account());
create policy background_erase on applicant_note using (
  current_user <> 'portway_app'
  and exists (select from application a where a.id = application and a.erased_for_employer is not null)
);
-- Notes, tags, interviews and rejections are live events for colleagues (live.sql), an interview for the candidate too.
create trigger notify_note after insert or update or delete on applicant_note
  for each row execute function notify_applicant_change('employer');

alter table applicant_tag enable row level security;
alter table applicant_tag force row level security;
grant select, insert, delete on applicant_tag to portway_app;
create policy employer_select on applicant_tag for select to portway_app
  using (organisation = my_hiring_organisation());
create policy employer_insert on applicant_tag for insert to portway_app
  with check (organisation = my_organisation() and may_write_hiring());
create policy employer_delete on applicant_tag for delete to portway_app
  using (organisation = my_organisation() and may_write_hiring());
create policy background_unused on applicant_tag using (
  current_user <> 'portway_app' and not exists (select from application_tag has where has.tag = applicant_tag.id)
);

alter table application_tag enable row level security;
alter table application_tag force row level security;
grant select, insert, delete on application_tag to portway_app;
create policy employer_select on application_tag for select to portway_app using (is_own_applicant(application));
create policy employer_insert on application_tag for insert to portway_app
  with check (may_write_hiring() and is_own_applicant(application) and is_own_tag(tag));
create policy employer_delete on application_tag for delete to portway_app
  using (may_write_hiring() and is_own_applicant(application));
create policy background_erase on application_tag using (
  current_user <> 'portway_app'
  and exists (select from application a where a.id = application and a.erased_for_employer is not null)
);
create trigger notify_tag after insert or delete on application_tag
  for each row execute function notify_applicant_change('employer');

alter table interview enable row level security;
alter table interview force row level security;
grant select, insert, update on interview to portway_app;
create policy employer_select on interview for select to portway_app using (is_own_applicant(application));
create policy employer_insert on interview for insert to portway_app
  with check (may_write_hiring() and is_own_applicant(application));
create policy employer_update on interview for update to portway_app
  using (may_write_hiring() and is_own_applicant(application)) with check (is_own_applicant(application));
create policy applicant_select on interview for select to portway_app
  using (exists (select from application a where a.id = interview.application and a.account = my_account()));
-- A candidate who withdraws calls their interview off, or answers its time; they change nothing else of it
-- (clear_interview_reply).
create policy applicant_update on interview for update to portway_app
  using (not cancelled and exists (
    select from application a where a.id = interview.application and a.account = my_account()
  ))
  with check ((cancelled or reply is not null) and exists (
    select from application a where a.id = interview.application and a.account = my_account()
  ));
-- A live event for both sides (live.sql). interviews.service.ts sends the email.
create trigger clear_interview_reply before update on interview
  for each row execute function clear_interview_reply();
create trigger notify_interview after insert or update on interview
  for each row execute function notify_applicant_change('both');

alter table rejection enable row level security;
alter table rejection force row level security;
grant select, insert, update, delete on rejection to portway_app;
create policy employer_select on rejection for select to portway_app
  using (organisation = my_hiring_organisation() and is_own_applicant(application));
create policy employer_insert on rejection for insert to portway_app
  with check (organisation = my_organisation() and is_own_applicant(application) and may_write_hiring());
create policy employer_update on rejection for update to portway_app
  using (organisation = my_organisation() and is_own_applicant(application) and may_write_hiring()) with check (organisation = my_organisation() and is_own_applicant(application));
create policy employer_delete on rejection for delete to portway_app
  using (organisation = my_organisation() and is_own_applicant(application) and may_write_hiring());
-- Whose rejection it is, the worker that sends it asks without a log-in.
create policy background_select on rejection for select using (current_user <> 'portway_app');
create policy background_erase on rejection for delete using (
  current_user <> 'portway_app'
  and exists (select from application a where a.id = application and a.erased_for_employer is not null)
);
-- A live event for colleagues (live.sql). rejections.service.ts sends the email when its hour to undo is over.
create trigger notify_rejection after insert or delete on rejection
  for each row execute function notify_applicant_change('employer');

alter table rejection_template enable row level security;
alter table rejection_template force row level security;
grant select, insert, update, delete on rejection_template to portway_app;
create policy employer_select on rejection_template for select to portway_app
  using (organisation = my_hiring_organisation());
create policy employer_insert on rejection_template for insert to portway_app
  with check (organisation = my_organisation() and may_write_hiring());
create policy employer_update on rejection_template for update to portway_app
  using (organisation = my_organisation() and may_write_hiring()) with check (organisation = my_organisation());
create policy employer_delete on rejection_template for delete to portway_app
  using (organisation = my_organisation() and may_write_hiring());

alter table held_move enable row level security;
alter table held_move force row level security;
grant select, insert, delete on held_move to portway_app;
create policy employer_select on held_move for select to portway_app
  using (organisation = my_hiring_organisation() and is_own_applicant(application));
create policy employer_insert on held_move for insert to portway_app
  with check (organisation = my_organisation() and is_own_applicant(application) and may_write_hiring());
create policy employer_delete on held_move for delete to portway_app
  using (organisation = my_organisation() and is_own_applicant(application) and may_write_hiring());
create policy own_select on held_move for select to portway_app
  using (exists (select from application a where a.id = held_move.application and a.account = my_account()));
-- Whose move it is, the worker that tells of it asks without a log-in.
create policy background_select on held_move for select using (current_user <> 'portway_app');
create policy background_erase on held_move for delete using (
  current_user <> 'portway_app'
  and exists (select from application a where a.id = application and a.erased_for_employer is not null)
);
create trigger notify_held_move after insert or delete on held_move
  for each row execute function notify_applicant_change('both');

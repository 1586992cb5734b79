-- Jobs, who saved them, who applied, and what the two sides write to each other.

alter table organisation
  add column trading_name text,
  add column town text,
  add column size text check (size in ('seed', 'early', 'midSize', 'large', 'veryLarge', 'massive')),
  add column about text;

-- A job of an organisation. What its answers mean and may be stands in contracts/src/job-fields.ts.
create table job (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  -- Names its public page, and stays.
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,140}$'),
  state text not null default 'draft' check (state in ('draft', 'published', 'closed')),
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  -- Whom candidates are told to turn to, and the name they are told.
  hiring_contact uuid references account on delete set null,
  contact_name text,
  -- Whether its pay can be sponsored, as the rules judged it on that day, with their steps.
  sponsorable text not null default 'unknown'
    check (sponsorable in ('anyone', 'new-entrants', 'phd', 'nobody', 'unknown')),
  pay_note text,
  judged_on date,
  judgement jsonb,
  created_at timestamptz not null default now(),
  published_at timestamptz,
  closed_at timestamptz,
  changed_at timestamptz not null default now(),
  check (state = 'draft' or published_at is not null),
  check ((state = 'closed') = (closed_at is not null))
);
create index job_of on job (organisation, created_at desc, id desc);
create index job_to_judge on job (judged_on) where state = 'published';

create table saved_job (
  account uuid not null references account on delete cascade,
  job uuid not null references job on delete cascade,
  saved_at timestamptz not null default now(),
  primary key (account, job)
);
create index saved_job_newest on saved_job (account, saved_at desc, job desc);

create table saved_search (
  id uuid primary key,
  account uuid not null references account on delete cascade,
  name text not null,
  -- As it stands in the address of the jobs page.
  search jsonb not null check (jsonb_typeof(search) = 'object'),
  alerts text not null default 'none' check (alerts in ('none', 'daily', 'weekly')),
  -- Jobs published after it are new to whoever kept the search.
  opened_at timestamptz not null default now(),
  -- Jobs published up to it were mailed, or were there before.
  mailed_to timestamptz not null default now(),
  created_at timestamptz not null default now(),
  -- Removed, and for a day to be brought back.
  removed_at timestamptz
);
create index saved_search_of on saved_search (account, created_at);
create index saved_search_alerts on saved_search (alerts, mailed_to) where alerts <> 'none' and removed_at is null;

create table application_draft (
  account uuid not null references account on delete cascade,
  job uuid not null references job on delete cascade,
  text text not null,
  resume uuid references resume on delete set null,
  saved_at timestamptz not null default now(),
  primary key (account, job)
);

create table application (
  id uuid primary key,
  account uuid not null references account on delete cascade,
  job uuid references job on delete set null,
  organisation uuid references organisation on delete set null,
  -- As they were when somebody applied.
  position text not null,
  company text not null,
  location text,
  text text not null,
  resume uuid references resume on delete set null,
  state text not null default 'pending'
    check (state in ('pending', 'interview', 'offer', 'hired', 'rejected', 'withdrawn')),
  next_step text,
  next_step_on date,
  applied_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- One application a job, however often it is pressed.
  unique (account, job)
);
create index application_of on application (account, changed_at desc, id desc);
create index application_received on application (organisation, changed_at desc, id desc);
create index application_for on application (job, state);
create index application_resume on application (resume);

create table application_turn (
  id bigint generated always as identity primary key,
  application uuid not null references application on delete cascade,
  state text not null,
  by_side text not null check (by_side in ('candidate', 'employer')),
  note text,
  at timestamptz not null default now()
);
create index application_turn_of on application_turn (application, id);

-- One conversation for each application, from its first day.
create table conversation (
  application uuid primary key references application on delete cascade,
  account uuid not null references account on delete cascade,
  organisation uuid references organisation on delete set null,
  -- Whoever writes counts it up, and holds the row until that is done: numbers have no gaps and come in order.
  last_number integer not null default 0,
  last_at timestamptz,
  last_excerpt text,
  last_side text check (last_side in ('candidate', 'employer')),
  blocked_by text check (blocked_by in ('candidate', 'employer'))
);
create index conversation_of on conversation (account, last_at desc nulls last, application desc);
create index conversation_at on conversation (organisation, last_at desc nulls last, application desc);

create table message (
  id uuid primary key,
  application uuid not null references conversation on delete cascade,
  number integer not null,
  side text not null check (side in ('candidate', 'employer')),
  author uuid references account on delete set null,
  author_name text not null,
  text text not null,
  sent_at timestamptz not null default now(),
  unique (application, number)
);
create index message_sent on message (sent_at);

-- How far each person has read. Of an organisation, each member by themselves.
create table conversation_reader (
  application uuid not null references conversation on delete cascade,
  account uuid not null references account on delete cascade,
  side text not null check (side in ('candidate', 'employer')),
  read_up_to integer not null default 0,
  read_at timestamptz,
  -- Messages up to it were told of by mail.
  told_up_to integer not null default 0,
  primary key (application, account)
);
create index conversation_reader_of on conversation_reader (account);

create table message_attachment (
  id uuid primary key,
  application uuid not null references conversation on delete cascade,
  -- Null until the message is sent.
  message uuid references message on delete cascade,
  account uuid not null references account on delete cascade,
  file_key uuid not null unique,
  name text not null,
  kind text not null check (kind in ('pdf', 'doc', 'docx', 'txt')),
  bytes integer not null check (bytes > 0),
  place integer not null default 0,
  uploaded_at timestamptz not null default now()
);
create index message_attachment_of on message_attachment (message, place);
create index message_attachment_unsent on message_attachment (uploaded_at) where message is null;
create trigger let_file_go after delete on message_attachment for each row execute function let_file_go();

-- A CV that was sent is kept as it was: another file takes a row of its own, and this one stays behind.
alter table resume add column sent boolean not null default false;

-- Reports of conversations come to the desk like what is sent through the forms.
alter table enquiry drop constraint enquiry_kind_check, add constraint enquiry_kind_check
  check (kind in ('contact', 'pricing', 'university', 'demo', 'assessment', 'report'));

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array[
    'job', 'saved_job', 'saved_search', 'application_draft', 'application', 'application_turn', 'conversation',
    'message', 'conversation_reader', 'message_attachment'
  ] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('grant select, insert, update, delete on %I to portway_app', tenant_table);
  end loop;
end
$$;
revoke delete on job, application, application_turn, conversation, message, conversation_reader from portway_app;
revoke update on application_turn, message, saved_job from portway_app;

-- Of a job that is, or was, published, everybody may read what it says; drafts are seen at home alone.
create policy theirs on job to portway_app
  using (organisation = my_organisation()) with check (organisation = my_organisation());
create policy public on job for select to portway_app using (state <> 'draft');

create policy own on saved_job to portway_app using (account = my_account()) with check (account = my_account());
create policy own on saved_search to portway_app using (account = my_account()) with check (account = my_account());
create policy own on application_draft to portway_app
  using (account = my_account()) with check (account = my_account());

create policy own on application for select to portway_app using (account = my_account());
create policy own_changes on application for update to portway_app
  using (account = my_account()) with check (account = my_account());
-- Only for a job that is open, and to the organisation whose it is.
create policy own_applies on application for insert to portway_app with check (
  account = my_account() and state = 'pending' and exists (
    select from job where job.id = application.job and job.organisation = application.organisation
      and job.state = 'published'
  )
);
create policy received on application for select to portway_app using (organisation = my_organisation());
create policy decided on application for update to portway_app
  using (organisation = my_organisation()) with check (organisation = my_organisation());

create policy of_the_application on application_turn to portway_app
  using (exists (select from application a where a.id = application_turn.application))
  with check (exists (
    select from application a where a.id = application_turn.application
      and ((by_side = 'candidate' and a.account = my_account())
        or (by_side = 'employer' and a.organisation = my_organisation()))
  ));

create policy party on conversation to portway_app
  using (account = my_account() or organisation = my_organisation())
  with check (account = my_account() or organisation = my_organisation());
create policy party on message for select to portway_app
  using (exists (select from conversation c where c.application = message.application));
create policy writes on message for insert to portway_app with check (
  author = my_account() and exists (
    select from conversation c where c.application = message.application and c.blocked_by is null
      and ((side = 'candidate' and c.account = my_account())
        or (side = 'employer' and c.organisation = my_organisation()))
  )
);
-- How far the others have read, both sides see; each writes down their own.
create policy party on conversation_reader for select to portway_app
  using (exists (select from conversation c where c.application = conversation_reader.application));
create policy own_reads on conversation_reader for insert to portway_app with check (
  account = my_account() and exists (
    select from conversation c where c.application = conversation_reader.application
      and ((side = 'candidate' and c.account = my_account())
        or (side = 'employer' and c.organisation = my_organisation()))
  )
);
create policy own_reads_on on conversation_reader for update to portway_app
  using (account = my_account()) with check (account = my_account());
create policy sent on message_attachment for select to portway_app
  using (message is not null and exists (select from conversation c where c.application = message_attachment.application));
create policy own on message_attachment to portway_app
  using (account = my_account()) with check (account = my_account() and exists (
    select from conversation c where c.application = message_attachment.application
  ));

-- What an employer sees of whoever applied, as long as it was not withdrawn.
do $$
declare who text;
begin
  foreach who in array array['account.id', 'profile.account', 'profile_photo.account'] loop
    execute format(
      'create policy applied on %s for select to portway_app using (
        my_organisation() is not null and exists (
          select from application a where a.account = %s and a.organisation = my_organisation()
            and a.state <> ''withdrawn''))', split_part(who, '.', 1), who);
  end loop;
end
$$;
create policy applied on profile_entry for select to portway_app using (
  removed_at is null and my_organisation() is not null and exists (
    select from application a where a.account = profile_entry.account and a.organisation = my_organisation()
      and a.state <> 'withdrawn'
  )
);
create policy applied on resume for select to portway_app using (
  my_organisation() is not null and exists (
    select from application a where a.resume = resume.id and a.organisation = my_organisation()
      and a.state <> 'withdrawn'
  )
);

-- Whether somebody wants mails about what others write or decide: all the other side may know of their choices.
create function wants_messages(somebody uuid) returns boolean language sql stable security definer
  set search_path = public, pg_temp
  as 'select coalesce((select messages from notification_choice where account = somebody), true)';
create policy owner_asks on notification_choice for select using (current_user <> 'portway_app');

-- What has had its time. Whoever tidies up sees only that.
create policy expired on saved_search
  using (current_user <> 'portway_app' and removed_at < now() - interval '1 day');
create policy expired on message
  using (current_user <> 'portway_app' and sent_at < now() - interval '2 years');
create policy expired on message_attachment using (
  current_user <> 'portway_app'
  and ((message is null and uploaded_at < now() - interval '1 day') or uploaded_at < now() - interval '5 years')
);
-- A CV that went along with an application stays as long as that may be read, and no longer than five years.
drop policy expired on resume;
create policy expired on resume using (
  current_user <> 'portway_app'
  and ((removed_at < now() - interval '1 hour' and not sent) or uploaded_at < now() - interval '5 years')
);

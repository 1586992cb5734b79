-- One conversation for each application, from its first day.
create table conversation (
  application uuid,
  account uuid,
  organisation uuid references organisation on delete set null,
  -- Each message increments it and locks the row until it is committed: numbers have no gaps and come in order.
  last_number integer not null default 0,
  last_at timestamptz default now() not null,
  last_excerpt text,
  last_side text check (last_side in ('candidate', 'employer')),
  blocked_by text check (blocked_by in ('candidate', 'employer')),
  position text not null default '',
  company text not null default '',
  id uuid default gen_random_uuid(),
  foreign key (account) references account on delete set null,
  primary key (id),
  constraint conversation_of_application unique (application)
);
create index conversation_left on conversation (application) where account is null;
create index conversation_of on conversation (account, last_at desc nulls last, id desc);
create index conversation_at on conversation (organisation, last_at desc nulls last, id desc);

create table message (
  id uuid primary key,
  conversation uuid not null,
  number integer not null,
  side text not null check (side in ('candidate', 'employer')),
  author uuid references account on delete set null,
  author_name text not null,
  text text not null,
  sent_at timestamptz not null default now(),
  unique (conversation, number),
  foreign key (conversation) references conversation on delete cascade
);
create index message_sent on message (sent_at);

-- How far each person has read. Of an organisation, each member by themselves.
create table conversation_reader (
  conversation uuid not null,
  account uuid not null references account on delete cascade,
  side text not null check (side in ('candidate', 'employer')),
  read_up_to integer not null default 0,
  read_at timestamptz,
  -- Messages up to it were told of by mail.
  told_up_to integer not null default 0,
  primary key (conversation, account),
  foreign key (conversation) references conversation on delete cascade
);
create index conversation_reader_of on conversation_reader (account);

create table message_attachment (
  id uuid primary key,
  conversation uuid not null,
  -- Null until the message is sent.
  message uuid references message on delete cascade,
  account uuid not null references account on delete cascade,
  file_key uuid not null unique,
  name text not null,
  kind text not null check (kind in ('pdf', 'doc', 'docx', 'txt')),
  bytes integer not null check (bytes > 0),
  place integer not null default 0,
  uploaded_at timestamptz not null default now(),
  foreign key (conversation) references conversation on delete cascade
);
create index message_attachment_of on message_attachment (message, place);
create index message_attachment_unsent on message_attachment (uploaded_at) where message is null;

-- Who of an employer answers a conversation, and texts that its colleagues write again and again. Candidates see neither.
create table conversation_assignment (
  conversation uuid primary key references conversation on delete cascade,
  organisation uuid not null,
  account uuid not null,
  since timestamptz not null default now(),
  -- It ends with the membership.
  foreign key (account, organisation) references membership on delete cascade
);
create index conversation_assignment_of on conversation_assignment (account, organisation);

create table message_template (
  id uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  name text not null,
  text text not null,
  changed_at timestamptz not null default now()
);
create unique index message_template_name on message_template (organisation, lower(name));

-- after all tables

create function set_conversation_subject() returns trigger language plpgsql as $$
begin
  if new.application is not null then
    select a.position, a.company into strict new.position, new.company from application a where a.id = new.application;
  end if;
  return new;
end
$$;

create function clear_author() returns trigger language plpgsql as $$
begin
  new.author_name := 'Somebody who left';
  return new;
end
$$;

-- An event of a message, of reading or of a block names the conversation; one of an application, the application.
create function notify_conversation() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  party record;
  about uuid;
begin
  if tg_table_name = 'conversation' then about := new.id; else about := new.conversation; end if;
  select account, organisation into party from conversation c where c.id = about;
  perform notify_both_sides(party.account, party.organisation, tg_argv[0], about);
  return null;
end
$$;

-- The lists of colleagues follow.
create function notify_assignment() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    perform notify_both_sides(null, old.organisation, 'conversation', old.conversation);
  else
    perform notify_both_sides(null, new.organisation, 'conversation', new.conversation);
  end if;
  return null;
end
$$;

create function guard_assignment() returns trigger language plpgsql as $$
begin
  if not exists (
    select from membership m where m.account = new.account and m.organisation = new.organisation
      and m.hiring in ('write', 'offers')
  ) then
    raise insufficient_privilege using message = 'permission denied: this colleague does not write to candidates';
  end if;
  return new;
end
$$;

-- after all functions

alter table conversation enable row level security;
alter table conversation force row level security;
grant select, insert, update on conversation to portway_app;
create policy both_sides_select on conversation for select to portway_app
  using (account = my_account() or organisation = my_hiring_organisation());
create policy both_sides_insert on conversation for insert to portway_app
  with check (account = my_account() or (organisation = my_organisation() and may_write_hiring()));
create policy both_sides_update on conversation for update to portway_app
  using (account = my_account() or (organisation = my_organisation() and may_write_hiring()))
  with check (account = my_account() or organisation = my_organisation());
create policy background_select on conversation for select using (current_user <> 'portway_app');
-- Rows past their retention: the nightly expiry sees these alone.
create policy background_expire on conversation for delete using (
  current_user <> 'portway_app' and account is null and (organisation is null or last_number = 0 or last_at < now() - interval '2 years')
);
create policy background_expire_text on conversation for update using (
  current_user <> 'portway_app' and last_at < now() - interval '2 years'
);
create policy background_erase on conversation for update
  using (
    current_user <> 'portway_app'
    and exists (select from application a where a.id = application and a.erased_for_employer is not null)
  )
  with check (current_user <> 'portway_app' and organisation is null);
-- An employer’s message makes its company page say that it answers (jobs.sql).
create trigger record_employer_message after update on conversation for each row
  when (new.last_side = 'employer' and new.last_number > old.last_number)
  execute function record_employer_activity();
-- A new conversation takes position and company from its application (applications.sql).
create trigger set_conversation_subject before insert on conversation
  for each row execute function set_conversation_subject();
-- A block is a live event for both sides (live.sql).
create trigger notify_block after update on conversation
  for each row when (old.blocked_by is distinct from new.blocked_by)
  execute function notify_conversation('conversation');

alter table message enable row level security;
alter table message force row level security;
grant select, insert on message to portway_app;
create policy background_expire on message
  using (current_user <> 'portway_app' and sent_at < now() - interval '2 years');
create policy both_sides_select on message for select to portway_app
  using (exists (select from conversation c where c.id = message.conversation));
create policy both_sides_insert on message for insert to portway_app with check (
  author = my_account() and exists (
    select from conversation c where c.id = message.conversation and c.blocked_by is null
      and ((side = 'candidate' and c.account = my_account())
        or (side = 'employer' and c.organisation = my_organisation() and may_write_hiring()))
  )
);
create trigger clear_author before update of author on message
  for each row when (old.author is not null and new.author is null) execute function clear_author();
-- A new message is a live event for both sides (live.sql). sending.service.ts adds the notification; notices.service.ts emails it
-- if it stays unread.
create trigger notify_message after insert on message
  for each row execute function notify_conversation('message');
-- Refused while our team has stopped the conversation (staff.sql).
create trigger reject_stopped before insert on message for each row execute function reject_stopped();

alter table conversation_reader enable row level security;
alter table conversation_reader force row level security;
grant select, insert, update on conversation_reader to portway_app;
create policy own_update on conversation_reader for update to portway_app
  using (account = my_account()) with check (account = my_account());
create policy both_sides_select on conversation_reader for select to portway_app
  using (exists (select from conversation c where c.id = conversation_reader.conversation));
create policy own_insert on conversation_reader for insert to portway_app with check (
  account = my_account() and exists (
    select from conversation c where c.id = conversation_reader.conversation
      and ((side = 'candidate' and c.account = my_account())
        or (side = 'employer' and c.organisation = my_hiring_organisation()))
  )
);
-- Reading is a live event for both sides (live.sql), and lowers their unread counts.
create trigger notify_reading after insert on conversation_reader
  for each row when (new.read_up_to > 0) execute function notify_conversation('read');
create trigger notify_further_reading after update on conversation_reader
  for each row when (old.read_up_to <> new.read_up_to) execute function notify_conversation('read');

alter table message_attachment enable row level security;
alter table message_attachment force row level security;
grant select, insert, update, delete on message_attachment to portway_app;
create policy background_expire on message_attachment using (
  current_user <> 'portway_app'
  and ((message is null and uploaded_at < now() - interval '1 day') or uploaded_at < now() - interval '5 years')
);
create policy both_sides_select on message_attachment for select to portway_app using (
  message is not null and exists (select from conversation c where c.id = message_attachment.conversation)
);
create policy own_all on message_attachment to portway_app
  using (account = my_account()) with check (account = my_account() and exists (
    select from conversation c where c.id = message_attachment.conversation
      and (c.account = my_account() or may_write_hiring())
  ));
-- Its file is deleted later (platform/files/files.sql).
create trigger enqueue_file_delete after delete on message_attachment for each row execute function enqueue_file_delete();

alter table conversation_assignment enable row level security;
alter table conversation_assignment force row level security;
grant select, insert, update, delete on conversation_assignment to portway_app;
-- A member who applied sees nothing of how their own conversation is handled.
create policy employer_select on conversation_assignment for select to portway_app
  using (organisation = my_hiring_organisation() and exists (
    select from conversation c where c.id = conversation_assignment.conversation
      and c.organisation = my_hiring_organisation() and c.account is distinct from my_account()
  ));
create policy employer_insert on conversation_assignment for insert to portway_app
  with check (organisation = my_organisation() and may_write_hiring() and exists (
    select from conversation c where c.id = conversation_assignment.conversation
      and c.organisation = my_organisation() and c.account is distinct from my_account()
  ));
create policy employer_update on conversation_assignment for update to portway_app
  using (organisation = my_organisation() and may_write_hiring() and exists (
    select from conversation c where c.id = conversation_assignment.conversation
      and c.organisation = my_organisation() and c.account is distinct from my_account()
  ))
  with check (organisation = my_organisation());
create policy employer_delete on conversation_assignment for delete to portway_app
  using (organisation = my_organisation() and may_write_hiring() and exists (
    select from conversation c where c.id = conversation_assignment.conversation
      and c.organisation = my_organisation() and c.account is distinct from my_account()
  ));
-- Only members who may write to candidates answer them.
create trigger guard_assignment before insert or update on conversation_assignment
  for each row when (current_user = 'portway_app') execute function guard_assignment();
-- Who may no longer write to candidates (end_hiring_work in platform/auth/auth.sql).
create policy background_end_hiring on conversation_assignment for delete
  using (current_user <> 'portway_app' and exists (
    select from membership m where m.account = conversation_assignment.account
      and m.organisation = conversation_assignment.organisation and m.hiring in ('none', 'read')
  ));
create policy background_select on conversation_assignment for select using (current_user <> 'portway_app');
-- An assignment is a live event for colleagues (live.sql).
create trigger notify_assignment after insert or update or delete on conversation_assignment
  for each row execute function notify_assignment();

alter table message_template enable row level security;
alter table message_template force row level security;
grant select, insert, update, delete on message_template to portway_app;
create policy employer_select on message_template for select to portway_app
  using (organisation = my_hiring_organisation());
create policy employer_insert on message_template for insert to portway_app
  with check (organisation = my_organisation() and may_write_hiring());
create policy employer_update on message_template for update to portway_app
  using (organisation = my_organisation() and may_write_hiring()) with check (organisation = my_organisation());
create policy employer_delete on message_template for delete to portway_app
  using (organisation = my_organisation() and may_write_hiring());

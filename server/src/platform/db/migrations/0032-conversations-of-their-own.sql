-- A conversation has an id of its own. The application is its reason, and later something else may be one. Those that
-- are there keep the application's id as theirs, so that addresses in e-mails go on leading to them.
alter table message drop constraint message_application_fkey;
alter table conversation_reader drop constraint conversation_reader_application_fkey;
alter table message_attachment drop constraint message_attachment_application_fkey;

alter table conversation add column id uuid;
-- The owner is bound by row-level security as well: without this, its policies would hide most rows from the update.
alter table conversation no force row level security;
update conversation set id = application;
alter table conversation force row level security;

alter table conversation
  drop constraint conversation_pkey,
  alter column id set default gen_random_uuid(),
  add primary key (id),
  alter column application drop not null,
  add constraint conversation_of_application unique (application);
drop index conversation_of, conversation_at;
create index conversation_of on conversation (account, last_at desc nulls last, id desc);
create index conversation_at on conversation (organisation, last_at desc nulls last, id desc);

alter table message rename column application to conversation;
alter table conversation_reader rename column application to conversation;
alter table message_attachment rename column application to conversation;
alter table message add foreign key (conversation) references conversation on delete cascade;
alter table conversation_reader add foreign key (conversation) references conversation on delete cascade;
alter table message_attachment add foreign key (conversation) references conversation on delete cascade;

drop policy party on message;
drop policy writes on message;
drop policy party on conversation_reader;
drop policy own_reads on conversation_reader;
drop policy sent on message_attachment;
drop policy own on message_attachment;
create policy party on message for select to portway_app
  using (exists (select from conversation c where c.id = message.conversation));
create policy writes on message for insert to portway_app with check (
  author = my_account() and exists (
    select from conversation c where c.id = message.conversation and c.blocked_by is null
      and ((side = 'candidate' and c.account = my_account())
        or (side = 'employer' and c.organisation = my_organisation()))
  )
);
create policy party on conversation_reader for select to portway_app
  using (exists (select from conversation c where c.id = conversation_reader.conversation));
create policy own_reads on conversation_reader for insert to portway_app with check (
  account = my_account() and exists (
    select from conversation c where c.id = conversation_reader.conversation
      and ((side = 'candidate' and c.account = my_account())
        or (side = 'employer' and c.organisation = my_organisation()))
  )
);
create policy sent on message_attachment for select to portway_app using (
  message is not null and exists (select from conversation c where c.id = message_attachment.conversation)
);
create policy own on message_attachment to portway_app
  using (account = my_account()) with check (account = my_account() and exists (
    select from conversation c where c.id = message_attachment.conversation
  ));

-- An event of a message, of reading or of a block names the conversation; one of an application, the application.
create or replace function tell_of_conversation() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  party record;
  about uuid;
begin
  if tg_table_name = 'conversation' then about := new.id; else about := new.conversation; end if;
  select account, organisation into party from conversation c where c.id = about;
  perform tell_both_sides(party.account, party.organisation, tg_argv[0], about);
  return null;
end
$$;
create or replace function say_what_it_is_about() returns trigger language plpgsql as $$
begin
  if new.application is not null then
    select a.position, a.company into strict new.position, new.company from application a where a.id = new.application;
  end if;
  return new;
end
$$;

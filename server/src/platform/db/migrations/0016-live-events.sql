-- What happens to each account while it looks: numbered events, and how conversations outlive those who leave.

-- A conversation says by itself what it is about: the application goes with the account of whoever applied, and the
-- other side keeps what was written to it.
alter table conversation
  drop constraint conversation_application_fkey,
  drop constraint conversation_account_fkey,
  alter column account drop not null,
  add foreign key (account) references account on delete set null,
  alter column last_at set default now(),
  alter column last_at set not null,
  add column position text not null default '',
  add column company text not null default '';
create index conversation_left on conversation (application) where account is null;

create function say_what_it_is_about() returns trigger language plpgsql as $$
begin
  select a.position, a.company into strict new.position, new.company from application a where a.id = new.application;
  return new;
end
$$;
create trigger say_what_it_is_about before insert on conversation
  for each row execute function say_what_it_is_about();

create function forget_the_author() returns trigger language plpgsql as $$
begin
  new.author_name := 'Somebody who left';
  return new;
end
$$;
create trigger forget_the_author before update of author on message
  for each row when (old.author is not null and new.author is null) execute function forget_the_author();

-- The last number of each account. Whoever counts it up holds the row until that is committed, so that an account's
-- events have no gaps and come in the order in which they were committed: who has seen one has seen all before it.
create table live_stream (
  account uuid primary key references account on delete cascade,
  last bigint not null
);
create table live_event (
  account uuid not null references live_stream on delete cascade,
  number bigint not null,
  kind text not null check (kind in ('message', 'read', 'conversation', 'application')),
  -- Of the application that it is about, and of its conversation.
  subject uuid not null,
  at timestamptz not null default now(),
  primary key (account, number)
);
create index live_event_at on live_event (at);

do $$
declare live_table text;
begin
  foreach live_table in array array['live_stream', 'live_event'] loop
    execute format('alter table %I enable row level security', live_table);
    execute format('alter table %I force row level security', live_table);
    execute format('grant select on %I to portway_app', live_table);
    execute format('create policy own on %I for select to portway_app using (account = my_account())', live_table);
  end loop;
end
$$;
-- The functions below work as the owner, whom force binds as well.
create policy owner_counts on live_stream
  using (current_user <> 'portway_app') with check (current_user <> 'portway_app');
create policy owner_adds on live_event for insert with check (current_user <> 'portway_app');
create policy expired on live_event using (current_user <> 'portway_app' and at < now() - interval '1 day');
create policy owner_sees on conversation for select using (current_user <> 'portway_app');
create policy owner_sees on membership for select using (current_user <> 'portway_app');

-- Tells both sides of something. All of them are counted up in the order of their ids, so that two who tell overlapping
-- people wait for each other and never both. What is sent names ids alone: `kind subject account:number account:number …`
create function tell_both_sides(candidate uuid, employer uuid, event text, about uuid) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
declare told record;
begin
  for told in
    with people as (
      select candidate as account where candidate is not null
      union select m.account from membership m where m.organisation = employer
      order by 1
    ), counted as (
      insert into live_stream as stream (account, last) select p.account, 1 from people p
      on conflict (account) do update set last = stream.last + 1
      returning stream.account, stream.last
    ), kept as (
      insert into live_event (account, number, kind, subject) select c.account, c.last, event, about from counted c
    )
    select string_agg(c.account || ':' || c.last, ' ') as numbers
    from (select account, last, (row_number() over () - 1) / 100 as share from counted) c group by c.share
  loop
    perform pg_notify('live', event || ' ' || about || ' ' || told.numbers);
  end loop;
end
$$;
revoke execute on function tell_both_sides(uuid, uuid, text, uuid) from public;

create function tell_of_conversation() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare party record;
begin
  select account, organisation into party from conversation c where c.application = new.application;
  perform tell_both_sides(party.account, party.organisation, tg_argv[0], new.application);
  return null;
end
$$;
create trigger tell_of_message after insert on message
  for each row execute function tell_of_conversation('message');
create trigger tell_of_reading after insert on conversation_reader
  for each row when (new.read_up_to > 0) execute function tell_of_conversation('read');
create trigger tell_of_reading_on after update on conversation_reader
  for each row when (old.read_up_to <> new.read_up_to) execute function tell_of_conversation('read');
create trigger tell_of_block after update on conversation
  for each row when (old.blocked_by is distinct from new.blocked_by)
  execute function tell_of_conversation('conversation');

create function tell_of_application() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform tell_both_sides(new.account, new.organisation, 'application', new.id);
  return null;
end
$$;
create trigger tell_of_application after insert on application
  for each row execute function tell_of_application();
create trigger tell_of_decision after update on application
  for each row when (
    (old.state, old.next_step, old.next_step_on) is distinct from (new.state, new.next_step, new.next_step_on)
  ) execute function tell_of_application();

-- Whoever is logged out hears nothing any more.
create function tell_of_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'over ' || old.id);
  return null;
end
$$;
create trigger tell_of_end after delete on session for each row execute function tell_of_end();
create trigger tell_of_early_end after update on session
  for each row when (new.ends_at < old.ends_at) execute function tell_of_end();

-- Somebody may just be fetching a file whose row goes, or gets another one.
create or replace function let_file_go() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  insert into file_to_delete (file_key, due_at) values (old.file_key, now() + interval '1 minute')
    on conflict (file_key) do update set due_at = excluded.due_at;
  return null;
end
$$;

-- What has had its time. Whoever tidies up sees only that.
create policy expired on conversation for delete using (
  current_user <> 'portway_app' and account is null and (organisation is null or last_number = 0 or last_at < now() - interval '2 years')
);
create policy expired_words on conversation for update using (
  current_user <> 'portway_app' and last_at < now() - interval '2 years'
);

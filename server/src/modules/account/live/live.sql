-- The last number of each account. Each event increments it and locks the row until it is committed, so that an account's
-- events have no gaps and come in the order in which they were committed: who has seen one has seen all before it.
create table live_stream (
  account uuid primary key references account on delete cascade,
  last bigint not null
);

create table live_event (
  account uuid not null references live_stream on delete cascade,
  number bigint not null,
  kind text not null,
  -- Of the application that it is about, and of its conversation; the organisation whose sponsor records changed.
  subject uuid not null,
  at timestamptz not null default now(),
  primary key (account, number),
  constraint live_event_kind_check
  check (kind in ('message', 'read', 'conversation', 'application', 'notification', 'sponsor'))
);
create index live_event_at on live_event (at);

-- after all tables

-- Sends an event to both sides. Accounts are updated in the order of their ids, so that two events for overlapping
-- people wait for each other and never deadlock. What is sent names ids alone: `kind subject account:number account:number …`
create function notify_both_sides(candidate uuid, employer uuid, event text, about uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform publish_live_event(array(
    select candidate where candidate is not null
    union select m.account from membership m where m.organisation = employer and m.hiring <> 'none'
  ), event, about);
end
$$;
revoke execute on function notify_both_sides(uuid,uuid,text,uuid) from public;

-- Stores an event for each account, in the order of their ids, and sends it to the processes.
create function publish_live_event(accounts uuid[], event text, about uuid) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
declare told record;
begin
  for told in
    with counted as (
      insert into live_stream as stream (account, last)
      select p.account, 1 from (select distinct account from unnest(accounts) as each(account) order by 1) p
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
revoke execute on function publish_live_event(uuid[],text,uuid) from public;

-- after all functions

alter table live_stream enable row level security;
alter table live_stream force row level security;
grant select on live_stream to portway_app;
create policy own_select on live_stream for select to portway_app
  using (account = my_account());
-- The functions above work as the owner, whom forced row-level security binds too.
create policy background_all on live_stream
  using (current_user <> 'portway_app') with check (current_user <> 'portway_app');

alter table live_event enable row level security;
alter table live_event force row level security;
grant select on live_event to portway_app;
create policy own_select on live_event for select to portway_app
  using (account = my_account());
create policy background_insert on live_event for insert with check (current_user <> 'portway_app');
create policy background_expire on live_event using (current_user <> 'portway_app' and at < now() - interval '1 day');

-- What was changed in a worker's facts, from what to what.
create table worker_change (
  id bigint generated always as identity primary key,
  worker uuid not null references worker on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  by_account uuid references account on delete set null,
  by_name text not null,
  at timestamptz not null default now()
);
create index worker_change_of on worker_change (worker, at desc);
create index worker_change_at on worker_change (organisation);
create index worker_change_by on worker_change (by_account);
alter table worker_change enable row level security;
alter table worker_change force row level security;
create policy jobs on worker_change using (current_user <> 'portway_app');
-- Not for line managers: it names permission and pay.
create policy theirs on worker_change for select to portway_app
  using (organisation = my_organisation() and sees_workers());
create policy recorded on worker_change for insert to portway_app
  with check (organisation = my_organisation() and records_workers() and by_account = my_account());
grant select, insert on worker_change to portway_app;

-- The day on which a worker's manager left the organisation, until someone follows.
alter table worker add column manager_left_on date;

-- A manager is gone because a key or the function below took it away; colleagues who change it are portway_app.
create function note_manager_left() returns trigger language plpgsql as $$
begin
  if new.manager is not null then
    new.manager_left_on := null;
  elsif old.manager is not null and current_user <> 'portway_app' then
    new.manager_left_on := (now() at time zone 'Europe/London')::date;
  end if;
  return new;
end
$$;
create trigger note_manager_left before update of manager on worker
  for each row execute function note_manager_left();

create function leave_workers() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update worker set manager = null where organisation = old.organisation and manager = old.account;
  return old;
end
$$;
create trigger leave_workers after delete on membership for each row execute function leave_workers();

-- What an employer asked about sponsorship, and the copy that the candidate chose to share: worked out for one job, and
-- gone when it is taken back. The employer never reads the answers that it was worked out from.
create table visa_facts_request (
  application uuid primary key references application on delete cascade,
  account uuid not null references account on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  status text not null default 'asked' check (status in ('asked', 'shared', 'declined', 'taken-back')),
  asked_by uuid references account on delete set null,
  asked_by_name text not null,
  asked_at timestamptz not null default now(),
  answered_at timestamptz,
  check ((status = 'asked') = (answered_at is null))
);
create index visa_facts_request_of on visa_facts_request (account);
create index visa_facts_request_at on visa_facts_request (organisation);
create index visa_facts_request_by on visa_facts_request (asked_by);

create table visa_facts_share (
  application uuid primary key references visa_facts_request on delete cascade,
  needs_sponsorship boolean not null,
  possible_from date,
  min_pence integer,
  lower_may_apply boolean not null,
  small_cost_pence integer,
  large_cost_pence integer,
  -- The pay, hours and code of the job that they were worked out for.
  job jsonb not null check (jsonb_typeof(job) = 'array'),
  shared_at timestamptz not null default now(),
  check ((small_cost_pence is null) = (large_cost_pence is null)),
  check (needs_sponsorship or (possible_from is null and min_pence is null and large_cost_pence is null))
);

do $$
declare visa_table text;
begin
  foreach visa_table in array array['visa_facts_request', 'visa_facts_share'] loop
    execute format('alter table %I enable row level security', visa_table);
    execute format('alter table %I force row level security', visa_table);
  end loop;
end
$$;
grant select, insert, update on visa_facts_request to portway_app;
grant select, insert, delete on visa_facts_share to portway_app;

create policy own on visa_facts_request for select to portway_app using (account = my_account());
create policy own_answers on visa_facts_request for update to portway_app
  using (account = my_account()) with check (account = my_account() and status <> 'asked');
-- From an invitation to interview on, and never about oneself.
create policy theirs on visa_facts_request for select to portway_app
  using (organisation = my_organisation() and account <> my_account());
create policy they_ask on visa_facts_request for insert to portway_app with check (
  status = 'asked' and asked_by = my_account() and account <> my_account() and exists (
    select from application a where a.id = visa_facts_request.application and a.account = visa_facts_request.account
      and a.organisation = my_organisation() and a.organisation = visa_facts_request.organisation
      and a.state in ('interview', 'offer', 'hired')
  )
);
create policy they_ask_again on visa_facts_request for update to portway_app
  using (organisation = my_organisation() and account <> my_account() and status in ('declined', 'taken-back'))
  with check (organisation = my_organisation() and status = 'asked' and asked_by = my_account());

create policy party on visa_facts_share for select to portway_app
  using (exists (select from visa_facts_request r where r.application = visa_facts_share.application));
create policy own_shares on visa_facts_share for insert to portway_app with check (exists (
  select from visa_facts_request r where r.application = visa_facts_share.application and r.account = my_account()
));
create policy own_takes_back on visa_facts_share for delete to portway_app using (exists (
  select from visa_facts_request r where r.application = visa_facts_share.application and r.account = my_account()
));

-- Who withdraws takes back everything. The functions work as the owner, whom force binds as well.
create policy owner_clears on visa_facts_request for delete using (current_user <> 'portway_app');
create policy owner_sees on visa_facts_request for select using (current_user <> 'portway_app');
create function clear_visa_facts() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  delete from visa_facts_request where application = new.id;
  return null;
end
$$;
create trigger clear_visa_facts after update on application
  for each row when (new.state = 'withdrawn' or new.organisation is null) execute function clear_visa_facts();

-- Both sides' pages show it at once.
create function tell_of_visa_facts() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform tell_both_sides(new.account, new.organisation, 'application', new.application);
  return null;
end
$$;
create trigger tell_of_visa_facts after insert or update on visa_facts_request
  for each row execute function tell_of_visa_facts();

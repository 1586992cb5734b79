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

-- A rejection for sponsorship: one at a time, written, looked at twice, with the rule as it was, and with a review that
-- the candidate can ask for.
create table sponsorship_rejection (
  application uuid primary key references application on delete cascade,
  account uuid not null references account on delete cascade,
  organisation uuid references organisation on delete set null,
  -- Null while it waits for the second look.
  rejected_at timestamptz,
  text text not null check (length(text) between 1 and 4000),
  rule text not null,
  judged_on date not null,
  written_by uuid references account on delete set null,
  by_name text not null,
  written_at timestamptz not null default now(),
  review_text text,
  review_asked_at timestamptz,
  review_outcome text check (review_outcome in ('stands', 'reopened')),
  review_answer text,
  review_by_name text,
  review_answered_at timestamptz,
  -- A colleague who deletes their account is named no more.
  review_by uuid references account on delete set null,
  check (review_asked_at is null or rejected_at is not null),
  check ((review_outcome is null) = (review_answered_at is null)),
  check (review_answered_at is null or review_asked_at is not null)
);
create index sponsorship_rejection_of on sponsorship_rejection (account);
create index sponsorship_rejection_at on sponsorship_rejection (organisation);
create index sponsorship_rejection_by on sponsorship_rejection (written_by);
create index sponsorship_rejection_review_by on sponsorship_rejection (review_by);

-- after all tables

create function clear_visa_facts() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  delete from visa_facts_request where application = new.id;
  return null;
end
$$;

-- Both sides' pages show it at once.
create function notify_visa_facts() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform notify_both_sides(new.account, new.organisation, 'application', new.application);
  return null;
end
$$;

create function notify_sponsorship_rejection() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform notify_both_sides(new.account, new.organisation, 'application', new.application);
  return null;
end
$$;

-- after all functions

alter table visa_facts_request enable row level security;
alter table visa_facts_request force row level security;
grant select, insert, update on visa_facts_request to portway_app;
create policy own_select on visa_facts_request for select to portway_app using (account = my_account());
create policy own_update on visa_facts_request for update to portway_app
  using (account = my_account()) with check (account = my_account() and status <> 'asked');
-- From an invitation to interview on, and never about oneself.
create policy employer_select on visa_facts_request for select to portway_app
  using (organisation = my_hiring_organisation() and account <> my_account());
create policy employer_insert on visa_facts_request for insert to portway_app with check (
  may_write_hiring() and status = 'asked' and asked_by = my_account() and account <> my_account() and exists (
    select from application a where a.id = visa_facts_request.application and a.account = visa_facts_request.account
      and a.organisation = my_organisation() and a.organisation = visa_facts_request.organisation
      and a.state in ('interview', 'offer', 'hired')
  )
);
create policy employer_update on visa_facts_request for update to portway_app
  using (organisation = my_organisation() and may_write_hiring() and account <> my_account() and status in ('declined', 'taken-back'))
  with check (organisation = my_organisation() and status = 'asked' and asked_by = my_account());
-- Who withdraws takes back everything. The functions work as the owner, whom force binds as well.
create policy background_delete on visa_facts_request for delete using (current_user <> 'portway_app');
create policy background_select on visa_facts_request for select using (current_user <> 'portway_app');
-- A request for visa facts, and each answer, is a live event for both sides (live.sql). visa-facts.service.ts adds the
-- notification.
create trigger notify_visa_facts after insert or update on visa_facts_request
  for each row execute function notify_visa_facts();
create trigger clear_asked_by before update of asked_by on visa_facts_request
  for each row when (old.asked_by is not null and new.asked_by is null) execute function clear_name('asked_by_name');

alter table visa_facts_share enable row level security;
alter table visa_facts_share force row level security;
grant select, insert, delete on visa_facts_share to portway_app;
create policy both_sides_select on visa_facts_share for select to portway_app
  using (exists (select from visa_facts_request r where r.application = visa_facts_share.application));
create policy own_insert on visa_facts_share for insert to portway_app with check (exists (
  select from visa_facts_request r where r.application = visa_facts_share.application and r.account = my_account()
));
create policy own_delete on visa_facts_share for delete to portway_app using (exists (
  select from visa_facts_request r where r.application = visa_facts_share.application and r.account = my_account()
));

alter table sponsorship_rejection enable row level security;
alter table sponsorship_rejection force row level security;
grant select, insert, update on sponsorship_rejection to portway_app;
-- A draft is the employer's alone.
create policy own_select on sponsorship_rejection for select to portway_app
  using (account = my_account() and rejected_at is not null);
create policy own_update on sponsorship_rejection for update to portway_app
  using (account = my_account() and rejected_at is not null and review_asked_at is null)
  with check (account = my_account());
create policy employer_select on sponsorship_rejection for select to portway_app
  using (organisation = my_hiring_organisation() and account <> my_account());
create policy employer_insert on sponsorship_rejection for insert to portway_app with check (
  may_write_hiring() and account <> my_account() and rejected_at is null and exists (
    select from application a where a.id = sponsorship_rejection.application
      and a.account = sponsorship_rejection.account and a.organisation = my_organisation()
      and a.organisation = sponsorship_rejection.organisation
  )
);
create policy employer_update on sponsorship_rejection for update to portway_app
  using (organisation = my_organisation() and may_write_hiring() and account <> my_account())
  with check (organisation = my_organisation());
create policy background_update on sponsorship_rejection for update
  using (current_user <> 'portway_app') with check (current_user <> 'portway_app' and organisation is null);
create policy background_delete on sponsorship_rejection for delete
  using (current_user <> 'portway_app' and rejected_at is null);
create policy background_select on sponsorship_rejection for select using (current_user <> 'portway_app');
-- A review is a live event for both sides (live.sql). sponsorship-rejections.service.ts adds the notification.
create trigger notify_review after update on sponsorship_rejection
  for each row when (
  old.review_asked_at is distinct from new.review_asked_at
  or old.review_answered_at is distinct from new.review_answered_at
  ) execute function notify_sponsorship_rejection();
create trigger clear_written_by before update of written_by on sponsorship_rejection
  for each row when (old.written_by is not null and new.written_by is null) execute function clear_name('by_name');
create trigger clear_review_by before update of review_by on sponsorship_rejection
  for each row when (old.review_by is not null and new.review_by is null) execute function clear_name('review_by_name');

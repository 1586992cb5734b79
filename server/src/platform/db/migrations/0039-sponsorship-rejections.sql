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
  check (review_asked_at is null or rejected_at is not null),
  check ((review_outcome is null) = (review_answered_at is null)),
  check (review_answered_at is null or review_asked_at is not null)
);
create index sponsorship_rejection_of on sponsorship_rejection (account);
create index sponsorship_rejection_at on sponsorship_rejection (organisation);
create index sponsorship_rejection_by on sponsorship_rejection (written_by);
alter table sponsorship_rejection enable row level security;
alter table sponsorship_rejection force row level security;
grant select, insert, update on sponsorship_rejection to portway_app;

-- A draft is the employer's alone.
create policy own on sponsorship_rejection for select to portway_app
  using (account = my_account() and rejected_at is not null);
create policy own_asks on sponsorship_rejection for update to portway_app
  using (account = my_account() and rejected_at is not null and review_asked_at is null)
  with check (account = my_account());
create policy theirs on sponsorship_rejection for select to portway_app
  using (organisation = my_organisation() and account <> my_account());
create policy they_write on sponsorship_rejection for insert to portway_app with check (
  account <> my_account() and rejected_at is null and exists (
    select from application a where a.id = sponsorship_rejection.application
      and a.account = sponsorship_rejection.account and a.organisation = my_organisation()
      and a.organisation = sponsorship_rejection.organisation
  )
);
create policy they_change on sponsorship_rejection for update to portway_app
  using (organisation = my_organisation() and account <> my_account())
  with check (organisation = my_organisation());

create function tell_of_rejection() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform tell_both_sides(new.account, new.organisation, 'application', new.application);
  return null;
end
$$;
create trigger tell_of_review after update on sponsorship_rejection
  for each row when (
    old.review_asked_at is distinct from new.review_asked_at
    or old.review_answered_at is distinct from new.review_answered_at
  ) execute function tell_of_rejection();

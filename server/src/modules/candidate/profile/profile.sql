-- Sizes of company that somebody does not want are private, those that they want are not.
create function holds_private_answers(answers jsonb) returns boolean language sql immutable
  return answers ?| array['currentVisa', 'visaExpires', 'bornOn', 'phd', 'monthsHeld', 'newEntrantGround',
      'isLegallyAuthorized', 'requiresSponsorship', 'studentCourse', 'studentDegree', 'courseEndsOn',
      'hiddenFrom', 'shownTo', 'marketsAvoided', 'technologiesAvoided']
    or coalesce(answers @? 'strict $.companyPreferences.* ? (@ == "No")', false);

-- What somebody who looks for work says about themselves. One row of answers each: what they mean and may be stands
-- in contracts/src/profile-fields.ts.
create table profile (
  account uuid primary key references account on delete cascade,
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  -- Pronouns that its owner put on the profile; what else there is to identity is in a table of its own.
  pronouns text,
  -- The last day, in London, on which its owner was here.
  active_on date,
  changed_at timestamptz not null default now(),
  constraint profile_shows_nothing_private check (not holds_private_answers(answers))
);

create table profile_entry (
  id uuid primary key,
  account uuid not null references account on delete cascade,
  kind text not null check (kind in ('work', 'education')),
  place integer not null,
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  -- Removed, and for a day to be brought back.
  removed_at timestamptz
);
create index profile_entry_of on profile_entry (account, kind, place);
create index profile_entry_removed on profile_entry (removed_at) where removed_at is not null;

-- What candidates answer for themselves alone leaves the row that employers see of an applicant.
create table profile_private (
  account uuid primary key references account on delete cascade,
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object')
);

-- after all functions

alter table profile enable row level security;
alter table profile force row level security;
grant select, insert, update, delete on profile to portway_app;
create policy own_all on profile to portway_app
  using (account = my_account())
  with check (account = my_account());
create policy employer_select_applicant on profile for select to portway_app
  using (my_hiring_organisation() is not null
    and exists ( select from application a where a.account = profile.account and a.organisation = my_hiring_organisation() and a.state <> 'withdrawn'));

alter table profile_entry enable row level security;
alter table profile_entry force row level security;
grant select, insert, update, delete on profile_entry to portway_app;
create policy own_all on profile_entry to portway_app
  using (account = my_account())
  with check (account = my_account());
-- Rows past their retention: the nightly expiry sees these alone.
create policy background_expire on profile_entry
  using (current_user <> 'portway_app' and removed_at < now() - interval '1 day');
create policy employer_select_applicant on profile_entry for select to portway_app using (
  removed_at is null and my_hiring_organisation() is not null
  and case kind
    when 'work' then answers ?& array['company', 'title', 'start']
      and (answers -> 'current' = 'true' or answers ? 'end')
    else answers ? 'institution'
  end
  and exists (
    select from application a where a.account = profile_entry.account and a.organisation = my_hiring_organisation()
      and a.state <> 'withdrawn'
  )
);

alter table profile_private enable row level security;
alter table profile_private force row level security;
grant select, insert, update on profile_private to portway_app;
create policy own_all on profile_private to portway_app
  using (account = my_account()) with check (account = my_account());

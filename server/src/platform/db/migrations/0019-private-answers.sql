-- What candidates answer for themselves alone leaves the row that employers see of an applicant.
create table profile_private (
  account uuid primary key references account on delete cascade,
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object')
);
alter table profile_private enable row level security;
alter table profile_private force row level security;
grant select, insert, update on profile_private to portway_app;
create policy own on profile_private to portway_app
  using (account = my_account()) with check (account = my_account());

-- Sizes of company that somebody does not want are private, those that they want are not.
create function are_private(answers jsonb) returns boolean language sql immutable
  return answers ?| array['currentVisa', 'visaExpires', 'bornOn', 'phd', 'monthsHeld', 'newEntrantGround',
      'hiddenFrom', 'shownTo', 'marketsAvoided', 'technologiesAvoided']
    or coalesce(answers @? 'strict $.companyPreferences.* ? (@ == "No")', false);

-- Force binds the owner too, who could not see the rows to move.
alter table profile no force row level security;
alter table profile_private no force row level security;
insert into profile_private (account, answers)
  select account, (
    select jsonb_object_agg(key, value) from jsonb_each(answers) where are_private(jsonb_build_object(key, value))
  )
  from profile where are_private(answers);
update profile set answers = (
  select coalesce(jsonb_object_agg(key, case
      when key <> 'companyPreferences' or jsonb_typeof(value) <> 'object' then value
      else (select coalesce(jsonb_object_agg(size, wish), '{}') from jsonb_each(value) as sizes (size, wish)
        where wish <> '"No"')
    end), '{}')
  from jsonb_each(answers) where key = 'companyPreferences' or not are_private(jsonb_build_object(key, value))
)
where are_private(answers);
alter table profile_private force row level security;
alter table profile force row level security;

-- A server of the version before would write them there again: it fails instead.
alter table profile add constraint profile_shows_nothing_private check (not are_private(answers));

-- Of work and education, employers see what is complete, as on the card.
drop policy applied on profile_entry;
create policy applied on profile_entry for select to portway_app using (
  removed_at is null and my_organisation() is not null
  and case kind
    when 'work' then answers ?& array['company', 'title', 'start']
      and (answers -> 'current' = 'true' or answers ? 'end')
    else answers ? 'institution'
  end
  and exists (
    select from application a where a.account = profile_entry.account and a.organisation = my_organisation()
      and a.state <> 'withdrawn'
  )
);

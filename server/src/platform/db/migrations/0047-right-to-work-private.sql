-- Whether somebody may work in the UK, and whether they need a sponsor, leaves the row that employers see of an applicant:
-- an employer learns it from what the candidate shares with one application.
alter table profile drop constraint profile_shows_nothing_private;
create or replace function are_private(answers jsonb) returns boolean language sql immutable
  return answers ?| array['currentVisa', 'visaExpires', 'bornOn', 'phd', 'monthsHeld', 'newEntrantGround',
      'isLegallyAuthorized', 'requiresSponsorship',
      'hiddenFrom', 'shownTo', 'marketsAvoided', 'technologiesAvoided']
    or coalesce(answers @? 'strict $.companyPreferences.* ? (@ == "No")', false);

-- Force binds the owner too, who could not see the rows to move.
alter table profile no force row level security;
alter table profile_private no force row level security;
insert into profile_private (account, answers)
  select account, (
    select jsonb_object_agg(key, value) from jsonb_each(answers)
    where key in ('isLegallyAuthorized', 'requiresSponsorship')
  )
  from profile where answers ?| array['isLegallyAuthorized', 'requiresSponsorship']
  on conflict (account) do update set answers = profile_private.answers || excluded.answers;
update profile set answers = answers - 'isLegallyAuthorized' - 'requiresSponsorship'
  where answers ?| array['isLegallyAuthorized', 'requiresSponsorship'];
alter table profile_private force row level security;
alter table profile force row level security;

-- A server of the version before would write them there again: it fails instead.
alter table profile add constraint profile_shows_nothing_private check (not are_private(answers));

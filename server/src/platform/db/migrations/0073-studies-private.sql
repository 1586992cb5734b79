-- A Student's course, its end and a degree are for the candidate alone: nobody has answered them yet.
alter table profile drop constraint profile_shows_nothing_private;
create or replace function are_private(answers jsonb) returns boolean language sql immutable
  return answers ?| array['currentVisa', 'visaExpires', 'bornOn', 'phd', 'monthsHeld', 'newEntrantGround',
      'isLegallyAuthorized', 'requiresSponsorship', 'studentCourse', 'studentDegree', 'courseEndsOn',
      'hiddenFrom', 'shownTo', 'marketsAvoided', 'technologiesAvoided']
    or coalesce(answers @? 'strict $.companyPreferences.* ? (@ == "No")', false);
alter table profile add constraint profile_shows_nothing_private check (not are_private(answers));

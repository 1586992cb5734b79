-- A worker sees which steps of their own hire are done, and is told what happens after they accept.
create policy own_select on hire_case_step for select to portway_app using (exists (
  select from hire_case c where c.id = hire_case_step.hire_case and c.account = my_account()
));

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'application-arrived', 'application-sent', 'status-changed', 'message', 'job-changed', 'job-closing',
  'job-sponsorability-changed', 'visa-facts-asked', 'visa-facts-shared', 'visa-facts-taken-back', 'offer-sent',
  'offer-answered', 'offer-accepted', 'review-asked', 'review-answered', 'claim-decided', 'sponsor-days-moved',
  'report-decided'
));

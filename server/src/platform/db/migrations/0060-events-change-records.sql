-- What an event changed in the record of a worker, so that a correction can take it back; and why it was corrected.
alter table sponsor_event
  add column changed jsonb not null default '[]' check (jsonb_typeof(changed) = 'array'),
  add column correction text check (length(correction) between 1 and 1000);

-- What a line manager tells of their own people becomes the record too: new hours, another place, the last day.
create policy told on worker for update to portway_app using (
  organisation = my_organisation() and my_compliance_role() = 'line-manager' and manager = my_account()
) with check (organisation = my_organisation() and manager = my_account());
create policy told on worker_terms for update to portway_app using (
  organisation = my_organisation() and my_compliance_role() = 'line-manager'
  and exists (select from worker w where w.id = worker_terms.worker)
) with check (organisation = my_organisation());

-- What the last look at a worker's records concluded stands with the worker, so that a list can be ordered by it.
alter table worker add column gaps text[];
alter table worker add column pay_verdict text check (pay_verdict in ('met', 'under', 'depends-on-option'));
alter table worker add column paid_pence bigint;
alter table worker add column required_pence bigint;
alter table worker add column next_check_on date;

create index worker_by_visa on worker (organisation, coalesce(visa_ends, 'infinity'::date), id);
create index worker_states on worker (organisation, employment_ended_on, sponsorship_ended_on, started_on, manager);
create index worker_without_manager on worker (organisation) where manager is null and manager_left_on is not null;
create index worker_tagged on worker (organisation) where tags <> '{}';

-- Who asks is found once, not for each row: lists count thousands.
alter policy sponsor_select on worker using (
  organisation = (select my_organisation()) and ((select may_read_workers())
    or ((select my_compliance_role()) = 'line-manager' and manager = (select my_account())))
);
alter policy sponsor_select on worker_terms using (
  organisation = (select my_organisation()) and ((select may_read_workers())
    or ((select my_compliance_role()) = 'line-manager'
      and exists (select from worker w where w.id = worker_terms.worker)))
);

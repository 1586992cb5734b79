-- What a line manager and a compliance viewer read of duties: nothing that rests on pay, permission or law, no draft and no
-- file. A process of the release before writes drafts in its own column, from where they go to the new table.

alter table sponsor_duty add column for_team boolean not null generated always as (
  not confidential and case
    when found_key is null then coalesce(duty in (
      'worker-unauthorised-absence', 'worker-no-show', 'worker-hours-changed', 'worker-location-changed', 'worker-leaves',
      'worker-stops-other'
    ), false)
    else split_part(found_key, ':', 1) in ('absence', 'absence-nears', 'absence-asked', 'left')
  end
) stored;

create table sponsor_duty_draft (
  duty uuid primary key,
  organisation uuid not null references organisation on delete cascade,
  draft jsonb not null check (jsonb_typeof(draft) = 'array'),
  constraint sponsor_duty_draft_duty_fkey foreign key (duty, organisation)
      references sponsor_duty (id, organisation) on delete cascade
);
create index sponsor_duty_draft_at on sponsor_duty_draft (organisation);

insert into sponsor_duty_draft (duty, organisation, draft)
  select id, organisation, draft from sponsor_duty where draft <> '[]';
update sponsor_duty set draft = '[]' where draft <> '[]';

create function is_counting_duties() returns boolean language sql stable
  return coalesce(current_setting('portway.counting_duties', true), '') = 'on';

create function keep_duty_draft() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into sponsor_duty_draft (duty, organisation, draft) values (new.id, new.organisation, new.draft)
    on conflict (duty) do update set draft = excluded.draft;
  update sponsor_duty set draft = '[]' where id = new.id;
  return null;
end
$$;

drop policy sponsor_select on sponsor_event;
create policy sponsor_select on sponsor_event for select to portway_app using (
  organisation = my_organisation() and (not confidential or my_compliance_role() = 'officer') and (
    may_read_workers() or (
      my_compliance_role() = 'line-manager' and exists (select from worker w where w.id = sponsor_event.worker)
      and kind not in (
        'pay', 'start', 'worker-no-longer-needs-sponsor', 'skills-charge-recharged', 'certificate-fee-recharged'
      )
      and not facts ?| array['newPence', 'salaryOption']
    )
  )
);

drop policy sponsor_select on sponsor_duty;
create policy sponsor_select on sponsor_duty for select to portway_app using (
  organisation = my_organisation() and (not confidential or my_compliance_role() = 'officer') and (
    may_read_workers() or (
      my_compliance_role() = 'line-manager' and (for_team or is_counting_duties())
      and exists (select from worker w where w.id = sponsor_duty.worker)
    )
  )
);

drop trigger reject_line_manager_change on sponsor_duty;
create trigger reject_line_manager_change before update on sponsor_duty
  for each row when (current_user = 'portway_app' and my_compliance_role() = 'line-manager')
  execute function reject_line_manager_change(
  'duty', 'does', 'title', 'because', 'happened_on', 'nation', 'report_by', 'remind_by', 'asked', 'deadline', 'version',
  'changed_at', 'for_team'
  );

create trigger keep_duty_draft after insert or update of draft on sponsor_duty
  for each row when (new.draft <> '[]') execute function keep_duty_draft();

alter table sponsor_duty_draft enable row level security;
alter table sponsor_duty_draft force row level security;
grant select on sponsor_duty_draft to portway_app;
create policy background_all on sponsor_duty_draft
  using (current_user <> 'portway_app');
create policy recorder_select on sponsor_duty_draft for select to portway_app using (
  organisation = my_organisation() and may_record_workers()
  and exists (select from sponsor_duty d where d.id = sponsor_duty_draft.duty)
);

drop policy sponsor_select on sponsor_duty_step;
create policy sponsor_select on sponsor_duty_step for select to portway_app using (
  organisation = my_organisation() and (may_read_workers() or is_counting_duties())
  and exists (select from sponsor_duty d where d.id = sponsor_duty_step.duty)
);

drop policy sponsor_select on sponsor_duty_file;
create policy recorder_select on sponsor_duty_file for select to portway_app using (
  organisation = my_organisation() and may_record_workers()
  and exists (select from sponsor_duty d where d.id = sponsor_duty_file.duty)
);

drop policy sponsor_select on right_to_work_check;
drop policy sponsor_insert on right_to_work_check;
create policy sponsor_select on right_to_work_check for select to portway_app
  using (organisation = my_organisation() and may_read_workers());
create policy sponsor_insert on right_to_work_check for insert to portway_app
  with check (organisation = my_organisation() and may_record_workers()
    and exists (select from worker w where w.id = right_to_work_check.worker and w.organisation = my_organisation()));

-- How long an organisation keeps unsuccessful applications. Then its side of them is erased; the candidate keeps theirs.
alter table organisation
  add column applicants_kept_months smallint not null default 6 check (applicants_kept_months between 1 and 12);
alter table application add column erased_for_employer date;

-- The day on which an application is erased for its employer; null while that is not due. Rejected and withdrawn ones count
-- from that moment. One that nobody decided counts from the end of its job. An offer and a hire stay.
create function employer_keeps_until(
  state text, changed_at timestamptz, job_state text, closed_at timestamptz, months integer
) returns date language sql stable as $$
  select ((case
    when state in ('rejected', 'withdrawn') then changed_at
    when state in ('pending', 'interview') and coalesce(job_state, 'closed') = 'closed'
      then greatest(changed_at, closed_at)
  end) at time zone 'Europe/London' + make_interval(months => months))::date
$$;

-- The nightly work is the owner's, whom row-level security binds as well: it reaches only what may go.
create policy kept_long_enough on application for update
  using (
    current_user <> 'portway_app' and organisation is not null and state not in ('offer', 'hired')
    and changed_at < now() - interval '27 days'
  )
  with check (current_user <> 'portway_app' and organisation is null and erased_for_employer is not null);
create policy erased on applicant_note using (
  current_user <> 'portway_app'
  and exists (select from application a where a.id = application and a.erased_for_employer is not null)
);
create policy erased on application_tag using (
  current_user <> 'portway_app'
  and exists (select from application a where a.id = application and a.erased_for_employer is not null)
);
create policy erased on rejection for delete using (
  current_user <> 'portway_app'
  and exists (select from application a where a.id = application and a.erased_for_employer is not null)
);
create policy erased on conversation for update
  using (
    current_user <> 'portway_app'
    and exists (select from application a where a.id = application and a.erased_for_employer is not null)
  )
  with check (current_user <> 'portway_app' and organisation is null);
create policy unused on applicant_tag using (
  current_user <> 'portway_app' and not exists (select from application_tag has where has.tag = applicant_tag.id)
);

-- What the employer had goes with its sight of the application, no matter who takes that away.
create function erase_for_employer() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  delete from applicant_note where application = new.id;
  delete from application_tag where application = new.id;
  delete from rejection where application = new.id;
  update conversation set organisation = null where application = new.id;
  return null;
end
$$;
create trigger erase_for_employer after update on application for each row
  when (old.erased_for_employer is null and new.erased_for_employer is not null)
  execute function erase_for_employer();

-- What a right to work check was of, what it showed, and the excuse that it gives by the rules of its day; and the newest
-- check's excuse with the worker, for lists.
alter table right_to_work_check
  add column document text check (length(document) between 1 and 60),
  add column result text not null default 'allowed' check (result in ('allowed', 'refused')),
  add column expires_on date,
  add column document_expires_on date,
  add column notice_on date,
  add column national_insurance boolean,
  add column weekly_hours smallint check (weekly_hours between 0 and 168),
  add column excuse text check (excuse in ('continuous', 'until', 'none')),
  add column excuse_until date,
  add column gap_from date,
  add column gap_up_to date check (gap_up_to >= gap_from);
alter table worker
  add column last_check_on date,
  add column excuse text check (excuse in ('continuous', 'until', 'none', 'not-judged')),
  add column excuse_until date,
  add column has_excuse_gap boolean not null default false;
create index worker_by_excuse on worker (organisation, (case excuse when 'continuous' then 'infinity'::date when 'until' then
  excuse_until else coalesce(excuse_until, '-infinity'::date) end), id);

create function keep_newest_check(checked uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update worker w set
    last_check_on = newest.checked_on,
    excuse = case when newest.checked_on is not null then coalesce(newest.excuse, 'not-judged') end,
    excuse_until = coalesce(newest.excuse_until, case when newest.excuse is null then newest.next_on end),
    has_excuse_gap = exists (select from right_to_work_check c where c.worker = w.id and c.gap_from is not null)
  from (select checked) as one
    left join lateral (
      select c.checked_on, c.excuse, c.excuse_until, c.next_on from right_to_work_check c
      where c.worker = one.checked order by c.checked_on desc, c.recorded_at desc limit 1
    ) as newest on true
  where w.id = one.checked
$$;

create function note_check() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_newest_check(coalesce(new.worker, old.worker));
  return null;
end
$$;

create trigger note_check after insert or update or delete on right_to_work_check
  for each row execute function note_check();

select keep_newest_check(worker) from (select distinct worker from right_to_work_check) as checked;

-- An earlier first day that is set after an import is taken for what was imported too. Null: set before this was recorded.
alter table held_licence add column cut_over_set_at timestamptz;
alter table held_licence alter column cut_over_set_at set default now();

-- Of an absence of a file without a last day: when a person said that the worker was still away.
alter table worker_absence add column still_away_on date;
-- What led to an open duty already is not asked again.
update worker_absence set still_away_on = recorded_at::date
where imported_by is not null and last_day is null and exists (
  select from sponsor_duty d where d.organisation = worker_absence.organisation
    and d.found_key = 'absence:' || worker_absence.id and d.state in ('to-do', 'prepared', 'checked')
);
-- Looks for events that were history before the first day was moved.
create index sponsor_event_history on sponsor_event (organisation) where history;

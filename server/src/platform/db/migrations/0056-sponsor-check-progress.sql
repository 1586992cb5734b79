-- How far a look at an organisation's records has come, so that one that did not finish is told apart.
alter table sponsor_check
  alter column checked_at drop not null,
  add column begun_at timestamptz not null default now(),
  add column reached integer not null default 0;

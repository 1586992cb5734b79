-- When the candidate was told that an application which nobody decided has ended. Only then is it erased for the employer.
alter table application add column end_told_at timestamptz;

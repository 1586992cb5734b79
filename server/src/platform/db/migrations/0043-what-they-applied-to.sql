-- What the job said when somebody applied: its employer may change it, and they keep what they answered to.
-- Applications from before have none.
alter table application add column job_answers jsonb check (jsonb_typeof(job_answers) = 'object');

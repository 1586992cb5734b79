-- A job can be paused: its page stays, no search finds it, and the policy `own_applies` lets nobody new apply.
alter table job
  drop constraint job_state_check,
  add constraint job_state_check check (state in ('draft', 'published', 'paused', 'closed')),
  -- Why it is closed, for its organisation alone; `date` when its last day was over.
  add column closed_because text check (closed_because in ('filled', 'cancelled', 'other', 'date')),
  add column closed_note text,
  -- What a change of law made of the verdict since its employer last saved it.
  add column law_change jsonb;

drop index job_to_judge;
create index job_to_judge on job (judged_on) where state in ('published', 'paused');
-- Open jobs past their last day are found in published_job, which has no paused ones.
create index job_paused on job (organisation) where state = 'paused';

-- An assessment may say whether the organisation exists mainly to sponsor someone: a ground of refusal since 20 May 2026.
alter table assessment add column exists_mainly_to_sponsor text;
grant insert (exists_mainly_to_sponsor) on assessment to portway_app;

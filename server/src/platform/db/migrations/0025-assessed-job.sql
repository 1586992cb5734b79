-- An assessment may name the job in mind, by its occupation code: then the result says of it whether it can be sponsored.
alter table assessment add column occupation_code text;
alter table assessment add column job jsonb;
grant insert (occupation_code, job) on assessment to portway_app;

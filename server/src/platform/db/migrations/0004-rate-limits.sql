-- When each caller last did what is limited. The key is a keyed hash: no address can be read from it.
create table rate_limit (
  key_hash text primary key,
  taken timestamptz[] not null,
  last_taken timestamptz not null
);
create index rate_limit_oldest on rate_limit (last_taken);

alter table rate_limit enable row level security;
alter table rate_limit force row level security;
create policy of_the_key_brought on rate_limit to portway_app
  using (key_hash = current_setting('portway.rate_limit_key', true))
  with check (key_hash = current_setting('portway.rate_limit_key', true));
grant select, insert, update on rate_limit to portway_app;

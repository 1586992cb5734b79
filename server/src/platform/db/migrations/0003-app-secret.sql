-- Which APP_SECRET sealed what is here, by its key id: a keyed hash made with it, from which it cannot be read. The one in use
-- has not been replaced; the others say what an older secret is, if someone starts the site with it.
create table app_secret (
  key_id text primary key check (key_id ~ '^[0-9a-f]{16}$'),
  since timestamptz not null default now(),
  replaced_at timestamptz
);
create unique index app_secret_in_use on app_secret ((true)) where replaced_at is null;

alter table app_secret enable row level security;
alter table app_secret force row level security;
create policy background_all on app_secret
  using (current_user <> 'portway_app') with check (current_user <> 'portway_app');

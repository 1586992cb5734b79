-- Requests run as portway_app, which owns nothing, so that row-level security binds them whoever logs in.
-- A role belongs to the whole cluster: another database of it may have made the role, or be making it now.
do $$
begin
  if not exists (select from pg_roles where rolname = 'portway_app') then
    create role portway_app nologin;
  end if;
exception
  when duplicate_object or unique_violation then
    null;
  when insufficient_privilege then
    raise exception 'this log-in may not create the role portway_app'
      using hint = 'As a superuser: create role portway_app nologin; grant portway_app to <this log-in>;';
end
$$;

-- The log-in must be able to become portway_app. One that already can needs no grant, and may have no right to it.
do $$
begin
  for attempt in 1..5 loop
    begin
      set local role portway_app;
      reset role;
      exit;
    exception when insufficient_privilege then
      begin
        execute format('grant portway_app to %I', current_user);
      exception when unique_violation or internal_error then
        -- Another database of the cluster granted it at the same moment.
        perform pg_sleep(0.1 * attempt);
      end;
    end;
  end loop;
  set local role portway_app;
  reset role;
end
$$;

-- What the desk searches. `like` is not leakproof, so on a table whose rows row-level security picks it would read
-- every row. Requests have no right to this one: they ask `staff_finds`, which answers ids, and those to staff alone.
do $$
begin
  create extension if not exists pg_trgm;
exception when insufficient_privilege or undefined_file then
  raise exception 'the extension pg_trgm is missing, and this log-in could not add it'
    using hint = 'Install PostgreSQL''s contrib modules, then as a superuser: create extension pg_trgm;';
end
$$;

revoke create on schema public from public;
grant usage on schema public to portway_app;
grant select on migration to portway_app;

-- Who can log in, and what each request may see. A request brings what it knows, and sees the rows that fit:
--   portway.account       who is logged in
--   portway.organisation  theirs
--   portway.hiring        what they may do in its hiring: 'read', 'write' or 'offers'; empty for nothing
--   portway.staff         'yes' for one of us with a second factor
--   portway.token         hash of the token that was sent
--   portway.email         the address that somebody logs in or signs up with
--   portway.code, .credential, .challenge, .google, .invitation   what else may stand for a log-in
-- Without them, it sees nothing.
create function session_key(setting text) returns text language sql stable
  return nullif(current_setting('portway.' || setting, true), '');

create function my_account() returns uuid language sql stable
  return nullif(current_setting('portway.account', true), '')::uuid;

create function my_organisation() returns uuid language sql stable
  return nullif(current_setting('portway.organisation', true), '')::uuid;

-- The organisation whose hiring the caller sees; null for members without that right.
create function my_hiring_organisation() returns uuid language sql stable
  return case when current_setting('portway.hiring', true) in ('read', 'write', 'offers')
    then nullif(current_setting('portway.organisation', true), '')::uuid end;

create function may_write_hiring() returns boolean language sql stable
  return coalesce(current_setting('portway.hiring', true) in ('write', 'offers'), false);

create function may_make_offers() returns boolean language sql stable
  return coalesce(current_setting('portway.hiring', true) = 'offers', false);

create function is_staff() returns boolean language sql stable
  return coalesce(current_setting('portway.staff', true) = 'yes', false);

-- Values encrypted before they were bound to their table, column and row; those of today begin with `v1.`.
create function is_encrypted_unbound(value text) returns boolean language sql immutable return value not like 'v1.%';

-- What a creating call answered under an Idempotency-Key. Neither the key nor the request can be read from it.
create table idempotency_key (
  key_hash text primary key,
  request_hash text not null,
  -- Answers in clear, as the release before wrote them: emptied as they are written.
  answer jsonb,
  created_at timestamptz not null default now(),
  account uuid default my_account(),
  -- Sealed under a key from the caller's own, which is stored nowhere.
  keyed_answer text
);
create index idempotency_key_account on idempotency_key (account) where account is not null;

-- Which APP_SECRET sealed what is here, by its key id: a keyed hash made with it, from which it cannot be read. The one in use
-- has not been replaced; the others say what an older secret is, if someone starts the site with it.
create table app_secret (
  key_id text primary key check (key_id ~ '^[0-9a-f]{16}$'),
  since timestamptz not null default now(),
  replaced_at timestamptz
);
create unique index app_secret_in_use on app_secret ((true)) where replaced_at is null;

-- When each caller last did what is limited. The key is a keyed hash: no address can be read from it.
create table rate_limit (
  key_hash text primary key,
  taken timestamptz[] not null,
  last_taken timestamptz not null
);
create index rate_limit_oldest on rate_limit (last_taken);

-- Who did what, when and from where. Rows are added and never changed; each carries a seal over itself and the seal
-- before it, made with a key that is not in the database.
create table audit_entry (
  number bigint primary key,
  at timestamptz not null,
  action text not null check (action ~ '^[a-z-]{1,60}$'),
  -- Ids of accounts and other rows, not names: an erased account leaves nothing here that names a person.
  actor uuid,
  subject uuid,
  network text,
  details jsonb not null default '{}',
  seal text not null,
  -- For which organisation it was done; null where for none.
  organisation uuid
);
create index audit_organisation on audit_entry (organisation, number desc) where organisation is not null;
create index audit_actor on audit_entry (actor, number desc);
create index audit_subject on audit_entry (subject, number desc);
create index audit_action on audit_entry (action, number desc);
-- Staff look up what was tried on an address that has no account: the log has a keyed hash of it.
create index audit_address on audit_entry ((details ->> 'address'), number desc) where details ->> 'address' is not null;

create table search_text (
  row_id uuid primary key,
  about text not null,
  text text not null
);
create index search_text_trigrams on search_text using gin (text gin_trgm_ops);

-- When a backup was finished, so that its age can be watched. A log-in of requests has no right to it.
create table backup (
  finished_at timestamptz primary key default now(),
  row_count bigint not null,
  file_count integer not null
);

-- after all tables

alter table idempotency_key
  add constraint idempotency_key_account_fkey foreign key (account) references account on delete cascade;

create function empty_answer() returns trigger language plpgsql as $$
begin
  new.answer := null;
  return new;
end
$$;

create function reject_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only ever added to';
end
$$;

-- The newest row, held until the transaction ends so that the next one waits. The caller of a request may not read it.
create function audit_tail(out number bigint, out seal text) language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(20261120);
  select e.number, e.seal into number, seal from audit_entry e order by e.number desc limit 1;
end
$$;
revoke execute on function audit_tail() from public;
grant execute on function audit_tail() to portway_app;

create function update_search_text() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    delete from search_text where row_id = old.id;
    return old;
  end if;
  insert into search_text (row_id, about, text)
  select new.id, tg_table_name, coalesce(lower(string_agg(to_jsonb(new) ->> field, ' ' order by place)), '')
  from unnest(tg_argv) with ordinality as fields (field, place)
  on conflict (row_id) do update set text = excluded.text;
  return new;
end
$$;

create function clear_name() returns trigger language plpgsql as $$
begin
  return jsonb_populate_record(new, jsonb_build_object(tg_argv[0], 'Somebody who left'));
end
$$;

-- Columns that stay as they were written, named as the arguments. Jobs, imports and keys that cascade are not held by it.
create function reject_column_change() returns trigger language plpgsql as $$
declare
  changed text := (
    select string_agg(name, ', ') from unnest(tg_argv) as name
    where to_jsonb(new) -> name is distinct from to_jsonb(old) -> name
  );
begin
  if changed is not null then
    raise insufficient_privilege using message = format('permission denied: %s of %s stays', changed, tg_table_name);
  end if;
  return new;
end
$$;

-- after all functions

alter table idempotency_key enable row level security;
alter table idempotency_key force row level security;
grant insert (key_hash, request_hash) on idempotency_key to portway_app;
grant select (key_hash, request_hash, answer, keyed_answer) on idempotency_key to portway_app;
grant update (answer, keyed_answer) on idempotency_key to portway_app;
create trigger empty_answer before insert or update of answer on idempotency_key
  for each row execute function empty_answer();
-- A request sees and changes only the row of the key it brought.
create policy by_key_all on idempotency_key to portway_app
  using (key_hash = current_setting('portway.idempotency_key', true))
  with check (key_hash = current_setting('portway.idempotency_key', true));
create policy background_expire on idempotency_key
  using (current_user <> 'portway_app' and created_at < now() - interval '7 days');

alter table backup enable row level security;
alter table backup force row level security;
create policy background_all on backup
  using (current_user <> 'portway_app') with check (current_user <> 'portway_app');

alter table app_secret enable row level security;
alter table app_secret force row level security;
create policy background_all on app_secret
  using (current_user <> 'portway_app') with check (current_user <> 'portway_app');

alter table rate_limit enable row level security;
alter table rate_limit force row level security;
grant select, insert, update on rate_limit to portway_app;
create policy by_key_all on rate_limit to portway_app
  using (key_hash = current_setting('portway.rate_limit_key', true))
  with check (key_hash = current_setting('portway.rate_limit_key', true));
create policy background_expire on rate_limit
  using (current_user <> 'portway_app' and last_taken < now() - interval '1 day');

alter table audit_entry enable row level security;
alter table audit_entry force row level security;
grant select, insert on audit_entry to portway_app;
create policy anyone_insert on audit_entry for insert to portway_app with check (true);
create policy own_select on audit_entry for select to portway_app
  using (actor = my_account() or subject = my_account());
create policy owner_select on audit_entry for select to portway_app using (
  organisation = my_organisation() and exists (
    select from membership m where m.account = my_account() and m.organisation = my_organisation() and m.role = 'owner'
  )
);
create policy staff_select on audit_entry for select to portway_app using (is_staff());
create policy background_select on audit_entry for select using (current_user <> 'portway_app');
create trigger reject_audit_change before update or delete on audit_entry
  for each row execute function reject_audit_change();
create trigger reject_audit_truncation before truncate on audit_entry
  for each statement execute function reject_audit_change();

alter table search_text enable row level security;
alter table search_text force row level security;
-- For its owner, whom force binds as well. A condition here would bring back what the table is there to avoid.
create policy background_all on search_text using (true) with check (true);

-- Files to delete from that time on: of rows that are gone, and of uploads that never became a row. A file is written
-- only after its key stands here, and its key leaves in the transaction that keeps its row.
create table file_to_delete (
  file_key uuid primary key,
  due_at timestamptz not null
);
create index file_to_delete_due on file_to_delete (due_at);

-- after all tables

-- Somebody may just be fetching a file whose row goes, or gets another one.
create function enqueue_file_delete() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  insert into file_to_delete (file_key, due_at) values (old.file_key, now() + interval '1 minute')
    on conflict (file_key) do update set due_at = excluded.due_at;
  return null;
end
$$;

-- after all functions

alter table file_to_delete enable row level security;
alter table file_to_delete force row level security;
grant select, insert, delete on file_to_delete to portway_app;
create policy by_key_all on file_to_delete to portway_app
  using (file_key::text = session_key('file')) with check (file_key::text = session_key('file'));
-- The trigger's function works as the owner of the tables.
create policy background_insert on file_to_delete for insert with check (current_user <> 'portway_app');
create policy background_update on file_to_delete for update
  using (current_user <> 'portway_app') with check (current_user <> 'portway_app');
create policy background_select on file_to_delete for select using (current_user <> 'portway_app');
create policy background_delete on file_to_delete for delete using (current_user <> 'portway_app');

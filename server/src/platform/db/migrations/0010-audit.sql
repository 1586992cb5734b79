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
  seal text not null
);
create index audit_actor on audit_entry (actor, number desc);
create index audit_subject on audit_entry (subject, number desc);
create index audit_action on audit_entry (action, number desc);

alter table audit_entry enable row level security;
alter table audit_entry force row level security;
create policy anybody_adds on audit_entry for insert to portway_app with check (true);
create policy about_me on audit_entry for select to portway_app
  using (actor = my_account() or subject = my_account());
create policy staff on audit_entry for select to portway_app using (is_staff());
create policy operator on audit_entry for select using (current_user <> 'portway_app');
grant select, insert on audit_entry to portway_app;

create function no_change_of_audit() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only ever added to';
end
$$;
create trigger no_change before update or delete on audit_entry
  for each row execute function no_change_of_audit();
create trigger no_truncation before truncate on audit_entry
  for each statement execute function no_change_of_audit();

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

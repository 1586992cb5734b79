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

revoke create on schema public from public;
grant usage on schema public to portway_app;
grant select on migration to portway_app;

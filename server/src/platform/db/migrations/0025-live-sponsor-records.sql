-- Those who keep a sponsor's records see at once what a colleague, an import or a nightly look changed.
alter table live_event drop constraint live_event_kind_check;
alter table live_event add constraint live_event_kind_check
  check (kind in ('message', 'read', 'conversation', 'application', 'notification', 'sponsor'));

create function publish_sponsor_change() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare changed uuid := coalesce(new.organisation, old.organisation);
begin
  if current_setting('portway.sponsor_told', true) = changed::text then return null; end if;
  perform set_config('portway.sponsor_told', changed::text, true);
  perform publish_live_event(array(
    select m.account from membership m where m.organisation = changed and m.compliance_role <> 'none'
  ), 'sponsor', changed);
  return null;
end
$$;
revoke execute on function publish_sponsor_change() from public;

create constraint trigger publish_sponsor_change after insert or delete on worker deferrable initially deferred
  for each row execute function publish_sponsor_change();
-- A look that finds what it found before changes no version.
create constraint trigger publish_sponsor_update after update on worker deferrable initially deferred
  for each row when (old.version <> new.version) execute function publish_sponsor_change();
create constraint trigger publish_sponsor_change after insert or update or delete on worker_terms deferrable initially deferred
  for each row execute function publish_sponsor_change();
create constraint trigger publish_sponsor_change after insert or update or delete on worker_absence deferrable initially deferred
  for each row execute function publish_sponsor_change();
create constraint trigger publish_sponsor_change after insert or update or delete on right_to_work_check deferrable initially deferred
  for each row execute function publish_sponsor_change();
create constraint trigger publish_sponsor_change after insert or update or delete on certificate deferrable initially deferred
  for each row execute function publish_sponsor_change();
create constraint trigger publish_sponsor_change after insert or update or delete on sponsor_duty deferrable initially deferred
  for each row execute function publish_sponsor_change();
create constraint trigger publish_sponsor_change after insert or update on planned_event deferrable initially deferred
  for each row execute function publish_sponsor_change();

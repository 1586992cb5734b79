-- Takes back what was written and not sent yet: to a subscriber who leaves, and of an issue that is stopped. A batch
-- that is being written holds these rows, so this waits for it and then sees its mails. A stopped issue can be resumed,
-- so whose mail was never handed to a server waits again. One that is being handed over at this moment may arrive: who it
-- is for counts as having had it.
create or replace function withdraw_newsletter_mails() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'subscriber' then
    perform from newsletter_delivery where subscriber = old.id for update;
    delete from mail using newsletter_delivery d
      where d.subscriber = old.id and mail.id = d.mail and mail.sent_at is null and mail.failed_at is null;
  else
    perform from newsletter_delivery where issue = old.id for update;
    with withdrawn as (
      delete from mail using newsletter_delivery d
        where d.issue = old.id and mail.id = d.mail and mail.sent_at is null and mail.failed_at is null
        returning mail.id, mail.attempts = 0 or mail.last_fault is not null as idle
    )
    update newsletter_delivery d set mail = null, mailed_at = null from withdrawn
      where d.issue = old.id and d.mail = withdrawn.id and withdrawn.idle;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end
$$;

-- How many are still on the list who would get an issue if it were resumed.
create function newsletter_unsent(of_issue uuid) returns integer
  language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::integer from newsletter_delivery d join subscriber s on s.id = d.subscriber
  where d.issue = of_issue and d.mail is null and not d.dropped
    and s.confirmed_at is not null and s.unsubscribed_at is null
$$;
revoke execute on function newsletter_unsent(uuid) from public;
grant execute on function newsletter_unsent(uuid) to portway_app;

-- What is deleted when its time has come. Whoever logs in to tidy up sees only what has expired; requests see none of
-- it this way, because they run as portway_app.
create policy expired on enquiry
  using (current_user <> 'portway_app' and created_at < now() - interval '2 years');
create policy expired on assessment
  using (current_user <> 'portway_app' and created_at < now() - interval '2 years');
create policy expired on booking
  using (current_user <> 'portway_app' and ends_at < now() - interval '2 years');
create policy expired on booking_slot
  using (current_user <> 'portway_app' and ends_at < now() - interval '2 years');
create policy expired on subscriber
  using (current_user <> 'portway_app' and (
    (confirmed_at is null and asked_at < now() - interval '30 days')
    or unsubscribed_at < now() - interval '30 days'
  ));
create policy expired on idempotency_key
  using (current_user <> 'portway_app' and created_at < now() - interval '7 days');
create policy expired on rate_limit
  using (current_user <> 'portway_app' and last_taken < now() - interval '1 day');

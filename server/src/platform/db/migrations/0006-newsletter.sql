-- Who asked for the newsletter. Nobody receives it who has not said so twice.
create table subscriber (
  id uuid primary key default gen_random_uuid(),
  -- Lower case: one address is one subscriber.
  email text not null unique check (length(email) <= 254),
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);

alter table subscriber enable row level security;
alter table subscriber force row level security;
-- A request sees the one subscriber whose address it was given, or whose signed link it brought.
create policy of_the_address_given on subscriber to portway_app
  using (email = current_setting('portway.subscriber_email', true)
    or id::text = current_setting('portway.subscriber_id', true))
  with check (email = current_setting('portway.subscriber_email', true)
    or id::text = current_setting('portway.subscriber_id', true));
grant select, insert (email, asked_at), update (asked_at, confirmed_at, unsubscribed_at) on subscriber to portway_app;

-- What a request with an Idempotency-Key was answered is sealed under a key from the caller's own, and goes with the account.
-- Answers in clear are emptied now, and as a process of the release before writes them: a repeated request is then told that
-- the first one was saved.

update idempotency_key set answer = null where answer is not null;
alter table idempotency_key add column account uuid default my_account();
alter table idempotency_key add column keyed_answer text;
create index idempotency_key_account on idempotency_key (account) where account is not null;
alter table idempotency_key
  add constraint idempotency_key_account_fkey foreign key (account) references account on delete cascade;

create function empty_answer() returns trigger language plpgsql as $$
begin
  new.answer := null;
  return new;
end
$$;

grant select (keyed_answer) on idempotency_key to portway_app;
grant update (keyed_answer) on idempotency_key to portway_app;
create trigger empty_answer before insert or update of answer on idempotency_key
  for each row execute function empty_answer();

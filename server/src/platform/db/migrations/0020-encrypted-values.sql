-- Values encrypted before they were bound to their table, column and row; those of today begin with `v1.`.
create function is_encrypted_unbound(value text) returns boolean language sql immutable return value not like 'v1.%';

-- The job that encrypts them again sees which rows are left, and does it as the account that each belongs to.
create policy unbound on authenticator for select
  using (current_user <> 'portway_app' and is_encrypted_unbound(sealed_secret));
create policy unbound on identity for select
  using (current_user <> 'portway_app' and is_encrypted_unbound(sealed));
create policy unbound on resume for select
  using (current_user <> 'portway_app' and is_encrypted_unbound(sealed_text));

-- Empty once all are done, so that looking for them costs nothing.
create index authenticator_unbound on authenticator (account) where is_encrypted_unbound(sealed_secret);
create index identity_unbound on identity (account) where is_encrypted_unbound(sealed);
create index resume_unbound on resume (id) where is_encrypted_unbound(sealed_text);

-- Staff look up what was tried on an address that has no account: the log has a keyed hash of it.
create index audit_address on audit_entry ((details ->> 'address'), number desc) where details ->> 'address' is not null;

-- An edition is written in a few statements of a hundred thousand rows: what was done for each row is done for all of them
-- (docs/decisions/0104).

create or replace function sponsor_slug(name text, town text, id integer) returns text language plpgsql immutable as $$
declare words text := lower(concat_ws(' ', name, town));
begin
  -- Most have ASCII letters alone, and those no accents.
  if octet_length(words) > length(words) then
    words := regexp_replace(normalize(words, nfkd), '[\u0300-\u036f’]', '', 'g');
  end if;
  words := trim(both '-' from left(regexp_replace(replace(words, '''', ''), '[^a-z0-9]+', '-', 'g'), 80));
  return concat_ws('-', nullif(words, ''), id);
end $$;

-- An import brings the addresses of new entries along.
drop trigger name_sponsor on sponsor;
create trigger name_sponsor before insert on sponsor for each row when (new.slug is null) execute function name_sponsor();

-- The same promises as the foreign keys that they replace, kept by one join for a statement instead of a query for a row.
create function sponsor_editions_exist() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct first_edition, last_edition from fresh) as each
    cross join lateral (values (first_edition), (last_edition)) as named (day)
    where not exists (select from public.register_edition where published_on = named.day)
  ) then
    raise foreign_key_violation using message = 'A sponsor names an edition of the register that is not there.';
  end if;
  return null;
end $$;
create function licensed_sponsor_exists() returns trigger language plpgsql as $$
begin
  if exists (select from fresh where not exists (select from public.sponsor where id = fresh.sponsor)) then
    raise foreign_key_violation using message = format('A row of %s names a sponsor that is not there.', tg_table_name);
  end if;
  return null;
end $$;
create function forget_sponsor() returns trigger language plpgsql as $$
begin
  delete from public.sponsor_licence where sponsor in (select id from gone);
  delete from public.sponsor_name where sponsor in (select id from gone);
  return null;
end $$;

alter table sponsor drop constraint sponsor_first_edition_fkey, drop constraint sponsor_last_edition_fkey;
alter table sponsor_licence drop constraint sponsor_licence_sponsor_fkey;
alter table sponsor_name drop constraint sponsor_name_sponsor_fkey;

create trigger editions_exist after insert on sponsor
  referencing new table as fresh for each statement execute function sponsor_editions_exist();
create trigger editions_still_exist after update on sponsor
  referencing new table as fresh for each statement execute function sponsor_editions_exist();
create trigger forgotten after delete on sponsor
  referencing old table as gone for each statement execute function forget_sponsor();
create trigger sponsor_exists after insert on sponsor_licence
  referencing new table as fresh for each statement execute function licensed_sponsor_exists();
create trigger sponsor_still_exists after update on sponsor_licence
  referencing new table as fresh for each statement execute function licensed_sponsor_exists();
create trigger sponsor_exists after insert on sponsor_name
  referencing new table as fresh for each statement execute function licensed_sponsor_exists();
create trigger sponsor_still_exists after update on sponsor_name
  referencing new table as fresh for each statement execute function licensed_sponsor_exists();

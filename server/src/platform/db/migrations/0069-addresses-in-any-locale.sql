-- Under the locale C of the system's library only ASCII letters have a lower case: accents are taken off before, so that Ç becomes c.

create or replace function sponsor_slug(name text, town text, id integer) returns text language plpgsql immutable as $$
declare words text := concat_ws(' ', name, town);
begin
  -- Most have ASCII letters alone, and those no accents.
  if octet_length(words) > length(words) then
    words := regexp_replace(normalize(lower(words), nfkd), '[\u0300-\u036f’]', '', 'g');
  end if;
  words := trim(both '-' from left(regexp_replace(replace(lower(words), '''', ''), '[^a-z0-9]+', '-', 'g'), 80));
  return concat_ws('-', nullif(words, ''), id);
end $$;

create or replace function give_company_slug(which uuid, name text) returns text language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  plain text := coalesce(nullif(trim(both '-' from left(regexp_replace(
    lower(regexp_replace(normalize(lower(name), nfkd), '[\u0300-\u036f''’]', '', 'g')), '[^a-z0-9]+', '-', 'g'), 80)), ''), 'company');
  wanted text := plain;
  place integer := 1;
begin
  loop
    insert into company_slug (slug, organisation) values (wanted, which) on conflict (slug) do nothing;
    exit when exists (select from company_slug c where c.slug = wanted and c.organisation = which);
    place := place + 1;
    wanted := plain || '-' || place;
  end loop;
  return wanted;
end
$$;

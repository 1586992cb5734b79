-- What changed from edition to edition of the register of sponsors, and an address for each entry.

-- Words of the name and the town, as an address has them; the number tells two apart that would be the same.
alter table sponsor add column slug text;
create function sponsor_slug(name text, town text, id integer) returns text language sql immutable as $$
  select concat_ws('-',
    nullif(trim(both '-' from left(regexp_replace(
      regexp_replace(normalize(lower(concat_ws(' ', name, town)), nfkd), '[\u0300-\u036f''’]', '', 'g'),
      '[^a-z0-9]+', '-', 'g'), 80)), ''),
    id)
$$;
update sponsor set slug = sponsor_slug(name, town, id);
create function name_sponsor() returns trigger language plpgsql as $$
begin
  new.slug := sponsor_slug(new.name, new.town, new.id);
  return new;
end $$;
create trigger name_sponsor before insert on sponsor for each row execute function name_sponsor();
alter table sponsor alter column slug set not null;
create unique index sponsor_by_slug on sponsor (slug);

-- One row for each entry that an edition changed. The first edition that was imported changes nothing: what it contains
-- was there before.
create table sponsor_change (
  edition date not null references register_edition on delete cascade,
  sponsor integer not null references sponsor on delete cascade,
  -- added: new · gone: left · back: left before · rated: another rating for the same routes · routes: other routes
  kind text not null check (kind in ('added', 'gone', 'back', 'rated', 'routes')),
  -- Whether no entry of that name was in the edition before (added, back), or is left in this one (gone): an
  -- organisation that only moved is neither new nor gone.
  whole boolean not null,
  -- Licences before and after: [{"route": …, "rating": …}].
  licences_before jsonb not null,
  licences_after jsonb not null,
  primary key (edition, sponsor)
);
create index sponsor_change_of on sponsor_change (sponsor, edition desc);
create index sponsor_change_kind on sponsor_change (edition desc, kind, sponsor);
grant select on sponsor_change to portway_app;

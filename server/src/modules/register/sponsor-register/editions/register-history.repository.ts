import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';

type On = Transaction<Tables>;

/** Writes the licences of the lines in `incoming`, and what they change since the edition before. */
export async function writeLicences(on: On, published_on: string): Promise<void> {
  await sql`
    create temp table incoming_licence on commit drop as
    select distinct s.id as sponsor, i.rating, i.route from incoming i
    join sponsor s on s.name = i.name and lower(coalesce(s.town, '')) = lower(i.town)
  `.execute(on);
  await sql`create unique index on incoming_licence (sponsor, rating, route)`.execute(on);
  await sql`analyze incoming_licence`.execute(on);
  await recordChanges(on, published_on);
  await sql`
    delete from sponsor_licence l where not exists (
      select from incoming_licence i where i.sponsor = l.sponsor and i.rating = l.rating and i.route = l.route)
  `.execute(on);
  await sql`
    insert into sponsor_licence (sponsor, rating, route) select sponsor, rating, route from incoming_licence i
    where not exists (
      select from sponsor_licence l where l.sponsor = i.sponsor and l.rating = i.rating and l.route = i.route)
  `.execute(on);
}

/**
 * An entry was in the edition before if it has licences now, because they are that edition's until this one's replace
 * them. The first edition changes nothing.
 */
async function recordChanges(on: On, published_on: string): Promise<void> {
  const licences = sql`jsonb_agg(jsonb_build_object('route', route, 'rating', rating) order by route, rating)`;
  const routes = sql`array_agg(distinct route)`;
  await sql`
    insert into sponsor_change (edition, sponsor, kind, whole, licences_before, licences_after)
    with earlier as (
        select sponsor, ${licences} as licences, ${routes} as routes from sponsor_licence group by sponsor),
      later as (
        select sponsor, ${licences} as licences, ${routes} as routes from incoming_licence group by sponsor),
      changed as (
        select sponsor, earlier.licences as before, later.licences as after,
          case when earlier.licences is null then
              case when s.first_edition = ${published_on}::date then 'added' else 'back' end
            when later.licences is null then 'gone'
            when earlier.routes = later.routes then 'rated'
            else 'routes' end as kind, s.name
        from earlier full join later using (sponsor) join sponsor s on s.id = sponsor
        where earlier.licences is distinct from later.licences),
      names_before as (select distinct s.name from earlier join sponsor s on s.id = earlier.sponsor),
      names_after as (select distinct s.name from later join sponsor s on s.id = later.sponsor)
    select ${published_on}::date, sponsor, kind,
      case when before is null then not exists (select from names_before n where n.name = changed.name)
        when after is null then not exists (select from names_after n where n.name = changed.name)
        else false end,
      coalesce(before, '[]'), coalesce(after, '[]')
    from changed
    where exists (select from register_edition where published_on < ${published_on}::date)
  `.execute(on);
}

/** Where that date was imported before, from another file: what it changed is undone first. */
export async function undoChanges(on: On, published_on: string): Promise<void> {
  const ofThatDay = sql`select sponsor from sponsor_change where edition = ${published_on}::date`;
  await sql`delete from sponsor_licence where sponsor in (${ofThatDay})`.execute(on);
  await sql`
    insert into sponsor_licence (sponsor, rating, route)
    select c.sponsor, l.rating, l.route from sponsor_change c,
      jsonb_to_recordset(c.licences_before) as l(rating text, route text)
    where c.edition = ${published_on}::date
  `.execute(on);
  await sql`delete from sponsor_change where edition = ${published_on}::date`.execute(on);
}

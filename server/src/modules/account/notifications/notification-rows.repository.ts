import { sql, type Transaction } from 'kysely';
import { microseconds } from '../../../platform/db/lists/keyset.ts';
import type { Tables } from '../../../platform/db/tables.ts';

type On = Transaction<Tables>;

/** Notifications with the names of what they are about, as row-level security shows them to the reader today. */
export function notificationRows(on: On) {
  return on
    .selectFrom('notification as n')
    .leftJoin('application as a', 'a.id', 'n.application')
    .leftJoin('conversation as c', 'c.id', 'n.conversation')
    .leftJoin('job as j', 'j.id', 'n.job')
    .leftJoin('published_employer as e', 'e.organisation', 'j.organisation')
    .leftJoin('organisation as o', 'o.id', 'n.organisation')
    .leftJoin('account as p', (join) =>
      join.on(sql<boolean>`p.id = coalesce(a.account, c.account) and n.organisation is not null`),
    )
    .select([
      'n.id',
      'n.kind',
      'n.organisation',
      'n.application',
      sql<string | null>`coalesce(n.job, a.job)`.as('job'),
      'n.conversation',
      'n.words',
      'n.at as toldAt',
      'n.read_at as readAt',
      microseconds('n.at').as('at'),
      'o.name as organisationName',
      'p.full_name as candidate',
      sql<string | null>`coalesce(a.position, c.position, j.answers ->> 'title')`.as('position'),
      sql<string | null>`coalesce(a.company, c.company, e.name)`.as('company'),
      sql<string | null>`case when n.kind = 'message' then (
        select author_name from message m where m.conversation = n.conversation
          and m.side = case when n.organisation is null then 'employer' else 'candidate' end
        order by m.number desc limit 1
      ) end`.as('author'),
    ]);
}

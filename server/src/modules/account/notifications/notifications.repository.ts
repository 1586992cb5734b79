import { type RawBuilder, sql, type Transaction } from 'kysely';
import { olderThan, type Page, pageOf, pageSize, positionIn } from '../../../platform/db/lists/keyset.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { notificationRows } from './notification-rows.repository.ts';
import type { StoredNotificationKind } from './notifications.tables.ts';

type On = Transaction<Tables>;

interface Reader {
  readonly account: string;
  readonly organisation: string | null;
}

interface ToAdd {
  readonly account: string | null;
  readonly organisation: string | null;
  readonly besides?: readonly string[];
  readonly kind: StoredNotificationKind;
  readonly about: Readonly<Record<string, string | undefined>>;
  readonly words?: Readonly<Record<string, string>>;
}

type Row = Awaited<ReturnType<ReturnType<typeof notificationRows>['executeTakeFirstOrThrow']>>;

export const notificationsRepository = {
  /** Adds one for each person it concerns; returns those to be mailed at once. */
  async add(
    on: On,
    { account, organisation, besides = [], kind, about, words = {} }: ToAdd,
    mailedElsewhere: boolean,
  ): Promise<readonly string[]> {
    const { rows } = await sql<{ id: string }>`select id from notify_people(
      ${account}::uuid, ${organisation}::uuid, ${sql.val([...besides])}::uuid[], ${kind},
      ${JSON.stringify(about)}::jsonb, ${JSON.stringify(words)}::jsonb, ${mailedElsewhere}
    ) as due(id)`.execute(on);
    return rows.map(({ id }) => id);
  },
  /** Applications to one job are one row, their newest; with a job, each application to it is one. */
  async page(
    on: On,
    reader: Reader,
    { after, job }: { readonly after?: string | undefined; readonly job?: string | undefined },
  ): Promise<Page<Row & ApplicationCounts>> {
    const from = after === undefined ? undefined : positionIn(after);
    const rows = await notificationRows(on)
      .select([
        countOfItsJob(sql`count(*)`).as('count'),
        countOfItsJob(sql`count(*) filter (where s.read_at is null)`).as('unread'),
      ])
      .where(listOf(reader))
      .where(job === undefined ? newestOfItsJob : sql<boolean>`${isApplication('n')} and n.job = ${job}`)
      .$if(from !== undefined, (query) =>
        query.where(olderThan({ at: 'n.at', id: 'n.id' }, from ?? { at: 0, id: '' })),
      )
      .orderBy('n.at', 'desc')
      .orderBy('n.id', 'desc')
      .limit(pageSize + 1)
      .execute();
    return pageOf(rows);
  },
  /** All that are unread, at most 100. */
  async unread(on: On, reader: Reader): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*) as count from (
      select from notification n where ${listOf(reader)} and n.read_at is null limit 100
    ) as unread`.execute(on);
    return rows[0]?.count ?? 0;
  },
  /** False where the reader has no such notification here. */
  async read(on: On, reader: Reader, id: string): Promise<boolean> {
    const { rows } = await sql`update notification n set read_at = coalesce(n.read_at, now())
      where ${listOf(reader)} and n.id = ${id} returning n.id`.execute(on);
    return rows.length > 0;
  },
  async readAll(on: On, reader: Reader, upTo: string): Promise<void> {
    await sql`update notification n set read_at = now()
      where ${listOf(reader)} and n.read_at is null and date_trunc('milliseconds', n.at) <= ${upTo}`.execute(
      on,
    );
  },
  async readAbout(on: On, reader: Reader, application: string): Promise<void> {
    await sql`update notification n set read_at = now()
      where ${listOf(reader)} and n.read_at is null and n.application = ${application} and n.kind <> 'message'`.execute(
      on,
    );
  },
  /** Every application to a job that the reader was told of. */
  async readApplicationsTo(on: On, reader: Reader, job: string): Promise<void> {
    await sql`update notification n set read_at = now()
      where ${listOf(reader)} and n.read_at is null and ${isApplication('n')} and n.job = ${job}`.execute(on);
  },
};

export type NotificationsRepository = typeof notificationsRepository;

function listOf({ account, organisation }: Reader) {
  return organisation === null
    ? sql<boolean>`n.account = ${account} and n.organisation is null`
    : sql<boolean>`n.account = ${account} and n.organisation = ${organisation}`;
}

interface ApplicationCounts {
  /** Applications to the row's job; null where the row is about something else. */
  readonly count: number | null;
  readonly unread: number | null;
}

const isApplication = (alias: string) =>
  sql<boolean>`${sql.ref(`${alias}.kind`)} = 'application-arrived' and ${sql.ref(`${alias}.job`)} is not null`;

/** The same reader's rows about applications to the same job. */
const sameJob = sql`s.account = n.account and s.organisation is not distinct from n.organisation
  and s.job = n.job and s.kind = n.kind`;

const newestOfItsJob = sql<boolean>`(not (${isApplication('n')}) or not exists (
  select from notification s where ${sameJob} and (s.at, s.id) > (n.at, n.id)
))`;

const countOfItsJob = (counted: RawBuilder<unknown>) =>
  sql<number | null>`case when ${isApplication('n')} then (
    select ${counted} from notification s where ${sameJob}
  ) end`;

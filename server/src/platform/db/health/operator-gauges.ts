import { sql } from 'kysely';
import { withinPatience } from '../connections/within-patience.ts';
import type { Database } from '../database.ts';

interface Gauge {
  readonly name: `portway_${string}`;
  readonly help: string;
  readonly label?: string;
  read(): Promise<readonly { readonly of?: string; readonly value: number }[]>;
}

interface Counted {
  readonly of: string;
  readonly value: number;
}

type From = Pick<Database, 'owner' | 'pools'>;

/** A scraper gives up after ten seconds; a database that hangs must not take the other figures with it. */
const patienceMs = 3_000;
const reachedWithinMs = 2_000;

/**
 * Figures of the database for an operator: of queues and emails, never of a person. `lawReadTo` is the day up to which
 * the law has been read, YYYY-MM-DD.
 */
export function operatorGauges(database: From, lawReadTo: string): readonly Gauge[] {
  return gaugesOf(database, lawReadTo).map((gauge) => ({
    ...gauge,
    read: () => withinPatience(gauge.read(), patienceMs),
  }));
}

function gaugesOf({ owner, pools }: From, lawReadTo: string): readonly Gauge[] {
  /** Jobs that are due and not done, by their queue. */
  const due = async (value: 'depth' | 'age') => {
    const { rows } = await sql<Counted>`
      select queue.name as of, ${value === 'depth' ? sql`count(job.id)` : sql`coalesce(extract(epoch from now() - min(job.start_after)), 0)::float8`} as value
      from pgboss.queue left join pgboss.job on job.name = queue.name
        and job.state in ('created', 'retry') and job.start_after <= now()
      where queue.name not like '\\_\\_%' group by queue.name order by queue.name`.execute(owner);
    return rows;
  };
  return [
    // First: the statements of the others wait for a connection, too.
    {
      name: 'portway_database_connections',
      help: 'Connections to the database in use, idle, and requests that wait for one.',
      label: 'state',
      read: async () => [
        { of: 'busy', value: pools().total - pools().idle },
        { of: 'idle', value: pools().idle },
        { of: 'awaited', value: pools().waiting },
      ],
    },
    {
      name: 'portway_database_reachable',
      help: '1 where the database answers, 0 where it does not; then the figures that it holds are left out.',
      read: async () => {
        const ping = withinPatience(sql`select`.execute(owner), reachedWithinMs);
        const reached = await ping.then(
          () => true,
          () => false,
        );
        return [{ value: reached ? 1 : 0 }];
      },
    },
    {
      name: 'portway_queue_due',
      help: 'Jobs that are due and wait, by queue.',
      label: 'queue',
      read: () => due('depth'),
    },
    {
      name: 'portway_queue_oldest_seconds',
      help: 'For how long the oldest of them has been due, by queue.',
      label: 'queue',
      read: () => due('age'),
    },
    {
      name: 'portway_emails_failed',
      help: 'Emails that failed for good, and wait for a member of staff.',
      read: async () => {
        const { rows } = await sql<{ value: number }>`
          select count(*) as value from mail where failed_at is not null`.execute(owner);
        return rows;
      },
    },
    {
      name: 'portway_emails_late',
      help: 'Emails that were tried, and are not sent after a quarter of an hour.',
      read: async () => {
        const { rows } = await sql<{ value: number }>`
          select count(*) as value from mail where sent_at is null and failed_at is null and attempts > 0
            and created_at between now() - interval '7 days' and now() - interval '15 minutes'`.execute(
          owner,
        );
        return rows;
      },
    },
    {
      name: 'portway_backup_age_seconds',
      help: 'Seconds since the newest backup by `npm run admin -- backup` was finished; none before the first.',
      read: async () => {
        const { rows } = await sql<{ value: number }>`
          select extract(epoch from now() - max(finished_at))::float8 as value from backup
          having count(*) > 0`.execute(owner);
        return rows;
      },
    },
    {
      name: 'portway_register_age_days',
      help: 'Days since the newest edition of the register of sponsors; none without one.',
      read: async () => {
        const { rows } = await sql<{ value: number }>`
          select current_date - max(published_on) as value from register_edition having count(*) > 0`.execute(
          owner,
        );
        return rows;
      },
    },
    {
      name: 'portway_law_age_days',
      help: 'Days since the law was last read.',
      read: async () => {
        const { rows } = await sql<{ value: number }>`
          select current_date - ${lawReadTo}::date as value`.execute(owner);
        return rows;
      },
    },
  ];
}

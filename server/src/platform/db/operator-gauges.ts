import { sql } from 'kysely';
import type { Database } from './database.ts';

interface Counted {
  readonly of: string;
  readonly value: number;
}

/**
 * Figures of the database for an operator: of queues and emails, never of a person. `lawReadTo` is the day up to which
 * the law has been read, YYYY-MM-DD.
 */
export function operatorGauges({ owner, pools }: Pick<Database, 'owner' | 'pools'>, lawReadTo: string) {
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
  ] as const;
}

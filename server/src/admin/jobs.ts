import { sql } from 'kysely';
import { z } from 'zod';
import { command } from './command.ts';
import { printTable } from './print-table.ts';

export const jobs = command({
  name: 'jobs',
  does: 'Lists the queues, with what is waiting, running, recently done and failed.',
  examples: ['jobs'],
  flags: {},
  options: z.strictObject({}),
  async act(_, { database, outbox }) {
    // Makes the queues where the server has never run.
    await outbox();
    const { rows } = await sql<Record<'queue' | 'waiting' | 'active' | 'done' | 'failed', string>>`
      select queue.name as queue,
        count(*) filter (where job.state in ('created', 'retry'))::text as waiting,
        count(*) filter (where job.state = 'active')::text as active,
        count(*) filter (where job.state = 'completed')::text as done,
        count(*) filter (where job.state = 'failed')::text as failed
      from pgboss.queue left join pgboss.job on job.name = queue.name
      where queue.name not like '\\_\\_%'
      group by queue.name order by queue.name`.execute(database.owner);
    printTable(rows);
    return 0;
  },
});

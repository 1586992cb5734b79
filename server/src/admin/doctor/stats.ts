import { z } from 'zod';
import { makeBackupLogIn } from '../backup/every-row.ts';
import { CommandRefused, command } from '../command.ts';
import { everyRowUrl, readEveryRow } from '../every-row.ts';
import { printTable } from '../print-table.ts';

/** What is counted, and how. No figure names a person. */
const figures = {
  candidates: `select count(*) from account where role = 'candidate'`,
  'people of employers': `select count(*) from account where role not in ('candidate', 'staff')`,
  'members of the team': `select count(*) from account where role = 'staff'`,
  'accounts of the last 7 days': `select count(*) from account where created_at > now() - interval '7 days'`,
  organisations: 'select count(*) from organisation',
  'jobs that are published': 'select count(*) from published_job',
  applications: 'select count(*) from application',
  'sponsored workers': 'select count(*) from worker',
  'emails that wait': 'select count(*) from mail where sent_at is null and failed_at is null',
  'emails that failed': 'select count(*) from mail where failed_at is not null',
  'size of the database': 'select pg_size_pretty(pg_database_size(current_database()))',
} as const;

export const stats = command({
  name: 'stats',
  does: 'Counts people, organisations, jobs, applications, workers and emails, and says how large the database is.',
  examples: ['stats'],
  flags: {},
  options: z.strictObject({}),
  async act(_, office) {
    const url = everyRowUrl(office);
    if (url === undefined) throw new CommandRefused(`Counting needs DATABASE_BACKUP_URL. ${makeBackupLogIn}`);
    await readEveryRow(url, async (query) => {
      const lines = [];
      for (const [of, statement] of Object.entries(figures)) {
        const [row = {}] = await query(statement);
        lines.push({ of, figure: String(Object.values(row)[0]) });
      }
      printTable(lines);
    });
    return 0;
  },
});

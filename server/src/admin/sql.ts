import { z } from 'zod';
import type { Database } from '../platform/db/database.ts';
import { CommandRefused, command } from './command.ts';
import { everyRowUrl, readEveryRow } from './every-row.ts';
import { printTable } from './print-table.ts';

export const sql = command({
  name: 'sql',
  does: 'Asks the database, and shows every row, by a log-in that can only read. With --write it runs as the owner of the tables, from whom row-level security hides rows.',
  examples: ['sql "select name, count(*) from pgboss.job group by name"', 'sql --write "update …"'],
  operand: 'statement',
  flags: { statement: 'string', write: 'boolean' },
  options: z.strictObject({
    statement: z.string('Enter a statement in quotes.').min(1),
    write: z.boolean().default(false),
  }),
  tolerance: { earlierMigration: true },
  async act({ statement, write }, office) {
    const url = write ? undefined : everyRowUrl(office);
    const outcome =
      url === undefined
        ? asOwner(office.database, statement, write)
        : readEveryRow(url, (query) => query(statement));
    const rows = await outcome.catch((error: unknown) => {
      throw new CommandRefused(error instanceof Error ? error.message : String(error));
    });
    printTable(
      rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cellText(value)])),
      ),
    );
    console.log(`${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`);
    if (url === undefined)
      console.error(
        `The owner of the tables was asked, from whom row-level security hides rows of people.${write ? '' : ' Set DATABASE_BACKUP_URL to see them.'}`,
      );
    return 0;
  },
});

async function asOwner({ inSession }: Database, statement: string, write: boolean) {
  return await inSession(async (session) => {
    await session.run(write ? 'begin' : 'begin read only');
    const rows = await session.rows(statement);
    await session.run('commit');
    return rows;
  });
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

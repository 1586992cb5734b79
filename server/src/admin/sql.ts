import { z } from 'zod';
import { CommandRefused, command } from './command.ts';
import { printTable } from './print-table.ts';

export const sql = command({
  name: 'sql',
  does: 'Asks the database as the owner of its tables, whom row-level security binds too. Changes nothing without --write.',
  examples: ['sql "select name, count(*) from pgboss.job group by name"', 'sql --write "update …"'],
  operand: 'statement',
  flags: { statement: 'string', write: 'boolean' },
  options: z.strictObject({
    statement: z.string('Enter a statement in quotes.').min(1),
    write: z.boolean().default(false),
  }),
  async act({ statement, write }, { database }) {
    await database.inSession(async (session) => {
      await session.run(write ? 'begin' : 'begin read only');
      const rows = await session.rows(statement).catch(async (error: unknown) => {
        await session.run('rollback');
        return error instanceof Error ? error.message : String(error);
      });
      if (typeof rows === 'string') throw new CommandRefused(rows);
      await session.run('commit');
      printTable(
        rows.map((row) =>
          Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cellText(value)])),
        ),
      );
      console.log(`${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`);
    });
    return 0;
  },
});

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

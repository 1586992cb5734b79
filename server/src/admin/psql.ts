import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Command, CommandRefused } from './command.ts';

export const psql: Command = {
  name: 'psql',
  does: 'Opens psql, if it is installed, on the database as the owner of its tables. It passes on any further arguments.',
  examples: ['psql', 'psql -c "select 1"'],
  async run(args, open) {
    await using office = await open({ earlierMigration: true });
    const child = spawn('psql', [office.url, ...args], { stdio: 'inherit' });
    // A Ctrl-C is for the statement that psql runs, and not for us.
    process.on('SIGINT', () => {});
    const missing = once(child, 'error').then(() => {
      throw new CommandRefused('psql is not installed here. Use `npm run admin -- sql "…"` instead.');
    });
    const [code] = await Promise.race([once(child, 'exit'), missing]);
    return typeof code === 'number' ? code : 1;
  },
};

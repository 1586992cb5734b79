import { z } from 'zod';
import { command } from '../command.ts';
import { type Finding, findings } from './findings.ts';

const marks: Readonly<Record<Finding['grade'], string>> = { good: 'ok  ', doubtful: 'see ', bad: 'BAD ' };

export const doctor = command({
  name: 'doctor',
  does: 'Looks at the settings, the secret, the migration, the store, the mail server, the disk, the clock, the proxy, and the age of the newest backup and edition of the register. Changes nothing.',
  examples: ['doctor'],
  flags: {},
  options: z.strictObject({}),
  tolerance: { earlierMigration: true, anotherSecret: true },
  async act(_, office) {
    let isBad = false;
    for await (const { grade, subject, words } of findings(office)) {
      console.log(`${marks[grade]} ${subject.padEnd(10)} ${words}`);
      isBad ||= grade === 'bad';
    }
    return isBad ? 1 : 0;
  },
});

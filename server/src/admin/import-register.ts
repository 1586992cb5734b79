import { constants, setPriority } from 'node:os';
import { calendarDay } from '@portway/contracts/request-fields';
import { londonDay } from '@portway/formats/london-day';
import { z } from 'zod';
import { command } from './command.ts';
import { importEdition } from './register/import-edition.ts';

const options = z.strictObject({
  file: z.string('Name the file of the register.'),
  'published-on': calendarDay.optional(),
  'even-if-smaller': z.boolean().default(false),
});

export const importRegister = command({
  name: 'import-register',
  does: 'Imports an edition of the register of licensed sponsors (CSV, from GOV.UK), and says what changed.',
  examples: [
    'import-register 2026-11-20_-_Worker_and_Temporary_Worker.csv',
    'import-register register.csv --published-on 2026-11-20',
  ],
  operand: 'file',
  flags: { file: 'string', 'published-on': 'string', 'even-if-smaller': 'boolean' },
  options,
  async act({ file, 'published-on': publishedOn, 'even-if-smaller': evenIfSmaller }, { database, now }) {
    goBehindTheSite();
    const edition = { file, publishedOn, evenIfSmaller, today: londonDay(now()) };
    await importEdition(database.owner, edition, console.log);
    return 0;
  },
});

/** The site answers meanwhile: it goes first where both want the processor, unless the unit of systemd forbids to say so. */
function goBehindTheSite(): void {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('EPERM'))) throw error;
  }
}

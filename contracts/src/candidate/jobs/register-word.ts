import '../../jitless.ts';
import { z } from 'zod';

/** What the register of licensed sponsors says of an employer, in short: a card has no room for the whole match. */
export const registerWord = z
  .object({
    status: z
      .enum(['on', 'other-routes', 'same-name', 'similar', 'not-found', 'left'])
      .describe(
        'on: its own entry is on the register · other-routes: likewise, but it cannot sponsor new Skilled Workers · same-name: one entry has its name and town, and it has not said that it is theirs · similar: entries have its name elsewhere · not-found: none has its name · left: its own entry has left the register',
      ),
    day: z
      .string()
      .describe(
        'on, other-routes, same-name: the first edition that lists the entry · left: the last one · similar, not-found: the one that was read',
      ),
    atLeast: z
      .boolean()
      .describe('Whether that is the first edition that was ever read: the entry may be older.'),
    edition: z.string().describe('The day of the edition that was read.'),
  })
  .meta({ id: 'RegisterWord' });

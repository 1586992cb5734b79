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
export type RegisterWord = z.output<typeof registerWord>;

const inWords = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The same in a few words, for cards, job pages and emails. */
export function registerWordText({ status, day, atLeast }: RegisterWord): string {
  const date = inWords.format(new Date(`${day}T00:00:00Z`));
  const since = `since ${atLeast ? 'at least ' : ''}${date}`;
  switch (status) {
    case 'on':
      return `On the register ${since}`;
    case 'other-routes':
      return 'On the register, but not to sponsor new Skilled Workers';
    case 'same-name':
      return `Same name on the register ${since}`;
    case 'similar':
      return `Similar names on the register of ${date}`;
    case 'not-found':
      return `Not found on the register of ${date}`;
    case 'left':
      return `Left the register after ${date}`;
  }
}

/** A new edition is published on most working days. */
export const oldEditionAfterDays = 60;

/** The word while the register that was read is recent enough to say anything of a day. */
export function recentRegisterWord(word: RegisterWord | null, today: string): RegisterWord | undefined {
  if (word === null) return undefined;
  const days = (Date.parse(today) - Date.parse(word.edition)) / 86_400_000;
  return days > oldEditionAfterDays ? undefined : word;
}

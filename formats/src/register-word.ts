/** What the register of licensed sponsors says of an employer, in short; its parts are described in contracts. */
export interface RegisterWord {
  readonly status: 'on' | 'other-routes' | 'same-name' | 'similar' | 'not-found' | 'left';
  /** Days are YYYY-MM-DD. */
  readonly day: string;
  readonly atLeast: boolean;
  readonly edition: string;
}

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The same in a few words, for cards, pages of jobs and emails: one wording for all. */
export function registerWordText({ status, day, atLeast }: RegisterWord): string {
  const date = dateFormat.format(new Date(`${day}T00:00:00Z`));
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

/** A new edition is published on most working days: this many days later much may have changed. */
const oldEditionAfterDays = 60;

export const isOldEdition = (edition: string, today: string): boolean =>
  (Date.parse(today) - Date.parse(edition)) / 86_400_000 > oldEditionAfterDays;

/** The word while the edition that was read is recent enough to say anything of a day. */
export function recentRegisterWord(word: RegisterWord | null, today: string): RegisterWord | undefined {
  return word === null || isOldEdition(word.edition, today) ? undefined : word;
}

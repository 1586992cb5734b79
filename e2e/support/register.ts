import { runAdmin } from './run-admin.ts';

/** Two made-up editions of the register of sponsors: of which file, of which day. None of these organisations exists. */
export const editions = [
  { file: 'e2e/register/first-edition.csv', day: daysAgo(2) },
  { file: 'e2e/register/next-edition.csv', day: daysAgo(1) },
] as const;

/** The day this many days before today in London, as YYYY-MM-DD. */
export function daysAgo(days: number): string {
  const london = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });
  // Counted in days and not in hours, which would be one too few or too many where the clocks change between.
  const today = new Date(`${london.format(Date.now())}T00:00:00Z`);
  return new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10);
}

/** A day in words, as pages have it. */
export function inWords(day: string): string {
  const words = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-GB', words).format(new Date(`${day}T00:00:00Z`));
}

/** Imports an edition while the site under test runs, as its operator does. */
export async function importEdition({ file, day }: { file: string; day: string }): Promise<void> {
  await runAdmin(['import-register', file, '--published-on', day]);
}

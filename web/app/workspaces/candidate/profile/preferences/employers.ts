import type { ProfileEntry } from '@portway/contracts/candidate/profile/profile';

/** The companies in the candidate's work history, without duplicates. */
export function employersOf(entries: readonly ProfileEntry[]): string[] {
  const names = entries.flatMap((entry) =>
    entry.kind === 'work' && entry.company !== undefined ? [entry.company] : [],
  );
  const byName = new Map(names.toReversed().map((name) => [plain(name), name]));
  return [...byName.values()].toSorted((one, other) => one.localeCompare(other, 'en-GB'));
}

export function isNamed(name: string, names: readonly string[]): boolean {
  return names.some((other) => plain(other) === plain(name));
}

export function without(name: string, names: readonly string[]): string[] {
  return names.filter((other) => plain(other) !== plain(name));
}

/** Two spellings of one name are the same company. */
function plain(name: string): string {
  return name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

import type { Profile, ProfileAnswers, ProfileEntry } from '@portway/contracts/candidate/profile/profile';
import { plainName } from './plain-name.policy.ts';

/** Companies hidden from a candidate: employers, past and present, unless allowed, and any they named. */
export function hiddenCompanies(
  { hiddenFrom = [], shownTo = [] }: Pick<ProfileAnswers, 'hiddenFrom' | 'shownTo'>,
  entries: readonly ProfileEntry[],
): Profile['hiddenFrom'] {
  const allowedNames = new Set(shownTo.map(plainName));
  const employers = entries.flatMap((entry) =>
    entry.kind === 'work' && entry.company !== undefined && !allowedNames.has(plainName(entry.company))
      ? [{ name: entry.company, because: 'employer' as const }]
      : [],
  );
  const byChoice = hiddenFrom.map((name) => ({ name, because: 'chosen' as const }));
  const byName = new Map([...byChoice, ...employers].map((company) => [plainName(company.name), company]));
  return [...byName.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en-GB'));
}

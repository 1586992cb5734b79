import type { LicensedRoute } from '@portway/contracts/register/sponsor-register/sponsors';

export type Grade = 'A' | 'B' | 'provisional' | 'other';

/** A rating as the register writes it, “Temporary Worker (A (Premium))”, in short words. */
export function ratingInWords(rating: string): string {
  const inner = /^[^(]*\((.*)\)\s*$/.exec(rating)?.[1]?.trim() ?? rating.trim();
  if (inner === '') return 'No rating';
  const [, letter, rest = ''] = /^([AB])\b(?:\s*rating)?\s*(\(.*\))?$/i.exec(inner) ?? [];
  if (letter !== undefined) return `${letter.toUpperCase()} rating${rest === '' ? '' : ` ${rest}`}`;
  return /provisional/i.test(inner) ? 'Provisional' : inner;
}

export function gradeOf(rating: string): Grade {
  const words = ratingInWords(rating);
  if (words.startsWith('A rating')) return 'A';
  if (words.startsWith('B rating')) return 'B';
  return words === 'Provisional' ? 'provisional' : 'other';
}

/** The ratings of an entry as one: where they differ, each is named. */
export function overallRating(routes: readonly LicensedRoute[]): { grade: Grade; words: string } {
  const grades = [...new Set(routes.map(({ rating }) => gradeOf(rating)))].toSorted();
  const [only] = grades;
  if (only === undefined) return { grade: 'other', words: 'No longer listed' };
  if (grades.length === 1 && only !== 'other') return { grade: only, words: gradeWords[only] };
  const gradeNames = grades.flatMap((grade) => (grade === 'other' ? [] : [gradeWords[grade]]));
  return { grade: grades.includes('B') ? 'B' : only, words: gradeNames.join(', ') || 'Other rating' };
}

const gradeWords = { A: 'A rating', B: 'B rating', provisional: 'Provisional' } as const;

/** The routes of an entry in one line: two by name, and how many more. */
export function routesInShort(routes: readonly LicensedRoute[]): string {
  const names = [...new Set(routes.map(({ route }) => shortRoute(route)))];
  const more = names.length - 2;
  return `${names.slice(0, 2).join(' · ')}${more > 0 ? ` · ${more} more` : ''}`;
}

/** “Global Business Mobility: Senior or Specialist Worker” says the second part alone. */
const shortRoute = (route: string) => route.replace(/^Global Business Mobility:\s*/i, '');

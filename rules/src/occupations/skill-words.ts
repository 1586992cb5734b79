import type { Occupation } from './occupation.ts';

/** The one care role below RQF 3. */
const atRqf2 = ['6135'];

/**
 * The level of a code's jobs in words: "RQF 3 to 5". Codes of Table 2a have no level of the route: Table 6 names
 * them as not eligible, apart from who extends.
 */
export function skillInWords({ code, skillLevel }: Pick<Occupation, 'code' | 'skillLevel'>): string {
  if (atRqf2.includes(code)) return 'RQF 2';
  switch (skillLevel) {
    case 'higher':
      return 'RQF 6 or above';
    case 'medium':
      return 'RQF 3 to 5';
    case 'medium-extending-only':
      return 'Table 2a, only to extend in the same occupation with the same sponsor';
    case 'ineligible':
      return 'not eligible';
  }
}

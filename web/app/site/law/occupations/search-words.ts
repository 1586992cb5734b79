import type { Occupation } from '@portway/rules/occupations';
import type { RatesShown } from './present-rates.ts';
import { type Standing, standingWords } from './standing-words.ts';

/** In characters, what search engines show; the product's name comes after a title. */
const most = { title: 65 - ' · Portway'.length, description: 160 };

/** The title of a code's page where it is listed: its name, which may be long already, and as much more as is shown. */
export function searchTitle({ code, title, skillLevel, payScale }: Occupation, { rows }: RatesShown): string {
  const name = `${code} ${title}`;
  return longest(most.title, name, [
    ...(rows.length > 0 ? [': Skilled Worker going rate', ': going rate'] : []),
    ...(rows.length === 0 && payScale ? [': Skilled Worker pay scale', ': pay scale'] : []),
    ...(skillLevel === 'ineligible' ? [': not eligible for Skilled Worker', ': not eligible'] : []),
  ]);
}

/** What is said under it: whether the job can be sponsored, its going rate, and where the page leads. */
export function searchDescription(
  { code, title }: Occupation,
  standing: Standing,
  { label, figure }: RatesShown,
): string {
  const answer = `${code} ${title}: ${standingWords[standing].tag.toLowerCase()}. ${label}: ${figure}.`;
  return longest(most.description, answer, [
    ' Rates by edition, lists, and the rule behind each figure.',
    ' With the rule behind each.',
  ]);
}

/** The words with the first of the endings that leaves them short enough, or with none. */
function longest(length: number, words: string, endings: readonly string[]): string {
  return words + (endings.find((ending) => words.length + ending.length <= length) ?? '');
}

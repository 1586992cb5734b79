import type { Occupation } from '@portway/rules/occupations';
import type { RatesShown } from './present-rates.ts';
import { type Sponsorability, sponsorabilityWords } from './sponsorability-words.ts';

/** How many characters search engines show; the product's name follows the title. */
const most = { title: 65 - ' · Portway'.length, description: 160 };

/** Page title of a code for search engines: code and name, with as much more as fits. */
export function searchTitle({ code, title, skillLevel, payScale }: Occupation, { rows }: RatesShown): string {
  const name = `${code} ${title}`;
  return longest(most.title, name, [
    ...(rows.length > 0 ? [': Skilled Worker going rate', ': going rate'] : []),
    ...(rows.length === 0 && payScale ? [': Skilled Worker pay scale', ': pay scale'] : []),
    ...(skillLevel === 'ineligible' ? [': not eligible for Skilled Worker', ': not eligible'] : []),
  ]);
}

/** Meta description: whether the job can be sponsored, its going rate, and what the page has. */
export function searchDescription(
  { code, title }: Occupation,
  sponsorability: Sponsorability,
  { label, figure }: RatesShown,
): string {
  const answer = `${code} ${title}: ${sponsorabilityWords[sponsorability].tag.toLowerCase()}. ${label}: ${figure}.`;
  return longest(most.description, answer, [
    ' Rates by edition, lists, and the rule behind each figure.',
    ' With the rule behind each.',
  ]);
}

/** The text with the first ending that fits, or without any. */
function longest(length: number, words: string, endings: readonly string[]): string {
  return words + (endings.find((ending) => words.length + ending.length <= length) ?? '');
}

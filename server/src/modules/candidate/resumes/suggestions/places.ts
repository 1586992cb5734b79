import type { TextSuggestion } from '@portway/contracts/candidate/resumes/resumes';
import type { Section } from './sections.ts';
import { namesTitle } from './title-and-company.ts';

const label =
  /^(?:(?:location|city|town|residence|present location|wohnort|cidade|ville|ciudad)\s*[:–-]\s*|(?:based in|lives? in)\s*:?\s+)(\S.*)$/i;
const part = String.raw`\p{Lu}[\p{L}.'’ -]{1,40}`;
const place = new RegExp(`^${part}(?:, ${part}){0,2}, (${part})$`, 'u');
const languages = ['en', 'de', 'fr', 'pt', 'es', 'it', 'pl'];
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Countries as their own people call them in a CV, and the nations of the United Kingdom. */
const countries: ReadonlySet<string> = new Set([
  ...languages.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`));
    return codes.flatMap((code) => names.of(code)?.toLowerCase() ?? []);
  }),
  ...['uk', 'u.k.', 'england', 'scotland', 'wales', 'northern ireland', 'cymru', 'usa', 'uae'],
]);

/** A line that names a place and its country, and nothing else. */
export const isPlace = (line: string): boolean =>
  countries.has(place.exec(line.trim())?.[1]?.toLowerCase() ?? '');

/** Where the person lives: what is labelled as such, or a place with its country among the contact details. */
export function locationIn(sections: readonly Section[]): TextSuggestion | undefined {
  for (const piece of piecesOf(
    sections.filter(({ about }) => ['head', 'contact', 'other'].includes(about)),
  )) {
    const value = label.exec(piece)?.[1]?.trim();
    if (value !== undefined && value.length <= 120 && /^\p{L}/u.test(value) && !/[@:\d]/.test(value))
      return { field: 'location', value, found: piece };
  }
  const near = sections.flatMap((section, number) => {
    if (section.about === 'head' || section.about === 'contact') return [section];
    // LinkedIn puts it under a name that follows the languages, before the summary.
    const next = sections[number + 1]?.about;
    const last = section.lines.findLast((line) => line.trim() !== '') ?? '';
    return section.about === 'other' && (next === 'bio' || next === 'work')
      ? [{ ...section, lines: [last] }]
      : [];
  });
  const place = piecesOf(near)
    .map((piece) => ({ piece, value: withoutTitle(piece) }))
    .find(({ value }) => isPlace(value));
  return place === undefined ? undefined : { field: 'location', value: place.value, found: place.piece };
}

/** `Product Manager, Bengaluru, India` says what somebody does, and then where. */
function withoutTitle(piece: string): string {
  const [first = '', ...more] = piece.split(', ');
  return namesTitle(first) ? more.join(', ') : piece;
}

function piecesOf(sections: readonly Section[]): readonly string[] {
  return sections
    .flatMap(({ lines }) => lines)
    .flatMap((line) => line.split(/[|•·\t]|\s{3,}/))
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '' && piece.length <= 160);
}

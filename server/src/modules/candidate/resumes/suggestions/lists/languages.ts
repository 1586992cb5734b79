import { linesAbout, type Section, withoutBullet } from '../sections.ts';
import { type ListItem, listed, longestItem } from './list-read.ts';

const displayed = ['en', 'de', 'fr', 'pt', 'es', 'it', 'pl'];
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
/** Widely spoken, and without a code of two letters; or called otherwise than by their code. */
const furtherCodes = [
  'yue',
  'fil',
  'ceb',
  'haw',
  'hmn',
  'ast',
  'gsw',
  'ckb',
  'prs',
  'zgh',
  'bem',
  'luo',
  'kam',
  'nso',
  'tet',
];
const furtherNames = [
  'mandarin',
  'farsi',
  'dari',
  'tagalog',
  'flemish',
  'twi',
  'bsl',
  'british sign language',
  'sylheti',
  'pidgin',
  'krio',
  'gaelic',
  'castilian',
  'punjabi',
  'oriya',
  'gujrati',
  'ndebele',
  'shona',
];

/** Names of languages as their own people write them in a CV. */
const languages: ReadonlySet<string> = new Set([
  ...displayed.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' });
    const codes = [
      ...letters.flatMap((first) => letters.map((second) => `${first}${second}`)),
      ...furtherCodes,
    ];
    return codes.flatMap((code) => names.of(code)?.toLowerCase() ?? []);
  }),
  ...furtherNames,
]);

const label =
  /(?:^|[.;]\s+)(?:(?:other |spoken )?languages?(?: (?:known|spoken|skills))?|mother tongues?|native language|sprachen|idiomas|langues|(?:mother tongue|other language)\(s\))\s*[:\t–-]\s*([^.\n]+)/iu;
const separators = /,\s*|;\s*|\s*[|•·\t]\s*|\s+(?:and|&)\s+|\s+\/\s+/y;
const qualifier =
  /^(?:some|basic|fluent in|fluent|good|native|intermediate|conversational|beginner(?:['’]s)?|working|business|professional|a little|learning|working knowledge of)\s+/i;

/** Languages below a heading, or after a label such as `Languages known:`. */
export function languagesIn(sections: readonly Section[]): readonly ListItem[] {
  const below = linesAbout(sections, 'languages').flatMap((line) => itemsIn(labelled(line) ?? line, line));
  const beside = sections
    .filter(({ about }) => about !== 'work' && about !== 'languages')
    .flatMap(({ lines }) => lines)
    .flatMap((line) => {
      const text = labelled(line);
      const items = text === undefined ? [] : itemsIn(text, line);
      // `Languages: Java, Python` lists none that people speak.
      const isWhole = text !== undefined && items.length >= listed(text, separators).length;
      return isWhole ? items : [];
    });
  return [...below, ...beside];
}

/** Whether a line lists languages and nothing else. */
export const isLanguageLine = (line: string): boolean => {
  const text = labelled(line);
  return text !== undefined && itemsIn(text, line).length >= listed(text, separators).length;
};

const labelled = (line: string) => label.exec(withoutBullet(line))?.[1];

function itemsIn(text: string, line: string): readonly ListItem[] {
  return listed(withoutBullet(text), separators).flatMap((item) => {
    const value = languageIn(item);
    return value === undefined || value.length > longestItem ? [] : [{ value, line }];
  });
}

/** `Italian (native)` and `English B2` with how well; of `some French` the language. */
function languageIn(item: string): string | undefined {
  const text = item
    .replace(qualifier, '')
    .replace(/[.:]+$/, '')
    .trim();
  const name = /^\p{L}[\p{L}’' -]*/u.exec(text)?.[0].trim().toLowerCase() ?? '';
  const words = name.split(/\s+/);
  const isLanguage = [3, 2, 1].some((count) => languages.has(words.slice(0, count).join(' ')));
  return isLanguage && words.length <= 6 ? text : undefined;
}

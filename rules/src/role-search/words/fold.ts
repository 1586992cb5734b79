/** American and other spellings of words in job titles. Words in -ize are converted by rule. */
const britishSpelling: ReadonlyMap<string, string> = new Map([
  ['advisor', 'adviser'],
  ['airplane', 'aeroplane'],
  ['aluminum', 'aluminium'],
  ['analyzer', 'analyser'],
  ['anesthetic', 'anaesthetic'],
  ['anesthetist', 'anaesthetist'],
  ['archeologist', 'archaeologist'],
  ['behavior', 'behaviour'],
  ['behavioral', 'behavioural'],
  ['catalog', 'catalogue'],
  ['center', 'centre'],
  ['color', 'colour'],
  ['colorist', 'colourist'],
  ['counselor', 'counsellor'],
  ['councilor', 'councillor'],
  ['defense', 'defence'],
  ['draftsman', 'draughtsman'],
  ['enrollment', 'enrolment'],
  ['fiber', 'fibre'],
  ['gynecologist', 'gynaecologist'],
  ['harbor', 'harbour'],
  ['hematologist', 'haematologist'],
  ['hematology', 'haematology'],
  ['inquiry', 'enquiry'],
  ['jeweler', 'jeweller'],
  ['jewelry', 'jewellery'],
  ['labor', 'labour'],
  ['laborer', 'labourer'],
  ['license', 'licence'],
  ['mold', 'mould'],
  ['molder', 'moulder'],
  ['neighborhood', 'neighbourhood'],
  ['orthopedic', 'orthopaedic'],
  ['orthopedist', 'orthopaedist'],
  ['pediatric', 'paediatric'],
  ['pediatrician', 'paediatrician'],
  ['plow', 'plough'],
  ['practise', 'practice'],
  ['program', 'programme'],
  ['theater', 'theatre'],
  ['tire', 'tyre'],
  ['traveler', 'traveller'],
]);

const americanSpelling = new Map([...britishSpelling].map(([american, british]) => [british, american]));

/** How else a word in the form that the search compares is spelt: “adviser” also “advisor”. */
export function otherSpellings(word: string): readonly string[] {
  const american = americanSpelling.get(word);
  return [word, ...(american === undefined ? [] : [american])];
}

/** Longer than any title; the rest is ignored. */
const longestText = 200;

const smallWords = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

/** Signs that are part of a name; any other sign separates two words. */
const names: readonly (readonly [RegExp, string])[] = [
  [/\bc\+\+/g, 'cplusplus'],
  [/\b([cf])#/g, '$1sharp'],
  [/(?<![a-z\d])\.net\b/g, 'dotnet'],
  [/\b([a-z]+)\.js\b/g, '$1js'],
  // R&D, F&B: the initials of two words make one; elsewhere the sign means “and”.
  [/\b([a-z])&([a-z])\b/g, '$1$2'],
  // “driver’s” is one word.
  [/['’ʼ]/g, ''],
  // “e.g.”, “Sr.”, “N.H.S.”: points within initials fall away, others part.
  [/\b([a-z])\.(?=[a-z]\b)/g, '$1'],
];

/** The words of a text as the search compares them: without accents, case, plural, American spelling or small words. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const raw of rawWordsOf(text)) if (!isSmall(raw)) words.push(canonical(raw));
  return words;
}

/** Whether a word says nothing of a job: “and”, “of”. */
export function isSmall(word: string): boolean {
  return smallWords.has(word);
}

/** What a table of occupations adds to the name of a group for the rest. */
const remainder = /\bnot elsewhere classified\b/;

/** Whether a title names whatever is left of a field: too wide to lead to its code, but for who writes it in full. */
export function isRemainder(title: string): boolean {
  return remainder.test(title.toLowerCase());
}

/**
 * One word for what a title adds and nobody types: “(excludes vehicles)” does not make it a title of vehicles. A
 * digit begins it, so that no word that is being typed is its beginning.
 */
function withLimitsAsOneWord(plain: string): string {
  let text = plain;
  if (text.includes('elsewhere')) text = text.replace(remainder, '0remainder');
  if (!text.includes('excludes ')) return text;
  return text.replace(
    /\(?\b(excludes [^)]*)\)?/g,
    (_, what: string) => ` 0${what.replace(/[^a-z\d]/g, '')} `,
  );
}

/** The words of a text in small letters, as they were typed. */
export function rawWordsOf(text: string): string[] {
  return plainLetters(text.slice(0, longestText)).match(/[a-z\d]+/g) ?? [];
}

/** Plurals with a meaning of their own: who keeps accounts is no account manager. */
const ownPlurals = new Set(['accounts']);

/** One word without plural and American spelling; “reactjs” is “react”. */
export function canonical(word: string): string {
  if (ownPlurals.has(word)) return word;
  const one = singular(word);
  if (one.length > 4 && one.endsWith('js')) return one.slice(0, -2);
  if (one.length > 5 && /[iy]z/.test(one)) return one.replace(/([iy])z(e|er|ing|ed|ation)?$/, '$1s$2');
  return britishSpelling.get(one) ?? one;
}

function plainLetters(text: string): string {
  let plain = text.toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
  if (/[^\x00-\x7f]/.test(plain)) plain = withoutAccents(plain);
  plain = withLimitsAsOneWord(plain);
  if (!/[+#.&'’]/.test(plain)) return plain;
  for (const [sign, letters] of names) plain = plain.replace(sign, letters);
  return plain;
}

function withoutAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l');
}

function singular(word: string): string {
  if (word.length < 4) return word;
  const last = word.charCodeAt(word.length - 1);
  if (last === letterN) return ofMen(word);
  if (last !== letterS || /[siuj]s$/.test(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  const one = /(?:ch|sh|ss|x)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
  // “children’s”
  return one.endsWith('n') ? ofMen(one) : one;
}

const letterN = 110;
const letterS = 115;

function ofMen(word: string): string {
  if (word.endsWith('men')) return `${word.slice(0, -2)}an`;
  return word === 'children' ? 'child' : word;
}

/** Words that are one field: “health and safety officers” are no health officers. */
const oneField =
  /bed and breakfast|governance and information|food and beverage|health and safety|learning and development|research and development|revenue and customs|sales and lettings/gi;
const [parted, ampersand] = [' and ', ' & '];

/**
 * The titles that an example title names together: “Tattoo and henna artists” are tattoo artists and henna artists,
 * “Cinema managers and proprietors” cinema managers and cinema proprietors. None of one that names a single title, and
 * none of a single word: “fitters and alterations assistants” are not all fitters.
 * `isWorker` says of a word, as written, whether it says who somebody is.
 */
export function titlesWithin(title: string, isWorker: (word: string) => boolean): string[] {
  const text = title
    .replace(/ \([^()]*\)/g, '')
    .replace(oneField, (field) => field.replace(parted, ampersand));
  if (!text.includes(parted)) return [];
  const [, front = text, rest = ''] = /^(.*?)( (?:in|of|-) .*)?$/.exec(text) ?? [];
  const phrases = front.split(/, | and /).map((phrase) => phrase.split(' '));
  if (phrases.length === 1) return [];
  const isPlural = phrases.at(-1)?.at(-1)?.endsWith('s');
  const heads = (word: string) => isWorker(word) && word.endsWith('s') === isPlural;
  return together(phrases, heads)
    .filter((words) => words.length > 1)
    .map((words) => `${words.join(' ')}${rest}`.replaceAll(ampersand, parted));
}

type Phrase = readonly string[];

function together(phrases: readonly Phrase[], isHead: (word: string) => boolean): Phrase[] {
  const joinedPhrases: Phrase[] = [];
  let fields: Phrase[] = [];
  let before: Phrase[] = [];
  for (const phrase of phrases) {
    const head = phrase.at(-1) ?? '';
    if (!isHead(head)) {
      fields.push(phrase);
      continue;
    }
    // “… and proprietors” shares the fields of the managers before it.
    const shares = phrase.length === 1 && fields.length === 0 && before.length > 0;
    before = shares
      ? before.map((words) => [...words.slice(0, -1), head])
      : [...fields.flatMap((field) => withHead(field, phrase)), phrase];
    joinedPhrases.push(...before.filter(([first]) => first !== 'related'));
    fields = [];
  }
  return joinedPhrases;
}

/** “Bank … and post office managers” are bank managers; “heavy and large vehicle technicians” heavy vehicle technicians. */
function withHead(field: Phrase, phrase: Phrase): Phrase[] {
  const from = new Set([Math.max(phrase.length - 1, 0), Math.min(1, phrase.length - 1)]);
  return [...from].map((at) => [...field, ...phrase.slice(at)]);
}

/** The title of one person, “Cattery and kennel manager and proprietor”: only the words that say who somebody is change. */
export function titleOfOne(title: string, isWorker: (word: string) => boolean): string {
  const ending = /[\p{L}-]+(?:s|men)(?=$|,| (?:\(|- |(?:and|of|in|for|to|not) ))/gu;
  return title.replace(ending, (word) => (isWorker(word) ? ofOne(word) : word));
}

function ofOne(word: string): string {
  if (word.endsWith('men')) return `${word.slice(0, -2)}an`;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x)es$/.test(word)) return word.slice(0, -2);
  return /[siu]s$/.test(word) ? word : word.slice(0, -1);
}

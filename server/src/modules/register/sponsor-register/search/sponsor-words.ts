import { foldedText, namesIn } from '../folded-name.policy.ts';

/** Words for the kind of company. They tell no company from another, so nobody has to type them. */
const kinds = new Set([
  ...[
    'limited',
    'ltd',
    'plc',
    'llp',
    'llc',
    'lp',
    'cic',
    'cio',
    'inc',
    'incorporated',
    'corp',
    'corporation',
  ],
  'company',
  'co',
]);
const small = new Set(['and', 'the', 'of']);

/**
 * The words of a name for comparison: without case, accents, punctuation, small words and the kind of company.
 * Initials are one word however they are written: “M & S”, “m&s” and “MS” are “ms”, “O’Neill” and “O Neill” “oneill”.
 * A name that consists of such words alone keeps them all.
 */
export function wordsOfName(text: string): readonly string[] {
  const all = foldedText(text)
    .split(' ')
    .filter((word) => word !== '');
  const words = withInitials(all.filter((word) => !kinds.has(word) && !small.has(word)));
  return words.length > 0 ? words : all;
}

/** The words of what somebody typed, on both sides of “T/A”. */
export function wordsOfQuery(text: string): readonly string[] {
  const { legal, trading } = namesIn(text);
  return [legal, ...trading].flatMap(wordsOfName);
}

/** Whether a word could become one that a name is compared without, once it is typed to its end. */
export function mayBecomeRest(word: string): boolean {
  return [...kinds, ...small].some((each) => each.startsWith(word));
}

const writtenOut = ['national', 'health', 'service'];

/** A name otherwise written, as people type it: “NHS” for National Health Service and the other way round, “Mac” for “Mc”. */
export function otherwiseSpelt(words: readonly string[]): readonly (readonly string[])[] {
  const writtenOutAt = words.findIndex((_, start) =>
    writtenOut.every((word, next) => words[start + next] === word),
  );
  const short = words.indexOf('nhs');
  const macs = words.map((word) => word.replace(/^mc(?=[a-z]{3})/, 'mac'));
  return [
    ...(writtenOutAt === -1 ? [] : [words.toSpliced(writtenOutAt, writtenOut.length, 'nhs')]),
    ...(short === -1 ? [] : [words.toSpliced(short, 1, ...writtenOut)]),
    ...(macs.some((word, place) => word !== words[place]) ? [macs] : []),
  ];
}

function withInitials(words: readonly string[]): string[] {
  const result: string[] = [];
  let open = false;
  for (const word of words) {
    const isLetter = /^[a-z]$/.test(word);
    const previous = result.at(-1);
    if (previous !== undefined && open && (isLetter || previous === 'o' || previous === 'mc'))
      result[result.length - 1] = previous + word;
    else result.push(word);
    // “Mc Donald” is one word too.
    open = isLetter || word === 'mc';
  }
  return result;
}

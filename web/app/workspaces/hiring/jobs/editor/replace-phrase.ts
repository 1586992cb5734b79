interface Phrase {
  readonly offset: number;
  readonly length: number;
  readonly better: string;
}

/**
 * The text with a better sentence in place of the one that has the words, or of its line. Where the advice is one
 * word, as “Write “salesperson”.”, only the words are replaced.
 */
export function replaced(text: string, { offset, length, better }: Phrase): string {
  const word = /^Write “(.+)”\.$/.exec(better)?.[1];
  if (word !== undefined) {
    const isCapital = /^\p{Lu}/u.test(text.slice(offset));
    const fitting = isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    return text.slice(0, offset) + fitting + text.slice(offset + length);
  }
  const before = text.slice(0, offset);
  const start = Math.max(
    ...[...before.matchAll(/\n|[.!?]\s+/g)].map(({ 0: sign, index }) => index + sign.length),
    0,
  );
  const bullet = /^[\s•*–-]*/.exec(text.slice(start))?.[0] ?? '';
  const after = text.slice(offset + length);
  const rest = /\n|[.!?](?=\s|$)/.exec(after);
  const end = rest === null ? text.length : offset + length + rest.index + (rest[0] === '\n' ? 0 : 1);
  return text.slice(0, start) + bullet + better + text.slice(end);
}

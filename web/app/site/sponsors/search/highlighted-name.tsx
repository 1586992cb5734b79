import { markedWords } from './highlight-words.ts';

/** A name with the words that were searched for underlined. */
export function HighlightedName({ text, query }: { text: string; query: string }) {
  return markedWords(text, query).map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a name are never moved
    piece.isMatch ? <mark key={at}>{piece.text}</mark> : piece.text,
  );
}

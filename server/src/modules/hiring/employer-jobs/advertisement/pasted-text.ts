import type { JobSuggestion } from '@portway/contracts/hiring/employer-jobs/advertisement';
import { Parser } from 'htmlparser2';

/** What somebody pasted, as people see it, and where each of its characters stands in what was pasted. */
export interface PastedText {
  readonly text: string;
  /** A part of the text, as it was pasted. */
  piece(start: number, end: number): Pick<JobSuggestion, 'found' | 'offset' | 'length'>;
}

const looksLikeHtml =
  /<\/(?:p|div|span|li|ul|ol|h[1-6]|b|strong|em|i|a|td|th|tr|table|body|html|section|article)\s{0,3}>|<br\s{0,3}\/?>/i;
/** Elements that stand in a line of text. Any other begins a new line. */
const inLine = new Set(['a', 'abbr', 'b', 'em', 'font', 'i', 'mark', 'small', 'span', 'strong', 'u', 'wbr']);
const unseen = new Set(['head', 'noscript', 'script', 'style', 'template', 'title']);

export function pastedText(pasted: string): PastedText {
  return looksLikeHtml.test(pasted) ? textOfHtml(pasted) : plainText(pasted);
}

function plainText(pasted: string): PastedText {
  return {
    text: pasted,
    piece: (start, end) => ({ found: pasted.slice(start, end), offset: start, length: end - start }),
  };
}

function textOfHtml(pasted: string): PastedText {
  let text = '';
  const begins: number[] = [];
  const ends: number[] = [];
  let hidden = 0;
  const add = (words: string, from: number, to: number) => {
    for (let index = 0; index < words.length; index++) {
      // An entity is one character that several were pasted for.
      const isSame = words.length === to - from;
      begins.push(isSame ? from + index : from);
      ends.push(isSame ? from + index + 1 : to);
    }
    text += words;
  };
  const breakLine = (name: string) => {
    if (!inLine.has(name)) add('\n', parser.startIndex, parser.startIndex + 1);
  };
  const parser = new Parser({
    onopentagname(name) {
      if (unseen.has(name)) hidden += 1;
      breakLine(name);
    },
    onclosetag(name) {
      if (unseen.has(name)) hidden -= 1;
      breakLine(name);
    },
    ontext(words) {
      if (hidden === 0) add(words.replaceAll('\u00a0', ' '), parser.startIndex, parser.endIndex + 1);
    },
  });
  parser.end(pasted);
  return {
    text,
    piece(start, end) {
      const offset = begins[start] ?? 0;
      const original = pasted.slice(offset, ends[end - 1] ?? offset);
      return { found: original, offset, length: original.length };
    },
  };
}

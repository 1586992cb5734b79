/** What the words of a page ask of who draws it. */
export interface Operators {
  /** That paint, clip, build a path or show text. */
  readonly painted: number;
  /** How deep saved states lie in one another at most: each clip is applied in all that lie in it. */
  readonly depth: number;
  /** How many saved states are still open at the end; below 0 for the ends of what other words opened. */
  readonly open: number;
}

/** Of a picture. */
export const noOperators: Operators = { painted: 0, depth: 0, open: 0 };

const code = (sign: string) => sign.charCodeAt(0);
/** By byte: 1 for white space, 2 for what else ends a word, 0 for the signs of words. */
const kinds = new Uint8Array(256);
for (const sign of '\0\t\n\f\r ') kinds[code(sign)] = 1;
for (const sign of '()<>[]{}/%') kinds[code(sign)] = 2;

/** ISO 32000-2, annex A: what paints, clips, builds a path or shows text. */
const painting = new Set(
  'b B b* B* f F f* s S sh n W W* m l c v y re h Tj TJ \' " Do EI d0 d1'.split(' ').map(wordNumber),
);
const save = wordNumber('q');
const restore = wordNumber('Q');
const pictureData = wordNumber('ID');

function wordNumber(word: string): number {
  let number = 0;
  for (const sign of word) number = number * 256 + code(sign);
  return number;
}

/** Reads the words of a page once, from the first to the last: 50 MB take half a second. */
export function operatorsIn(words: Buffer): Operators {
  let [painted, depth, open, at] = [0, 0, 0, 0];
  while (at < words.length) {
    const sign = words[at] ?? 0;
    if (kinds[sign] === 1) at++;
    else if (kinds[sign] === 2) at = afterSign(words, at, sign);
    else {
      const start = at;
      let word = 0;
      while (at < words.length && kinds[words[at] ?? 0] === 0) {
        // Longer words are no operators.
        if (at - start < 3) word = word * 256 + (words[at] ?? 0);
        at++;
      }
      if (at - start > 2) continue;
      if (word === save) depth = Math.max(depth, ++open);
      else if (word === restore) open--;
      else if (word === pictureData) at = afterPicture(words, at);
      else if (painting.has(word)) painted++;
    }
  }
  return { painted, depth, open };
}

/** The place after a text, a name or a remark, or after one sign. */
function afterSign(words: Buffer, at: number, sign: number): number {
  if (sign === code('(')) return afterText(words, at);
  if (sign === code('%')) return afterLine(words, at);
  let next = at + 1;
  if (sign === code('/')) while (next < words.length && kinds[words[next] ?? 0] === 0) next++;
  if (sign === code('<') && words[next] !== code('<')) {
    const end = words.indexOf('>', next);
    return end < 0 ? words.length : end + 1;
  }
  return next;
}

function afterText(words: Buffer, start: number): number {
  let [depth, at] = [0, start];
  for (; at < words.length; at++) {
    const sign = words[at];
    if (sign === code('\\')) at++;
    else if (sign === code('(')) depth++;
    else if (sign === code(')') && --depth === 0) return at + 1;
  }
  return at;
}

function afterLine(words: Buffer, start: number): number {
  let at = start;
  while (at < words.length && words[at] !== code('\n') && words[at] !== code('\r')) at++;
  return at;
}

/** The samples of a picture within the words end with `EI` between white space. */
function afterPicture(words: Buffer, start: number): number {
  for (let at = words.indexOf('EI', start); at >= 0; at = words.indexOf('EI', at + 2)) {
    const isApart = kinds[words[at - 1] ?? 0] === 1 && (kinds[words[at + 2] ?? 32] ?? 0) === 1;
    if (isApart) return at;
  }
  return words.length;
}

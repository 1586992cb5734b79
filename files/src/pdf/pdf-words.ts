const code = (sign: string) => sign.charCodeAt(0);

const space = 1;
const delimiter = 2;
const ofNumber = 3;

/** By byte; 0 for the other signs of words. */
const kinds = new Uint8Array(256);
for (const sign of '\0\t\n\f\r ') kinds[code(sign)] = space;
for (const sign of '()<>[]{}/%') kinds[code(sign)] = delimiter;
for (const sign of '0123456789+-.') kinds[code(sign)] = ofNumber;

const kindAt = (words: Buffer, at: number) => kinds[words[at] ?? 0] ?? 0;
export const isSpace = (words: Buffer, at: number) => kindAt(words, at) === space;
export const isDelimiter = (words: Buffer, at: number) => kindAt(words, at) === delimiter;
export const beginsNumber = (words: Buffer, at: number) => kindAt(words, at) === ofNumber;
const isOfWord = (words: Buffer, at: number) => kindAt(words, at) % ofNumber === 0;

/** ISO 32000-2, annex A. */
const operators = `b B b* B* BDC BI BMC BT BX c cm CS cs d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J K k l m M MP n
  q Q re RG rg ri s S SC sc SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' "`;
/** And what readers take for the beginning of one, or for a value. */
const beginnings = 'BD BM fa fal fals false nu nul null true';
const knownWords = new Set(`${operators} ${beginnings}`.split(/\s+/).map(wordNumber));
const maxWord = 5;

export function wordNumber(word: string): number {
  let number = 0;
  for (const sign of word) number = number * 256 + code(sign);
  return number;
}

/** One token of a page, from its place to the next: its value for a number, its `wordNumber` for an operator. */
export interface Token {
  value: number;
  end: number;
}

/** Readers end a number at the first sign that is none of it: `842l` is a number and an operator. */
export function readNumber(words: Buffer, start: number, token: Token): void {
  let [at, value, scale] = [start, 0, 0];
  const isNegative = words[at] === code('-');
  while (words[at] === code('-') || words[at] === code('+')) at++;
  for (; beginsNumber(words, at); at++) {
    const sign = words[at] ?? 0;
    if (sign === code('+') || (sign === code('.') && scale > 0)) break;
    if (sign === code('.')) scale = 1;
    else if (sign !== code('-')) {
      value = value * 10 + sign - code('0');
      scale *= 10;
    }
  }
  const mark = words[at];
  if ((mark === code('e') || mark === code('E')) && beginsNumber(words, at + 1)) {
    const power = { value: 0, end: at + 1 };
    readNumber(words, at + 1, power);
    value *= 10 ** power.value;
    at = power.end;
  }
  const size = Math.min(value / Math.max(scale, 1), farthest);
  token.value = isNegative ? -size : size;
  token.end = at;
}

/** No page has a place beyond it, and sums stay numbers. */
const farthest = 1e12;

/** Readers end a word where a longer one is none that they know: `qq` is two operators. */
export function readWord(words: Buffer, start: number, token: Token): void {
  let word = words[start] ?? 0;
  let at = start + 1;
  let isKnown = knownWords.has(word);
  const isLetter = word > 0x20 && word < 0x7f;
  while (isLetter && at < words.length && isOfWord(words, at)) {
    const longer = at - start < maxWord ? word * 256 + (words[at] ?? 0) : 0;
    const isLongerKnown = longer > 0 && knownWords.has(longer);
    if (isKnown && !isLongerKnown) break;
    [word, isKnown] = [longer, isLongerKnown];
    at++;
    if (longer === 0) while (at < words.length && isOfWord(words, at)) at++;
  }
  token.value = word;
  token.end = at;
}

/** The place after a text, a name or a remark, or after one sign. */
export function afterDelimiter(words: Buffer, at: number): number {
  const sign = words[at];
  if (sign === code('(')) return afterText(words, at);
  if (sign === code('%')) return afterLine(words, at);
  let next = at + 1;
  if (sign === code('/')) while (next < words.length && isOfWord(words, next)) next++;
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
export function afterPicture(words: Buffer, start: number): number {
  for (let at = words.indexOf('EI', start); at >= 0; at = words.indexOf('EI', at + 2)) {
    const isApart = isSpace(words, at - 1) && (at + 2 >= words.length || isSpace(words, at + 2));
    if (isApart) return at;
  }
  return words.length;
}

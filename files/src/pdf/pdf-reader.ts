/** A value in a PDF as it is written: references are not followed. */
export type PdfValue =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'reference'; readonly to: number }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'list'; readonly items: readonly PdfValue[] }
  | PdfDictionary;

/** All entries in order, also repeated ones: readers disagree about which of two counts. */
export interface PdfDictionary {
  readonly kind: 'dictionary';
  readonly entries: readonly (readonly [string, PdfValue])[];
}

/** A token: a simple value, or a mark such as `<<` as a word. */
type Token = Exclude<PdfValue, { kind: 'reference' | 'list' | 'dictionary' }> & { readonly at: number };

/** How much may still be read, over all objects of a file. */
export interface ReadingBudget {
  left: number;
}

/** Thrown when a file holds far more than its size explains, or is nested far deeper than any word processor does. */
export class TooMuchToRead extends Error {
  override readonly name = 'TooMuchToRead';
}

/** Each token costs its length and this much. */
const perToken = 4;
const maxDepth = 200;

const whiteSpace = new Set([0, 9, 10, 12, 13, 32]);
const delimiters = new Set(Array.from('()<>[]{}/%', (character) => character.charCodeAt(0)));
const code = (character: string) => character.charCodeAt(0);
const [slash, percent, opening, closing, backslash] = [
  code('/'),
  code('%'),
  code('('),
  code(')'),
  code('\\'),
];
const [less, more] = [code('<'), code('>')];

/** Reads values from a place in the bytes of a PDF. Like PDF readers, it passes over what it cannot make sense of. */
export class PdfReader {
  readonly #bytes: Buffer;
  readonly #budget: ReadingBudget;
  #at: number;

  constructor(bytes: Buffer, at: number, budget: ReadingBudget) {
    this.#bytes = bytes;
    this.#at = at;
    this.#budget = budget;
  }

  /** The next value with all that is in it; undefined at the end of the bytes or of what surrounds it. */
  value(depth = 0): PdfValue | undefined {
    const token = this.next();
    return token === undefined ? undefined : this.#valueFrom(token, depth);
  }

  /** The next token; undefined at the end of the bytes. */
  next(): Token | undefined {
    const from = this.#at;
    this.#skip();
    const at = this.#at;
    const first = this.#bytes[at];
    const token = first === undefined ? undefined : { ...this.#token(first), at };
    this.#budget.left -= this.#at - from + perToken;
    if (this.#budget.left < 0) throw new TooMuchToRead();
    return token;
  }

  #valueFrom(token: Token, depth: number): PdfValue {
    if (depth > maxDepth) throw new TooMuchToRead();
    if (token.kind === 'number') return this.#referenceFrom(token);
    if (token.kind !== 'word') return token;
    if (token.word === '[') return { kind: 'list', items: this.#until(']', depth + 1) };
    if (token.word === '<<') return { kind: 'dictionary', entries: paired(this.#until('>>', depth + 1)) };
    return token;
  }

  #until(end: string, depth: number): readonly PdfValue[] {
    const items: PdfValue[] = [];
    for (let token = this.next(); token !== undefined; token = this.next()) {
      if (token.kind === 'word' && token.word === end) break;
      items.push(this.#valueFrom(token, depth));
    }
    return items;
  }

  /** A number, or the reference that `12 0 R` is. */
  #referenceFrom(token: Token & { readonly kind: 'number' }): PdfValue {
    const after = this.#at;
    if (Number.isInteger(token.value) && this.next()?.kind === 'number') {
      const third = this.next();
      if (third?.kind === 'word' && third.word === 'R') return { kind: 'reference', to: token.value };
    }
    this.#at = after;
    return token;
  }

  #token(first: number): Exclude<PdfValue, { kind: 'reference' | 'list' | 'dictionary' }> {
    if (first === slash) {
      this.#at += 1;
      return { kind: 'name', name: plainName(this.#regular()) };
    }
    if (first === opening) return { kind: 'text', text: this.#text() };
    if (first === less && this.#bytes[this.#at + 1] !== less) return { kind: 'text', text: this.#hexText() };
    if (delimiters.has(first)) return { kind: 'word', word: this.#mark(first) };
    const number = first < 0x3a ? this.#number() : undefined;
    return number ?? { kind: 'word', word: this.#regular() };
  }

  #mark(first: number): string {
    const isDouble = (first === less || first === more) && this.#bytes[this.#at + 1] === first;
    this.#at += isDouble ? 2 : 1;
    return String.fromCharCode(first).repeat(isDouble ? 2 : 1);
  }

  /** Letters may follow a number without a gap, as in `0R`. */
  #number(): { readonly kind: 'number'; readonly value: number } | undefined {
    const digits = /^[+-]*(?:\d+\.?\d*|\.\d+)/.exec(
      this.#bytes.toString('latin1', this.#at, this.#at + 24),
    )?.[0];
    if (digits === undefined) return undefined;
    this.#at += digits.length;
    return { kind: 'number', value: Number(digits.replace(/^[+-]*(?=[+-])/, '')) };
  }

  #regular(): string {
    const from = this.#at;
    for (let byte = this.#bytes[this.#at]; byte !== undefined; byte = this.#bytes[this.#at]) {
      if (whiteSpace.has(byte) || delimiters.has(byte)) break;
      this.#at += 1;
    }
    return this.#bytes.toString('latin1', from, this.#at);
  }

  #text(): string {
    const from = this.#at + 1;
    let open = 0;
    for (; this.#at < this.#bytes.length; this.#at += 1) {
      const byte = this.#bytes[this.#at];
      if (byte === backslash) this.#at += 1;
      else if (byte === opening) open += 1;
      else if (byte === closing) open -= 1;
      if (open === 0) break;
    }
    const text = this.#bytes.toString('latin1', from, this.#at);
    this.#at += 1;
    return decoded(unescaped(text));
  }

  #hexText(): string {
    const end = this.#bytes.indexOf(more, this.#at);
    const digits = this.#bytes.toString('latin1', this.#at + 1, end < 0 ? this.#bytes.length : end);
    this.#at = end < 0 ? this.#bytes.length : end + 1;
    const even = digits.replaceAll(/[^\da-f]/gi, '');
    return decoded(Buffer.from(even.length % 2 === 0 ? even : `${even}0`, 'hex').toString('latin1'));
  }

  /** White space and comments. */
  #skip(): void {
    for (let byte = this.#bytes[this.#at]; byte !== undefined; byte = this.#bytes[this.#at]) {
      if (byte === percent) {
        while (
          this.#at < this.#bytes.length &&
          !/[\r\n]/.test(String.fromCharCode(this.#bytes[this.#at] ?? 0))
        )
          this.#at += 1;
      } else if (!whiteSpace.has(byte)) return;
      else this.#at += 1;
    }
  }
}

/** Whether these letters are at this place. */
export function isText(bytes: Buffer, text: string, at: number): boolean {
  return at >= 0 && bytes.toString('latin1', at, at + text.length) === text;
}

/** Keys with their values; what is no name where a key should be has no key. */
function paired(items: readonly PdfValue[]): readonly (readonly [string, PdfValue])[] {
  const entries: (readonly [string, PdfValue])[] = [];
  for (let place = 0; place < items.length; place += 1) {
    const key = items[place];
    if (key?.kind === 'name') {
      place += 1;
      entries.push([key.name, items[place] ?? { kind: 'word', word: 'null' }]);
    } else if (key !== undefined) entries.push(['', key]);
  }
  return entries;
}

/** Escapes decoded: `/J#61vaScript` is `/JavaScript`. Readers written in C end a name at a NUL. */
export function plainName(text: string): string {
  if (!text.includes('#')) return text;
  const plain = text.replaceAll(/#([\da-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  return plain.split('\0', 1)[0] ?? '';
}

const letters: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replaceAll(/\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g, (_, octal?: string, other = '') => {
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
    return /[\r\n]/.test(other) ? '' : (letters[other] ?? other);
  });
}

/** In UTF-16 or UTF-8 where it is marked as such. */
function decoded(text: string): string {
  if (text.startsWith('\xfe\xff'))
    return Buffer.from(text.slice(2, text.length & ~1), 'latin1')
      .swap16()
      .toString('utf16le');
  if (text.startsWith('\xff\xfe')) return Buffer.from(text.slice(2), 'latin1').toString('utf16le');
  return text.startsWith('\xef\xbb\xbf') ? Buffer.from(text.slice(3), 'latin1').toString('utf8') : text;
}

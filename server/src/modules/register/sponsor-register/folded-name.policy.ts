/** Words for the kind of company, and their abbreviations. */
const kinds: ReadonlyMap<string, string> = new Map([
  ['limited', 'Limited'],
  ['ltd', 'Limited'],
  ['plc', 'PLC'],
  ['llp', 'LLP'],
  ['llc', 'LLC'],
  ['lp', 'LP'],
  ['cic', 'CIC'],
  ['cio', 'CIO'],
  ['inc', 'Inc'],
  ['incorporated', 'Inc'],
  ['corp', 'Corporation'],
  ['corporation', 'Corporation'],
  ['public limited company', 'PLC'],
  ['limited liability partnership', 'LLP'],
  ['community interest company', 'CIC'],
]);
/** Where a kind of three words can end. */
const longEnds: ReadonlySet<string> = new Set(['company', 'partnership']);

/**
 * A name for comparison: without case, accents, punctuation, a leading "the" and the kind of company at the
 * end; "&" is "and". If nothing would be left, the whole name is used.
 */
export function foldedName(name: string): string {
  const plain = foldedText(name);
  const bare = withKinds(plain).words.join(' ').replace(/^the /, '');
  return bare === '' ? plain : bare;
}

/** The kinds of company at the end of a name; empty where there is none. */
export function kindOf(name: string): string {
  return [...new Set(withKinds(foldedText(name)).kinds)].toSorted().join(' ');
}

function withKinds(plain: string): { readonly words: readonly string[]; readonly kinds: readonly string[] } {
  const words = plain.split(' ');
  const kindsAtEnd: string[] = [];
  for (;;) {
    const last = words.at(-1) ?? '';
    const isLong = words.length > 3 && longEnds.has(last);
    const long = isLong ? kinds.get(words.slice(-3).join(' ')) : undefined;
    const kind = long ?? kinds.get(last);
    const remaining = words.length - (long === undefined ? 1 : 3);
    if (kind === undefined || remaining < 1) return { words, kinds: kindsAtEnd };
    kindsAtEnd.push(kind);
    words.length = remaining;
  }
}

/** Any text without case, accents and punctuation. */
export function foldedText(text: string): string {
  // Most names are ASCII, which has neither accents nor letters in other shapes.
  if (!/[\u0080-\uffff]/.test(text))
    return withoutSigns(text.toLowerCase())
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim();
  const bare = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return withoutSigns(bare)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Signs within words are left out; those for a word become it. */
function withoutSigns(text: string): string {
  if (!/['’‘`´&+.]/.test(text)) return text;
  return text
    .replaceAll(/['’‘`´]/g, '')
    .replaceAll(/&|\+/g, ' and ')
    .replaceAll(/(?<=\b[a-z0-9])\.(?=[a-z0-9]\b)/g, '');
}

const tradingAs = /\s+(?:t\s?\/\s?as?\b\.?|trading\s+as\b)\s*:?\s*/i;
/** "Limited TA Something": without a slash, TA counts only after the kind of company. */
const bareTradingAs = /(?<=\b(?:ltd|limited|llp|plc)\.?)\s+t\.?a\.?\s+/i;

/** Whether one of these can match at all: few entries have it. */
const mayTradeAs = /\st\s?\/|\strading\s|\st\.?a\b/i;

/** The legal name and the trading names of an entry such as "A Ltd T/A B". */
export function namesIn(entry: string): { readonly legal: string; readonly trading: readonly string[] } {
  if (!mayTradeAs.test(entry)) return { legal: entry.trim() === '' ? entry : entry.trim(), trading: [] };
  const [legal = entry, ...rest] = entry.split(tradingAs).flatMap((part) => part.split(bareTradingAs));
  const trading = rest
    .map((part) => part.replace(/^[\s"'“(]+|(?: and)?[\s"'”)]*$/gi, ''))
    .filter((part) => part !== '');
  return legal.trim() === '' ? { legal: entry, trading } : { legal: legal.trim(), trading };
}

/** Every name to find an entry by: its full name, the name before "T/A", and each after it. */
export function namesOf(entry: string) {
  const { legal, trading } = namesIn(entry);
  const ownNames = [...new Set([entry, legal])].map((written) => ({ written, trading: false }));
  const tradingNames = trading.map((written) => ({ written, trading: true }));
  return [...ownNames, ...tradingNames].map((each) => ({
    ...each,
    name: entry,
    folded: foldedName(each.written),
  }));
}

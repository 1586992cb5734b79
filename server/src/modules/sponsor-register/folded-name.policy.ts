/** Words for the kind of company, and their abbreviations. */
const kinds: Readonly<Record<string, string>> = {
  limited: 'Limited',
  ltd: 'Limited',
  plc: 'PLC',
  'public limited company': 'PLC',
  llp: 'LLP',
  'limited liability partnership': 'LLP',
  llc: 'LLC',
  lp: 'LP',
  cic: 'CIC',
  'community interest company': 'CIC',
  cio: 'CIO',
  inc: 'Inc',
  incorporated: 'Inc',
  corp: 'Corporation',
  corporation: 'Corporation',
};

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
  const found: string[] = [];
  for (;;) {
    const long = kinds[words.slice(-3).join(' ')];
    const kind = words.length > 3 && long !== undefined ? long : kinds[words.at(-1) ?? ''];
    const left = words.length - (kind === long && words.length > 3 ? 3 : 1);
    if (kind === undefined || left < 1) return { words, kinds: found };
    found.push(kind);
    words.length = left;
  }
}

/** Any text without case, accents and punctuation. */
export function foldedText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’‘`´]/g, '')
    .replaceAll(/&|\+/g, ' and ')
    .replaceAll(/(?<=\b[a-z0-9])\.(?=[a-z0-9]\b)/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const tradingAs = /\s+(?:t\s?\/\s?as?\b\.?|trading\s+as\b)\s*:?\s*/i;
/** "Limited TA Something": without a slash, TA counts only after the kind of company. */
const bareTradingAs = /(?<=\b(?:ltd|limited|llp|plc)\.?)\s+t\.?a\.?\s+/i;

/** The legal name and the trading names of an entry such as "A Ltd T/A B". */
export function namesIn(entry: string): { readonly legal: string; readonly trading: readonly string[] } {
  const [legal = entry, ...rest] = entry.split(tradingAs).flatMap((part) => part.split(bareTradingAs));
  const trading = rest
    .map((part) => part.replace(/^[\s"'“(]+|(?: and)?[\s"'”)]*$/gi, ''))
    .filter((part) => part !== '');
  return legal.trim() === '' ? { legal: entry, trading } : { legal: legal.trim(), trading };
}

/** Every name to find an entry by: its full name, the name before "T/A", and each after it. */
export function namesOf(entry: string) {
  const { legal, trading } = namesIn(entry);
  const own = [...new Set([entry, legal])].map((written) => ({ written, trading: false }));
  const others = trading.map((written) => ({ written, trading: true }));
  return [...own, ...others].map((each) => ({ ...each, name: entry, folded: foldedName(each.written) }));
}

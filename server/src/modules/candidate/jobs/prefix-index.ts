/** A suggestion, and how many jobs it stands for. */
export interface Counted {
  readonly text: string;
  readonly jobs: number;
}

/** Longer runs of the sorted keys are answered from a precomputed list. */
const longestRun = 64;
const maxPrepared = 12;

/**
 * Texts for comparison: without accents, case and punctuation, except signs that tell one technology from
 * another.
 */
export function foldedText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#.]+/gu, ' ')
    .trim();
}

/** `texts` with the most frequent first. */
export function prefixIndex(texts: readonly Counted[]) {
  const keys = texts.map(({ text }) => foldedText(text));
  const beginnings = runs(keys.map((key, place) => ({ key, place })));
  const words = runs(
    keys.flatMap((text, place) =>
      [...text.matchAll(/ /g)].map(({ index }) => ({ key: text.slice(index + 1), place })),
    ),
  );
  return {
    /**
     * Matches at the start of the text come first, then at the start of a word; the most frequent first within
     * each.
     */
    find(text: string, max: number): readonly Counted[] {
      const prefix = foldedText(text);
      if (prefix === '') return [];
      const places = new Set([...beginnings(prefix), ...words(prefix)]);
      return [...places].slice(0, max).flatMap((place) => texts[place] ?? []);
    },
  };
}

/** Finds texts by a prefix of the text or one of its words. */
export type PrefixIndex = ReturnType<typeof prefixIndex>;

interface Entry {
  readonly key: string;
  /** The position in the input list, which is also its rank. */
  readonly place: number;
}

/** Returns the best positions, at most a dozen, of the keys with this prefix. */
function runs(entries: readonly Entry[]): (prefix: string) => readonly number[] {
  const entriesByKey = entries.toSorted((one, other) =>
    one.key < other.key ? -1 : one.key > other.key ? 1 : 0,
  );
  const prepared = new Map<string, readonly number[]>();
  prepare(entriesByKey, { start: 0, end: entriesByKey.length, length: 0 }, prepared);
  return (prefix) => {
    const ready = prepared.get(prefix);
    if (ready !== undefined) return ready;
    const start = firstAtLeast(entriesByKey, prefix);
    let end = start;
    // A run without a precomputed list is short.
    while (entriesByKey[end]?.key.startsWith(prefix)) end += 1;
    return bestOf(entriesByKey, { start, end });
  };
}

interface Run {
  readonly start: number;
  readonly end: number;
}

/** Precomputes the list of each long run, and of those within it. */
function prepare(
  sorted: readonly Entry[],
  { start, end, length }: Run & { readonly length: number },
  prepared: Map<string, readonly number[]>,
): void {
  let from = start;
  // Keys that end here sort before longer ones.
  while (from < end && sorted[from]?.key.length === length) from += 1;
  while (from < end) {
    const prefix = sorted[from]?.key.slice(0, length + 1) ?? '';
    let to = from + 1;
    while (to < end && sorted[to]?.key.startsWith(prefix)) to += 1;
    if (to - from > longestRun) {
      prepared.set(prefix, bestOf(sorted, { start: from, end: to }));
      prepare(sorted, { start: from, end: to, length: length + 1 }, prepared);
    }
    from = to;
  }
}

function bestOf(sorted: readonly Entry[], { start, end }: Run): readonly number[] {
  const places = new Set(sorted.slice(start, end).map(({ place }) => place));
  return [...places].sort((one, other) => one - other).slice(0, maxPrepared);
}

function firstAtLeast(sorted: readonly Entry[], prefix: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.key ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

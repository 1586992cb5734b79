/** The n-th time that something happened within an hour; `rest` stands for all that is counted together. */
export interface Occurrence {
  readonly kind: 'one' | 'rest';
  readonly times: number;
}

const hourMs = 3_600_000;
/** More different ones than this in an hour are counted together. */
const maxKeys = 10_000;
const maxNotedAnHour = 10_000;
const maxNotedOfOneSource = 50;

/**
 * Counts occurrences within the hour, and returns those to note: the first, tenth, hundredth …, at most 50 of
 * one source and 10,000 in all. It takes two hundred sources to keep another's off the record. In memory: a
 * restart begins a new hour, which costs a few notes more.
 */
export function thinnedCounts(now: () => number): (key: string, source: string) => Occurrence | undefined {
  let hour = 0;
  let counts = new Map<string, number>();
  let notedOf = new Map<string, number>();
  let rest = 0;
  let noted = 0;

  function ofRest(): Occurrence | undefined {
    rest += 1;
    return isPowerOfTen(rest) ? { kind: 'rest', times: rest } : undefined;
  }
  return (key, source) => {
    const current = Math.floor(now() / hourMs);
    if (current !== hour) {
      hour = current;
      counts = new Map();
      notedOf = new Map();
      rest = 0;
      noted = 0;
    }
    const before = counts.get(key);
    const ofSource = notedOf.get(source) ?? 0;
    if (ofSource >= maxNotedOfOneSource) return ofRest();
    if (before === undefined && counts.size >= maxKeys) return ofRest();
    const times = (before ?? 0) + 1;
    counts.set(key, times);
    if (!isPowerOfTen(times)) return undefined;
    if (noted >= maxNotedAnHour) return ofRest();
    noted += 1;
    notedOf.set(source, ofSource + 1);
    return { kind: 'one', times };
  };
}

function isPowerOfTen(count: number): boolean {
  return /^10*$/.test(String(count));
}

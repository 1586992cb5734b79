/** The n-th time that something happened within an hour; `rest` stands for all that is counted together. */
export interface Occurrence {
  readonly kind: 'one' | 'rest';
  readonly times: number;
}

const hourMs = 3_600_000;
/** More different ones than this in an hour are counted together. */
const maxKeys = 10_000;
const maxNotedAnHour = 1000;

/**
 * Counts occurrences within the hour, and returns those to note: the first, tenth, hundredth …, and at most
 * 1,000 in an hour. In memory: a restart begins a new hour, which costs a few notes more.
 */
export function thinnedCounts(now: () => number): (key: string) => Occurrence | undefined {
  let hour = 0;
  let counts = new Map<string, number>();
  let rest = 0;
  let noted = 0;

  function ofRest(): Occurrence | undefined {
    rest += 1;
    return isPowerOfTen(rest) ? { kind: 'rest', times: rest } : undefined;
  }
  return (key) => {
    const current = Math.floor(now() / hourMs);
    if (current !== hour) {
      hour = current;
      counts = new Map();
      rest = 0;
      noted = 0;
    }
    const before = counts.get(key);
    if (before === undefined && counts.size >= maxKeys) return ofRest();
    const times = (before ?? 0) + 1;
    counts.set(key, times);
    if (!isPowerOfTen(times)) return undefined;
    if (noted >= maxNotedAnHour) return ofRest();
    noted += 1;
    return { kind: 'one', times };
  };
}

function isPowerOfTen(count: number): boolean {
  return /^10*$/.test(String(count));
}

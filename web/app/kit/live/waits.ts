const first = 1_000;
const longest = 60_000;

/**
 * Milliseconds to wait before the next try, after so many that failed in a row: twice as long each time, up to a
 * minute. Up to half of it is left to chance, so that all who lost a server do not come back to it at once.
 */
export function waitAfter(failures: number, random: () => number): number {
  const most = Math.min(longest, first * 2 ** (failures - 1));
  return most * (1 - random() / 2);
}

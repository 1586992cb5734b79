const first = 1_000;
const longest = 60_000;

/**
 * Milliseconds to wait before the next attempt, after this many failures in a row: doubles each time, up to a
 * minute. Up to half of it is random, so that clients that lost a server do not all reconnect at once.
 */
export function waitAfter(failures: number, random: () => number): number {
  const most = Math.min(longest, first * 2 ** (failures - 1));
  return most * (1 - random() / 2);
}

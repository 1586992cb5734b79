/** Capped, so that a very rare word does not decide alone. */
const maxWeight = 7;

/** The weight of a word that occurs in this many of all titles. */
export function weightOf(titles: number, ofAll: number): number {
  return Math.min(maxWeight, Math.log(1 + ofAll / Math.max(1, titles)));
}

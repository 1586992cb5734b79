/** A word of few titles would otherwise decide alone, whatever else was said. */
const maxWeight = 7;

/** What a word says that stands in so many of all titles. */
export function weightOf(titles: number, ofAll: number): number {
  return Math.min(maxWeight, Math.log(1 + ofAll / Math.max(1, titles)));
}

/** The last entry of a page: its score, 0 in the order of names, and its place in that order. */
export interface SponsorCursor {
  readonly score: number;
  readonly place: number;
}

export interface Page {
  readonly limit: number;
  /** Where the page before ended. */
  readonly after?: SponsorCursor | undefined;
}

/** What was found: entries by their place in the index, with their scores. */
export interface Hits {
  readonly places: readonly number[];
  /** The score of the entry at a place. */
  scoreOf(place: number): number;
}

export interface HitsPage {
  readonly places: readonly number[];
  readonly next: SponsorCursor | undefined;
}

/** The best after the cursor, best first; of equal ones the first by name. */
export function pageOfHits({ places, scoreOf }: Hits, { limit, after }: Page): HitsPage {
  const best: number[] = [];
  const scores: number[] = [];
  let isMore = false;
  for (const place of places) {
    const score = scoreOf(place);
    if (after && !isAfter(score, place, after.score, after.place)) continue;
    const last = scores[limit - 1];
    if (last !== undefined) {
      isMore = true;
      if (isAfter(score, place, last, best[limit - 1] ?? 0)) continue;
      best.pop();
      scores.pop();
    }
    let at = best.length;
    while (at > 0 && !isAfter(score, place, scores[at - 1] ?? 0, best[at - 1] ?? 0)) at--;
    best.splice(at, 0, place);
    scores.splice(at, 0, score);
  }
  const end = best.at(-1);
  return {
    places: best,
    next: isMore && end !== undefined ? { score: scores.at(-1) ?? 0, place: end } : undefined,
  };
}

/** Whether an entry comes after another: its score is lower, or the same and its place later. */
function isAfter(score: number, place: number, otherScore: number, otherPlace: number): boolean {
  return score < otherScore || (score === otherScore && place > otherPlace);
}

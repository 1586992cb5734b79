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
    if (after && !isAfter(place, score, after)) continue;
    const last = scores[limit - 1];
    if (last !== undefined) {
      isMore = true;
      if (score < last || (score === last && place > (best[limit - 1] ?? 0))) continue;
      best.pop();
      scores.pop();
    }
    let at = best.length;
    while (at > 0) {
      const before = scores[at - 1] ?? 0;
      if (score < before || (score === before && place > (best[at - 1] ?? 0))) break;
      at--;
    }
    best.splice(at, 0, place);
    scores.splice(at, 0, score);
  }
  const end = best.at(-1);
  return {
    places: best,
    next: isMore && end !== undefined ? { score: scores.at(-1) ?? 0, place: end } : undefined,
  };
}

function isAfter(place: number, score: number, after: SponsorCursor): boolean {
  return score < after.score || (score === after.score && place > after.place);
}

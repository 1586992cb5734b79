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
  const isBefore = (one: number, other: number) => {
    const difference = scoreOf(one) - scoreOf(other);
    return difference > 0 || (difference === 0 && one < other);
  };
  let isMore = false;
  for (const place of places) {
    if (after && !isAfter(place, scoreOf(place), after)) continue;
    const last = best[limit - 1];
    if (last !== undefined) {
      isMore = true;
      if (!isBefore(place, last)) continue;
      best.pop();
    }
    let at = best.length;
    while (at > 0 && isBefore(place, best[at - 1] ?? 0)) at--;
    best.splice(at, 0, place);
  }
  const end = best.at(-1);
  return {
    places: best,
    next: isMore && end !== undefined ? { score: scoreOf(end), place: end } : undefined,
  };
}

function isAfter(place: number, score: number, after: SponsorCursor): boolean {
  return score < after.score || (score === after.score && place > after.place);
}

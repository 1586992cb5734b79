/** The median of some figures and their spread: half of them lie between the quartiles. */
export interface Spread {
  readonly median: number;
  readonly lower: number;
  readonly upper: number;
}

/** Median and quartiles; a RangeError when there is no figure. */
export function spreadOf(figures: readonly number[]): Spread {
  return {
    lower: quantile(figures, 0.25),
    median: quantile(figures, 0.5),
    upper: quantile(figures, 0.75),
  };
}

export function median(figures: readonly number[]): number {
  return quantile(figures, 0.5);
}

/**
 * The quantile of a share from 0 to 1, interpolated between neighbours; a RangeError when there is no figure.
 */
export function quantile(figures: readonly number[], share: number): number {
  const ascending = figures.toSorted((one, other) => one - other);
  const place = (ascending.length - 1) * share;
  const lower = ascending[Math.floor(place)];
  const upper = ascending[Math.ceil(place)];
  if (lower === undefined || upper === undefined) throw new RangeError('No figures');
  return lower + (upper - lower) * (place - Math.floor(place));
}

import type { Spread } from './statistics.ts';

/** A count with a thousands separator: 47,000. */
export function count(figure: number): string {
  return Math.round(figure).toLocaleString('en-GB');
}

/** Rounded to about three significant figures: 0.0042, 0.81, 12.3, 118. */
export function short(figure: number): string {
  if (figure < 0.1) return figure.toFixed(4);
  return figure >= 100 ? count(figure) : figure.toFixed(figure >= 10 ? 1 : 2);
}

/** The median and, in brackets, the quartiles. */
export function spread({ lower, median, upper }: Spread, write: (figure: number) => string = short): string {
  return `${write(median)} (${write(lower)}–${write(upper)})`;
}

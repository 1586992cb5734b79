import type { Spread } from './statistics.ts';

/** A count with its thousands apart: 47,000. */
export function count(figure: number): string {
  return Math.round(figure).toLocaleString('en-GB');
}

/** With three significant figures or so: 0.812, 12.3, 118. */
export function short(figure: number): string {
  return figure >= 100 ? count(figure) : figure.toFixed(figure >= 10 ? 1 : 2);
}

/** The median and, in brackets, the quartiles. */
export function spread({ lower, median, upper }: Spread, write: (figure: number) => string = short): string {
  return `${write(median)} (${write(lower)}–${write(upper)})`;
}

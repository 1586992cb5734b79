/** A whole number of pence. */
export type Pence = number;

/** Pounds as whole pence; a RangeError for a fraction of a penny. */
export function pounds(amount: number): Pence {
  const pence = Math.round(amount * 100);
  if (Math.abs(pence / 100 - amount) > 1e-9) throw new RangeError(`Not a whole number of pence: £${amount}`);
  return pence;
}

/** The sum of amounts in pence. */
export function total(amounts: readonly Pence[]): Pence {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

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

/** An amount as text: "£3,622.50", without pennies when there are none: "£628". */
export function inPounds(amount: Pence): string {
  const whole = `${Math.floor(amount / 100)}`.replace(/\B(?=(\d{3})+$)/g, ',');
  const pennies = amount % 100;
  return pennies === 0 ? `£${whole}` : `£${whole}.${`${pennies}`.padStart(2, '0')}`;
}
